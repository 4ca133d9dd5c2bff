import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { setOf } from "$frame/lib/sets";
import type { Arg, Phrase } from "$frame/protocol";
import { alike, is, match, matchSome, payload } from "$frame/protocol/variants";
import type {
  Able,
  Aces,
  Asked,
  Attack,
  Choice,
  Faction,
  Found,
  Kind,
  Odds,
  Query,
  Reached,
  Stop,
  Unit,
  View,
  Ware,
} from "./protocol";
import type { Saying } from "$frame/table/game";
import { Hand, type KeyHelp, type Manner } from "$frame/table/hand.svelte";
import type { MatchState } from "$frame/table/match.svelte";
import { t, words } from "$frame/words/words.svelte";
import { points, type BoardState, type Unit as BoardUnit } from "./board/model";
import { choicePhrase, same } from "./choices";
import { AcesAdviser } from "./hint.svelte";
import { marching } from "./manner.svelte";
import { Layers } from "./layers.svelte";
import { actors } from "./log";
import { names } from "./names.svelte";
import { Placing } from "./placing.svelte";
import { factionOf } from "./view";

export interface Foreseen {
  unit: string;
  at: string;
  from?: string;
  odds: Odds;
}

/** What is asked in each phase that someone decides in. */
const ASKED_IN: Partial<Record<View["phase"], "move" | "declare" | "money">> = {
  movement: "move",
  declaring: "declare",
  money: "money",
};

/** Fingers have no shift key. */
export const touched = new MediaQuery("(pointer: coarse), (max-width: 720px)");

/** Whether a choice takes just these factories. */
function takes(choice: Choice, own: string[]): boolean {
  const hexes = payload(choice, "split");
  return hexes?.length === own.length && own.every((it) => hexes.includes(it));
}

/** What is named under that word in the text of a lesson: a unit, or a hex. */
function named(arg: Arg | undefined, sort: "unit" | "hex"): string | null {
  return (typeof arg === "object" && !Array.isArray(arg) && (arg as Record<string, string>)[sort]) || null;
}

/** Which unit the hand holds, where it would put it, what that would lead to. */
export class AcesHand extends Hand<Aces> {
  /** A unit on the board or on a start token. */
  held = $state<string | null>(null);
  /** The hex that was chosen: where to march, whom to attack, where to put something. */
  aim = $state<string | null>(null);
  /** The type to buy. */
  wanted = $state<Kind | null>(null);
  /** The factories that the player wants to start with. */
  own = $state.raw<string[]>([]);
  hovered = $state<string | null>(null);
  /** The hex of the keyboard. */
  focus = $state<string | null>(null);
  /** The armies that a button under the pointer stands for. */
  pointed = $state.raw<number[] | null>(null);
  reached = $state.raw<Reached | null>(null);
  odds = $state.raw<Foreseen | null>(null);
  /** The hexes that the way has to lead through. */
  through = $state.raw<string[]>([]);
  /** What may be bought, and what may not and why, as the table says. */
  wares = $state.raw<Ware[]>([]);
  /** What an interception would lead to, by the unit that intercepts. */
  stopping = $state.raw<Record<string, Odds>>({});
  readonly layers = new Layers(this);
  readonly placing = new Placing(this);
  readonly adviser = new AcesAdviser(this);
  /** Where the unit on the march was going when someone was asked. */
  private goal: { unit: string; hex: string } | null = null;
  /** AA-MON-8: the enemy infantry that could take the chosen factory with what is bought there. */
  raiders = $state.raw<string[]>([]);
  /** What the held unit could attack from the chosen hex. */
  prey = $state.raw<string[]>([]);
  /** The units that can act, as the table says; nothing until it has. */
  private acts = $state.raw<Able | null>(null);

  /** To be called where a component begins. */
  constructor(match: MatchState<Aces>) {
    super(match);
    $effect(() => {
      const faction = this.turnOf("move") ?? this.turnOf("declare") ?? this.goingOn;
      return this.learn<Able>(faction && { what: "able", faction }, (it) => (this.acts = it));
    });
    $effect(() => {
      const faction = this.turnOf("money");
      const query = faction && { what: "wares" as const, faction };
      return this.learn<{ wares: Ware[] }>(query, (it) => (this.wares = it?.wares ?? []));
    });
    $effect(() => {
      const mover = payload(this.asked?.ask, "intercept")?.mover;
      const units = this.asked?.options.flatMap((it) => payload(it, "intercept") ?? []) ?? [];
      this.stopping = {};
      if (mover) untrack(() => void this.learnStopping(units, mover));
    });
    $effect(() => {
      const { units, waiting } = this.view ?? { units: [], waiting: [] };
      untrack(() => names.meet([...units, ...waiting]));
    });
    $effect(() => {
      const { asked } = this;
      if (asked) untrack(() => void this.placing.answer(asked));
    });
  }

  /** The faction that moves, attacks or buys. */
  private turnOf(sort: "move" | "declare" | "money"): Faction | null {
    const ask = this.asked?.ask;
    const asked = payload(ask, "move") ?? payload(ask, "declare") ?? payload(ask, "money");
    return asked && this.kind === sort ? asked.faction : null;
  }

  /** The faction whose unit is on the march. */
  private get goingOn(): Faction | null {
    const unit = payload(this.asked?.ask, "go_on")?.unit;
    return unit ? factionOf(unit) : null;
  }

  /** Asks the table, and takes the answer unless something else is wanted by then; to be returned by an effect. */
  learn<T extends Found>(query: Query | null, take: (found: T | null) => void): () => void {
    let isOld = false;
    if (!query) take(null);
    else
      this.match.socket
        .query<T>(query)
        .catch(() => null)
        .then((it) => isOld || take(it));
    return () => (isOld = true);
  }

  private async learnStopping(units: string[], mover: string): Promise<void> {
    for (const unit of units) {
      const query = { what: "odds" as const, unit, at: mover };
      const odds = await this.match.socket.query<Odds>(query).catch(() => null);
      if (odds && this.kind === "intercept") this.stopping = { ...this.stopping, [unit]: odds };
    }
  }

  /** Questions with one answer answer themselves, where nobody could want to wait or to do something else first. */
  protected override sparing({ ask, options, space }: Asked): Choice | null {
    const [only] = options;
    if (only === undefined || options.length > 1 || space) return null;
    const isBare = (this.match.now?.aside?.spaces ?? []).length === 0;
    if (is(ask, "money")) return isBare ? only : null;
    return is(ask, "token", "place", "armies", "share_unit", "share_factory", "first_faction") ? only : null;
  }

  protected override question(): Asked | null {
    return super.question() ?? this.asPartner();
  }

  /** AA-AUT-29: the partner of the player who is asked may act as well, as the phase has it. */
  private asPartner(): Asked | null {
    const { aside } = this.match.now!;
    const faction = this.match.world?.factions.find((it) => it.seat === aside?.seat)?.faction;
    if (!aside || !faction) return null;
    const space = aside.spaces.find((it) => is(it, "marches"));
    const options = aside.options.filter((it) => is(it, "attack", "buy", "repair"));
    const sort = ASKED_IN[this.view?.phase ?? "setting_up"];
    if (!sort || (!space && options.length === 0)) return null;
    const ask = { [sort]: { faction } } as Asked["ask"];
    const says = { key: "aces-table-partner", args: { faction: { faction } }, rules: ["AA-AUT-29"] };
    return { seat: aside.seat, ask, says, options, privacy: "open", ...(space ? { space } : {}) };
  }

  get view(): View | null {
    return this.match.view;
  }

  unit(id: string | null): Unit | null {
    return this.view?.units.find((it) => it.id === id) ?? null;
  }

  unitAt(hex: string | null): Unit | null {
    return this.view?.units.find((it) => it.hex === hex) ?? null;
  }

  /** Whether a unit is the player's own. */
  isMine(id: string): boolean {
    const seat = this.match.seat;
    return this.match.world?.factions.some((it) => it.seat === seat && it.faction === factionOf(id)) ?? false;
  }

  /** Whether a unit belongs to the player's team. */
  isFriend(id: string): boolean {
    const { world, seat } = this.match;
    const side = world?.factions.find((it) => it.seat === seat)?.side;
    return world?.factions.find((it) => it.faction === factionOf(id))?.side === side;
  }

  /** The hex of a target, which is a unit, a hex or the launcher. */
  hexOf(at: string): string | null {
    if (at === "v2") return this.view?.v2?.launcher?.hex ?? null;
    return at.includes("-") ? (this.unit(at)?.hex ?? null) : at;
  }

  /** The attacks that the held unit may declare. */
  attacks: Attack[] = $derived.by(() => {
    if (this.kind !== "declare") return [];
    return this.asked!.options.flatMap((it) => payload(it, "attack") ?? []);
  });

  /** The hexes where a click would choose something. */
  places: string[] = $derived.by(() => {
    const asked = this.asked;
    if (!asked) return [];
    return asked.options.flatMap((it) => this.placeOf(it) ?? []);
  });

  /** The hex that stands for a choice, if one chooses it there. */
  private placeOf(choice: Choice): string | null {
    return match(choice, {
      place: ({ unit, hex }) => (unit === this.toPlace ? hex : null),
      buy: ({ kind, hex }) => (kind === this.wanted ? hex : null),
      factory: (hex) => hex,
      // Every factory of the team is one of the ways to take a single one.
      split: (hexes) => (hexes.length === 1 ? hexes[0]! : null),
      lay_token: (hex) => hex,
      hide_launcher: (hex) => hex,
      // A unit is taken up first.
      ...alike(["march", "attack", "intercept", "repair", "rocket"], () => null),
      // Chosen by buttons or in panels.
      ...alike(["extras", "divide", "token", "number", "armies", "let_pass", "stop", "done"], () => null),
      ...alike(["transfer", "offer_draw", "agree", "faction", "pick_in_turn"], () => null),
      ...alike(["withdraw", "reorder", "withdraw_rocket"], () => null),
      // Answers of the Automa, which the table gives.
      ...alike(["unit", "hex", "kind"], () => null),
    });
  }

  /** The unit that a choice is made with. */
  private actorOf(choice: Choice): string | null {
    return match(choice, {
      attack: ({ unit }) => unit,
      place: ({ unit }) => unit,
      march: ({ unit }) => unit,
      intercept: (unit) => unit,
      repair: (unit) => unit,
      ...alike(["extras", "divide", "token", "number", "armies", "let_pass", "stop", "done"], () => null),
      ...alike(["buy", "factory", "lay_token", "hide_launcher", "rocket"], () => null),
      ...alike(["transfer", "offer_draw", "agree", "faction", "split", "pick_in_turn"], () => null),
      ...alike(["withdraw", "reorder", "withdraw_rocket"], () => null),
      ...alike(["unit", "hex", "kind"], () => null),
    });
  }

  /** The units that could do something now. */
  ready: ReadonlySet<string> = $derived(setOf(this.able()));

  private able(): string[] {
    const onTheMarch = payload(this.asked?.ask, "go_on")?.unit;
    if (onTheMarch) return [onTheMarch];
    const movable = this.asked?.space ? this.acts?.march : null;
    const actors = this.asked?.options.flatMap((it) => this.actorOf(it) ?? []);
    return [...(movable ?? []), ...(actors ?? [])];
  }

  protected override wish(): Choice | null {
    const wanted = this.wanting();
    if (!wanted || is(wanted, "march")) return wanted;
    return this.asked?.options.find((it) => same(it, wanted)) ?? null;
  }

  private wanting(): Choice | null {
    const { held, aim } = this;
    return match(this.asked!.ask, {
      move: () => this.march(),
      go_on: () => this.march(),
      declare: () => {
        const attack = this.attacks.find(
          (it) => it.unit === held && aim !== null && this.hexOf(it.at) === aim,
        );
        return attack ? { attack } : aim ? { rocket: aim } : null;
      },
      place: () => (held && aim ? { place: { unit: held, hex: aim } } : null),
      money: () => {
        if (this.wanted && aim) return { buy: { kind: this.wanted, hex: aim } };
        return held ? { repair: held } : null;
      },
      intercept: () => (held ? { intercept: held } : null),
      split_factories: () =>
        this.own.length === 0 ? null : (this.asked!.options.find((it) => takes(it, this.own)) ?? null),
      share_factory: () => (aim ? { factory: aim } : null),
      lay_token: () => (aim ? { lay_token: aim } : null),
      hide_launcher: () => (aim ? { hide_launcher: aim } : null),
      // Answered by buttons and panels.
      ...alike(
        ["extras", "divide", "divide_with_partner", "share_unit", "token", "armies", "draw"],
        () => null,
      ),
      ...alike(["first_faction", "agree_to_split", "automa_begins"], () => null),
      // Answered by chance.
      ...alike(["roll_for_placing", "roll_for_first", "number", "attack_dice", "back_dice"], () => null),
      ...alike(["lot", "weather", "rocket_die"], () => null),
    });
  }

  /** The march of the held unit to the chosen hex. */
  private march(): Choice | null {
    const { held, aim } = this;
    const stop = held && aim && this.ready.has(held) ? this.reached?.hexes[aim] : null;
    return stop ? { march: { unit: held!, ...this.way(stop) } } : null;
  }

  /** AA-INT-10: step by step no more of the way is sent than to where someone is asked. */
  private way({ path, interceptors = {} }: Stop): { path: string[]; step_by_step?: true } {
    if (!marching.stepByStep) return { path };
    const asked = path.findIndex((it) => it in interceptors);
    return { path: asked < 0 ? path : path.slice(0, asked + 1), step_by_step: true };
  }

  /** Whether a unit can be sent somewhere now. */
  get isMoving(): boolean {
    return this.kind === "move" || this.kind === "go_on";
  }

  /** Takes up the unit on the march, and aims where it was going. */
  async goOn(unit: string): Promise<void> {
    const goal = this.goal?.unit === unit ? this.goal.hex : null;
    this.goal = null;
    this.held = unit;
    this.aim = null;
    await this.learnReach(unit);
    if (goal && this.held === unit && this.reached?.hexes[goal]) this.aimAt(goal);
  }

  /** Takes a unit up, or puts it down. */
  hold(id: string | null): void {
    this.held = id;
    this.aim = null;
    this.through = [];
    this.own = [];
    this.odds = null;
    this.prey = [];
    this.reached = null;
    this.wanted = null;
    if (id && this.unit(id) && this.kind !== "declare" && this.kind !== "place") void this.learnReach(id);
    if (id && this.kind === "declare")
      this.prey = this.attacks.filter((it) => it.unit === id).map((it) => it.at);
  }

  private async learnReach(unit: string): Promise<void> {
    const reached = await this.match.socket.query<Reached>(this.reachQuery(unit)).catch(() => null);
    if (this.held === unit) this.reached = reached;
  }

  private reachQuery(unit: string, through: string[] = this.through): Query {
    return { what: "reach", unit, ...this.left(unit), step_by_step: marching.stepByStep, through };
  }

  /** The way has to lead through one more hex: the last one that was chosen, if no other is named. */
  async lead(hex: string | null = this.aim): Promise<void> {
    const { held, through } = this;
    if (!hex || !held || !this.isMoving || !this.ready.has(held) || hex === through.at(-1)) return;
    this.match.refusal = null;
    const found = await this.findThrough(held, [...through, hex]);
    if (this.held !== held) return;
    if (!found) return void this.explain(hex);
    [this.through, this.reached] = [[...through, hex], found];
    this.aim = found.hexes[hex] ? hex : null;
    this.odds = null;
  }

  /** The unit is dragged: the way leads over the hexes that it was dragged over, as far as its speed goes; beyond, the table finds it. */
  async drag(unit: string, trace: string[]): Promise<void> {
    if (this.held !== unit) this.hold(unit);
    const over = trace.slice(0, -1);
    const goal = trace.at(-1)!;
    const found = (await this.findThrough(unit, over, goal)) ?? (await this.findThrough(unit, [], goal));
    if (this.held !== unit || !found) return;
    const drawn = found.through;
    [this.through, this.reached] = [drawn, found];
    if (this.aim !== goal) this.aimAt(goal);
  }

  /** Where a unit can go through some hexes; nothing if it cannot get to any, or not to the goal. */
  private async findThrough(
    unit: string,
    through: string[],
    goal?: string,
  ): Promise<(Reached & { through: string[] }) | null> {
    const found = await this.match.socket.query<Reached>(this.reachQuery(unit, through)).catch(() => null);
    const isThere = goal ? found?.hexes[goal] : Object.keys(found?.hexes ?? {}).length > 0;
    return found && isThere ? { ...found, through } : null;
  }

  /** The points that a unit on the march has left; those of the rules are half points. */
  private left(unit: string): { left?: number } {
    const on = payload(this.asked?.ask, "go_on");
    return on?.unit === unit ? { left: on.left / 2 } : {};
  }

  override drop(): void {
    this.hold(null);
  }

  override letGo(): void {
    if (this.through.length > 0 && this.held) {
      const { held, aim } = this;
      [this.through, this.reached, this.aim] = [[], null, null];
      void this.learnReach(held).then(
        () => this.held === held && this.reached?.hexes[aim!] && this.aimAt(aim!),
      );
    } else if (this.aim) {
      this.aim = null;
      this.own = [];
      this.odds = null;
      this.prey = this.kind === "declare" && this.held ? this.prey : [];
    } else {
      this.hold(null);
    }
  }

  /** A hex was chosen. */
  touch(hex: string): void {
    this.match.refusal = null;
    if (hex === this.aim && this.candidate) {
      void this.confirm();
      return;
    }
    const there = this.unitAt(hex);
    switch (this.kind) {
      case "go_on":
        if (this.reached?.hexes[hex]) return this.aimAt(hex);
        return void this.explain(hex);
      case "move":
        if (there && there.id !== this.held && !this.reached?.hexes[hex]) return this.hold(there.id);
        if (there?.id === this.held && there) return this.hold(null);
        if (this.held && this.reached?.hexes[hex]) return this.aimAt(hex);
        if (this.held && this.ready.has(this.held)) return void this.explain(hex);
        return this.hold(there?.id ?? null);
      case "declare": {
        const attack = this.attacks.find((it) => it.unit === this.held && this.hexOf(it.at) === hex);
        if (attack) return this.aimAt(hex);
        if (this.asked!.options.some((it) => payload(it, "rocket") === hex)) {
          this.held = null;
          return this.aimAt(hex);
        }
        if (this.held && there && !this.isFriend(there.id) && this.isMine(this.held)) {
          return void this.refuse({ attack: { unit: this.held, at: there.id } });
        }
        return this.hold(there && there.id !== this.held ? there.id : null);
      }
      case "place":
        if (this.places.includes(hex)) {
          this.held ??= this.toPlace;
          this.aim = hex;
        } else if (this.held) void this.refuse({ place: { unit: this.held, hex } });
        return;
      case "money":
        if (this.wanted) {
          if (this.places.includes(hex)) this.putAt(hex);
          else void this.refuse({ buy: { kind: this.wanted, hex } });
          return;
        }
        return this.hold(there && there.id !== this.held ? there.id : null);
      case "split_factories":
        if (!this.places.includes(hex)) return;
        this.own = this.own.includes(hex) ? this.own.filter((it) => it !== hex) : [...this.own, hex];
        this.aim = this.own.at(-1) ?? null;
        return;
      case "intercept":
        return this.hold(there && this.ready.has(there.id) && there.id !== this.held ? there.id : null);
      default:
        if (this.places.includes(hex)) this.aim = hex;
        else this.hold(there && there.id !== this.held ? there.id : null);
    }
  }

  /** Chooses the factory for what is bought, and asks who could take it there (AA-MON-8). */
  putAt(hex: string): void {
    this.aim = hex;
    this.raiders = [];
    void this.learnRaiders(hex);
  }

  private async learnRaiders(hex: string): Promise<void> {
    const faction = payload(this.asked?.ask, "money")?.faction;
    if (!faction) return;
    const query = { what: "raiders" as const, faction, hex };
    const found = await this.match.socket.query<{ raiders: string[] }>(query).catch(() => null);
    if (this.aim === hex) this.raiders = found?.raiders ?? [];
  }

  /** The unit that a click would place: the chosen one, or the first. */
  get toPlace(): string | null {
    return this.kind === "place" ? (this.held ?? [...this.ready][0] ?? null) : null;
  }

  private aimAt(hex: string): void {
    this.aim = hex;
    this.odds = null;
    void this.learnPrey(hex);
  }

  private async learnPrey(hex: string): Promise<void> {
    const unit = this.held;
    if (!unit) return;
    if (this.kind === "declare") {
      const attack = this.attacks.find((it) => it.unit === unit && this.hexOf(it.at) === hex);
      if (attack) await this.weigh(attack.at);
      return;
    }
    const query = { what: "targets" as const, unit, from: hex };
    const found = await this.match.socket.query<{ targets: string[] }>(query).catch(() => null);
    if (this.aim !== hex || this.held !== unit) return;
    this.prey = found?.targets.filter((it) => it.includes("-") || it === "v2") ?? [];
    if (this.prey[0]) await this.weigh(this.prey[0], hex);
  }

  /** Works out the odds of an attack by the held unit. */
  async weigh(at: string, from?: string): Promise<void> {
    const unit = this.held;
    if (!unit) return;
    const query = { what: "odds" as const, unit, at, ...(from ? { from } : {}) };
    const odds = await this.match.socket.query<Odds>(query).catch(() => null);
    if (odds && this.held === unit) this.odds = { unit, at, odds, ...(from ? { from } : {}) };
  }

  /** Why the held unit cannot go there, as the table says. */
  private async explain(hex: string): Promise<void> {
    if (!this.held) return;
    const query = { what: "why_not" as const, unit: this.held, hex, ...this.left(this.held) };
    await this.match.attempt(this.match.socket.query(query));
  }

  override async choose(choice: Choice): Promise<boolean> {
    const { match } = this;
    const seat = this.asked?.seat ?? match.now?.aside?.seat;
    if (seat === undefined || !match.now) return false;
    const held = this.kind === "declare" ? null : this.held;
    const march = payload(choice, "march");
    this.goal = march?.step_by_step && this.aim ? { unit: march.unit, hex: this.aim } : null;
    const done = await match.attempt(match.socket.answer(seat, match.now.version, choice));
    if (match.refusal) return false;
    match.haveSeen();
    if (this.held === held || done) this.hold(null);
    return true;
  }

  /** AA-ATK-4: declaring does not end while an attack is owed; the table says why. */
  override async finish(): Promise<void> {
    if (this.debt) await this.refuse("done");
    else await super.finish();
  }

  /** The attack that has to be declared before one may go on. */
  private get debt(): Attack | null {
    if (this.end !== null) return null;
    return this.attacks.find((it) => this.unit(it.unit)?.owes === it.at) ?? null;
  }

  /** The next unit that could do something. */
  override next(step: number): string | null {
    const ready = [...this.ready];
    if (ready.length === 0) return null;
    const i = ready.indexOf(this.held ?? "");
    this.hold(ready[(i + step + ready.length) % ready.length] ?? null);
    const hex = this.unit(this.held)?.hex ?? null;
    if (hex) this.focus = hex;
    return hex;
  }

  override look(hex: string): void {
    this.focus = hex;
  }

  /** `G`: step by step. `V`: the way has to lead through the hex of the keyboard, or through the one that was chosen. `T`: what the enemy could do. */
  override get keys(): KeyHelp[] {
    const all = ["hexes", "layers", "steps", "by-way"];
    return all.map((it) => ({ key: t(`aces-web-key-${it}`), does: t(`aces-web-key-does-${it}`) }));
  }

  override keyed(key: string): boolean {
    if (key === "t") this.layers.on = !this.layers.on;
    else if (key === "g" && this.isMoving) this.flipManner();
    else if (key === "v" && this.isMoving && this.held) void this.lead(this.aim ?? this.focus);
    else return super.keyed(key);
    return true;
  }

  /** What the step of a lesson points at: the unit that acts, and the hex or the enemy that it is about. */
  lesson: { unit: string | null; goal: string | null } | null = $derived.by(() => {
    const { unit, to, factory, enemy } = this.taught;
    if (!this.asked) return null;
    const actor = named(unit, "unit");
    const goal = named(to, "hex") ?? named(factory, "hex") ?? this.unit(named(enemy, "unit"))?.hex ?? null;
    return { unit: actor === this.held ? null : (this.unit(actor)?.hex ?? null), goal };
  });

  /** What the board shows. */
  board: BoardState | null = $derived.by(() => {
    const { view, match } = this;
    const world = match.world;
    if (!view || !world) return null;
    const held = this.unit(this.held);
    // What is over, or being shown, cannot be reached any more.
    const isIdle = !this.kind && !match.showing && !match.now?.over;
    const reached = this.reached && (this.isMoving || isIdle) ? this.reached : null;
    const announced = payload(this.asked?.ask, "intercept");
    const stop = this.aim ? this.reached?.hexes[this.aim] : undefined;
    const dangers = stop?.interceptors ?? {};
    const targets = matchSome(
      this.asked?.ask,
      {
        declare: () =>
          this.attacks.filter((it) => it.unit === this.held).flatMap((it) => this.hexOf(it.at) ?? []),
        intercept: ({ at }) => [at],
      },
      () => this.prey.flatMap((it) => this.hexOf(it) ?? []),
    );
    const previewed =
      held && this.odds?.unit === held.id && !view.declared.some((it) => it.unit === held.id)
        ? [{ from: this.odds.from ?? held.hex, to: this.hexOf(this.odds.at)!, state: "preview" as const }]
        : [];
    return {
      units: view.units.map((it) => this.face(it, view)),
      flags: Object.fromEntries(world.board.factories.map((hex, i) => [hex, view.flags[i] ?? null])),
      destroyed: view.v2?.destroyed ?? [],
      tokens: view.v2?.tokens ?? [],
      launcher: view.v2?.launcher ?? (view.launcher ? { hex: view.launcher, damage: 0 } : null),
      selected: held?.id ?? null,
      reach: reached
        ? Object.fromEntries(
            Object.entries(reached.hexes).map(([hex, it]) => [
              hex,
              { cost: it.cost, danger: !!it.interceptors, occupies: it.occupies ?? false },
            ]),
          )
        : null,
      path:
        held && stop && reached
          ? {
              hexes: [held.hex, ...stop.path],
              cost: stop.cost,
              speed: reached.speed,
              warnings: Object.keys(dangers),
            }
          : announced && announced.ahead.length > 0
            ? { hexes: [announced.at, ...announced.ahead], warnings: [], of: factionOf(announced.mover) }
            : null,
      interceptors: [...setOf(Object.values(dangers).flat())],
      attacks: [...this.declared(view), ...previewed, ...this.told(view)],
      places: this.places,
      targets,
      blast: this.odds && !this.odds.at.includes("-") && this.odds.at !== "v2" ? this.odds.at : null,
      highlight: this.pointedOut(view),
      ghost: this.ghost(held, stop ? this.aim : null),
      through: this.through,
      threats: this.layers.hits,
      lesson: this.lesson,
      hovered: this.hovered,
    };
  });

  /** Where something would stand: a unit at the end of its way, one that is placed or bought. */
  private ghost(held: Unit | null, goal: string | null): BoardState["ghost"] {
    if (held && goal) return { face: { ...held, owes: false }, hex: goal };
    const hex = this.aim ?? (this.hovered && this.places.includes(this.hovered) ? this.hovered : null);
    const faction = this.turnOf("money");
    const id = this.toPlace ?? (faction && this.wanted ? `${faction}-${this.wanted}-1` : null);
    return id && hex ? { face: { id }, hex } : null;
  }

  /** The unit that acts in what is being shown. */
  get acting(): Unit | null {
    const { telling } = this.match;
    return telling ? this.unit(actors(telling.event)?.unit ?? null) : null;
  }

  /** The arrow of what is being shown: who attacks or stops whom. */
  private told(view: View): NonNullable<BoardState["attacks"]> {
    const event = this.match.telling?.event;
    const { unit, at } = (event && actors(event)) ?? {};
    const from = this.unit(unit ?? null)?.hex;
    const to = at === undefined ? null : this.hexOf(at);
    if (!from || !to || view.declared.some((it) => it.unit === unit && it.at === at)) return [];
    return [{ from, to, state: "current" }];
  }

  /** Hexes that the question is about: units that could intercept, an army that could act. */
  private pointedOut(view: View): string[] {
    const marks = this.kind === "intercept" || (this.kind === "declare" && !this.held);
    if (marks) return view.units.filter((it) => this.ready.has(it.id)).map((it) => it.hex);
    if (this.acting) return [this.acting.hex];
    if (this.kind !== "armies") return [];
    const armies = this.pointed ?? this.asked!.options.flatMap((it) => payload(it, "armies") ?? []);
    const own = view.units.filter((it) => this.isMine(it.id) && armies.includes(it.army));
    return own.map((it) => it.hex);
  }

  private declared(view: View): NonNullable<BoardState["attacks"]> {
    if (view.phase !== "declaring" && view.phase !== "combat") return [];
    return view.declared.flatMap((it, i) => {
      const from = this.unit(it.unit)?.hex;
      const to = this.hexOf(it.at);
      const isTold = this.match.telling && actors(this.match.telling.event)?.unit === it.unit;
      const state = i < view.n_fought ? "done" : isTold ? "current" : "declared";
      const owed = this.unit(it.unit)?.owes === it.at;
      return from && to ? [{ from, to, n: i + 1, owed, state }] : [];
    });
  }

  private face(unit: Unit, view: View): BoardUnit {
    const attacked = view.declared.some((it) => it.unit === unit.id);
    const active = view.active === factionOf(unit.id);
    const terrain = this.match.world?.board.terrain[unit.hex];
    return {
      ...unit,
      owes: !!unit.owes,
      moved: unit.moved && active,
      attacked: attacked && active,
      afloat: terrain === "water" && !names.mat(unit.id)?.flies,
      badge: this.showsArmies && this.isMine(unit.id) && unit.army > 0 ? unit.army : undefined,
      spent: active && this.isMine(unit.id) && this.isDone(unit.id),
    };
  }

  /** Armies are chosen: each unit says which it belongs to. */
  private get showsArmies(): boolean {
    return this.kind === "armies" || this.kind === "place" || this.kind === "token";
  }

  /** Whether a unit has nothing left to do in this turn. */
  private isDone(id: string): boolean {
    const { acts } = this;
    if (!acts || this.ready.has(id)) return false;
    const declared = this.view!.declared.some((it) => it.unit === id);
    return this.kind === "declare" ? declared : !acts.march.includes(id) && !acts.attack.includes(id);
  }

  // --- What the slip says.

  protected override naming(choice: Choice): Phrase {
    return choicePhrase(choice);
  }

  override get colour(): string {
    const { world, seat } = this.match;
    const own = world?.factions.find((it) => it.seat === seat)?.faction;
    // A question to oneself is in one's own colour, whosever turn it is.
    const isMine = world?.factions.some((it) => it.seat === seat && it.faction === this.view?.active);
    return `f-${(this.asked && !isMine ? own : (this.view?.active ?? own)) ?? "us"}`;
  }

  override get sentence(): Saying[] | null {
    const stop = this.isMoving && this.aim ? this.reached?.hexes[this.aim] : undefined;
    if (this.kind === "money" && this.wanted && this.raiders.length > 0 && super.sentence)
      return [...super.sentence, { text: this.warning!, tone: "bad" }];
    if (!stop || !this.candidate) return super.sentence;
    const [cost, of] = [points(stop.cost), points(this.reached!.speed)];
    const said: Saying[] = [
      { text: t("aces-table-march-ask", { unit: names.unit(this.held!), hex: this.aim!, cost, of }) },
    ];
    if (stop.occupies) said.push({ text: t("aces-table-march-occupies"), tone: "strong" });
    if (stop.interceptors) said.push({ text: danger(stop.interceptors), tone: "bad" });
    if (stop.shorter) said.push({ text: t("aces-table-march-shorter", { cost: points(stop.shorter.cost) }) });
    return said;
  }

  /** AA-MON-8: a warning about the factory that was chosen for what is bought. */
  get warning(): string | null {
    if (!this.wanted || !this.aim || this.raiders.length === 0) return null;
    return t("aces-table-raiders", {
      units: this.raiders.map((it) => names.unit(it)).join(", "),
      n: this.raiders.length,
    });
  }

  override get hint(): string | null {
    const { debt } = this;
    if (debt)
      return t("aces-why-debt-undeclared", { unit: names.unit(debt.unit), target: names.unit(debt.at) });
    if (this.kind === "go_on") return t("aces-table-hint-go-on");
    if (this.kind === "intercept") return t("aces-table-hint-intercept");
    if (this.kind === "move" && this.held && this.ready.has(this.held))
      return t(`aces-table-hint-${touched.current ? "drag" : "way"}${this.isThreatened ? "-danger" : ""}`);
    // The table has not said yet who can act: readers would hear that nobody can.
    if (this.kind === "move" && this.acts === null) return null;
    if (this.kind === "move" || this.kind === "declare")
      return t(`aces-table-hint-${this.kind}`, { n: this.ready.size });
    return this.places.length > 0 ? t("aces-table-hint-places") : null;
  }

  /** AA-INT-2: the odds of the attack that an interception owes. */
  override note(choice: Choice): string | null {
    const { defender, attacker } = this.stopping[payload(choice, "intercept") ?? ""] ?? {};
    if (!defender) return null;
    const [destroys, lost] = [percent(defender.destroyed), percent(attacker?.destroyed ?? 0)];
    const damage = mean(defender.damage);
    // "0 %" says nothing about a unit that can only be hurt.
    return destroys > 0
      ? t("aces-table-intercept-odds", { destroys, lost })
      : t("aces-table-intercept-damage", { damage, lost });
  }

  override get buttons(): Choice[] {
    const { asked } = this;
    // The other ways to split are chosen on the board.
    if (is(asked?.ask, "split_factories"))
      return asked!.options.filter((it) => is(it, "pick_in_turn") || takes(it, []));
    if (is(asked?.ask, "first_faction", "agree_to_split")) return asked!.options;
    return is(asked?.ask, "token", "armies", "intercept", "go_on", "draw", "share_unit")
      ? asked!.options
      : [];
  }

  /** The unit that is held could be stopped somewhere within its reach. */
  private get isThreatened(): boolean {
    return Object.values(this.reached?.hexes ?? {}).some((it) => it.interceptors);
  }

  /** AA-INT-10: marches are announced, or sent step by step. */
  override get manner(): Manner | null {
    if (!this.isMoving) return null;
    // Where nobody can intercept it makes no difference.
    if (!this.isThreatened && !marching.stepByStep) return null;
    return {
      text: t("aces-table-step-by-step"),
      on: marching.stepByStep,
      key: "g",
      flip: () => this.flipManner(),
    };
  }

  private flipManner(): void {
    marching.flip();
    const { aim } = this;
    // Who could intercept depends on it.
    if (this.held) void this.learnReach(this.held).then(() => (this.aim = aim));
  }

  override get usual(): Choice | null {
    if (this.kind === "armies") return this.armiesOf(this.held);
    return is(this.asked?.ask, "intercept", "go_on", "split_factories") ? null : super.usual;
  }

  /** The answer that lets a unit act, if only one does; without a unit none stands out. */
  private armiesOf(id: string | null): Choice | null {
    const army = this.unit(id)?.army;
    const fitting = (this.asked?.options ?? []).filter((it) => payload(it, "armies")?.includes(army ?? 0));
    return id && this.isMine(id) && fitting.length === 1 ? fitting[0]! : null;
  }

  override get isSpent(): boolean {
    return this.ready.size === 0 && (this.kind !== "move" || this.acts !== null);
  }

  override get isCrowded(): boolean {
    return false;
  }

  override get isListed(): boolean {
    return this.asked !== null && !is(this.asked.ask, "divide", "divide_with_partner", "extras");
  }

  override label(choice: Choice): string {
    const march = payload(choice, "march");
    return march ? t("aces-table-march", { hex: march.path.at(-1)! }) : super.label(choice);
  }

  override action(choice: Choice): string {
    return is(choice, "attack") ? t("aces-table-attack") : this.label(choice);
  }

  override line(choice: Choice): string {
    return choice === "done" ? t(`aces-table-end-${this.kind}`) : super.label(choice);
  }

  override point(choice: Choice | null): void {
    this.pointed = payload(choice, "armies") ?? null;
  }

  /** Marches are too many for the table to list; they are asked for unit by unit. */
  override async all(tell: (choices: Choice[]) => void): Promise<void> {
    const { asked, match } = this;
    let marches: Choice[] = [];
    // An offer of a draw is no move: it is in the menu.
    const asides = (match.now?.aside?.options ?? []).filter((it) => it !== "offer_draw");
    const tellAll = () => tell([...(asked?.options ?? []), ...marches, ...asides]);
    tellAll();
    if (!this.isMoving) return;
    for (const unit of this.ready) {
      const reached = await match.socket.query<Reached>(this.reachQuery(unit, [])).catch(() => null);
      const more = Object.values(reached?.hexes ?? {}).map((it) => ({ march: { unit, ...this.way(it) } }));
      marches = [...marches, ...more];
      tellAll();
    }
  }
}

/** Every step where someone could stop the unit, and who. */
function danger(interceptors: Record<string, string[]>): string {
  const steps = Object.entries(interceptors).map(([hex, units]) =>
    t("aces-table-danger-step", { hex, units: list(units.map((it) => names.unit(it))) }),
  );
  return t("aces-table-march-danger", { steps: list(steps) });
}

const list = (all: string[]): string => new Intl.ListFormat(words.language).format(all);

/** The damage to expect, from the chances of each. */
export function mean(damage: number[]): string {
  const expected = damage.reduce((sum, share, more) => sum + share * more, 0);
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(expected);
}

export const percent = (share: number): number => Math.round(share * 100);
