import { setOf } from "$frame/lib/sets";
import type { Arg, Phrase } from "$frame/protocol";
import type {
  Asked,
  Choice,
  Enlisted,
  Figure,
  Found,
  Place,
  Point,
  Private,
  Query,
  Sergeants,
  Space,
  Tag,
  TileInfo,
  View,
  WorldInfo,
} from "./protocol";
import { nameOf } from "$frame/protocol/variants";
import { Hand } from "$frame/table/hand.svelte";
import { actionsOf, fits, held } from "./cards/desk";
import { EMPTY, type Slots } from "./cards/placing";
import { Placing, type TurnsDeal } from "./cards/placing.svelte";
import { isFree } from "./view";

/** Sixteenths of an inch between soldiers that are placed without being told where, and how often that is tried. */
const APART = 24;
const TRIES = 12;

/** Questions whose answers everybody can read off the map and the open cards. */
const OPEN = setOf([
  "part",
  "who",
  "act",
  "row",
  "either",
  "spot",
  "cover",
  "rally",
  "walk",
  "shoot",
  "next_target",
  "throw",
  "victim",
  "befall",
  "gun",
]);

/** Which soldier is looked at, and what map and cards have put together as an answer. */
export class SergeantsHand extends Hand<Sergeants> {
  /** The soldier that was chosen. */
  held = $state<Tag | null>(null);
  /** The soldier under the pointer, or of the keyboard. */
  hovered = $state<Tag | null>(null);
  /** The answer that is about to be given: one of those listed, or one of a space. */
  made = $state.raw<Choice | null>(null);
  /** SM-TRN-4: the cards that one is about to place. */
  readonly placing = new Placing(
    () => this.#deal(),
    () => this.#sealed(),
    () => this.#sealedSeconds(),
  );

  get view(): View | null {
    return this.match.view;
  }

  get world(): WorldInfo | null {
    return this.match.world;
  }

  /** Answers too many to list, if the question has such. */
  get space(): Space | null {
    return this.asked?.space ?? null;
  }

  /** What the seat that is looked from hides from others. */
  get own(): Private | null {
    return this.match.seat === null ? null : (this.view?.seats[this.match.seat]?.own ?? null);
  }

  figure(tag: Tag | null): Figure | null {
    return this.view?.figures.find((it) => it.tag === tag) ?? null;
  }

  /** Whether a soldier is one's own. */
  isMine(tag: Tag): boolean {
    return this.figure(tag)?.seat === this.match.seat;
  }

  /** The side of a seat, such as `us`. */
  sideOf(seat: number): string {
    const { world } = this;
    return world?.scenario.sides[world.seats[seat] ?? 0]?.side ?? "us";
  }

  /** The soldiers among the options. */
  offered: ReadonlySet<Tag> = $derived(
    setOf(
      (this.asked?.options ?? []).flatMap((it) =>
        typeof it === "object" && "soldier" in it ? [it.soldier] : [],
      ),
    ),
  );

  protected override wish(): Choice | null {
    return this.made ?? (this.kind === "place" ? this.placing.choice : null);
  }

  /**
   * A question with nothing to answer but that it is done. It is put all the same where being quick would tell of what lies face
   * down, and while something of one's own could be taken back: the next card may be turned after it.
   */
  protected override sparing({ ask, options, space }: Asked): Choice | null {
    const { now } = this.match;
    const [only] = options;
    if (space || options.length !== 1 || !OPEN.has(nameOf(ask)) || now!.redo) return null;
    if (now!.undo === "free" && now!.n !== this.#nSpared) return null;
    return only === "done" || only === "no" ? only : null;
  }

  override async spare(spared: NonNullable<SergeantsHand["spared"]>): Promise<void> {
    this.#nSpared = this.match.now!.n + 1;
    await super.spare(spared);
  }

  /** How many answers the match has if the last one was the hand's own: taking that back is nobody's wish. */
  #nSpared = 0;

  /** What there is to place on the phases, when that is asked. */
  #deal(): TurnsDeal | null {
    const { world, view, own } = this;
    const space = held(this.match.now?.asked?.space ?? null, "placements");
    if (this.kind !== "place" || !world || !view || !own || !space) return null;
    const actions = actionsOf(world, view);
    return {
      turn: view.turn,
      hand: own.hand,
      fits: (card, phase) => fits(world.cards[card]!, actions[phase]) && !space.dead.includes(card),
      seconds: space.seconds,
    };
  }

  /** The cards that one has placed, as long as others are choosing. */
  #sealed(): Slots | null {
    for (const it of this.match.now?.sealed ?? []) {
      const slots = held(it, "placing") ?? held(it, "commanding")?.cards;
      if (slots) return slots;
    }
    return null;
  }

  #sealedSeconds(): Slots {
    const sealed = this.match.now?.sealed ?? [];
    return sealed.map((it) => held(it, "commanding")?.second).find((it) => it !== undefined) ?? EMPTY;
  }

  /** Takes back what was sent, as long as others are choosing. */
  async reopen(): Promise<void> {
    const { match } = this;
    const [turn, sealed, seconds] = [this.view?.turn, this.#sealed(), this.#sealedSeconds()];
    if (match.seat === null || turn === undefined || !sealed) return;
    await match.attempt(match.socket.undo(match.seat));
    if (!match.refusal) this.placing.reopen(turn, sealed, seconds);
  }

  /** Asks about the position; nothing if there is no answer. */
  find = async (query: Query): Promise<Found | null> => {
    try {
      return await this.match.socket.query<Found>(query);
    } catch {
      return null;
    }
  };

  /** A soldier was touched: he is chosen if that is asked, and looked at. */
  touch(tag: Tag | null): void {
    this.match.refusal = null;
    this.held = tag;
    const option = this.asked?.options.find(
      (it) => typeof it === "object" && "soldier" in it && it.soldier === tag,
    );
    if (option !== undefined && option === this.made) void this.confirm();
    else if (
      option !== undefined ||
      typeof this.made !== "object" ||
      this.made === null ||
      "soldier" in this.made
    )
      this.made = option ?? null;
  }

  /** An answer was put together, or taken apart. */
  put(choice: Choice | null): void {
    this.match.refusal = null;
    this.made = choice;
  }

  override drop(): void {
    this.held = null;
    this.made = null;
  }

  override letGo(): void {
    if (this.made !== null) this.made = null;
    else this.held = null;
  }

  override next(step: number): string | null {
    const all = this.offered.size > 0 ? [...this.offered] : this.ownSoldiers();
    if (all.length === 0) return null;
    const here = this.held === null ? -1 : all.indexOf(this.held);
    this.touch(all[(Math.max(here, step > 0 ? -1 : 0) + step + all.length) % all.length]!);
    return String(this.held);
  }

  private ownSoldiers(): Tag[] {
    const own = this.view?.figures.filter((it) => it.seat === this.match.seat && isFree(it.at)) ?? [];
    return own.map((it) => it.tag);
  }

  override look(place: string): void {
    this.held = Number(place);
  }

  // --- What the slip says.

  override get colour(): string {
    const seat = this.asked?.seat ?? this.match.seat ?? this.match.now?.waiting[0] ?? 0;
    return `s-${this.sideOf(seat)}`;
  }

  /** SM-SCN-9: who is to be placed stands in a list of its own. */
  override get panel(): "dock" | "unit" {
    return this.kind === "deploy" ? "unit" : "dock";
  }

  protected override naming(choice: Choice): Phrase {
    const { space } = this;
    if (space && "shells" in space && typeof choice === "object" && "throw" in choice)
      return shellChoice(space.shells.what, choice.throw);
    return spaceChoice(choice);
  }

  // --- Answers of a space.

  /** Whether the table can put an answer together. */
  get canSuggest(): boolean {
    const { space } = this;
    return space !== null && ("forces" in space || "placements" in space || "deployments" in space);
  }

  #seed = 0;

  /** Asks for some answer of the space; each time for another one. */
  async suggest(): Promise<void> {
    const { space, match } = this;
    if (!space) return;
    this.#seed += 1;
    if ("deployments" in space) return this.deploySomehow(space);
    const query = { what: "some", space, seed: this.#seed } as const;
    const found = await match.attempt(match.socket.query<Found>(query));
    if (found && "some" in found && this.space === space) this.made = found.some;
  }

  /** Puts one's soldiers beside each other on the tiles where they may begin, until the table admits it. */
  private async deploySomehow(space: Space): Promise<void> {
    const { match, world } = this;
    const side = world?.scenario.sides[world.seats[match.seat ?? 0] ?? 0];
    if (!world || !side || !("on" in side.start)) return;
    const { on } = side.start;
    const tiles = world.map.tiles.filter((it) => on.includes(it.face) || on.includes(it.id));
    const own = this.ownSoldiers();
    for (let i = 0; i < TRIES; i += 1) {
      const places = tiles.flatMap((it) => rowsOn(it, (this.#seed + i) % 5));
      const deploy = own.map((tag, j): [Tag, Place] => [tag, places[(j * 3) % places.length]!]);
      const query = { what: "try", space, choice: { deploy } } as const;
      const found = await match.attempt(match.socket.query<Found>(query));
      if (this.space !== space || !found || !("tried" in found)) return;
      if (!found.tried.why) return this.put({ deploy });
    }
  }
}

/** Places on a tile, an inch and a half apart, facing the other side of the map. */
function rowsOn({ bounds: [from, to] }: TileInfo, shift: number): Place[] {
  const places: Place[] = [];
  for (let y = from[1] + 12 + 3 * shift; y <= to[1] - 12; y += APART)
    for (let x = from[0] + 12 + 3 * shift; x <= to[0] - 12; x += APART)
      places.push({ at: [x, y], facing: x < 240 ? 16 : 48 });
  return places;
}

/** An answer that is not listed, as `crates/sergeants` names it. */
function spaceChoice(choice: Choice): Phrase {
  if (typeof choice === "string") return { key: `sm-choice-${choice}`, args: {} };
  if ("force" in choice) return { key: "sm-choice-force", args: { soldiers: choice.force.map(soldier) } };
  if ("deploy" in choice) {
    const soldiers = choice.deploy.map(([tag]) => ({ soldier: String(tag) }));
    return { key: "sm-choice-deploy", args: { soldiers } };
  }
  if ("placing" in choice) {
    const card = (it: number | null): Arg => (it === null ? { list: "none" } : { card: String(it) });
    const [first, second, third] = choice.placing;
    return {
      key: "sm-choice-placing",
      args: { first: card(first), second: card(second), third: card(third) },
    };
  }
  if ("commanding" in choice) {
    const cards = (all: (number | null)[]): Arg =>
      all.flatMap((it) => (it === null ? [] : [{ card: String(it) }]));
    const { cards: first, second } = choice.commanding;
    return { key: "sm-choice-commanding", args: { cards: cards(first), second: cards(second) } };
  }
  if ("walk" in choice) return { key: "sm-choice-walk", args: ending(choice.walk.to) };
  if ("enter" in choice) {
    const { gate, way } = choice.enter;
    return { key: "sm-choice-enter", args: { gate: { gate: String(gate) }, ...ending(way.to) } };
  }
  if ("throw" in choice) {
    const { target, centre } = choice.throw;
    return {
      key: "sm-choice-throw",
      args: { target: { soldier: String(target) }, point: { point: centre.join(",") } },
    };
  }
  return { key: "sm-choice-done", args: {} };
}

/** SM-SHT-7: something is fired, or a charge thrown. */
function shellChoice(what: string, { target, centre }: { target: Tag; centre: Point }): Phrase {
  const args = {
    equipment: { equipment: what },
    soldier: { soldier: String(target) },
    tile: { point: centre.join(",") },
  };
  return { key: "web-sm-choice-shell", args };
}

const soldier = ({ tag }: Enlisted) => ({ soldier: String(tag) });

const COMPASS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

function ending({ at, facing }: Place): Phrase["args"] {
  return { point: { point: at.join(",") }, facing: { facing: COMPASS[Math.floor((facing + 4) / 8) % 8]! } };
}
