import { setOf } from "$frame/lib/sets";
import type { AcesHand } from "./hand.svelte";
import type { Danger, Side, Threats } from "./protocol";

/** What the enemy could do in its next turn, as the table says: over the map, if the player wants to see it. */
export class Layers {
  on = $state(false);
  threats = $state.raw<Threats | null>(null);
  /** Who could attack the unit that is looked at, where it is or would be. */
  danger = $state.raw<Danger | null>(null);

  /** To be called where a component begins. */
  constructor(private readonly hand: AcesHand) {
    $effect(() => {
      const against = this.own;
      const side = this.on && hand.view ? this.enemy : null;
      const query = side && { what: "threats" as const, side, ...(against ? { against } : {}) };
      return hand.learn<Threats>(query, (it) => (this.threats = it));
    });
    $effect(() => {
      const { subject } = this;
      const query = this.on && hand.view && subject ? { what: "danger" as const, ...subject } : null;
      return hand.learn<Danger>(query, (it) => (this.danger = it));
    });
  }

  /** The team that the player is up against; of those who only watch, that of the next player. */
  get enemy(): Side | null {
    const { world, seat } = this.hand.match;
    const own = world?.factions.find((it) => it.seat === seat)?.side;
    return world?.factions.find((it) => it.side !== own)?.side ?? null;
  }

  /** The player's own unit in hand. */
  private get own(): string | null {
    const { held } = this.hand;
    return held && this.hand.unit(held) && this.hand.isFriend(held) ? held : null;
  }

  /** An enemy unit in hand: then the map shows what this one could do. */
  private get foe(): string | null {
    const { held } = this.hand;
    return held && this.hand.unit(held) && !this.hand.isFriend(held) ? held : null;
  }

  /** Whose danger is told: the unit in hand where it would go, or the own unit that is pointed at. */
  private get subject(): { unit: string; hex: string } | null {
    const { hand, own } = this;
    if (own) {
      const { aim, hovered, focus, reached } = hand;
      const there = [aim, hovered, focus].find((it) => it && reached?.hexes[it]);
      return { unit: own, hex: there ?? hand.unit(own)!.hex };
    }
    const unit = hand.unitAt(hand.hovered) ?? hand.unitAt(hand.focus);
    return unit && hand.isFriend(unit.id) ? { unit: unit.id, hex: unit.hex } : null;
  }

  /** How many enemy units could hit each hex. */
  get hits(): Record<string, number> | null {
    const { threats, foe } = this;
    if (!this.on || !threats) return null;
    const counted = Object.entries(threats.hit).map(([hex, units]) => [
      hex,
      units.filter((it) => !foe || it === foe).length,
    ]);
    return Object.fromEntries(counted.filter(([, n]) => n !== 0)) as Record<string, number>;
  }

  /** Who could hit a hex, go there, or take the factory in it. */
  at(hex: string): { hit: string[]; go: string[]; take: string[] } {
    const { threats } = this;
    const of = (all: Record<string, string[]> | undefined) => [...setOf(all?.[hex] ?? [])];
    return { hit: of(threats?.hit), go: of(threats?.go), take: of(threats?.take) };
  }
}
