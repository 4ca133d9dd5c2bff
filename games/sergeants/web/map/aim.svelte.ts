import { untrack } from "svelte";
import type {
  Action,
  Choice,
  Found,
  Place,
  Point,
  Query,
  Ruler,
  Sights,
  Span,
  Tag,
  TileIx,
  Tried,
  View,
  WorldInfo,
} from "../protocol";
import { payload } from "$frame/protocol/variants";
import { choiceOnScreen } from "../choices.ts";
import { answerTo, type AnswerTo } from "../finding.svelte.ts";
import { escortOf, placeOf } from "../view.ts";
import { covers, farFromGate, facingTo, outside, turnedBy, whole } from "./bases.ts";
import { Latest } from "./latest.ts";
import {
  actionOf,
  actorOf,
  exitsOf,
  figureOf,
  isEnemy,
  namedBy,
  shellOf,
  taskOf,
  tileAsked,
  tilesOf,
  type Question,
  startOf,
  type Task,
} from "./question.ts";
import { away, middleOf, spot, spots, type Spot } from "./shapes.ts";
import { nameOf, verdictOf, whereabouts } from "./words.ts";

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
  ask(query: Query): Promise<Found>;
  answer(choice: Choice): Promise<unknown>;
}

export interface Template {
  target: Tag;
  centre: Point;
}

export interface LaidRuler {
  from: Tag;
  to: Tag;
  /** Where the first would stand, if not where he does. */
  at: Place | null;
  ruler: Ruler;
}

/** How near a pointer must come to a soldier, in pixels. */
const NEAR = 22;

/**
 * What the hand does on the map: it looks at soldiers, lays the ruler, holds a soldier's base, or a template
 * where a grenade could fall. Everything is judged by the rules at the table, never here.
 */
export class Aim {
  /** Where the base is held, and whether it was put down there; otherwise it follows the pointer. */
  ghost = $state.raw<Place | null>(null);
  isPut = $state(false);
  bends = $state.raw<Point[]>([]);
  /** The entry area to come in by. */
  gate = $state<number | null>(null);
  template = $state.raw<Template | null>(null);
  /** Soldiers who have been put on the map to begin with. */
  deployed = $state.raw<[Tag, Place][]>([]);
  /** One of those, to be put elsewhere. */
  lifted = $state<Tag | null>(null);
  /** The soldier to whom the ruler stays laid. */
  measured = $state<Tag | null>(null);
  /** The action whose numbers the ruler shows; by default that of the question. */
  wished = $state<Action | null>(null);
  reach = $state.raw<Span[]>([]);
  sights = $state.raw<Sights | null>(null);
  /** SM-SHT-5: enemies that something can be thrown or fired at. */
  marks = $state.raw<Tag[]>([]);
  /** SM-SCN-4: entry areas by which the soldier may come in. */
  gates = $state.raw<number[]>([]);
  /** A tile that is pointed at, on the map or by its button. */
  pointed = $state<TileIx | null>(null);
  laid = $state.raw<LaidRuler | null>(null);
  /** The answer that was tried last, and what came of it. */
  judged = $state.raw<{ choice: string; tried: Tried } | null>(null);
  /** Pixels a sixteenth of an inch. */
  scale = $state(1);

  #rulers: Latest<Query, Found>;
  #trials: Latest<Query, Found>;
  #reaches: Latest<Query, Found>;
  #looks: Latest<Query, Found>;
  #twisted = 0;
  #turning = false;
  /** From the finger to the centre of what it holds. */
  #grip: Spot = { x: 0, y: 0 };
  /** Whether the answer about to be given is ours. */
  #offered = false;

  constructor(readonly source: Source) {
    const ask = (query: Query) => source.ask(query);
    this.#rulers = new Latest(ask);
    this.#trials = new Latest(ask);
    this.#reaches = new Latest(ask, 0);
    this.#looks = new Latest(ask);
  }

  /** Follows what is asked, and asks the table what the map has to show. To be called where a component begins. */
  watch(): void {
    $effect(() => {
      // Another question: what was held is put away.
      void this.#asked;
      untrack(() => this.#begin());
    });
    $effect(() => this.#measure());
    $effect(() => this.#try());
    $effect(() => this.#look());
    $effect(() => {
      if (this.task) this.#offer(this.isPossible ? this.choice : null, this.tried === null);
    });
    $effect(() => {
      const { made } = this.source;
      untrack(() => this.#hear(made));
    });
  }

  // --- What is asked

  get world(): WorldInfo | null {
    return this.source.world;
  }

  get view(): View | null {
    return this.source.view;
  }

  #asked = $derived.by(() => {
    const question = this.source.question;
    return question ? JSON.stringify([question.ask, question.space ?? null]) : "";
  });

  task: Task | null = $derived.by(() => {
    const { world, view, question } = this.source;
    return world && view ? taskOf(world, view, question) : null;
  });

  /** Soldiers that are possible answers. */
  named = $derived.by(() => namedBy(this.source.question?.options ?? []));
  /** Tiles that one can answer with. */
  tiles = $derived.by(() => tilesOf(this.source.question?.options ?? []));
  exits = $derived.by(() => exitsOf(this.source.question?.options ?? []));
  /** The tile that the question is about. */
  about = $derived.by(() => tileAsked(this.source.question));
  /** What the template in hand bursts from, unless it is a grenade. */
  shell = $derived.by(() => shellOf(this.task));

  /** The soldier that the base or the template in hand belongs to. */
  actor: Tag | null = $derived.by(() => {
    const { task } = this;
    if (!task) return actorOf(this.source.question);
    if (task.kind !== "deploy") return task.tag;
    const placed = this.deployed.map((it) => it[0]);
    return this.lifted ?? task.tags.find((it) => !placed.includes(it)) ?? null;
  });

  /** Whether a base is to be put somewhere. */
  get placing(): boolean {
    return this.task !== null && this.task.kind !== "throw" && this.actor !== null;
  }

  #begin(): void {
    this.#putAway();
    this.deployed = [];
    this.lifted = null;
    this.measured = null;
    this.reach = [];
    this.wished = null;
    this.pointed = null;
    this.marks = [];
    this.gates = [];
    const { task } = this;
    void this.#find(task);
    if (!task || task.kind === "throw" || task.kind === "turn") return this.#reaches.drop();
    const query = { what: "reach", space: task.space } as const;
    this.#reaches.want(query, (found) => {
      this.reach = answerTo(query, found) ?? [];
    });
  }

  /** The possible targets, or the possible entry areas. */
  async #find(task: Task | null): Promise<void> {
    if (task?.kind === "throw") {
      const marks = await this.#ask({ what: "marks", space: task.space });
      if (this.task === task) this.marks = marks ?? [];
    } else if (task?.kind === "enter") {
      const gates = await this.#ask({ what: "gates", tag: task.tag });
      if (this.task === task) this.gates = gates ?? [];
    }
  }

  async #ask<Q extends Query>(query: Q): Promise<AnswerTo<Q> | null> {
    return answerTo(query, await this.source.ask(query).catch(() => null));
  }

  #putAway(): void {
    this.ghost = null;
    this.isPut = false;
    this.bends = [];
    this.gate = null;
    this.template = null;
    this.judged = null;
  }

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

  /** SM-GEO-13: where somebody stands who can measure and be measured: prisoners cannot. */
  #standing(tag: Tag | null): Place | null {
    const figure = tag === null || !this.view ? null : figureOf(this.view, tag);
    return escortOf(figure) === null ? placeOf(figure) : null;
  }

  #measure(): void {
    const { from, to, placing, ghost } = this;
    const at = placing ? ghost : null;
    const there = from !== null && to !== null && (at ?? this.#standing(from)) && this.#standing(to);
    if (!there) {
      this.laid = null;
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
    });
  }

  /** Whom the soldier who is looked at could spot and shoot at. */
  #look(): void {
    const { from } = this;
    this.sights = null;
    if (from === null || !this.#standing(from)) return this.#looks.drop();
    const query = { what: "sights", tag: from } as const;
    this.#looks.want(query, (found) => {
      this.sights = answerTo(query, found);
    });
  }

  // --- The answer in one's hand

  /** What would be answered if the base or the template stayed where it is. */
  choice: Choice | null = $derived.by(() => {
    const { task, ghost, bends, gate, template } = this;
    if (!task) return null;
    if (task.kind === "throw") return template && { throw: template };
    if (task.kind === "deploy") return this.#deployment(task.tags);
    if (!ghost) return null;
    const way = { bends, to: ghost };
    if (task.kind === "enter") return gate === null ? null : { enter: { gate, way } };
    return { walk: way };
  });

  /** Those who have a place by now, in the order of their tags; the table names those who are missing. */
  #deployment(tags: Tag[]): Choice | null {
    const { actor, ghost, deployed } = this;
    if (!ghost && actor !== null) return null;
    const placeOf = (tag: Tag) => (tag === actor ? ghost : deployed.find((it) => it[0] === tag)?.[1]);
    const deploy = tags.flatMap((tag): [Tag, Place][] => {
      const place = placeOf(tag);
      return place ? [[tag, place]] : [];
    });
    return { deploy };
  }

  #try(): void {
    const { task, choice } = this;
    if (!task || !choice) return this.#trials.drop();
    const query = { what: "try", space: task.space, choice } as const;
    this.#trials.want(query, (found) => {
      const tried = answerTo(query, found);
      if (tried) this.judged = { choice: JSON.stringify(choice), tried };
    });
  }

  /** What the rules say of it; nothing while they are being asked. */
  tried: Tried | null = $derived.by(() => {
    const { judged, choice } = this;
    return choice && judged?.choice === JSON.stringify(choice) ? judged.tried : null;
  });

  /** Whether the rules allow it. */
  isAllowed = $derived(this.tried !== null && this.tried.why === undefined);

  /** Whether it can be answered as it is. */
  isPossible = $derived.by(() => {
    if (!this.isAllowed) return false;
    if (this.task?.kind === "deploy") return this.actor === null && !this.tried?.missing;
    return this.isPut;
  });

  #offer(choice: Choice | null, judging = false): void {
    untrack(() => {
      const made = JSON.stringify(this.source.made);
      if (judging && made === JSON.stringify(this.choice)) return;
      this.#offered = choice !== null;
      if (made === JSON.stringify(choice)) return;
      if (choice !== null || isPlaced(this.source.made)) this.source.put(choice);
    });
  }

  /** Others can put an answer together, too, or take ours away. */
  #hear(made: Choice | null): void {
    if (made === null && this.#offered) {
      this.#offered = false;
      this.#putAway();
    }
    const places = this.task?.kind === "deploy" ? payload(made, "deploy") : undefined;
    if (!places || JSON.stringify(made) === JSON.stringify(this.choice)) return;
    this.#putAway();
    this.lifted = null;
    this.deployed = places;
  }

  // --- What is said

  /** The verdict of the rules on what is in hand, sentence by sentence. */
  verdict: string[] = $derived.by(() => {
    const { world, view, choice, tried, actor } = this;
    return world && view && choice && tried ? verdictOf(world, view, choice, actor ?? 0, tried) : [];
  });

  /** The same for people who cannot see it. */
  told: string = $derived.by(() => {
    const { world, ghost, actor, verdict } = this;
    if (!world || actor === null || verdict.length === 0) return "";
    return [ghost ? whereabouts(world, actor, ghost) : nameOf(world, actor), ...verdict].join(" ");
  });

  // --- Pointer

  /** The soldier whose base is here, or comes nearest. */
  soldierAt(at: Spot): Tag | null {
    const { world, view } = this;
    if (!world || !view) return null;
    const near = Math.min(10, NEAR / this.scale / 2);
    const there = view.figures.flatMap((it) => {
      const place = placeOf(it);
      return place && covers(place, world.base, at, near)
        ? [{ tag: it.tag, far: away(spot(place.at), at) }]
        : [];
    });
    const placed = this.deployed
      .filter(([, place]) => covers(place, world.base, at, near))
      .map(([tag, place]) => ({ tag, far: away(spot(place.at), at) }));
    return [...there, ...placed].sort((a, b) => a.far - b.far)[0]?.tag ?? null;
  }

  point(at: Spot | null): void {
    const tag = at && this.soldierAt(at);
    this.source.hovered = tag;
    this.pointed = at && this.#tileAt(at);
    if (this.placing && !this.isPut && (at === null || tag === null || tag === this.actor)) this.#hold(at);
  }

  /** The tile of the answer about to be given. */
  get tile(): TileIx | null {
    return payload(this.source.made, "tile") ?? null;
  }

  /** The tile here, if one can answer with it. */
  #tileAt(at: Spot): TileIx | null {
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
    const own = this.#standing(this.actor)?.at;
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
  #tapTile(at: Spot): boolean {
    const tile = this.#tileAt(at);
    if (tile === null) return false;
    const choice = this.tiles.get(tile)!;
    if (this.tile === tile) void this.source.answer(choice);
    else this.source.put(choice);
    return true;
  }

  tap(at: Spot, bend = false): void {
    if (this.tiles.size > 0 && this.#tapTile(at)) return;
    const tag = this.soldierAt(at);
    const { task } = this;
    if (task?.kind === "throw") {
      if (tag !== null && !(this.template && this.template.target === tag)) return this.aimAt(tag);
      if (this.template) return this.#shift(at);
      return;
    }
    if (!this.placing) return tag === null ? this.#leave() : this.touch(tag);
    if (tag !== null && tag !== this.actor) return this.touch(tag);
    if (bend) return this.bend(at);
    // Touching what is there already does not move it.
    if (this.isPut && this.ghost && this.world && covers(this.ghost, this.world.base, at)) return;
    this.#hold(at);
    this.isPut = true;
  }

  #leave(): void {
    this.measured = null;
    if (this.named.size === 0) this.source.held = null;
  }

  /** A soldier was chosen: for the answer if he is in one, else to look at, or to measure to. */
  touch(tag: Tag): void {
    const options = this.task ? undefined : this.named.get(tag);
    if (this.task?.kind === "throw") return this.aimAt(tag);
    if (this.deployed.some((it) => it[0] === tag)) return this.lift(tag);
    if (options) return this.#choose(tag, options);
    const { source } = this;
    if (this.from === null || this.from === tag) {
      source.held = source.held === tag ? null : tag;
      this.measured = null;
    } else if (this.measured === tag) {
      this.measured = null;
      if (this.actor === null) source.held = tag;
    } else {
      this.measured = tag;
    }
  }

  #choose(tag: Tag, options: Choice[]): void {
    const { source } = this;
    const made = options.findIndex((it) => JSON.stringify(it) === JSON.stringify(source.made));
    if (made >= 0 && options.length === 1) return void source.answer(options[0]!);
    source.put(options[(made + 1) % options.length]!);
    if (this.actor === null) source.held = tag;
    else this.measured = tag;
  }

  /** Whether a finger takes hold of the base or the template here. */
  hold(at: Spot): boolean {
    const { world, ghost, template } = this;
    if (!world) return false;
    const finger = NEAR / this.scale;
    if (template) {
      this.#grip = apart(spot(template.centre), at);
      return away(spot(template.centre), at) <= Math.max(world.radius, finger);
    }
    if (!ghost || !this.isPut) return false;
    this.#grip = apart(spot(ghost.at), at);
    this.#turning = away(this.handle!, at) <= finger;
    return this.#turning || covers(ghost, world.base, at, finger / 2);
  }

  carry(at: Spot): void {
    const held = { x: at.x + this.#grip.x, y: at.y + this.#grip.y };
    if (this.template) return this.#shift(held);
    if (this.#turning || this.task?.kind === "turn") return this.face(at);
    this.#hold(held);
  }

  /** Where a finger turns the base: before its front. */
  handle: Spot | null = $derived.by(() => {
    const { ghost, world } = this;
    if (!ghost || !world) return null;
    const far = world.base.length / 2 + Math.max(8, 20 / this.scale);
    const angle = ((ghost.facing - 16) * Math.PI) / 32;
    return { x: ghost.at[0] + Math.cos(angle) * far, y: ghost.at[1] + Math.sin(angle) * far };
  });

  #hold(at: Spot | null): void {
    const { task, world } = this;
    if (!task || !world) return;
    if (!at) {
      this.ghost = null;
      return;
    }
    if (task.kind === "turn") return this.face(at);
    const held = this.#inside(at);
    if (task.kind === "enter" && this.bends.length === 0) this.#enterNear(held);
    this.ghost = { at: whole(held), facing: this.ghost?.facing ?? this.#facing() };
  }

  #inside({ x, y }: Spot): Spot {
    const { columns, rows } = this.world!.map;
    return { x: Math.min(Math.max(x, 0), columns * 80), y: Math.min(Math.max(y, 0), rows * 80) };
  }

  #enterNear(at: Spot): void {
    const far = (it: number) => farFromGate(this.world!.gates[it]!, at);
    this.gate = [...this.gates].sort((a, b) => far(a) - far(b))[0] ?? null;
  }

  /** Which way he looks first: as he stands, or into the map. */
  #facing(): number {
    const { task, world } = this;
    const from = startOf(task);
    if (from) return from.facing;
    if (this.gate !== null) return world!.gates[this.gate]!.outside[0].facing;
    const last = this.deployed.at(-1)?.[1];
    if (last) return last.facing;
    const { columns, rows } = world!.map;
    return facingTo(this.#start(), { x: columns * 40, y: rows * 40 });
  }

  /** Where a base is before it has been moved. */
  #start(): Spot {
    const { task, world } = this;
    const from = startOf(task);
    if (from) return spot(from.at);
    if (task?.kind === "enter") {
      const gate = world!.gates[this.gates[0] ?? 0];
      if (!gate) return { x: 0, y: 0 };
      const middle = middleOf([spot(gate.from), spot(gate.to)]);
      const { at, facing } = outside(gate, middle);
      const inwards = world!.base.length;
      const angle = ((facing - 16) * Math.PI) / 32;
      return { x: at[0] + Math.cos(angle) * inwards, y: at[1] + Math.sin(angle) * inwards };
    }
    const tiles = task?.kind === "deploy" ? task.tiles : [];
    const tile = world!.map.tiles.find((it) => tiles.includes(it.id) || tiles.includes(it.face));
    return tile ? middleOf(spots(tile.bounds)) : { x: 0, y: 0 };
  }

  // --- Keys and buttons

  /** Moves what is held by a number of sixteenths. */
  nudge(dx: number, dy: number): boolean {
    if (this.template) {
      const [x, y] = this.template.centre;
      this.#shift({ x: x + dx, y: y + dy });
      return true;
    }
    if (!this.placing || this.task?.kind === "turn") return false;
    const from = this.ghost ? spot(this.ghost.at) : this.#start();
    this.#hold({ x: from.x + dx, y: from.y + dy });
    this.isPut = true;
    return true;
  }

  /** Turns the base by a number of 64ths of a turn, clockwise. */
  turn(by: number): boolean {
    if (!this.placing) return false;
    if (!this.ghost) this.#hold(this.#start());
    if (!this.ghost) this.ghost = { at: whole(this.#start()), facing: this.#facing() };
    this.ghost = { ...this.ghost!, facing: turnedBy(this.ghost!.facing, by) };
    if (this.task?.kind === "turn") this.isPut = true;
    return true;
  }

  /** Two fingers turn: small slips mean nothing. */
  twist(by: number): void {
    if (!this.ghost || !this.isPut) return;
    this.#twisted += by;
    const steps = Math.trunc(this.#twisted / (Math.PI / 32));
    if (Math.abs(this.#twisted) < 0.2 || steps === 0) return;
    this.#twisted -= (steps * Math.PI) / 32;
    this.turn(steps);
  }

  /** Looks towards a point. */
  face(at: Spot): void {
    const { task } = this;
    const stands = this.ghost?.at ?? startOf(task)?.at ?? null;
    if (!stands || away(spot(stands), at) < 2) return;
    this.ghost = { at: stands, facing: facingTo(spot(stands), at) };
    if (task?.kind === "turn") this.isPut = true;
  }

  get canBend(): boolean {
    const kind = this.task?.kind;
    return (kind === "walk" || kind === "enter") && this.bends.length < (this.world?.bends ?? 0);
  }

  /** The way bends here and continues. */
  bend(at: Spot | null = this.ghost && spot(this.ghost.at)): void {
    if (!at || !this.canBend) return;
    if (this.task?.kind === "enter" && this.bends.length === 0) this.#enterNear(at);
    this.bends = [...this.bends, whole(this.#inside(at))];
    this.#hold(at);
    this.isPut = false;
  }

  unbend(): boolean {
    if (this.bends.length === 0) return false;
    this.bends = this.bends.slice(0, -1);
    return true;
  }

  /** SM-SHT-5: the grenade is thrown at a target; the template may then be shifted. */
  aimAt(target: Tag): void {
    const place = this.#standing(target);
    if (!place || this.task?.kind !== "throw") return;
    this.template = { target, centre: place.at };
    this.isPut = true;
    this.measured = target;
  }

  #shift(at: Spot): void {
    if (!this.template) return;
    this.template = { ...this.template, centre: whole(this.#inside(at)) };
    this.isPut = true;
  }

  /** Picks up a soldier who was put on the map. */
  lift(tag: Tag): void {
    const place = this.deployed.find((it) => it[0] === tag)?.[1];
    if (!place) return;
    this.deployed = this.deployed.filter((it) => it[0] !== tag);
    this.lifted = tag;
    this.ghost = place;
    this.isPut = true;
  }

  /** Leaves the base of one soldier where it is and takes up the next. */
  setDown(): boolean {
    const { task, actor, ghost } = this;
    if (task?.kind !== "deploy" || actor === null || !ghost || !this.isAllowed) return false;
    this.deployed = [...this.deployed, [actor, ghost]];
    this.lifted = null;
    this.ghost = null;
    this.isPut = false;
    return true;
  }

  /** Puts down what was taken up last; whether there was anything. */
  letGo(): boolean {
    if (this.unbend()) return true;
    if (this.ghost || this.template) {
      this.#putAway();
      this.#offer(null);
      return true;
    }
    if (this.measured !== null) {
      this.measured = null;
      return true;
    }
    return false;
  }

  /** Answers with what is in one's hand, if the rules allow it. */
  confirm(): boolean {
    if (this.setDown()) return true;
    const choice = this.task ? (this.isPossible ? this.choice : null) : this.source.made;
    if (choice === null) return false;
    void this.source.answer(choice);
    return true;
  }
}

function apart(to: Spot, from: Spot): Spot {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Answers that the map puts together. */
function isPlaced(choice: Choice | null): boolean {
  return choice !== null && choiceOnScreen(choice).isPlaced === true;
}
