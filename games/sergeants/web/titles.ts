import { t, words } from "$frame/words/words.svelte";
import type { Said } from "./protocol";
import { said } from "./said";

interface Titled {
  name: string;
  title?: Said | undefined;
}

/** What a scenario is called: by its author, else in the reader's language. */
export function scenarioTitle({ name, title }: Titled): string {
  return said(title, words.language) || known(`sm-scenario-${name}`, name);
}

export function scenarioReport({ name, report }: { name: string; report?: Said | undefined }): string {
  return said(report, words.language) || known(`sm-report-${name}`, "");
}

export function campaignTitle({ name, title }: Titled): string {
  return said(title, words.language) || known(`sm-campaign-${name}`, name);
}

export function campaignReport({ name, report }: { name: string; report?: Said | undefined }): string {
  return said(report, words.language) || known(`sm-campaign-report-${name}`, "");
}

const known = (key: string, otherwise: string) => (words.has(key) ? t(key) : otherwise);
