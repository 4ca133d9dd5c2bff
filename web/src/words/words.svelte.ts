import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "../../../locales/languages.json";
import type { Arg, Phrase } from "../protocol";
import { isPhrase } from "./phrases";

/** The languages, each with its own name. A text that a language lacks is an error of the tests. */
export const LANGUAGES: readonly { code: string; name: string }[] = languages;
/** The code of a language, such as `en`. */
export type Language = string;

export type Args = Record<string, FluentVariable>;

const loaders = import.meta.glob<string>(
  [
    "../../../locales/*/{web,table,learn,people,notices,packs,bots,ladder,leagues,edit}.ftl",
    "../../../games/*/locales/*/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** Every page needs these: the frame's, and what each game says of itself in `card.ftl`. Others are fetched when they are needed. */
const FIRST: Texts[] = ["web", ...cards()];

/** A file of texts: one of the frame's by its name, one of a game's behind the game's folder, such as `chess/rules`. */
export type Texts =
  | "web"
  | "table"
  | "learn"
  | "people"
  | "notices"
  | "packs"
  | "bots"
  | "ladder"
  | "leagues"
  | "edit"
  | `${string}/${string}`;

const KEPT = "sandtable-language";

/** Puts keys and arguments into the reader's language. What reads `t` or `say` is updated when the language changes. */
class Words {
  language = $state<Language>("en");
  /** What something of the match on the table is called. */
  named = $state.raw<((of: string, id: string) => string) | null>(null);
  /** Who sits in a seat of the match on the table. */
  seatName = $state.raw<((seat: number) => string | null) | null>(null);
  #bundle = $state.raw<FluentBundle | null>(null);
  #rules = $state.raw<FluentBundle | null>(null);
  #texts = new Set<Texts>(FIRST);
  #wanted: Language = "en";
  #latest: Promise<void> = Promise.resolve();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** The language chosen before, else the browser's, else English. */
  static preferred(): Language {
    const kept = localStorage.getItem(KEPT);
    const wished = [kept, ...navigator.languages.map((it) => it.slice(0, 2))];
    return wished.find((it) => LANGUAGES.some(({ code }) => code === it)) ?? "en";
  }

  async speak(language: Language, keep = false): Promise<void> {
    this.#wanted = language;
    await this.#read();
    if (keep) localStorage.setItem(KEPT, language);
  }

  /** Fetches more texts; they stay. */
  async learn(...texts: Texts[]): Promise<void> {
    const more = texts.filter((it) => !this.#texts.has(it));
    more.forEach((it) => this.#texts.add(it));
    try {
      await (more.length > 0 ? this.#read() : this.#latest);
    } catch (why) {
      more.forEach((it) => this.#texts.delete(it));
      throw why;
    }
  }

  /** Reads all requested texts in the requested language. A reading that was overtaken waits for the latest one. */
  #read(): Promise<void> {
    const language = this.#wanted;
    const all = [...this.#texts];
    const reading: Promise<void> = Promise.all([
      load(language, all.filter(isNoRule)),
      load(language, all.filter(isRule)),
    ]).then(([bundle, rules]) => {
      if (this.#latest !== reading) return this.#latest;
      this.#bundle = bundle;
      this.#rules = rules;
      this.language = language;
      document.documentElement.lang = language;
    });
    this.#latest = reading;
    return reading;
  }

  /** A sentence of the table. */
  t(key: string, args?: Args): string {
    return format(this.#bundle, key, args) ?? key;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The text of a rule, once the rules have been fetched. */
  rule(id: string): string | null {
    return format(this.#rules, id);
  }

  /** The ids of all rules, in their order. */
  ruleIds(): string[] {
    return this.#rules ? [...this.#rules._messages.keys()] : [];
  }

  /** A sentence of the game. */
  say(phrase: Phrase): string {
    const args: Args = {};
    for (const [name, arg] of Object.entries(phrase.args)) {
      args[name] = typeof arg === "number" ? arg : this.word(arg);
    }
    return this.t(phrase.key, args);
  }

  /** Calls things so; what is returned calls them as before again. */
  nameBy(named: (of: string, id: string) => string): () => void {
    const before = this.named;
    this.named = named;
    return () => (this.named = before);
  }

  /** An argument on its own. */
  word(arg: Arg): string {
    if (typeof arg === "number" || typeof arg === "string") return String(arg);
    if (Array.isArray(arg)) {
      return arg.length === 0 ? this.t("table-list-none") : arg.map((it) => this.word(it)).join(", ");
    }
    if (isPhrase(arg)) return this.say(arg);
    const [of, id] = Object.entries(arg)[0] ?? ["", ""];
    if (of === "seat") return this.seatName?.(Number(id)) ?? this.t("web-seat", { seat: Number(id) + 1 });
    return this.named?.(of, id) ?? id;
  }
}

function format(bundle: FluentBundle | null, key: string, args?: Args): string | null {
  const message = bundle?.getMessage(key);
  return message?.value ? bundle!.formatPattern(message.value, args, []) : null;
}

/** Texts of rules are found by the ids of rules, and kept apart. */
const isRule = (it: Texts): boolean => it.endsWith("/rules");
const isNoRule = (it: Texts): boolean => !isRule(it);

async function load(language: Language, all: Texts[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = all.map((it) => loaders[fileOf(language, it)]?.() ?? "");
  for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The texts that each game has for lists and the first pages. */
function cards(): Texts[] {
  const games = Object.keys(loaders).flatMap((it) => /games\/([^/]+)\/.*\/card\.ftl$/.exec(it)?.[1] ?? []);
  return [...new Set(games)].map((game): Texts => `${game}/card`);
}

function fileOf(language: Language, texts: Texts): string {
  const [game, file] = texts.split("/");
  return file
    ? `../../../games/${game}/locales/${language}/${file}.ftl`
    : `../../../locales/${language}/${texts}.ftl`;
}

export const words = new Words();
export const t = (key: string, args?: Args): string => words.t(key, args);
export const preferredLanguage = Words.preferred;

/** A sentence that begins as sentences do. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
