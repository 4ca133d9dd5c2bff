import { Refusal } from "../lib/api";
import type { Game } from "../protocol";
import { capital, t, words } from "../words/words.svelte";
import type { GameClient } from "./game";
import type { Hand } from "./hand.svelte";
import type { MatchState } from "./match.svelte";
import { Moments } from "./moments.svelte";

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

/** Does something, and says what happened. */
export async function done<G extends Game>(hand: Hand<G>, act: () => Promise<unknown>): Promise<string[]> {
  const { match } = hand;
  const before = match.log.length;
  await act();
  if (match.refusal) return [capital(words.say(match.refusal))];
  return match.log.slice(before).flatMap((it) => (it.says ? capital(words.say(it.says)) : []));
}

/** What the table can do beside the game. */
export interface Desk {
  /** The lesson on the table, as it stands; nothing if none is. */
  lesson(): string[] | null;
  /** Shows the bar of moments at this one. */
  lookBack(at: number): void;
}

/** The typed commands of a table: those of every game, and its own. */
export class Commands<G extends Game> {
  /** The answers that were read out last, by number. */
  #numbered: G["choice"][] = [];
  #moments: Moments;

  constructor(
    readonly hand: Hand<G>,
    readonly client: GameClient<G>,
    readonly desk: Desk,
  ) {
    this.#moments = new Moments(
      hand.match as unknown as MatchState<Game>,
      client as unknown as GameClient<Game>,
    );
  }

  get all(): Command<Hand<G>>[] {
    return [...this.#common, ...((this.client.commands ?? []) as unknown as Command<Hand<G>>[])];
  }

  /** What the table says to a line. */
  async say(line: string): Promise<string[]> {
    const [first = "", ...rest] = line.trim().split(/\s+/);
    const command = this.all.find((it) => saidIn(it.key).map(plain).includes(plain(first)));
    if (!command) return [t("table-cmd-unknown", { word: first, help: saidIn("table-cmd-help")[0]! })];
    try {
      return await command.answer(rest, this.hand);
    } catch (it) {
      // Silence would be heard as "nothing".
      if (it instanceof Refusal) return [capital(words.say(it.why))];
      throw it;
    }
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
    { key: "table-cmd-confirm", does: "table-cmd-confirm-does", answer: () => this.#confirm() },
    { key: "table-cmd-back", does: "table-cmd-back-does", answer: () => this.#step(-1) },
    { key: "table-cmd-next", does: "table-cmd-next-does", answer: () => this.#step(1) },
    { key: "table-cmd-turn", does: "table-cmd-turn-does", answer: (said) => this.#turn(Number(said[0])) },
    { key: "table-cmd-now", does: "table-cmd-now-does", answer: () => this.#look(this.#moments.of) },
    {
      key: "table-cmd-lesson",
      does: "table-cmd-lesson-does",
      answer: () => this.desk.lesson() ?? [t("table-cmd-no-lesson")],
    },
  ];

  // --- Moments of the match

  /** The step before or after the one that is looked at. */
  #step(by: number): string[] | Promise<string[]> {
    const { n, of } = this.#moments;
    if (by < 0 && n === 0) return [t("table-replay-start")];
    if (by > 0 && n >= of) return [t("table-cmd-is-now")];
    return this.#look(by < 0 ? this.#moments.before(n) : this.#moments.after(n));
  }

  /** Where a turn or a round begins. */
  #turn(wanted: number): string[] | Promise<string[]> {
    const { turns } = this.#moments;
    const found = turns.find((it) => it.turn === wanted);
    if (found) return this.#look(found.n);
    return [t("table-cmd-no-turn", { turns: turns.map((it) => it.turn).join(", ") || t("table-list-none") })];
  }

  /** Looks at a moment, and says what its step was. */
  async #look(to: number): Promise<string[]> {
    const { of } = this.#moments;
    await this.#moments.look(to);
    this.desk.lookBack(to);
    if (to >= of) return [t("table-cmd-is-now")];
    const { caption } = this.#moments;
    const said = to > 0 && caption ? capital(words.say(caption)) : t("table-replay-start");
    return [`${t("table-replay-at", { n: to, of })}: ${said}`];
  }

  /** Gives the answer that was put together on the board. */
  async #confirm(): Promise<string[]> {
    if (this.hand.candidate === null) return [t("table-cmd-no-candidate")];
    return done(this.hand, () => this.hand.confirm());
  }

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
    this.#numbered = [];
    return done(this.hand, () => this.hand.choose(choice));
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
