import { untrack } from "svelte";
import type { Choice, Found, Instead, Place, Point, Query, Span, Tag, Tried, Way } from "../protocol";
import { payload } from "$frame/protocol/variants";
import { choiceOnScreen } from "../choices.ts";
import { answerTo, type AnswerTo } from "../finding.svelte.ts";
import { placeOf } from "../view.ts";
import { covers, farFromGate, facingTo, outside, turnedBy, whole } from "./bases.ts";
import { Latest } from "./latest.ts";
import { apart, Looking, type Source } from "./looking.svelte.ts";
import { actorOf, exitsOf, namedBy, startOf, taskOf, tileAsked, type Task } from "./question.ts";
import { away, middleOf, spot, spots, type Spot } from "./shapes.ts";
import { waitingOf, type Waiting } from "./waiting.ts";
import { nameOf, verdictOf, whereabouts } from "./words.ts";

export interface Template {
  target: Tag;
  centre: Point;
}

/** How broad the frame around the map is, in sixteenths. */
export const RIM = 12;
/** How near a pointer must come to a soldier, in pixels. */
const NEAR = 22;

/**
 * What the hand does on the map: it looks at soldiers, lays the ruler, holds a soldier's base, or a template
 * where a grenade could fall. Everything is judged by the rules at the table, never here.
 */
export class Aim extends Looking {
  /** Where the base is held, and whether it was put down there; otherwise it follows the pointer. */
  held = $state.raw<Place | null>(null);
  isPut = $state(false);
  bends = $state.raw<Point[]>([]);
  /** The entry area to come in by. */
  gate = $state<number | null>(null);
  template = $state.raw<Template | null>(null);
  /** Soldiers who have been put on the map to begin with. */
  deployed = $state.raw<[Tag, Place][]>([]);
  /** One of those, to be put elsewhere. */
  lifted = $state<Tag | null>(null);
  reach = $state.raw<Span[]>([]);
  /** SM-SHT-5: enemies that something can be thrown or fired at. */
  marks = $state.raw<Tag[]>([]);
  /** SM-MOV-4: enemies whom the soldier can charge, and how. */
  charges = $state.raw<[Tag, Way][]>([]);
  /** SM-SCN-4: entry areas by which the soldier may come in. */
  gates = $state.raw<number[]>([]);
  /** The answer that was tried last, and what came of it. */
  judged = $state.raw<{ choice: string; tried: Tried } | null>(null);
  /** Pixels a sixteenth of an inch. */
  scale = $state(1);

  #trials: Latest<Query, Found>;
  #reaches: Latest<Query, Found>;
  /** Keys and buttons put a base exactly where they say; a pointer only about there. */
  #exact = $state(false);
  #twisted = 0;
  #turning = false;
  /** From the finger to the centre of what it holds. */
  #grip: Spot = { x: 0, y: 0 };
  /** Whether the answer about to be given is ours. */
  #offered = false;

  constructor(source: Source) {
    super(source);
    const ask = (query: Query) => source.ask(query);
    this.#trials = new Latest(ask);
    this.#reaches = new Latest(ask, 0);
  }

  /** Follows what is asked, and asks the table what the map has to show. To be called where a component begins. */
  watch(): void {
    $effect(() => {
      // Another question: what was held is put away.
      void this.#asked;
      untrack(() => this.#begin());
    });
    $effect(() => this.measure());
    $effect(() => this.#try());
    $effect(() => this.look());
    $effect(() => this.lookOut());
    $effect(() => {
      if (this.task) this.#offer(this.isPossible ? this.choice : null, this.tried === null);
    });
    $effect(() => {
      const { made } = this.source;
      untrack(() => this.#hear(made));
    });
  }

  // --- What is asked

  #asked = $derived.by(() => {
    const question = this.source.question;
    return question ? JSON.stringify([question.ask, question.space ?? null]) : "";
  });

  task: Task | null = $derived.by(() => {
    const { world, view, question } = this.source;
    return world && view ? taskOf(world, view, question) : null;
  });

  /** Soldiers that are possible answers. */
  named = $derived.by(() =>
    namedBy((this.source.question?.options ?? []).filter((it) => !this.source.isIdle(it))),
  );
  exits = $derived.by(() => exitsOf(this.source.question?.options ?? []));
  /** The tile that the question is about. */
  about = $derived.by(() => tileAsked(this.source.question));

  /** The soldier that the base or the template in hand belongs to. */
  actor: Tag | null = $derived.by(() => {
    const { task } = this;
    if (!task) return actorOf(this.source.question);
    if (task.kind !== "deploy") return task.tag;
    const placed = this.deployed.map((it) => it[0]);
    return this.lifted ?? task.tags.find((it) => !placed.includes(it)) ?? null;
  });

  /** SM-SCN-7, SM-SCN-9: those who are not on the map yet, where they stand at its frame. */
  waiting: Waiting[] = $derived.by(() => {
    const { world, view } = this;
    const placed = this.deployed.map((it) => it[0]);
    const inHand = this.held !== null && this.actor !== null ? [this.actor] : [];
    return world && view ? waitingOf(world, view, [...placed, ...inHand, ...this.source.placed], RIM) : [];
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
    this.charges = [];
    this.gates = [];
    const { task } = this;
    void this.#find(task);
    if (!task || task.kind === "throw" || task.kind === "turn") return this.#reaches.drop();
    const query = { what: "reach", space: task.space } as const;
    this.#reaches.want(query, (found) => {
      this.reach = answerTo(query, found) ?? [];
    });
  }

  /** The possible targets, charges or entry areas. */
  async #find(task: Task | null): Promise<void> {
    if (task?.kind === "throw") {
      const marks = await this.#ask({ what: "marks", space: task.space });
      if (this.task === task) this.marks = marks ?? [];
    } else if (task?.kind === "walk") {
      const charges = await this.#ask({ what: "charges", space: task.space });
      if (this.task === task) this.charges = charges ?? [];
    } else if (task?.kind === "enter") {
      const gates = await this.#ask({ what: "gates", tag: task.tag });
      if (this.task === task) this.gates = gates ?? [];
    }
  }

  async #ask<Q extends Query>(query: Q): Promise<AnswerTo<Q> | null> {
    return answerTo(query, await this.source.ask(query).catch(() => null));
  }

  #putAway(): void {
    this.held = null;
    this.#exact = false;
    this.isPut = false;
    this.bends = [];
    this.gate = null;
    this.template = null;
    this.judged = null;
  }

  // --- The answer in one's hand

  /** What would be answered if the base or the template stayed where it is held. */
  #held: Choice | null = $derived.by(() => {
    const { task, held, bends, gate, template } = this;
    if (!task) return null;
    if (task.kind === "throw") return template && { throw: template };
    if (task.kind === "deploy") return this.#deployment(task.tags);
    if (!held) return null;
    const way = { bends, to: held };
    if (task.kind === "enter") return gate === null ? null : { enter: { gate, way } };
    return { walk: way };
  });

  /** A place close by that was probably meant; the last one until the next is found. */
  instead: Instead | null = $derived.by(() => {
    const { judged, held } = this;
    return held && !this.#exact ? (judged?.tried.instead ?? null) : null;
  });

  /** The way to where the base stands: as it is held, or as the table rather puts it. */
  way: Way | null = $derived.by(() => {
    const { held, bends, instead } = this;
    const meant = instead && (payload(instead.choice, "walk") ?? payload(instead.choice, "enter")?.way);
    return meant ?? (held && { bends, to: held });
  });

  /** Where the base stands. */
  ghost: Place | null = $derived.by(() => this.way?.to ?? null);

  /** What would be answered. */
  choice: Choice | null = $derived.by(() => (this.tried && this.instead?.choice) ?? this.#held);

  /** Those who have a place by now, in the order of their tags; the table names those who are missing. */
  #deployment(tags: Tag[]): Choice | null {
    const { actor, held, deployed } = this;
    if (!held && actor !== null) return null;
    const placeOf = (tag: Tag) => (tag === actor ? held : deployed.find((it) => it[0] === tag)?.[1]);
    const deploy = tags.flatMap((tag): [Tag, Place][] => {
      const place = placeOf(tag);
      return place ? [[tag, place]] : [];
    });
    return { deploy };
  }

  #try(): void {
    const { task } = this;
    const choice = this.#held;
    if (!task || !choice) return this.#trials.drop();
    const query = { what: "try", space: task.space, choice, near: !this.#exact } as const;
    this.#trials.want(query, (found) => {
      const tried = answerTo(query, found);
      if (tried) this.judged = { choice: JSON.stringify(choice), tried };
    });
  }

  /** What the rules say of it as it is held; nothing while they are being asked. */
  tried: Tried | null = $derived.by(() => {
    const { judged } = this;
    return this.#held && judged?.choice === JSON.stringify(this.#held) ? judged.tried : null;
  });

  /** Whether the rules allow it, here or where it was meant. */
  isAllowed = $derived.by(
    () => this.tried !== null && (this.tried.why === undefined || this.instead !== null),
  );

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
    if (!world || !view || !choice || !tried) return [];
    return verdictOf(world, view, choice, actor ?? 0, tried, this.instead);
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
    const waiting = this.waiting
      .map(({ tag, at: spot }) => ({ tag, far: away(spot, at) }))
      .filter((it) => it.far <= Math.max(RIM / 2, near));
    return [...there, ...placed, ...waiting].sort((a, b) => a.far - b.far)[0]?.tag ?? null;
  }

  point(at: Spot | null): void {
    const tag = at && this.soldierAt(at);
    this.source.hovered = tag;
    this.pointed = at && this.tileAt(at);
    const goesThere = tag === null || tag === this.actor || this.#charge(tag) !== null;
    if (this.placing && !this.isPut && (at === null || goesThere)) this.#hold(at);
  }

  tap(at: Spot, bend = false): void {
    if (this.tiles.size > 0 && this.tapTile(at)) return;
    const tag = this.soldierAt(at);
    const { task } = this;
    if (task?.kind === "throw") {
      if (tag !== null && !(this.template && this.template.target === tag)) return this.aimAt(tag);
      if (this.template) return this.#shift(at);
      return;
    }
    if (!this.placing) return tag === null ? this.#leave() : this.touch(tag);
    // A figure that was taken up and not moved was only touched.
    const isOffMap = this.held !== null && !this.#isOnMap(at);
    if ((tag === this.actor && this.held && this.held === startOf(task)) || isOffMap) return this.#putAway();
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
    if (this.#charge(tag)) return this.charge(tag);
    if (this.task?.kind === "deploy" && this.task.tags.includes(tag)) {
      this.lifted = tag;
      return;
    }
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

  #charge(tag: Tag): Way | null {
    return this.charges.find((it) => it[0] === tag)?.[1] ?? null;
  }

  /** SM-MOV-4: the base is put in contact with an enemy. */
  charge(tag: Tag): void {
    const way = this.#charge(tag);
    if (!way) return;
    this.bends = way.bends;
    this.held = way.to;
    this.#exact = true;
    this.isPut = true;
    this.measured = tag;
  }

  /** Takes up the figure of the soldier himself, or one that was put on the map to begin with. */
  #takeUp(at: Spot): boolean {
    const { task, world } = this;
    if (!world || this.isPut) return false;
    if (this.#takeFromFrame(at)) return true;
    const placed = task?.kind === "deploy" ? this.soldierAt(at) : null;
    if (placed !== null && this.deployed.some((it) => it[0] === placed)) this.lift(placed);
    const from = task?.kind === "walk" ? task.from : placed === null ? null : this.held;
    if (!from || !covers(from, world.base, at, NEAR / this.scale / 2)) return false;
    this.#grip = apart(spot(from.at), at);
    this.#turning = false;
    this.held = from;
    this.isPut = true;
    return true;
  }

  /** Takes one who waits at the frame onto the map. */
  #takeFromFrame(at: Spot): boolean {
    const { task } = this;
    const tag = this.soldierAt(at);
    if (tag === null || !this.waiting.some((it) => it.tag === tag)) return false;
    if (task?.kind === "deploy" && task.tags.includes(tag)) this.lifted = tag;
    else if (task?.kind !== "enter" || task.tag !== tag) return false;
    this.#grip = { x: 0, y: 0 };
    this.#turning = false;
    this.#hold(at);
    this.isPut = true;
    return true;
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
    if (!ghost || !this.isPut) return this.#takeUp(at);
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
    this.#exact = false;
    if (!at) {
      this.held = null;
      return;
    }
    if (task.kind === "turn") return this.face(at);
    const held = this.#inside(at);
    if (task.kind === "enter" && this.bends.length === 0) this.#enterNear(held);
    this.held = { at: whole(held), facing: this.held?.facing ?? this.#facing() };
  }

  #inside({ x, y }: Spot): Spot {
    const { columns, rows } = this.world!.map;
    return { x: Math.min(Math.max(x, 0), columns * 80), y: Math.min(Math.max(y, 0), rows * 80) };
  }

  #isOnMap({ x, y }: Spot): boolean {
    const { columns, rows } = this.world!.map;
    return 0 <= x && x <= columns * 80 && 0 <= y && y <= rows * 80;
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
    if (this.ghost) [this.held, this.bends] = [this.ghost, this.way?.bends ?? this.bends];
    this.#hold({ x: from.x + dx, y: from.y + dy });
    this.#exact = true;
    this.isPut = true;
    return true;
  }

  /** Turns the base by a number of 64ths of a turn, clockwise. */
  turn(by: number): boolean {
    if (!this.placing) return false;
    if (!this.ghost) this.#hold(this.#start());
    if (!this.ghost) this.held = { at: whole(this.#start()), facing: this.#facing() };
    const { bends, to } = this.way!;
    this.bends = bends;
    this.held = { ...to, facing: turnedBy(to.facing, by) };
    // While it follows the pointer it may still be put elsewhere.
    this.#exact = this.isPut;
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
    this.bends = this.way?.bends ?? this.bends;
    this.held = { at: stands, facing: facingTo(spot(stands), at) };
    this.#exact = true;
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
    const place = this.standing(target);
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
    this.held = place;
    this.isPut = true;
  }

  /** Leaves the base of one soldier where it is and takes up the next. */
  setDown(): boolean {
    const { task, actor, ghost } = this;
    if (task?.kind !== "deploy" || actor === null || !ghost || !this.isAllowed) return false;
    this.deployed = [...this.deployed, [actor, ghost]];
    this.lifted = null;
    this.held = null;
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

/** Answers that the map puts together. */
function isPlaced(choice: Choice | null): boolean {
  return choice !== null && choiceOnScreen(choice).isPlaced === true;
}
