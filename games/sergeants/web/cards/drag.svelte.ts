import type { CardIx } from "../protocol";

/** How far a pointer goes before it drags. */
const START = 6;
/** How long a finger rests, in milliseconds, until it may drag in any direction. */
const REST = 220;

/** Where a card is dropped: on a phase, from 0, as its second card, or back in the hand. */
export type Target = number | "hand" | { second: number };

/**
 * A card that follows the pointer. On a screen that is touched, a hand that scrolls sideways keeps the sideways strokes, and a
 * stroke upwards, or one after a short rest, takes the card out. Slots say which they are by `data-phase`, the hand by `data-hand`.
 */
export class Drag<What extends number = CardIx, Where = Target> {
  card = $state<What | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<Where | null>(null);
  readonly #drop: (card: What, onto: Where) => void;
  readonly #at: (x: number, y: number) => Where | null;
  #ended = 0;

  /** `at` finds where something can be dropped; without it, phases and the hand. */
  constructor(
    drop: (card: What, onto: Where) => void,
    at: (x: number, y: number) => Where | null = targetAt as never,
  ) {
    this.#drop = drop;
    this.#at = at;
  }

  /** Just now something was dropped: the click that follows means nothing. */
  get isClickOfDrop(): boolean {
    return performance.now() - this.#ended < 60;
  }

  /** A pointer goes down on a card. */
  begin(event: PointerEvent, card: What): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY };
    const touched = event.pointerType !== "mouse";
    const controller = new AbortController();
    const { signal } = controller;
    const rest = touched ? setTimeout(() => take(event), REST) : undefined;
    const take = (it: PointerEvent): void => {
      this.card = card;
      [this.x, this.y] = [it.clientX, it.clientY];
      this.over = this.#at(it.clientX, it.clientY);
    };
    const end = (): void => {
      clearTimeout(rest);
      if (this.card !== null) this.#ended = performance.now();
      this.card = null;
      this.over = null;
      controller.abort();
    };
    const move = (it: PointerEvent): void => {
      if (it.pointerId !== event.pointerId) return;
      const [dx, dy] = [Math.abs(it.clientX - from.x), Math.abs(it.clientY - from.y)];
      if (this.card === null && Math.max(touched ? dy : dx, dy) < START) {
        if (dx > START) clearTimeout(rest);
        return;
      }
      take(it);
      it.preventDefault();
    };
    const up = (it: PointerEvent): void => {
      if (it.pointerId !== event.pointerId) return;
      const dragged = this.card;
      const onto = dragged === null ? null : this.#at(it.clientX, it.clientY);
      const still = Math.max(Math.abs(it.clientX - from.x), Math.abs(it.clientY - from.y)) < START;
      end();
      // A finger that rested and went nowhere meant the card itself.
      if (still) this.#ended = 0;
      else if (dragged !== null && onto !== null) this.#drop(dragged, onto);
    };
    const key = (it: KeyboardEvent): void => {
      if (it.key !== "Escape" || this.card === null) return;
      it.stopPropagation();
      end();
    };
    addEventListener("pointermove", move, { signal, passive: false });
    // Once a card is in hand, nothing scrolls.
    addEventListener("touchmove", (it) => this.card !== null && it.preventDefault(), {
      signal,
      passive: false,
    });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", end, { signal });
    addEventListener("keydown", key, { signal, capture: true });
  }
}

function targetAt(x: number, y: number): Target | null {
  const under = document.elementFromPoint(x, y);
  const phase = under?.closest<HTMLElement>("[data-phase]")?.dataset["phase"];
  const second = under?.closest<HTMLElement>("[data-second]")?.dataset["second"];
  if (second !== undefined) return { second: Number(second) };
  if (phase !== undefined) return Number(phase);
  return under?.closest("[data-hand]") ? "hand" : null;
}
