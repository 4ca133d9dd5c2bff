import type { Said } from "./protocol";

/** What an author says, in a language, or in the best that there is. */
export function said(text: Said | null | undefined, code: string): string {
  if (text === undefined || text === null) return "";
  if (typeof text === "string") return text;
  return text[code] || text.en || Object.values(text).find((it) => it !== "") || "";
}
