import { setOf } from "$frame/lib/sets";
import type { Arg, Phrase } from "$frame/protocol";
import { is, match as matchVariant, payload } from "$frame/protocol/variants";
import { Hand } from "$frame/table/hand.svelte";
import { t } from "$frame/words/words.svelte";
import { EMPTY, type Slots } from "./cards/placing";
import { Placing, type Dealt } from "./cards/placing.svelte";
import { answerTo, type Find } from "./finding.svelte";
import { isOfACard } from "./doings";
import { isFired } from "./gear";
import { Prospects } from "./prospects.svelte";
import type {
  Asked,
  Choice,
  Enlisted,
  Figure,
  Found,
  Place,
  Point,
  Private,
  Sergeants,
  Space,
  Tag,
  View,
  WorldInfo,
} from "./protocol";
import { onScreen } from "./events";
import { names } from "./names.svelte";
import { isFree, placeOf } from "./view";

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
    (query) => this.find(query),
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

  /** Whether a soldier is the player's own. */
  isMine(tag: Tag): boolean {
    return this.figure(tag)?.seat === this.match.seat;
  }

  /** The side of a seat, such as `us`. */
  sideOf(seat: number): string {
    const { world } = this;
    return world?.scenario.sides[world.seats[seat] ?? 0]?.side ?? "us";
  }

  /** The soldier who acts in what is being shown. */
  get acting(): Tag | null {
    const { telling } = this.match;
    return telling ? (onScreen(telling.event).tag ?? null) : null;
  }

  /** What was sent last, until the table shows it: nothing jumps back in between. */
  #sent = $state.raw<{ version: number; choice: Choice } | null>(null);

  override async choose(choice: Choice): Promise<boolean> {
    this.#sent = this.match.now && { version: this.match.now.version, choice };
    if (choice === "done" && this.match.now) this.#nEnded = this.match.now.n + 1;
    const isDone = await super.choose(choice);
    if (!isDone) this.#sent = null;
    return isDone;
  }

  /** The answers of this person that nobody else sees yet. */
  given: Choice[] = $derived.by(() => {
    const { now, showing } = this.match;
    const isUnderWay = this.#sent && (showing || now?.version === this.#sent.version);
    return isUnderWay ? [this.#sent!.choice] : (now?.sealed ?? []);
  });

  /** SM-SCN-9: soldiers who were placed, and are not yet seen there. */
  placed: [Tag, Place][] = $derived(
    this.given.flatMap((it) => payload(it, "deploy") ?? []).filter(([tag]) => !placeOf(this.figure(tag))),
  );

  /** The soldiers among the options. */
  offered: ReadonlySet<Tag> = $derived(
    setOf((this.asked?.options ?? []).flatMap((it) => (this.idle(it) ? [] : (payload(it, "soldier") ?? [])))),
  );

  protected override wish(): Choice | null {
    return this.made ?? (this.kind === "place" ? this.placing.choice : null);
  }

  /** What would come of the answers to the question. */
  readonly prospects = new Prospects(
    () => {
      const { now } = this.match;
      return now?.asked && !now.over ? { version: now.version, asked: now.asked } : null;
    },
    (query) => this.find(query),
  );

  /** A lesson shows also what cannot be done. */
  readonly #learns = /[?&]lesson=/.test(location.search);

  /** Whether the table is still being asked what would come of the answers: until then the question is not put. */
  get isJudging(): boolean {
    return !this.#learns && this.prospects.isAsking;
  }

  protected override question(): Asked | null {
    return this.isJudging ? null : super.question();
  }

  /** Why there is no point in an answer; nothing in lessons, where that is to be seen. */
  idle(choice: Choice): Phrase | null {
    return this.#learns ? null : this.prospects.idle(choice);
  }

  /**
   * A question that leaves no choice: only one answer, or only one that leads anywhere. It is put all the same where a quick answer would
   * reveal something hidden, and before something of one's own could no longer be taken back: the next card may be turned after the end of
   * this one.
   */
  protected override sparing(asked: Asked): Choice | null {
    const { options, space, privacy } = asked;
    const { now } = this.match;
    if (now!.redo) return null;
    if (this.#isEnded(asked)) return "done";
    if (space || privacy !== "open") return null;
    const left = options.filter((it) => this.idle(it) === null);
    const real = left.filter((it) => !is(it, "done", "no"));
    if (real.length === 1 && !this.#learns) {
      const [only] = real;
      return options.length === 1 || this.prospects.asks(only!) ? only! : null;
    }
    if (real.length > 0 || left.length !== 1) return null;
    return now!.undo === "free" && now!.n !== this.#nEnded ? null : left[0]!;
  }

  override async spare(spared: NonNullable<SergeantsHand["spared"]>): Promise<void> {
    this.#nEnded = this.match.now!.n + 1;
    await super.spare(spared);
  }

  /** The card that its player has ended: whatever else it asks is answered so. */
  #ended = $state.raw<{ card: number; turn: number; phase: number } | null>(null);

  /** Whether a question is of a card that can be ended. */
  get canEndCard(): boolean {
    const { asked, view } = this;
    return !!asked && isOfACard(asked) && view?.playing?.seat === asked.seat;
  }

  /** SM-ACT-2: ends the card; what must be done is asked for all the same. */
  async endCard(): Promise<void> {
    const { view } = this;
    if (!view?.playing) return;
    this.#ended = { card: view.playing.card, turn: view.turn, phase: view.phase };
    await this.choose("done");
  }

  #isEnded(asked: Asked): boolean {
    const { view } = this;
    const it = this.#ended;
    if (!it || !view?.playing) return false;
    const isThis = view.playing.card === it.card && view.turn === it.turn && view.phase === it.phase;
    return isThis && isOfACard(asked) && view.playing.seat === asked.seat;
  }

  /** Follows the question: who takes something back has not ended his card. To be called in an effect. */
  foresee(): void {
    if (this.match.now?.redo) this.#ended = null;
    this.prospects.ask();
  }

  /** How many answers the match has if the last one was the hand's own, or an end: taking that back is nobody's wish. */
  #nEnded = 0;

  /** What there is to place on the phases, when that is asked. */
  #deal(): Dealt | null {
    const { view, own } = this;
    const space = payload(this.match.now?.asked?.space, "placements");
    if (this.kind !== "place" || !view || !own || !space) return null;
    return { seat: space.seat, turn: view.turn, hand: own.hand };
  }

  /** The cards that one has placed, as long as others are choosing. */
  #sealed(): Slots | null {
    for (const it of this.given) {
      const slots = payload(it, "placing") ?? payload(it, "commanding")?.cards;
      if (slots) return slots;
    }
    return null;
  }

  #sealedSeconds(): Slots {
    return this.given.map((it) => payload(it, "commanding")?.second).find((it) => it !== undefined) ?? EMPTY;
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
  find: Find = async (query) => {
    try {
      return answerTo(query, await this.match.socket.query<Found>(query));
    } catch {
      return null;
    }
  };

  /** A soldier was touched: he is chosen if that is asked, and looked at. */
  touch(tag: Tag | null): void {
    this.match.refusal = null;
    this.held = tag;
    const option = this.asked?.options.find((it) => payload(it, "soldier") === tag);
    if (option !== undefined && option === this.made) void this.confirm();
    else if (option !== undefined || this.made === null || is(this.made, "soldier", "done", "yes", "no"))
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
    // A point of the map is only looked at.
    if (!place.includes(",")) this.held = Number(place);
  }

  // --- What the slip says.

  override get colour(): string {
    const seat = this.asked?.seat ?? this.match.seat ?? this.match.now?.waiting[0] ?? 0;
    return `s-${this.sideOf(seat)}`;
  }

  /** SM-SCN-9: the soldiers to be placed are in a list of their own. */
  override get panel(): "dock" | "unit" {
    return this.kind === "deploy" ? "unit" : "dock";
  }

  protected override naming(choice: Choice): Phrase {
    const { space } = this;
    const [shell, thrown] = [payload(space, "shells"), payload(choice, "throw")];
    return shell && thrown ? shellChoice(shell.what, thrown) : spaceChoice(choice);
  }

  /** The sentence beside the button says where; the button only does it. */
  override action(choice: Choice): string {
    if (is(choice, "deploy")) return t("sm-web-card-deploy-confirm");
    if (is(choice, "enter")) return t("sm-web-go-enter");
    if (is(choice, "walk")) return t(is(this.space, "turns") ? "sm-web-go-turn" : "sm-web-go-walk");
    if (!is(choice, "throw")) return super.action(choice);
    const shell = payload(this.space, "shells");
    return t(shell && isFired(this.world!, shell.what) ? "sm-web-go-fire" : "sm-web-go-throw");
  }

  /** SM-MOV-4: the charges of the question, and at whom. */
  #charges = $state.raw<[string, Tag][]>([]);

  override async all(tell: (choices: Choice[]) => void): Promise<void> {
    let listed: Choice[] = [];
    await super.all((it) => tell((listed = it)));
    const { space } = this;
    if (!is(space, "walks", "escapes")) return;
    const found = (await this.find({ what: "charges", space: space! })) ?? [];
    const choices = found.map(([, way]): Choice => ({ walk: way }));
    this.#charges = found.map(([tag], i) => [JSON.stringify(choices[i]), tag]);
    tell([...listed, ...choices]);
  }

  override line(choice: Choice): string {
    const charged = this.#charges.find((it) => it[0] === JSON.stringify(choice))?.[1];
    return charged === undefined
      ? super.line(choice)
      : t("sm-web-charge", { soldier: names.soldier(charged) });
  }

  // --- Answers of a space.

  /** Whether the table can put an answer together. */
  get canSuggest(): boolean {
    return is(this.space, "forces", "placements", "deployments");
  }

  #seed = 0;

  /** Asks for some answer of the space; each time for another one. */
  async suggest(): Promise<void> {
    const { space, match } = this;
    if (!space) return;
    this.#seed += 1;
    const query = { what: "suggest", space, seed: this.#seed } as const;
    const found = await match.attempt(match.socket.query<Found>(query));
    const choice = found && answerTo(query, found);
    if (choice && this.space === space) this.put(choice);
  }
}

/** An answer that is not listed, as the rules name it. */
function spaceChoice(choice: Choice): Phrase {
  const plain = (key: string, args: Phrase["args"] = {}): Phrase => ({ key: `sm-choice-${key}`, args });
  // These are listed always, and the table names them.
  const listed = (): Phrase => plain("done");
  return matchVariant(choice, {
    done: listed,
    yes: () => plain("yes"),
    no: () => plain("no"),
    force: (force) => plain("force", { soldiers: force.map(soldier) }),
    deploy: (places) => plain("deploy", { soldiers: places.map(([tag]) => ({ soldier: String(tag) })) }),
    placing([first, second, third]) {
      const card = (it: number | null): Arg => (it === null ? { list: "none" } : { card: String(it) });
      return plain("placing", { first: card(first), second: card(second), third: card(third) });
    },
    commanding({ cards, second }) {
      const named = (all: (number | null)[]): Arg =>
        all.flatMap((it) => (it === null ? [] : [{ card: String(it) }]));
      return plain("commanding", { cards: named(cards), second: named(second) });
    },
    walk: (way) => plain("walk", ending(way.to)),
    enter: ({ gate, way }) => plain("enter", { gate: { gate: String(gate) }, ...ending(way.to) }),
    throw: ({ target, centre }) =>
      plain("throw", { target: { soldier: String(target) }, point: { point: centre.join(",") } }),
    order: listed,
    story: listed,
    card: listed,
    phase: listed,
    take_back: listed,
    action: listed,
    part: listed,
    soldier: listed,
    act: listed,
    row: listed,
    rally: listed,
    leave: listed,
    let_go: listed,
    hand_over: listed,
    strike: listed,
    preempt: listed,
    standing: listed,
    use: listed,
    tile: listed,
  });
}

/** SM-SHT-7: something is fired, or a charge thrown. */
function shellChoice(what: string, { target, centre }: { target: Tag; centre: Point }): Phrase {
  const args = {
    equipment: { equipment: what },
    soldier: { soldier: String(target) },
    tile: { point: centre.join(",") },
  };
  return { key: "sm-web-choice-shell", args };
}

const soldier = ({ tag }: Enlisted) => ({ soldier: String(tag) });

const COMPASS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

function ending({ at, facing }: Place): Phrase["args"] {
  return { point: { point: at.join(",") }, facing: { facing: COMPASS[Math.floor((facing + 4) / 8) % 8]! } };
}
