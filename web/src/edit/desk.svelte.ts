import { Refusal } from "../lib/api";
import type { Examined } from "../protocol";
import { History } from "./history";
import { newId, type Keeping, type Kept } from "./kept";

/** How long the hand rests before the rules look at what it has done, in milliseconds. */
const REST = 450;
/** How long to wait if the server did not answer. */
const LATER = 5000;

/** Something of one's own on the drawing table: what was done, what the rules say, and that it is kept. */
export abstract class Desk<D, K extends Kept<D>> {
  readonly id: string;
  draft = $state.raw<D>() as D;
  canUndo = $state(false);
  canRedo = $state(false);
  /** Nothing until the rules have looked at it as it is now. */
  said = $state.raw<Examined | null>(null);
  /** What they said last, to be shown until they have looked again. */
  shown = $state.raw<Examined | null>(null);
  error = $state.raw<unknown>(null);
  /** There is no room in this browser. */
  isFull = $state(false);

  readonly #history = new History<D>();
  readonly #shelf: Keeping<K>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One that nobody has changed is not kept. */
  #isKept: boolean;
  #isClosed = false;

  constructor(shelf: Keeping<K>, draft: D, kept?: K) {
    this.id = kept?.id ?? newId();
    this.draft = draft;
    this.#shelf = shelf;
    this.#isKept = kept !== undefined;
    // What it is a part of has been made by then.
    queueMicrotask(() => void this.#look());
  }

  /** What the rules say about a draft. */
  protected abstract examine(draft: D): Promise<Examined>;

  /** What is kept beside the draft; `fine` if the rules have looked at it and have nothing against it. */
  protected abstract beside(fine: boolean): Omit<K, keyof Kept<D>>;

  /** It has become another: what does not fit any more is let go. */
  protected settle(): void {}

  get isFine(): boolean {
    return this.said?.faults.length === 0;
  }

  // --- Changes

  change(next: D): void {
    const before = this.draft;
    if (next === before) return;
    this.draft = next;
    this.did(before);
  }

  /** The draft has become what it is now, in one step. */
  protected did(before: D): void {
    this.#history.done(before);
    this.#changed();
  }

  /** A change that is not undone with the others, such as a name. */
  write(words: Partial<D>): void {
    this.draft = { ...this.draft, ...words };
    this.#changed();
  }

  undo(): void {
    this.#goTo(this.#history.undo(this.draft));
  }

  redo(): void {
    this.#goTo(this.#history.redo(this.draft));
  }

  #goTo(there: D): void {
    this.draft = this.gone(there);
    this.#changed();
  }

  /** What becomes of an earlier or later draft before it is gone back to. */
  protected gone(there: D): D {
    return there;
  }

  #changed(): void {
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
    this.settle();
    this.said = null;
    this.#keep();
    this.#lookIn(REST);
  }

  // --- What the rules say

  #lookIn(wait: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#look(), wait);
  }

  async #look(): Promise<void> {
    const draft = this.draft;
    try {
      const said = await this.examine(draft);
      if (draft !== this.draft) return;
      this.said = this.shown = said;
      this.error = null;
      if (this.#isKept) this.#keep();
    } catch (why) {
      if (draft !== this.draft) return;
      this.error = why;
      // The server may be busy, or out of reach.
      if (why instanceof Refusal && (why.status === 0 || why.status >= 429)) this.#lookIn(LATER);
    }
  }

  #keep(): void {
    this.#isKept = true;
    const kept = { id: this.id, draft: this.draft, changed: Date.now(), ...this.beside(this.isFine) };
    this.isFull = !this.#shelf.keep(kept as K);
  }

  /** Keeps it although nobody has changed it: it came from a file. */
  keep(): void {
    this.#keep();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** The faults of one part, such as the hex "C4" or "scenario/sides/0" with all that is in it. */
  faultsAt(part: string): Examined["faults"] {
    const is = (it: string) => it === part || it.startsWith(`${part}/`);
    return this.shown?.faults.filter((it) => it.places.some(is)) ?? [];
  }
}

/** Any of them, for what they all have. */
export type AnyDesk = Pick<
  Desk<unknown, Kept<unknown>>,
  | "id"
  | "canUndo"
  | "canRedo"
  | "undo"
  | "redo"
  | "said"
  | "shown"
  | "error"
  | "isFine"
  | "isFull"
  | "faultsAt"
>;
