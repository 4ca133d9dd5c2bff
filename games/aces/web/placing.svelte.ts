import { is, payload } from "$frame/protocol/variants";
import type { AcesHand } from "./hand.svelte";
import type { Asked, Choice, Proposed } from "./protocol";
import { factionOf } from "./view";

/** How much is placed without asking: the army that is being placed, or all that is left of the set-up. */
type Extent = "army" | "all";

function isPlace(choice: Choice, { unit, hex }: Proposed): boolean {
  const place = payload(choice, "place");
  return place?.unit === unit && place?.hex === hex;
}

/** Setting up for those in a hurry: the table proposes, and the hand takes it. */
export class Placing {
  extent = $state<Extent | null>(null);

  constructor(private readonly hand: AcesHand) {}

  /** Begins with the question that is asked. */
  begin(extent: Extent): void {
    this.extent = extent;
    const { asked } = this.hand;
    if (asked) void this.answer(asked);
  }

  /** Answers a question of the set-up as the table proposes, if that is wanted. */
  async answer(asked: Asked): Promise<void> {
    if (!this.extent) return;
    const choice = await this.proposal(asked);
    if (!this.extent || this.hand.asked !== asked) return;
    if (!choice || !(await this.hand.choose(choice))) this.extent = null;
  }

  private async proposal({ ask, options }: Asked): Promise<Choice | null> {
    const isAll = this.extent === "all";
    const placed = payload(ask, "place");
    if (placed) {
      const query = { what: "placing" as const, ...placed };
      const found = await this.hand.match.socket.query<Proposed>(query);
      return options.find((it) => isPlace(it, found)) ?? null;
    }
    if (is(ask, "divide", "divide_with_partner")) return isAll ? { divide: this.spread() } : null;
    return is(ask, "token") && isAll ? (options[0] ?? null) : null;
  }

  /** The tokens that units may be divided among. */
  get tokens(): number[] {
    return this.hand.match.world?.factions.find((it) => it.faction === this.faction)?.tokens ?? [];
  }

  /** The units that are to be divided. */
  get units(): string[] {
    return this.hand.view!.waiting.map((it) => it.id).filter((it) => factionOf(it) === this.faction);
  }

  private get faction(): string | undefined {
    const ask = this.hand.asked?.ask;
    return (payload(ask, "divide") ?? payload(ask, "divide_with_partner"))?.faction;
  }

  /** The token that a unit goes to unless the player decides otherwise: every kind is spread. */
  usual(unit: string, shift = 0): number {
    const { tokens, units } = this;
    return tokens[(units.indexOf(unit) + shift) % tokens.length]!;
  }

  private spread(): [string[], string[], string[]] {
    const onto = (token: number) => this.units.filter((it) => this.usual(it) === token);
    return [onto(1), onto(2), onto(3)];
  }
}
