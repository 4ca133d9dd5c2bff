import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Phrase, UnitMat } from "../protocol";

export const LANGUAGES = ["en", "it", "es", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Args = Record<string, FluentVariable>;

const loaders = import.meta.glob<string>("../../../locales/*/{aces,web,table,learn}.ftl", {
  query: "?raw",
  import: "default",
});
const ruleLoaders = import.meta.glob<string>("../../../locales/*/rules.ftl", {
  query: "?raw",
  import: "default",
});

const KEPT = "sandtable-language";

/** Puts keys and arguments into the reader's language. Whoever reads `t` or `say` is told of a change of language. */
class Words {
  language = $state<Language>("en");
  /** What the units of the match on the table are called, by type. */
  mats = $state.raw<Record<string, UnitMat>>({});
  /** Who sits in a seat of the match on the table. */
  seatName = $state.raw<((seat: number) => string | null) | null>(null);
  #bundle = $state.raw<FluentBundle | null>(null);
  #rules = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** The language chosen before, else the browser's, else English. */
  static preferred(): Language {
    const kept = localStorage.getItem(KEPT);
    const wished = [kept, ...navigator.languages.map((it) => it.slice(0, 2))];
    return wished.find((it): it is Language => LANGUAGES.includes(it as Language)) ?? "en";
  }

  async speak(language: Language, keep = false): Promise<void> {
    const bundle = await load(language, loaders);
    const rules = this.#rules ? await load(language, ruleLoaders) : null;
    this.#bundle = bundle;
    this.#rules = rules;
    this.language = language;
    document.documentElement.lang = language;
    if (keep) localStorage.setItem(KEPT, language);
  }

  /** The texts of the rules are many, and are fetched only when somebody asks. */
  async withRules(): Promise<void> {
    this.#rules ??= await load(this.language, ruleLoaders);
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

  /** An argument on its own. */
  word(arg: Arg): string {
    if (typeof arg === "number" || typeof arg === "string") return String(arg);
    if (Array.isArray(arg)) {
      return arg.length === 0 ? this.t("aces-list-none") : arg.map((it) => this.word(it)).join(", ");
    }
    const [of, id] = Object.entries(arg)[0] ?? ["", ""];
    switch (of) {
      case "unit":
        return this.unit(id);
      case "hex":
        return id;
      case "seat":
        return this.seatName?.(Number(id)) ?? this.t("aces-seat", { seat: Number(id) + 1 });
      default:
        return this.t(`aces-${of}-${id}`);
    }
  }

  /** What a unit such as `us-tank-1` is called, with its number and faction. */
  unit(id: string): string {
    const [faction = "", kind = "", nr = ""] = id.split("-");
    return this.t("aces-unit", {
      name: this.model(`${faction}-${kind}`),
      nr,
      tag: this.t(`aces-tag-${faction}`),
    });
  }

  /** What a unit type such as `us-tank` is called. */
  model(type: string): string {
    const mat = this.mats[type];
    return mat ? (mat.also[this.language] ?? mat.name) : type;
  }
}

function format(bundle: FluentBundle | null, key: string, args?: Args): string | null {
  const message = bundle?.getMessage(key);
  return message?.value ? bundle!.formatPattern(message.value, args, []) : null;
}

async function load(language: Language, from: Record<string, () => Promise<string>>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = Object.entries(from).filter(([path]) => path.includes(`/${language}/`));
  for (const text of await Promise.all(texts.map(([, get]) => get()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

export const words = new Words();
export const t = (key: string, args?: Args): string => words.t(key, args);
export const preferredLanguage = Words.preferred;
