import { lessonMatches } from "$frame/learn/progress";
import type { SeatInfo } from "$frame/protocol";
import { is, matchSome, payload } from "$frame/protocol/variants";
import type { Advised } from "./board/model";
import type { AcesHand } from "./hand.svelte";
import type { Advice, Choice, Hint } from "./protocol";

/** Questions of one turn: a plan goes through all of them. */
const OF_A_TURN = ["armies", "move", "go_on", "declare"];

/** "What would you do?": the advice that was asked for, as far as it still counts. */
export class Adviser {
  thinking = $state(false);
  #hint = $state.raw<Hint | null>(null);
  /** What it was asked for. */
  #about = $state<string | null>(null);

  constructor(private readonly hand: AcesHand) {}

  /** Whether advice may be asked for: between people, and in lessons, there is none. */
  get isOffered(): boolean {
    const { info, seats } = this.hand.match;
    if (!this.hand.asked || !info || lessonMatches().includes(info.id)) return false;
    return !seats.some((it) => this.#isEnemy(it.seat) && isSomebodyElse(it));
  }

  #isEnemy(seat: number): boolean {
    const { world, seat: own } = this.hand.match;
    const sideOf = (of: number | null) => world?.factions.find((it) => it.seat === of)?.side;
    return sideOf(seat) !== sideOf(own);
  }

  async ask(): Promise<Hint | null> {
    const { hand, about } = this;
    const { match } = hand;
    if (!hand.asked || !about || this.thinking) return null;
    this.thinking = true;
    const found = await match.attempt(match.socket.hint<{ hint: Hint }>(hand.asked.seat));
    this.thinking = false;
    // It may have been answered meanwhile.
    if (!found || about !== this.about) return null;
    [this.#hint, this.#about] = [found.hint, about];
    return found.hint;
  }

  /** Puts the advice away. */
  forget(): void {
    this.#hint = this.#about = null;
  }

  /** What is asked now, as advice counts: a whole turn, or one question. */
  private get about(): string | null {
    const { kind, view, match } = this.hand;
    if (!kind || !view) return null;
    const { round, active } = view;
    return OF_A_TURN.includes(kind) ? `${round} ${active}` : `question ${match.now?.version}`;
  }

  /** The advice, while it counts: not after its turn, nor when something else was done. */
  hint: Hint | null = $derived.by(() => {
    const hint = this.#about !== null && this.#about === this.about ? this.#hint : null;
    return hint?.best.plan.some((it) => this.#isGivenUp(it)) ? null : hint;
  });

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

  /** What is drawn on the map of what is left to do. */
  drawn: Advised[] = $derived.by(() => {
    const { hand, left } = this;
    const plan = this.hint?.best.plan ?? [];
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
  });
}

function isSomebodyElse({ player, yours }: SeatInfo): boolean {
  return !yours && (is(player, "open") || is(player, "person"));
}

/** The first answer of the second best plan that is not in the best one. */
export function difference(best: Advice, other: Advice): Choice | null {
  const known = best.plan.map((it) => JSON.stringify(it));
  return other.plan.find((it) => !known.includes(JSON.stringify(it))) ?? null;
}
