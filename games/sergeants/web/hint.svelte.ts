import { Adviser } from "$frame/table/advice/adviser.svelte";
import type { SergeantsHand } from "./hand.svelte";
import type { Advice, Hint, Sergeants, Sketch } from "./protocol";

/** "What would you do?": an answer to the question that is open. */
export class SergeantsAdviser extends Adviser<
  Sergeants,
  SergeantsHand,
  { hint: { hint: Hint<Advice> } },
  Hint<Advice>
> {
  protected isEnemy(seat: number): boolean {
    const { world, seat: own } = this.hand.match;
    return own === null || world?.seats[seat] !== world?.seats[own];
  }

  protected get about(): string | null {
    const { asked, match } = this.hand;
    return asked && match.now ? `question ${match.now.version}` : null;
  }

  protected hintIn({ hint: { hint } }: { hint: { hint: Hint<Advice> } }): Hint<Advice> {
    return hint;
  }

  hint: Hint<Advice> | null = $derived.by(() => this.standing);

  /** What is drawn on the map: what was advised; in a replay the answer that the analysis names. */
  drawn: Sketch[] = $derived.by(() => {
    const judged = this.hand.match.analysis.plan as Sketch[];
    return judged.length > 0 ? judged : (this.hint?.best.steps ?? []);
  });
}
