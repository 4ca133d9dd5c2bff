import type { Seat } from "../../protocol";
import type {
  Bill,
  Enlisted,
  Force,
  Rank,
  SideOf,
  SoldierCard,
  Tag,
  View,
  WorldInfo,
} from "../../protocol/sergeants";

/** SM-SCN-3: what a player may have, and what is for sale. */
export class Market {
  constructor(
    readonly world: WorldInfo,
    readonly view: View,
    readonly seat: Seat,
  ) {}

  get side(): SideOf {
    return this.world.scenario.sides[this.world.seats[this.seat] ?? 0]!;
  }

  /** The players of the side, in their order. */
  get allies(): Seat[] {
    const mine = this.world.seats[this.seat];
    return this.world.seats.flatMap((side, seat) => (side === mine ? [seat] : []));
  }

  get limit(): Force {
    const { forces } = this.side;
    return forces.find((it) => it.players === this.allies.length) ?? forces[0]!;
  }

  /** How many soldiers a player needs at least, as far as that can be told beforehand. */
  get least(): number {
    return Math.max(1, Math.floor(this.world.scenario.least_soldiers / this.allies.length));
  }

  /** SM-SCN-9, SG-81: soldiers of the side whom nobody has, and who are not lost to the campaign. */
  get soldiers(): SoldierCard[] {
    const lost = this.world.campaign?.fallen ?? [];
    const taken = [...this.view.figures.map((it) => it.tag), ...lost];
    return Object.values(this.world.soldiers).filter(
      (it) => it.side === this.side.side && !taken.includes(it.tag),
    );
  }

  /** What a soldier may carry. */
  things(tag: Tag): string[] {
    const fits = (sides: string[]) => sides.length === 0 || sides.includes(this.side.side);
    return Object.entries(this.world.equipment)
      .filter(([, it]) => fits(it.sides) && it.carriers.includes(tag))
      .map(([id]) => id);
  }

  /** The force that the scenario suggests for this seat, if it does. */
  get suggested(): Enlisted[] | null {
    const { suggested } = this.side;
    return suggested.length === this.allies.length
      ? (suggested[this.allies.indexOf(this.seat)] ?? null)
      : null;
  }

  costOf(it: Enlisted): number {
    const ranks = this.world.soldiers[it.tag]?.ranks ?? [];
    return (ranks.find((at) => at.rank === it.rank) ?? ranks[0])?.cost ?? 0;
  }

  /** What a force costs, as long as the server has not said so itself. */
  bill(force: readonly Enlisted[]): Bill {
    const bill: Bill = { soldiers: 0, equipment: 0, leaders: 0 };
    let grenades = 0;
    for (const it of force) {
      const ranks = this.world.soldiers[it.tag]?.ranks ?? [];
      const at = ranks.find((rank) => rank.rank === it.rank) ?? ranks[0];
      bill.soldiers += at?.cost ?? 0;
      bill.leaders += at && at.healthy.draw > 0 ? 1 : 0;
      grenades += it.grenades;
      for (const id of it.carries) bill.equipment += this.world.equipment[id]?.cost ?? 0;
    }
    const bought = Math.max(0, grenades - this.side.grenades);
    bill.equipment += Math.ceil(bought / Math.max(1, this.world.scenario.grenades_a_vp));
    return bill;
  }
}

/** A force as it is being put together. */
export class Roster {
  force = $state.raw<Enlisted[]>([]);

  has(tag: Tag): boolean {
    return this.force.some((it) => it.tag === tag);
  }

  get(tag: Tag): Enlisted | null {
    return this.force.find((it) => it.tag === tag) ?? null;
  }

  /** Takes somebody in; the rank is named only where there are several. */
  add(card: SoldierCard, rank: Rank): void {
    const it = { tag: card.tag, rank: card.ranks.length > 1 ? rank : null, carries: [], grenades: 0 };
    if (this.has(card.tag)) this.#change(card.tag, { rank: it.rank });
    else this.force = [...this.force, it].sort((a, b) => a.tag - b.tag);
  }

  remove(tag: Tag): void {
    this.force = this.force.filter((it) => it.tag !== tag);
  }

  /** Gives somebody a thing, which there is once: whoever had it lays it down. */
  give(tag: Tag, id: string): void {
    this.force = this.force.map((it) => {
      const carries = it.carries.filter((other) => other !== id);
      return { ...it, carries: it.tag === tag ? [...carries, id] : carries };
    });
  }

  take(tag: Tag, id: string): void {
    this.#change(tag, { carries: this.get(tag)?.carries.filter((it) => it !== id) ?? [] });
  }

  grenades(tag: Tag, n: number): void {
    this.#change(tag, { grenades: Math.max(0, Math.min(99, n)) });
  }

  become(force: Enlisted[]): void {
    this.force = [...force].sort((a, b) => a.tag - b.tag);
  }

  #change(tag: Tag, by: Partial<Enlisted>): void {
    this.force = this.force.map((it) => (it.tag === tag ? { ...it, ...by } : it));
  }
}
