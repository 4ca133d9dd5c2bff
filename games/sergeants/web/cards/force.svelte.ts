import { setOf } from "$frame/lib/sets";
import type { Seat } from "$frame/protocol";
import type {
  Bill,
  Enlisted,
  CardIx,
  Force,
  PanelInfo,
  Rank,
  SideOf,
  SoldierCard,
  StoryNr,
  Tag,
  View,
  WorldInfo,
} from "../protocol";

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

  /**
   * SM-SCN-9, SM-SPC-1, SG-81: soldiers of the side whom nobody has, and who are not lost to the campaign; specialists only if the
   * scenario names them.
   */
  get soldiers(): SoldierCard[] {
    const lost = this.world.campaign?.fallen ?? [];
    const taken = [...this.view.figures.map((it) => it.tag), ...lost];
    const { side, specialists } = this.side;
    const isSold = (it: SoldierCard) => it.kind !== "specialist" || specialists.includes(it.tag);
    return Object.values(this.world.soldiers).filter(
      (it) => it.side === side && !taken.includes(it.tag) && isSold(it),
    );
  }

  /** SM-SPC-1: the optional cards that a specialist may bring. */
  cardsOf(tag: Tag): CardIx[] {
    return this.world.cards.flatMap((it, ix) => (it.tag === tag && it.mark === "optional" ? [ix] : []));
  }

  /** The numbers of the optional cards of somebody who is taken in: all of them, unless one is left. */
  bringsOf(tag: Tag): number[] {
    return this.cardsOf(tag).map((it) => this.world.cards[it]!.nr);
  }

  /** SM-SPC-1: the story cards that a specialist may bring. */
  storyOf(tag: Tag): StoryNr[] {
    return Object.entries(this.world.story).flatMap(([nr, it]) =>
      it.specialist === tag ? [Number(nr)] : [],
    );
  }

  /** SM-TEA-1: the panels that the side may use, and no ally does. */
  get panels(): [string, PanelInfo][] {
    const { side, modules } = this.side;
    const used = this.view.tableau.flatMap((it) => it.panels);
    return Object.entries(this.world.panels).filter(
      ([id, it]) => it.side === side && modules.includes(it.module) && !used.includes(id),
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
    for (const id of setOf(force.flatMap((it) => it.panel ?? [])))
      bill.soldiers += this.world.panels[id]?.cost ?? 0;
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

  /** The rank that somebody has, or would come with. */
  rankOf(card: SoldierCard): Rank {
    return this.get(card.tag)?.rank ?? card.ranks[0]!.rank;
  }

  /** SM-TEA-1: the place on his panel where somebody was put, from 0. */
  wished = $state.raw<[Tag, number][]>([]);

  /** Takes somebody in, with optional cards by their numbers; the rank is named only where there are several. */
  add(card: SoldierCard, rank: Rank, cards: number[] = []): void {
    const it = { tag: card.tag, rank: card.ranks.length > 1 ? rank : null, carries: [], grenades: 0, cards };
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

  /** SM-SPC-1: brings an optional card, by its number, or leaves it. */
  bring(tag: Tag, nr: number): void {
    this.#change(tag, { cards: toggled(this.get(tag)?.cards, nr) });
  }

  /** SM-SPC-1: brings a story card, or leaves it. */
  tell(tag: Tag, nr: StoryNr): void {
    this.#change(tag, { story: toggled(this.get(tag)?.story, nr) });
  }

  /** SM-TEA-1: puts somebody on a panel, or takes him off. */
  join(tag: Tag, panel: string | null, slot: number | null = null): void {
    const others = this.wished.filter((it) => it[0] !== tag);
    this.wished = slot === null ? others : [...others, [tag, slot]];
    this.#change(tag, { panel });
  }

  become(force: Enlisted[]): void {
    this.force = [...force].sort((a, b) => a.tag - b.tag);
  }

  #change(tag: Tag, by: Partial<Enlisted>): void {
    this.force = this.force.map((it) => (it.tag === tag ? { ...it, ...by } : it));
  }
}

function toggled(all: readonly number[] | undefined, nr: number): number[] {
  const kept = (all ?? []).filter((it) => it !== nr);
  return kept.length < (all ?? []).length ? kept : [...kept, nr].sort((a, b) => a - b);
}
