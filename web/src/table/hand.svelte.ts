import type { Arg, Asked, Game, Phrase } from "../protocol";
import { nameOf, type NameOf } from "../protocol/variants";
import { capital, t, words } from "../words/words.svelte";
import type { Saying } from "./game";
import type { MatchState } from "./match.svelte";

/** If there are more options than this, they are chosen from a list. */
const BUTTONS = 8;

/** How many similar questions are answered automatically; after that something may be wrong. */
const ALIKE = 8;

/** An automatic answer, and its question. */
interface Spared<G extends Game> {
  seat: number;
  version: number;
  choice: G["choice"];
}

/** A switch beside the question. */
export interface Manner {
  text: string;
  on: boolean;
  /** The letter that flips it, if letters act. */
  key: string;
  flip: () => void;
}

/** A key, and what it does. */
export interface KeyHelp {
  key: string;
  does: string;
}

/**
 * What the player's hand does at the table: the question, and the answer that it plans. Each game has its
 * own hand, which also knows what is held and where it would go.
 */
export abstract class Hand<G extends Game> {
  /** The moment whose question the table did not let the hand answer automatically. */
  #unspared = $state<number | null>(null);

  /** What the step of a lesson is about, by the names that its text has for it; the board points at it. */
  taught = $state.raw<Record<string, Arg>>({});

  constructor(readonly match: MatchState<G>) {}

  /** The question, once all events before it have been shown. */
  #question: Asked<G> | null = $derived.by(() =>
    this.match.showing || !this.match.now ? null : this.question(),
  );

  /** The answer that the hand gives automatically, so that the person need not be asked. */
  spared: Spared<G> | null = $derived.by(() => {
    const { now } = this.match;
    const choice =
      now && this.#question && now.version !== this.#unspared ? this.sparing(this.#question) : null;
    return choice === null ? null : { seat: this.#question!.seat, version: now!.version, choice };
  });

  /** The question for this person. */
  asked: Asked<G> | null = $derived(this.spared ? null : this.#question);

  /** The choice that the hand is about to make. */
  candidate: G["choice"] | null = $derived.by(() => (this.asked ? this.wish() : null));

  /** The name of a choice that the table did not name. */
  protected abstract naming(choice: G["choice"]): Phrase;

  /** A choice as a menu would name it. */
  phrase(choice: G["choice"]): Phrase {
    const listed = this.asked?.options.indexOf(choice) ?? -1;
    return this.asked?.labels?.[listed] ?? this.naming(choice);
  }

  protected question(): Asked<G> | null {
    return this.match.now?.asked ?? null;
  }

  protected wish(): G["choice"] | null {
    return null;
  }

  /** The answer to a question that leaves no choice; nothing if the person should see it all the same. */
  protected sparing(_asked: Asked<G>): G["choice"] | null {
    return null;
  }

  /** Gives the automatic answer. */
  async spare({ seat, version, choice }: Spared<G>): Promise<void> {
    for (let i = 0; i < ALIKE; i += 1) {
      const n = this.match.now?.n;
      this.match.isAutomatic = true;
      const change = await this.match.attempt(this.match.socket.answer(seat, version, choice));
      this.match.isAutomatic = false;
      if (this.match.refusal) break;
      if (n !== undefined) this.#gaveItself.push(n + i);
      if (change) return;
      // Nothing visible has changed: the next question is the same again.
    }
    this.#unspared = version;
  }

  /** The answers of the match that were given automatically, by their places in it. */
  #gaveItself: number[] = [];

  /** Takes back the last answer that the person gave: with it go automatic ones after it. */
  async undo(): Promise<void> {
    const { match } = this;
    const { seat } = match;
    this.drop();
    for (let isOwn = false; seat !== null && !isOwn;) {
      const now = (await match.attempt(match.socket.undo(seat)))?.now;
      isOwn = !now || now.undo !== "free" || !this.#gaveItself.includes(now.n);
      if (now) this.#gaveItself = this.#gaveItself.filter((it) => it < now.n);
    }
  }

  /** The sort of question. */
  get kind(): NameOf<G["ask"]> | null {
    const ask = this.asked?.ask;
    return ask ? (nameOf(ask) as NameOf<G["ask"]>) : null;
  }

  // --- What the slip says.

  /** The class of the colour at the edge of the slip. */
  get colour(): string {
    return "";
  }

  /** What the candidate would do; nothing while the question itself is to be read. */
  get sentence(): Saying[] | null {
    if (!this.asked || this.candidate === null || this.buttons.includes(this.candidate)) return null;
    return [{ text: t("table-confirm", { choice: capital(this.label(this.candidate)) }) }];
  }

  /** What may help with the question. */
  get hint(): string | null {
    return null;
  }

  /** Options with buttons of their own; the rest is chosen on the board or in a panel. */
  get buttons(): G["choice"][] {
    const options = (this.asked?.options ?? []).filter((it) => it !== this.end);
    return options.length <= BUTTONS ? options : [];
  }

  /** The button that stands out. */
  get usual(): G["choice"] | null {
    return this.buttons[0] ?? null;
  }

  /** The answer that ends the current activity, if it may be given. */
  get end(): G["choice"] | null {
    return this.asked?.options.includes("done") ? "done" : null;
  }

  /** There is nothing left to do but end it. */
  get isSpent(): boolean {
    return this.buttons.length === 0;
  }

  /** Where the question is answered on a phone, which shows one panel at a time. */
  get panel(): "dock" | "unit" {
    return "dock";
  }

  /** There are too many options for buttons, and no way to choose them except the list. */
  get isCrowded(): boolean {
    return (this.asked?.options.length ?? 0) > BUTTONS;
  }

  /** Whether the answers can be read as a list. */
  get isListed(): boolean {
    return this.asked !== null;
  }

  label(choice: G["choice"]): string {
    return capital(words.say(this.phrase(choice)));
  }

  /** The word on the button beside the sentence about the candidate, which says the rest. */
  action(choice: G["choice"]): string {
    return this.label(choice);
  }

  /** What a button adds to its word in small letters, such as odds. */
  note(_choice: G["choice"]): string | null {
    return null;
  }

  /** A choice in a list. */
  line(choice: G["choice"]): string {
    return this.label(choice);
  }

  /** A button is pointed at, or none. */
  point(_choice: G["choice"] | null): void {}

  /** Every possible answer; those not listed with the question are reported as they are found. */
  async all(tell: (choices: G["choice"][]) => void): Promise<void> {
    tell([...(this.asked?.options ?? []), ...(this.match.now?.aside?.options ?? [])]);
  }

  // --- What the hand does.

  /** Puts down whatever was taken up last. */
  letGo(): void {
    this.drop();
  }

  /** Puts everything down. */
  drop(): void {}

  /** Takes up the next thing that could act, and says where it is. */
  next(_step: number): string | null {
    return null;
  }

  /** A place was chosen from the log. */
  look(_place: string): void {}

  /** What the game's own keys do, for the menu. */
  get keys(): KeyHelp[] {
    return [];
  }

  /** A key that the common ones leave free; returns whether it was handled. */
  keyed(key: string): boolean {
    const { manner } = this;
    if (manner?.key !== key) return false;
    manner.flip();
    return true;
  }

  /** Ends the current activity. */
  async finish(): Promise<void> {
    if (this.end !== null) await this.choose(this.end);
  }

  async confirm(): Promise<void> {
    if (this.candidate !== null) await this.choose(this.candidate);
  }

  /** How answers of this kind are given, if the player may switch that: a button beside the question, and a key. */
  get manner(): Manner | null {
    return null;
  }

  /** Gives an answer; returns whether it was accepted. */
  async choose(choice: G["choice"]): Promise<boolean> {
    const { match } = this;
    const seat = this.asked?.seat ?? match.now?.aside?.seat;
    if (seat === undefined || !match.now) return false;
    await match.attempt(match.socket.answer(seat, match.now.version, choice));
    if (match.refusal) return false;
    match.haveSeen();
    this.drop();
    return true;
  }

  /** Tries what cannot be done, so that the table explains why. */
  protected async refuse(choice: G["choice"]): Promise<void> {
    const { match } = this;
    if (this.asked) await match.attempt(match.socket.answer(this.asked.seat, match.now!.version, choice));
  }
}
