import type { Seat } from "$frame/protocol";
import type { Find } from "../finding.svelte";
import { payload } from "$frame/protocol/variants";
import type { CardIx, Choice, PlacingInfo, Space, View } from "../protocol";
import { EMPTY, filled, phasesOf, placed, still, without, type Deal, type Slots } from "./placing";

/** A hand, whose it is, and the turn that it is for. */
export interface Dealt {
  seat: Seat;
  turn: number;
  hand: readonly CardIx[];
  /** The ways to place it, of which the table can suggest one. */
  space?: Space;
}

/** Cards on the phases, and second ones. */
interface Lay {
  slots: Slots;
  seconds: Slots;
}
/** How long after a lost answer the table is asked again. */
const AGAIN_MS = 1000;
const NOTHING: Lay = { slots: EMPTY, seconds: EMPTY };

/** What the table says of a placing. */
interface Judged {
  turn: number;
  lay: string;
  info: PlacingInfo;
}

/**
 * SM-TRN-4: the player's own placing before it is sent: it is secret, and can be changed at will. The table
 * says where cards may be put and when it may be sent. What was sent is shown until all cards are placed.
 */
export class Placing {
  readonly #deal: () => Dealt | null;
  readonly #find: Find;
  #turn = $state(0);
  #lay = $state.raw<Lay>(NOTHING);
  #past = $state.raw<Lay[]>([]);
  #chosen = $state<CardIx | null>(null);
  #judged = $state.raw<Judged | null>(null);
  readonly #sealed: () => Slots | null;
  readonly #sealedSeconds: () => Slots;

  /** `deal` is what there is to place now, nothing when it is not the time for it; `sealed` what the table keeps for one. */
  constructor(
    deal: () => Dealt | null,
    find: Find,
    sealed: () => Slots | null,
    sealedSeconds: () => Slots = () => EMPTY,
  ) {
    this.#deal = deal;
    this.#find = find;
    this.#sealed = sealed;
    this.#sealedSeconds = sealedSeconds;
  }

  #now: Dealt | null = $derived.by(() => this.#deal());
  #isNow = $derived(this.#now !== null && this.#now.turn === this.#turn);

  /** The cards on the phases. */
  slots: Slots = $derived(this.#now && this.#isNow ? still(this.#now.hand, this.#lay.slots) : EMPTY);
  /** SM-OFF-1: second cards, each on a phase that has a first. */
  seconds: Slots = $derived.by(() => {
    if (!this.#now || !this.#isNow) return EMPTY;
    const seconds = still(this.#now.hand, this.#lay.seconds);
    return seconds.map((it, i) => (this.slots[i] === null || this.slots.includes(it) ? null : it)) as Slots;
  });
  /** What the table says of this turn's hand; it may be of the placing before the last change. */
  #known: PlacingInfo | null = $derived.by(() =>
    this.#now && this.#judged?.turn === this.#now.turn ? this.#judged.info : null,
  );
  /** What the table says of the placing as it is. */
  #verdict: PlacingInfo | null = $derived.by(() =>
    this.#known && this.#judged?.lay === written(this.slots, this.seconds) ? this.#known : null,
  );
  #cards: Deal = $derived.by(() => ({
    hand: this.#now?.hand ?? [],
    fits: (card, phase) => this.fits(card, phase),
  }));
  /** SM-OFF-1: how many phases may get a second card, and how many more may. */
  nSeconds = $derived(this.#known?.seconds ?? 0);
  secondsLeft = $derived(Math.max(0, this.nSeconds - filled(this.seconds)));
  /** The card that is held up, to be put somewhere. */
  chosen: CardIx | null = $derived.by(() => {
    const chosen = this.#isNow ? this.#chosen : null;
    return chosen !== null && this.#now!.hand.includes(chosen) ? chosen : null;
  });
  /** Those that are on no phase: the more of them, the better the initiative. */
  left: CardIx[] = $derived((this.#now?.hand ?? []).filter((it) => !this.lies(it)));
  /** How many phases the hand can fill: all of them, as far as nothing else is known yet. */
  most = $derived(this.#known?.most ?? 3);
  /** How many it can fill if the cards stay where they are. */
  mostSo = $derived(this.#verdict?.most_so ?? this.most);
  filled = $derived(filled(this.slots));
  /** Nothing more can be placed: it may be sent. */
  isFull = $derived(this.#verdict !== null && this.#verdict.why === undefined);
  /** The answer, once it may be given. */
  choice: Choice | null = $derived.by(() => {
    if (!this.isFull) return null;
    if (filled(this.seconds) === 0) return { placing: this.slots };
    return { commanding: { cards: this.slots, second: this.seconds } };
  });
  /** The phases that are still empty and should not be. */
  open: number[] = $derived(this.isFull ? [] : [0, 1, 2].filter((it) => this.slots[it] === null));
  canUndo = $derived(this.#isNow && this.#past.length > 0);
  /** It is time to place cards. */
  isOn = $derived(this.#now !== null);

  /** What was sent for this turn while others are still choosing: once all have, it is on the phases. */
  sent(view: View): Slots | null {
    const isOpen = view.phase === 0 && view.seats.every((it) => it.placed.every((n) => n === 0));
    return isOpen && this.#now === null ? this.#sealed() : null;
  }

  /** The second cards that were sent for this turn, while others are still choosing. */
  sentSeconds(view: View): Slots {
    return this.sent(view) ? this.#sealedSeconds() : EMPTY;
  }

  /** Whether a card is on a phase. */
  lies(card: CardIx): boolean {
    return this.slots.includes(card) || this.seconds.includes(card);
  }

  /** SM-OFF-1: whether a card could be the second of a phase now. */
  fitsSecond(card: CardIx, phase: number): boolean {
    return this.#verdict?.hand.find((it) => it.card === card)?.second[phase] === null;
  }

  fits(card: CardIx, phase: number): boolean {
    return this.#known?.hand.find((it) => it.card === card)?.first[phase] === null;
  }

  phasesOf(card: CardIx): number[] {
    return phasesOf(this.#cards, card);
  }

  /** Asks the table about the placing as it is. To be called in an effect, which asks again after every change. */
  ask(): (() => void) | undefined {
    const [now, cards, second] = [this.#now, this.slots, this.seconds];
    if (!now) return undefined;
    const query = { what: "placing", seat: now.seat, lay: { cards, second } } as const;
    let isOld = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const judge = async () => {
      const info = await this.#find(query);
      if (isOld) return;
      if (info) this.#judged = { turn: now.turn, lay: written(cards, second), info };
      // Were an answer lost for good, the cards could never be sent.
      else again = setTimeout(() => void judge(), AGAIN_MS);
    };
    void judge();
    return () => {
      isOld = true;
      clearTimeout(again);
    };
  }

  /** Holds a card up, or puts it down again. */
  choose(card: CardIx | null): void {
    this.#begin();
    this.#chosen = card;
  }

  /** Puts a card onto a phase; whether it could. */
  place(card: CardIx, phase: number): boolean {
    if (!this.#now || !this.fits(card, phase)) return false;
    this.#become({
      slots: placed(this.#cards, this.slots, card, phase),
      seconds: without(this.seconds, card),
    });
    return true;
  }

  /** SM-OFF-1: puts a card onto a phase that has a first one; whether it could. */
  placeSecond(card: CardIx, phase: number): boolean {
    if (!this.#now || !this.fitsSecond(card, phase)) return false;
    const seconds = without(this.seconds, card).with(phase, card) as Slots;
    this.#become({ slots: without(this.slots, card), seconds });
    return true;
  }

  takeBack(card: CardIx): void {
    this.#become({ slots: without(this.slots, card), seconds: without(this.seconds, card) });
  }

  /** The last change is undone. */
  undo(): void {
    const before = this.#past.at(-1);
    if (!this.canUndo || !before) return;
    this.#past = this.#past.slice(0, -1);
    this.#lay = before;
    this.#chosen = null;
  }

  clear(): void {
    this.#become(NOTHING);
  }

  /** Fills what is open, as the table proposes: what is sensible, or what fits beside the cards that lie there. */
  async fillUp(): Promise<void> {
    const now = this.#now;
    if (!now) return;
    const slots = (await this.#sensible(now)) ?? (await this.#fitting(now));
    if (slots && this.#now?.turn === now.turn) this.#become({ slots, seconds: this.seconds });
  }

  async #sensible({ space }: Dealt): Promise<Slots | null> {
    if (!space || filled(this.slots) > 0) return null;
    const choice = await this.#find({ what: "suggest", space, seed: 1 });
    return (choice && payload(choice, "placing")) ?? null;
  }

  async #fitting({ seat }: Dealt): Promise<Slots | null> {
    const lay = { cards: this.slots, second: this.seconds };
    const info = this.#verdict ?? (await this.#find({ what: "placing", seat, lay }));
    return info?.filled_up ?? null;
  }

  /** What was sent was taken back, to be changed; a page that was loaded since has to be given it. */
  reopen(turn: number, slots: Slots, seconds: Slots = EMPTY): void {
    if (turn !== this.#turn) this.#past = [];
    this.#turn = turn;
    this.#lay = { slots, seconds };
    this.#chosen = null;
  }

  #begin(): void {
    const turn = this.#now?.turn ?? 0;
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#lay = NOTHING;
    this.#past = [];
    this.#chosen = null;
  }

  #become({ slots, seconds }: Lay): void {
    this.#begin();
    const before = { slots: this.slots, seconds: this.seconds };
    this.#chosen = null;
    const lay = {
      // A second card without a first is the first.
      slots: slots.map((it, i) => it ?? seconds[i]) as Slots,
      seconds: seconds.map((it, i) => (slots[i] === null || slots.includes(it) ? null : it)) as Slots,
    };
    const isSame = (a: Slots, b: Slots) => a.every((it, i) => it === b[i]);
    if (isSame(lay.slots, before.slots) && isSame(lay.seconds, before.seconds)) return;
    this.#past = [...this.#past, before];
    this.#lay = lay;
  }
}

function written(slots: Slots, seconds: Slots): string {
  return JSON.stringify([slots, seconds]);
}
