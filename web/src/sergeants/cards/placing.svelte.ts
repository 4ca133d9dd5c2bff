import type { CardIx, Choice, View } from "../../protocol/sergeants";
import {
  EMPTY,
  completed,
  filled,
  mostFilled,
  phasesOf,
  placed,
  still,
  without,
  type Deal,
  type Slots,
} from "./placing";

/** A deal, and the turn that it is for. */
export interface TurnsDeal extends Deal {
  turn: number;
}

/**
 * SM-TRN-4: one's own placing, before it is sent: nobody else knows of it, and it can be changed at will. What was sent, and lies
 * sealed at the table, stays on show until all cards are placed.
 */
export class Placing {
  readonly #deal: () => TurnsDeal | null;
  #turn = $state(0);
  #slots = $state.raw<Slots>(EMPTY);
  #past = $state.raw<Slots[]>([]);
  #chosen = $state<CardIx | null>(null);
  readonly #sealed: () => Slots | null;

  /** `deal` is what there is to place now, nothing when it is not the time for it; `sealed` what the table keeps for one. */
  constructor(deal: () => TurnsDeal | null, sealed: () => Slots | null) {
    this.#deal = deal;
    this.#sealed = sealed;
  }

  #now: TurnsDeal | null = $derived.by(() => this.#deal());
  #isNow = $derived(this.#now !== null && this.#now.turn === this.#turn);

  /** The cards as they lie. */
  slots: Slots = $derived(this.#now && this.#isNow ? still(this.#now, this.#slots) : EMPTY);
  /** The card that is held up, to be put somewhere. */
  chosen: CardIx | null = $derived.by(() => {
    const chosen = this.#isNow ? this.#chosen : null;
    return chosen !== null && this.#now!.hand.includes(chosen) ? chosen : null;
  });
  /** Those that lie on no phase: the more of them, the better the initiative. */
  left: CardIx[] = $derived((this.#now?.hand ?? []).filter((it) => !this.slots.includes(it)));
  /** How many phases the hand can fill. */
  most = $derived(this.#now ? mostFilled(this.#now) : 0);
  /** How many it can fill if the cards stay where they lie. */
  mostSo = $derived(this.#now ? mostFilled(this.#now, this.slots) : 0);
  filled = $derived(filled(this.slots));
  /** Nothing more can be placed: it may be sent. */
  isFull = $derived(this.#now !== null && this.filled === this.most);
  /** The answer, once it may be given. */
  choice: Choice | null = $derived(this.isFull ? { placing: this.slots } : null);
  /** The phases that are still empty and should not be. */
  open: number[] = $derived(this.isFull ? [] : [0, 1, 2].filter((it) => this.slots[it] === null));
  canUndo = $derived(this.#isNow && this.#past.length > 0);
  /** It is time to place cards. */
  isOn = $derived(this.#now !== null);

  /** What was sent for this turn, while others are still choosing: once all have, it lies on the phases. */
  sent(view: View): Slots | null {
    const isOpen = view.phase === 0 && view.seats.every((it) => it.placed.every((n) => n === 0));
    return isOpen && this.#now === null ? this.#sealed() : null;
  }

  fits(card: CardIx, phase: number): boolean {
    return this.#now?.fits(card, phase) ?? false;
  }

  phasesOf(card: CardIx): number[] {
    return this.#now ? phasesOf(this.#now, card) : [];
  }

  /** Holds a card up, or puts it down again. */
  choose(card: CardIx | null): void {
    this.#begin();
    this.#chosen = card;
  }

  /** Puts a card onto a phase; whether it could. */
  place(card: CardIx, phase: number): boolean {
    if (!this.#now?.fits(card, phase)) return false;
    this.#become(placed(this.#now, this.slots, card, phase));
    return true;
  }

  takeBack(card: CardIx): void {
    this.#become(without(this.slots, card));
  }

  /** The last change is undone. */
  undo(): void {
    const before = this.#past.at(-1);
    if (!this.canUndo || !before) return;
    this.#past = this.#past.slice(0, -1);
    this.#slots = before;
    this.#chosen = null;
  }

  clear(): void {
    this.#become(EMPTY);
  }

  /** Fills what is open with cards that fit. */
  fillUp(): void {
    if (this.#now) this.#become(completed(this.#now, this.mostSo < this.most ? EMPTY : this.slots));
  }

  /** What was sent was taken back, to be changed; a page that was loaded anew has to be told what it was. */
  reopen(turn: number, slots: Slots): void {
    if (turn !== this.#turn) this.#past = [];
    this.#turn = turn;
    this.#slots = slots;
    this.#chosen = null;
  }

  #begin(): void {
    const turn = this.#now?.turn ?? 0;
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#slots = EMPTY;
    this.#past = [];
    this.#chosen = null;
  }

  #become(slots: Slots): void {
    this.#begin();
    const before = this.slots;
    this.#chosen = null;
    if (slots.every((it, i) => it === before[i])) return;
    this.#past = [...this.#past, before];
    this.#slots = slots;
  }
}
