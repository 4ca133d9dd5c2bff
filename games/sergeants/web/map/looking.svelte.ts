import type {
  Action,
  Choice,
  Faced,
  Found,
  Outlook,
  Place,
  Query,
  Ruler,
  ShotOdds,
  Sights,
  Tag,
  TileIx,
  View,
  WorldInfo,
} from "../protocol";
import { payload } from "$frame/protocol/variants";
import { answerTo } from "../finding.svelte.ts";
import { escortOf, placeOf } from "../view.ts";
import { Latest } from "./latest.ts";
import { actionOf, figureOf, isEnemy, shellOf, tilesOf, type Question, type Task } from "./question.ts";
import { middleOf, spot, spots, type Spot } from "./shapes.ts";

/** What the map needs of the player at the table. */
export interface Source {
  readonly world: WorldInfo | null;
  readonly view: View | null;
  readonly question: Question | null;
  /** The soldier who is looked at. */
  held: Tag | null;
  /** The soldier under the pointer, or of the keyboard. */
  hovered: Tag | null;
  /** The answer that is about to be given. */
  readonly made: Choice | null;
  put(choice: Choice | null): void;
  /** Soldiers who were placed, and are not yet seen there by all. */
  readonly placed: Tag[];
  /** Whether a soldier is on the side that is looked from. */
  isFriend(tag: Tag): boolean;
  /** Whether there is no point in an answer. */
  isIdle(choice: Choice): boolean;
  ask(query: Query): Promise<Found>;
  answer(choice: Choice): Promise<unknown>;
}

export interface LaidRuler {
  from: Tag;
  to: Tag;
  /** Where the first would stand, if not where he does. */
  at: Place | null;
  ruler: Ruler;
}

export type Scope = "one" | "own" | "theirs";

/** An enemy as somebody faces him; `spots` is left out if it depends on numbers that are hidden. */
export type Facing = Omit<Faced, "spots"> & { spots?: boolean };

/** What a soldier sees from a place. */
export interface Looked {
  tag: Tag;
  at: Place;
  /** The squares that he sees are not told if his numbers are hidden. */
  seen: { enemies: Facing[]; squares: Outlook["squares"] | null };
}

/** SM-SOL-8: what may be known of an enemy's outlook is what the table says to those whom he faces. */
function facedBy(enemy: Tag, own: Looked[]): Looked["seen"] {
  const enemies = own.flatMap(({ tag, seen }): Facing[] => {
    const it = seen.enemies.find((faced) => faced.tag === enemy);
    if (!it) return [];
    const { spots, shot, seen: isSeen, shot_at, ...rest } = it;
    return [
      {
        ...rest,
        tag,
        ...(isSeen !== undefined && { spots: isSeen }),
        ...(shot_at && { shot: shot_at }),
        ...(spots !== undefined && { seen: spots }),
        ...(shot && { shot_at: shot }),
      },
    ];
  });
  return { enemies, squares: null };
}

/** What a player looks at on the map: the ruler, whom a soldier could see and shoot at, tiles that can be chosen. */
export abstract class Looking {
  /** The soldier to whom the ruler stays laid. */
  measured = $state<Tag | null>(null);
  /** The action whose numbers the ruler shows; by default that of the question. */
  wished = $state<Action | null>(null);
  laid = $state.raw<LaidRuler | null>(null);
  /** SM-SHT-2: the odds of a shot along the ruler. */
  odds = $state.raw<ShotOdds | null>(null);
  sights = $state.raw<Sights | null>(null);
  /** Whether all that the soldier sees is to be shown, and that. */
  isOutlooking = $state(false);
  /** Whose: the soldier's, or that of everybody on a side. */
  scope = $state<Scope>("one");
  outlooks = $state.raw<Looked[]>([]);
  /** A tile that is pointed at, on the map or by its button. */
  pointed = $state<TileIx | null>(null);

  #rulers: Latest<Query, Found>;
  #looks: Latest<Query, Found>;
  #outlooks: Latest<() => Promise<Looked[]>, Looked[]>;

  constructor(readonly source: Source) {
    const ask = (query: Query) => source.ask(query);
    this.#rulers = new Latest(ask);
    this.#looks = new Latest(ask);
    this.#outlooks = new Latest((look) => look());
  }

  /** What the question wants of the map. */
  abstract readonly task: Task | null;
  /** The soldier that the question is about. */
  abstract readonly actor: Tag | null;
  /** Where his base is held, if it is. */
  abstract readonly ghost: Place | null;
  abstract readonly isPut: boolean;
  /** Whether a base is to be put somewhere. */
  abstract get placing(): boolean;

  get world(): WorldInfo | null {
    return this.source.world;
  }

  get view(): View | null {
    return this.source.view;
  }

  /** What the template in hand bursts from, unless it is a grenade. */
  shell = $derived.by(() => shellOf(this.task));

  // --- The ruler

  /** The soldier to measure from. */
  get from(): Tag | null {
    return this.actor ?? this.source.held;
  }

  /** The soldier to measure to: the one it was laid to, or the one under the pointer. */
  get to(): Tag | null {
    const { hovered } = this.source;
    const pointed =
      hovered !== null && hovered !== this.from && !(this.placing && this.isPut) ? hovered : null;
    return pointed ?? (this.measured !== this.from ? this.measured : null);
  }

  /** The action whose numbers the ruler shows. */
  get action(): Action {
    const { world, view } = this.source;
    const { from, to } = this;
    if (this.wished) return this.wished;
    const friends = world && view && from !== null && to !== null && !isEnemy(world, view, from, to);
    return friends ? "hide" : (actionOf(this.source.question) ?? "look");
  }

  /** SM-GEO-13: where someone stands who can measure and be measured: prisoners cannot. */
  protected standing(tag: Tag | null): Place | null {
    const figure = tag === null || !this.view ? null : figureOf(this.view, tag);
    return escortOf(figure) === null ? placeOf(figure) : null;
  }

  protected measure(): void {
    const { from, to, placing, ghost } = this;
    const at = placing ? ghost : null;
    const there = from !== null && to !== null && (at ?? this.standing(from)) && this.standing(to);
    if (!there) {
      this.laid = null;
      this.odds = null;
      return this.#rulers.drop();
    }
    const { shell } = this;
    const query = {
      what: "ruler",
      from,
      to,
      ...(at && { at }),
      ...(shell !== null && { with: shell }),
    } as const;
    this.#rulers.want(query, (found) => {
      const ruler = answerTo(query, found);
      this.laid = ruler && { from, to, at, ruler };
      this.odds = null;
      if (ruler?.bands) void this.#reckon(from, to, at);
    });
  }

  async #reckon(tag: Tag, target: Tag, at: Place | null): Promise<void> {
    const query = { what: "odds", tag, target, ...(at && { at }) } as const;
    const odds = answerTo(query, await this.source.ask(query).catch(() => null));
    const { laid } = this;
    if (laid?.from === tag && laid.to === target && laid.at === at) this.odds = odds;
  }

  /** Whom the soldier who is looked at could spot and shoot at. */
  protected look(): void {
    const { from } = this;
    this.sights = null;
    if (from === null || !this.standing(from)) return this.#looks.drop();
    const query = { what: "sights", tag: from } as const;
    this.#looks.want(query, (found) => {
      this.sights = answerTo(query, found);
    });
  }

  /** Whether there is a place to look from. */
  get hasPlace(): boolean {
    return ((this.placing ? this.ghost : null) ?? this.standing(this.from)) !== null;
  }

  /** SM-LOK-3: all that he would see from where he stands or is held, and who would see him; or what a whole side sees. */
  protected lookOut(): void {
    const { from, placing, ghost, scope, source } = this;
    const held = placing ? ghost : null;
    const at = held ?? this.standing(from);
    if (!this.isOutlooking || (scope === "one" && !at) || !source.view) {
      this.outlooks = [];
      return this.#outlooks.drop();
    }
    const sides = () => this.#lookAtSide(scope === "own");
    const wanted = scope !== "one" ? sides : () => this.#lookAtOne(from!, at!, held);
    this.#outlooks.want(wanted, (found) => (this.outlooks = found ?? []));
  }

  async #lookAtOne(tag: Tag, at: Place, held: Place | null): Promise<Looked[]> {
    const seen = await this.#outlookOf(tag, held);
    if (seen) return [{ tag, at, seen }];
    const own = await this.#lookAtSide(true);
    return [{ tag, at, seen: facedBy(tag, own) }];
  }

  /** What the table says of a soldier; nothing if his numbers are hidden (SM-SOL-8). */
  async #outlookOf(tag: Tag, at: Place | null = null): Promise<Outlook | null> {
    const query = { what: "outlook", tag, ...(at && { at }) } as const;
    return answerTo(query, await this.source.ask(query).catch(() => null));
  }

  /** Everybody on the player's side, or everybody against it. */
  async #lookAtSide(isOwn: boolean): Promise<Looked[]> {
    const own = await this.#lookFrom(this.#standingOf(true));
    if (isOwn) return own;
    const enemies = this.#standingOf(false);
    const known = await this.#lookFrom(enemies);
    return enemies.map(
      ([tag, at]) => known.find((it) => it.tag === tag) ?? { tag, at, seen: facedBy(tag, own) },
    );
  }

  async #lookFrom(all: [Tag, Place][]): Promise<Looked[]> {
    const found = await Promise.all(
      all.map(async ([tag, at]) => ({ tag, at, seen: await this.#outlookOf(tag) })),
    );
    return found.flatMap(({ tag, at, seen }) => (seen ? [{ tag, at, seen }] : []));
  }

  #standingOf(isOwn: boolean): [Tag, Place][] {
    return (this.view?.figures ?? []).flatMap(({ tag }): [Tag, Place][] => {
      const place = this.standing(tag);
      return place && this.source.isFriend(tag) === isOwn ? [[tag, place]] : [];
    });
  }

  // --- Tiles

  /** Tiles that one can answer with. */
  tiles = $derived.by(() => tilesOf(this.source.question?.options ?? []));

  /** The tile of the answer about to be given. */
  get tile(): TileIx | null {
    return payload(this.source.made, "tile") ?? null;
  }

  /** The tile here, if one can answer with it. */
  protected tileAt(at: Spot): TileIx | null {
    const inside = (it: TileIx) => {
      const [from, to] = this.world!.map.tiles[it]!.bounds;
      return from[0] <= at.x && at.x < to[0] && from[1] <= at.y && at.y < to[1];
    };
    return [...this.tiles.keys()].find(inside) ?? null;
  }

  /** Chooses the next tile in a direction; whether tiles are to be chosen at all. */
  stepTile(x: number, y: number): boolean {
    if (this.tiles.size === 0 || !this.world) return false;
    const middle = (it: TileIx) => middleOf(spots(this.world!.map.tiles[it]!.bounds));
    const own = this.standing(this.actor)?.at;
    const here = this.tile === null ? (own ? spot(own) : { x: 0, y: 0 }) : middle(this.tile);
    const far = (it: TileIx) => {
      const by = apart(middle(it), here);
      const ahead = by.x * x + by.y * y;
      return ahead > 0 ? ahead + 2 * (Math.abs(by.x * y) + Math.abs(by.y * x)) : Infinity;
    };
    const [next] = [...this.tiles.keys()].sort((a, b) => far(a) - far(b));
    this.pointed = null;
    if (next !== undefined && far(next) < Infinity) this.source.put(this.tiles.get(next)!);
    return true;
  }

  /** A tile was touched: it is chosen, and the second time answered with. */
  protected tapTile(at: Spot): boolean {
    const tile = this.tileAt(at);
    if (tile === null) return false;
    const choice = this.tiles.get(tile)!;
    if (this.tile === tile) void this.source.answer(choice);
    else this.source.put(choice);
    return true;
  }
}

export function apart(to: Spot, from: Spot): Spot {
  return { x: to.x - from.x, y: to.y - from.y };
}
