import type { Game } from "../../protocol";
import type { Hand } from "../hand.svelte";
import { isAdviceOffered } from "./advice";

/** "What would you do?": the advice that was asked for, as far as it still counts. */
export abstract class Adviser<G extends Game, H extends Hand<G>, Found extends G["found"], Hint> {
  thinking = $state(false);
  #hint = $state.raw<Hint | null>(null);
  /** What it was asked for. */
  #about = $state<string | null>(null);

  constructor(protected readonly hand: H) {}

  /** Whether what the seat does is against this person. */
  protected abstract isEnemy(seat: number): boolean;

  /** What is asked now, as far as one piece of advice is about it; nothing where there is nothing to advise on. */
  protected abstract get about(): string | null;

  /** The advice in the table's reply. */
  protected abstract hintIn(found: Found): Hint;

  /** Whether advice may be asked for: between people, and in lessons, there is none. */
  get isOffered(): boolean {
    return this.hand.asked !== null && isAdviceOffered(this.hand.match, (it) => this.isEnemy(it));
  }

  async ask(): Promise<Hint | null> {
    const { hand, about } = this;
    const { match } = hand;
    if (!hand.asked || about === null || this.thinking) return null;
    this.thinking = true;
    const found = await match.attempt(match.socket.hint<Found>(hand.asked.seat));
    this.thinking = false;
    // It may have been answered meanwhile.
    if (!found || about !== this.about) return null;
    [this.#hint, this.#about] = [this.hintIn(found), about];
    return this.#hint;
  }

  /** Puts the advice away. */
  forget(): void {
    this.#hint = this.#about = null;
  }

  /** The advice, while what it was asked for is still asked. */
  protected get standing(): Hint | null {
    return this.#about !== null && this.#about === this.about ? this.#hint : null;
  }
}
