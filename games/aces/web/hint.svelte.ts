import { matchSome, payload } from "$frame/protocol/variants";
import { Adviser } from "$frame/table/advice/adviser.svelte";
import type { Advised } from "./board/model";
import type { AcesHand } from "./hand.svelte";
import type { Aces, Advice, Choice, Hint } from "./protocol";

/** Questions of one turn: a plan goes through all of them. */
const OF_A_TURN = ["armies", "move", "go_on", "declare"];

/** "What would you do?": a plan for the turn, or for one question. */
export class AcesAdviser extends Adviser<Aces, AcesHand, { hint: Hint<Advice> }, Hint<Advice>> {
  protected isEnemy(seat: number): boolean {
    const { world, seat: own } = this.hand.match;
    const sideOf = (of: number | null) => world?.factions.find((it) => it.seat === of)?.side;
    return sideOf(seat) !== sideOf(own);
  }

  /** Advice counts for a whole turn, or for one question. */
  protected get about(): string | null {
    const { kind, view, match } = this.hand;
    if (!kind || !view) return null;
    const { round, active } = view;
    return OF_A_TURN.includes(kind) ? `${round} ${active}` : `question ${match.now?.version}`;
  }

  protected hintIn({ hint }: { hint: Hint<Advice> }): Hint<Advice> {
    return hint;
  }

  /** The advice, while it counts: not after its turn, nor when something else was done. */
  hint: Hint<Advice> | null = $derived.by(() =>
    this.standing?.best.plan.some((it) => this.#isGivenUp(it)) ? null : this.standing,
  );

  /** What is left to do of the plan. */
  left: Choice[] = $derived.by(() => this.hint?.best.plan.filter((it) => !this.#isDone(it)) ?? []);

  #isDone(choice: Choice): boolean {
    const { hand } = this;
    return matchSome(
      choice,
      {
        armies: () => hand.kind !== "armies",
        march: ({ unit, path }) => hand.unit(unit)?.hex === path.at(-1),
        attack: ({ unit, at }) => hand.view!.declared.some((it) => it.unit === unit && it.at === at),
      },
      () => false,
    );
  }

  /** Whether something was done instead of it. */
  #isGivenUp(choice: Choice): boolean {
    const { hand } = this;
    const march = payload(choice, "march");
    if (!march || this.#isDone(choice)) return false;
    return hand.unit(march.unit)?.moved !== false || (hand.kind === "declare" && !hand.match.showing);
  }

  /** What is drawn on the map of what is left to do; in a replay the plan of the analysis. */
  drawn: Advised[] = $derived.by(() => {
    const judged = this.hand.match.analysis.plan as Choice[];
    return judged.length > 0 ? this.#draw(judged, judged) : this.#draw(this.hint?.best.plan ?? [], this.left);
  });

  /** What is left of a plan, on the map. */
  #draw(plan: Choice[], left: Choice[]): Advised[] {
    const { hand } = this;
    const goal = (unit: string): string | null =>
      plan
        .flatMap((it) => payload(it, "march") ?? [])
        .find((it) => it.unit === unit)
        ?.path.at(-1) ?? null;
    const standing = (unit: string): string | null => hand.unit(unit)?.hex ?? null;
    return left.flatMap((choice): Advised[] => {
      const n = plan.length > 1 ? { n: plan.indexOf(choice) + 1 } : {};
      const at = (hex: string | null): Advised[] => (hex ? [{ sort: "place", hexes: [hex], ...n }] : []);
      return matchSome(
        choice,
        {
          march({ unit, path }) {
            const from = standing(unit);
            return from ? [{ sort: "way", hexes: [from, ...path], ...n }] : [];
          },
          attack({ unit, at }) {
            const [from, to] = [goal(unit) ?? standing(unit), hand.hexOf(at)];
            return from && to ? [{ sort: "attack", hexes: [from, to], ...n }] : [];
          },
          intercept: (unit) => at(standing(unit)),
          repair: (unit) => at(standing(unit)),
          place: ({ hex }) => at(hex),
          buy: ({ hex }) => at(hex),
          rocket: at,
          factory: at,
          lay_token: at,
          hide_launcher: at,
        },
        () => [],
      );
    });
  }
}

/** The first answer of the second best plan that is not in the best one. */
export function difference(best: Advice, other: Advice): Choice | null {
  const known = best.plan.map((it) => JSON.stringify(it));
  return other.plan.find((it) => !known.includes(JSON.stringify(it))) ?? null;
}
