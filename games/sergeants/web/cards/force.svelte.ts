import type { Seat } from "$frame/protocol";
import { payload } from "$frame/protocol/variants";
import type {
  CardIx,
  Enlisted,
  Market as MarketInfo,
  PanelInfo,
  Rank,
  SoldierCard,
  StoryNr,
  Tag,
  WorldInfo,
} from "../protocol";

/** SM-SCN-3: what a player may have and what is for sale, as the table says. */
export class Market {
  constructor(
    readonly world: WorldInfo,
    readonly seat: Seat,
    readonly limits: MarketInfo,
  ) {}

  /** SM-SCN-9, SM-SPC-1, SG-81: soldiers for sale. */
  get soldiers(): SoldierCard[] {
    return this.limits.soldiers.flatMap((it) => this.world.soldiers[it] ?? []);
  }

  /** SM-SPC-1: the optional cards that a specialist may bring. */
  cardsOf(tag: Tag): CardIx[] {
    return optionalCards(this.world, tag);
  }

  /** SM-SPC-1: the story cards that a specialist may bring. */
  storyOf(tag: Tag): StoryNr[] {
    return Object.entries(this.world.story).flatMap(([nr, it]) =>
      it.specialist === tag ? [Number(nr)] : [],
    );
  }

  /** SM-TEA-1: the panels that may be used. */
  get panels(): [string, PanelInfo][] {
    return this.limits.panels.flatMap((id): [string, PanelInfo][] => {
      const panel = this.world.panels[id];
      return panel ? [[id, panel]] : [];
    });
  }

  /** What a soldier may carry. */
  things(tag: Tag): string[] {
    return Object.entries(this.world.equipment)
      .filter(([, it]) => it.carriers.includes(tag))
      .map(([id]) => id);
  }

  /** SM-SOL-4: medals that the scenario hands out to a soldier. */
  medals(tag: Tag): string[] {
    const handed = this.world.scenario.sides.flatMap((it) => it.medals);
    return handed.filter((id) => payload(this.world.equipment[id]?.gives, "medal") === tag);
  }

  /** The price on a soldier's card at his rank. */
  costOf(it: Enlisted): number {
    const ranks = this.world.soldiers[it.tag]?.ranks ?? [];
    return (ranks.find((at) => at.rank === it.rank) ?? ranks[0])?.cost ?? 0;
  }
}

function optionalCards({ cards }: WorldInfo, tag: Tag): CardIx[] {
  return cards.flatMap((it, ix) => (it.tag === tag && it.mark === "optional" ? [ix] : []));
}

/** The numbers of the optional cards that a soldier brings if nothing is said: all of them. */
export function bringsOf(world: WorldInfo, tag: Tag): number[] {
  return optionalCards(world, tag).map((it) => world.cards[it]!.nr);
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

  /** The rank that a soldier has, or would come with. */
  rankOf(card: SoldierCard): Rank {
    return this.get(card.tag)?.rank ?? card.ranks[0]!.rank;
  }

  /** SM-TEA-1: the place on his panel where a soldier was put, from 0. */
  wished = $state.raw<[Tag, number][]>([]);

  /** Takes a soldier in, with optional cards by their numbers; the rank is named only where there are several. */
  add(card: SoldierCard, rank: Rank, cards: number[] = []): void {
    const it = { tag: card.tag, rank: card.ranks.length > 1 ? rank : null, carries: [], grenades: 0, cards };
    if (this.has(card.tag)) this.#change(card.tag, { rank: it.rank });
    else this.force = [...this.force, it].sort((a, b) => a.tag - b.tag);
  }

  remove(tag: Tag): void {
    this.force = this.force.filter((it) => it.tag !== tag);
  }

  /** Gives a soldier a thing, of which there is one: a soldier who had it lays it down. */
  give(tag: Tag, id: string): void {
    this.force = this.force.map((it) => {
      const carries = (it.carries ?? []).filter((other) => other !== id);
      return { ...it, carries: it.tag === tag ? [...carries, id] : carries };
    });
  }

  take(tag: Tag, id: string): void {
    this.#change(tag, { carries: (this.get(tag)?.carries ?? []).filter((it) => it !== id) });
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

  /** SM-TEA-1: puts a soldier on a panel, or takes him off. */
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
