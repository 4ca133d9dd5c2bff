import { setOf } from "$frame/lib/sets";
import type { Phrase } from "$frame/protocol";
import { alike, is, match, matchSome, payload } from "$frame/protocol/variants";
import type { Aces, Asked, Attack, Choice, Kind, Odds, Reached, Stop, Unit, View } from "./protocol";
import type { Saying } from "$frame/table/game";
import { Hand, type Manner } from "$frame/table/hand.svelte";
import type { MatchState } from "$frame/table/match.svelte";
import { t } from "$frame/words/words.svelte";
import { distance, neighbours } from "./board/geometry";
import { points, type BoardState, type Unit as BoardUnit } from "./board/model";
import { choicePhrase, same } from "./choices";
import { marching } from "./manner.svelte";
import { actors } from "./log";
import { names } from "./names.svelte";
import { factionOf } from "./view";

export interface Foreseen {
  unit: string;
  at: string;
  from?: string;
  odds: Odds;
}

/** Whether a choice takes just these factories. */
function takes(choice: Choice, own: string[]): boolean {
  const hexes = payload(choice, "split");
  return hexes?.length === own.length && own.every((it) => hexes.includes(it));
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
  /** Where the unit on the march was going when somebody was asked. */
  private goal: { unit: string; hex: string } | null = null;
  /** AA-MON-8: the enemy infantry that could take the chosen factory with what is bought there. */
  raiders = $state.raw<string[]>([]);
  /** What the held unit could attack from the chosen hex. */
  prey = $state.raw<string[]>([]);
  /** The units that may march, as the table says; nothing until it has. */
  private movable = $state.raw<string[] | null>(null);

  /** To be called where a component begins. */
  constructor(match: MatchState<Aces>) {
    super(match);
    $effect(() => {
      const faction = payload(this.asked?.ask, "move")?.faction;
      if (!faction) {
        this.movable = null;
        return;
      }
      let isOld = false;
      const query = match.socket.query<{ units: string[] }>({ what: "movable", faction });
      query.then((it) => isOld || (this.movable = it.units)).catch(() => null);
      return () => (isOld = true);
    });
  }

  protected override question(): Asked | null {
    return super.question() ?? this.asPartner();
  }

  /** AA-AUT-29: the partner of the player who is asked may act as well. What is offered says which question it would answer. */
  private asPartner(): Asked | null {
    const { aside } = this.match.now!;
    const faction = this.match.world?.factions.find((it) => it.seat === aside?.seat)?.faction;
    if (!aside || !faction) return null;
    const space = aside.spaces.find((it) => is(it, "marches"));
    const options = aside.options.filter((it) => is(it, "attack", "buy", "repair"));
    if (!space && options.length === 0) return null;
    const ask = space
      ? { move: { faction } }
      : options.some((it) => is(it, "attack"))
        ? { declare: { faction } }
        : { money: { faction } };
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
      place: ({ unit, hex }) => (this.held === null || unit === this.held ? hex : null),
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
    const movable = this.asked?.space ? this.movable : null;
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

  /** AA-INT-10: step by step no more of the way is sent than to where somebody is asked. */
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

  private reachQuery(unit: string): { what: "reach"; unit: string; left?: number; step_by_step: boolean } {
    return { what: "reach", unit, ...this.left(unit), step_by_step: marching.stepByStep };
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
    if (this.aim) {
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
          this.held ??= this.nextToPlace();
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

  private nextToPlace(): string | null {
    return [...this.ready][0] ?? null;
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

  /** Why the held unit cannot go there: the table is asked about the straight way. */
  private async explain(hex: string): Promise<void> {
    const from = this.unit(this.held)?.hex;
    if (!from) return;
    const query = {
      what: "path" as const,
      unit: this.held!,
      path: straight(from, hex),
      ...this.left(this.held!),
    };
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
            ? { hexes: [announced.at, ...announced.ahead], warnings: [] }
            : null,
      interceptors: [...setOf(Object.values(dangers).flat())],
      attacks: [...this.declared(view), ...previewed, ...this.told(view)],
      places: this.places,
      targets,
      blast: this.odds && !this.odds.at.includes("-") && this.odds.at !== "v2" ? this.odds.at : null,
      highlight: this.pointedOut(view),
      hovered: this.hovered,
    };
  });

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
    if (this.kind === "intercept")
      return view.units.filter((it) => this.ready.has(it.id)).map((it) => it.hex);
    if (this.acting) return [this.acting.hex];
    if (this.kind !== "armies" || !this.pointed) return [];
    const own = view.units.filter((it) => this.isMine(it.id) && this.pointed!.includes(it.army));
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
      spent:
        active &&
        this.asked !== null &&
        this.isMine(unit.id) &&
        (this.movable !== null || this.kind === "go_on") &&
        !this.ready.has(unit.id),
    };
  }

  // --- What the slip says.

  protected override naming(choice: Choice): Phrase {
    return choicePhrase(choice);
  }

  override get colour(): string {
    const { world, seat } = this.match;
    return `f-${this.view?.active ?? world?.factions.find((it) => it.seat === seat)?.faction ?? "us"}`;
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
    if (this.kind === "move" || this.kind === "declare")
      return t(`aces-table-hint-${this.kind}`, { n: this.ready.size });
    return this.places.length > 0 ? t("aces-table-hint-places") : null;
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

  /** AA-INT-10: marches are announced, or sent step by step. */
  override get manner(): Manner | null {
    if (!this.isMoving) return null;
    const flip = () => {
      marching.flip();
      const { aim } = this;
      // Who could intercept depends on it.
      if (this.held) void this.learnReach(this.held).then(() => (this.aim = aim));
    };
    return { text: t("aces-table-step-by-step"), on: marching.stepByStep, key: "g", flip };
  }

  override get usual(): Choice | null {
    return is(this.asked?.ask, "intercept", "go_on", "split_factories") ? null : super.usual;
  }

  override get isSpent(): boolean {
    return this.ready.size === 0 && (this.kind !== "move" || this.movable !== null);
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
    const tellAll = () => tell([...(asked?.options ?? []), ...marches, ...(match.now?.aside?.options ?? [])]);
    tellAll();
    if (!this.isMoving) return;
    for (const unit of this.ready) {
      const reached = await match.socket.query<Reached>(this.reachQuery(unit)).catch(() => null);
      const more = Object.values(reached?.hexes ?? {}).map((it) => ({ march: { unit, ...this.way(it) } }));
      marches = [...marches, ...more];
      tellAll();
    }
  }
}

function danger(interceptors: Record<string, string[]>): string {
  const stoppers = [...setOf(Object.values(interceptors).flat())];
  return t("aces-table-march-danger", {
    units: stoppers.map((it) => names.unit(it)).join(", "),
    n: stoppers.length,
    hexes: Object.keys(interceptors).join(", "),
  });
}

/** A straight way from one hex to another, step by step to the neighbour that is nearest. */
export function straight(from: string, to: string): string[] {
  const path: string[] = [];
  let here = from;
  while (here !== to && path.length < 24) {
    const next = neighbours(here).sort((a, b) => distance(a, to) - distance(b, to))[0]!;
    path.push(next);
    here = next;
  }
  return path;
}
