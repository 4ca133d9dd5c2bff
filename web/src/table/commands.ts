import type { Game } from "../protocol";
import { capital, t, words } from "../words/words.svelte";
import type { GameClient } from "./game";
import type { Hand } from "./hand.svelte";

/**
 * A question or an order that is typed, as blind players know it from chess. The text of `key` has its words, the shortest last and separated by
 * commas.
 */
export interface Command<H> {
  key: string;
  /** The key of what it does. */
  does: string;
  /** The answer, a sentence a line. `said` are the words after the first. */
  answer(said: string[], hand: H): string[] | Promise<string[]>;
}

/** So many answers are read out at once; more have to be narrowed down by a word. */
const MOST = 24;
const LINES = 5;

const saidIn = (key: string): string[] =>
  t(key)
    .split(",")
    .map((it) => it.trim().toLowerCase());

/** Any mark that a keyboard may lack is as good as none. */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The typed commands of a table: those of every game, and its own. */
export class Commands<G extends Game> {
  /** The answers that were read out last, by number. */
  #numbered: G["choice"][] = [];

  constructor(
    readonly hand: Hand<G>,
    readonly client: GameClient<G>,
  ) {}

  get all(): Command<Hand<G>>[] {
    return [...this.#common, ...((this.client.commands ?? []) as unknown as Command<Hand<G>>[])];
  }

  /** What the table says to a line. */
  async say(line: string): Promise<string[]> {
    const [first = "", ...rest] = line.trim().split(/\s+/);
    const command = this.all.find((it) => saidIn(it.key).map(plain).includes(plain(first)));
    if (!command) return [t("table-cmd-unknown", { word: first, help: saidIn("table-cmd-help")[0]! })];
    return command.answer(rest, this.hand);
  }

  #common: Command<Hand<G>>[] = [
    {
      key: "table-cmd-help",
      does: "table-cmd-help-does",
      answer: () => this.all.map((it) => `${saidIn(it.key).join(", ")}: ${t(it.does)}`),
    },
    { key: "table-cmd-question", does: "table-cmd-question-does", answer: () => this.#question() },
    { key: "table-cmd-answers", does: "table-cmd-answers-does", answer: (said) => this.#answers(said) },
    { key: "table-cmd-do", does: "table-cmd-do-does", answer: (said) => this.#do(Number(said[0])) },
    {
      key: "table-cmd-log",
      does: "table-cmd-log-does",
      answer: (said) => this.#log(Number(said[0]) || LINES),
    },
    { key: "table-cmd-since", does: "table-cmd-since-does", answer: () => this.#since() },
  ];

  #question(): string[] {
    const { asked, match } = this.hand;
    if (match.now?.over) return [capital(words.say(match.now.over.says))];
    if (asked) return [capital(words.say(asked.says))];
    const who = (match.now?.waiting ?? []).map((seat) => words.word({ seat: String(seat) }));
    return [who.length > 0 ? t("table-waiting", { who: who.join(", ") }) : t("table-wait")];
  }

  /** All answers, or those with these words in them. */
  async #answers(said: string[]): Promise<string[]> {
    let found: G["choice"][] = [];
    await this.hand.all((it) => (found = it));
    const isWanted = (line: string) => said.every((it) => plain(line).includes(plain(it)));
    this.#numbered = found.filter((it) => isWanted(this.hand.line(it)));
    if (this.#numbered.length === 0) return [t("table-options-none")];
    const lines = this.#numbered.slice(0, MOST).map((it, i) => `${i + 1}: ${this.hand.line(it)}`);
    const more = this.#numbered.length - lines.length;
    return more > 0 ? [...lines, t("table-cmd-more", { n: more })] : lines;
  }

  async #do(nth: number): Promise<string[]> {
    const choice = this.#numbered[nth - 1];
    if (choice === undefined) return [t("table-cmd-no-number", { answers: saidIn("table-cmd-answers")[0]! })];
    const { match } = this.hand;
    const before = match.log.length;
    this.#numbered = [];
    await this.hand.choose(choice);
    if (match.refusal) return [capital(words.say(match.refusal))];
    return match.log.slice(before).flatMap((it) => (it.says ? capital(words.say(it.says)) : []));
  }

  #since(): string[] {
    const said = this.hand.match.differences.map((it) => it.says);
    return said.length === 0 ? [t("table-cmd-nothing")] : said;
  }

  #log(n: number): string[] {
    const said = this.hand.match.told.flatMap((it) => (it.says ? capital(words.say(it.says)) : []));
    return said.length === 0 ? [t("table-cmd-nothing")] : said.slice(-n);
  }
}
