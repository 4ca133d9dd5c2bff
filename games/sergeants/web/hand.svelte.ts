import { setOf } from "$frame/lib/sets";
import type { Arg, Phrase } from "$frame/protocol";
import { is, match as matchVariant, payload } from "$frame/protocol/variants";
import { Hand, type KeyHelp } from "$frame/table/hand.svelte";
import { t } from "$frame/words/words.svelte";
import { choiceOnScreen } from "./choices";
import { EMPTY, type Slots } from "./cards/placing";
import { Placing, type Dealt } from "./cards/placing.svelte";
import { answerTo, type Find } from "./finding.svelte";
import { SergeantsAdviser } from "./hint.svelte";
import { isOfACard } from "./doings";
import { isFired } from "./gear";
import { Prospects } from "./prospects.svelte";
import type {
  Asked,
  CardIx,
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

/** Secret questions that answer themselves where there is nobody from whom anything is to be kept. */
const WINDOWS = ["react", "preempt", "hold"] as const;

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

  readonly adviser = new SergeantsAdviser(this);

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

  /** Whether a soldier is on the side that is looked from; who only watches looks from that of the first seat. */
  isFriend(tag: Tag): boolean {
    const seats = this.world?.seats ?? [];
    return seats[this.figure(tag)?.seat ?? -1] === seats[this.match.seat ?? 0];
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
    this.#wasPlaced = choiceOnScreen(choice).isPlaced ?? false;
    this.#chosen = payload(choice, "soldier") ?? null;
    const walker = choice === "done" ? payload(this.asked?.ask, "walk")?.tag : undefined;
    this.#stays = walker === undefined ? null : { tag: walker, n: this.match.now!.n + 1 };
    const isDone = await super.choose(choice);
    if (!isDone) this.#sent = null;
    else this.over = null;
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
   * reveal something hidden. After a walk the end of a card is asked for too: the walk could not be taken back any more, since the next card
   * may be turned at once.
   */
  protected override sparing(asked: Asked): Choice | null {
    const { ask, options, space, privacy } = asked;
    const { now } = this.match;
    if (now!.redo) return null;
    if (this.#isEnded(asked)) return "done";
    // Of two walks in a row he who declines the first is not asked for the second: one walk is one walk.
    const walker = payload(ask, "walk")?.tag;
    if (
      walker !== undefined &&
      walker === this.#stays?.tag &&
      now!.n === this.#stays.n &&
      options.includes("done")
    )
      return "done";
    const isPlain = privacy === "open" || (this.#isAlone && (privacy === "guarded" || is(ask, ...WINDOWS)));
    if (space || !isPlain) return null;
    if (!this.#mayHurry) return null;
    const { forced } = this.prospects;
    if (forced) return this.#learns ? null : forced;
    const left = options.filter((it) => this.idle(it) === null && !is(it, "standing"));
    const real = left.filter((it) => !is(it, "done", "no"));
    if (real.length === 1 && !this.#learns) {
      const [only] = real;
      // Who was chosen to take cover need not be asked whether he does.
      const isSaid = payload(ask, "cover")?.tag === this.#chosen && only === "yes";
      return options.length === 1 || isSaid || this.prospects.asks(only!) ? only! : null;
    }
    if (real.length > 0 || left.length !== 1) return null;
    const isLost = this.#learns ? now!.n !== this.#nEnded : is(ask, "part") && this.#wasPlaced;
    return isLost && now!.undo === "free" ? null : left[0]!;
  }

  /** Whether the last answer of this person was a place on the map, and the soldier that it was. */
  #wasPlaced = false;
  #chosen: Tag | null = null;
  /** The soldier who was to walk and stays, after so many answers of the match. */
  #stays: { tag: Tag; n: number } | null = null;

  /** The card that was ended because nobody could do anything more: that is told until the next answer. */
  over = $state.raw<{ card: CardIx; wasUsed: boolean } | null>(null);

  get #isSeenElsewhere(): boolean {
    return this.match.seats.some((it) => !it.yours && (is(it.player, "person") || is(it.player, "program")));
  }

  /**
   * Whether a quick answer reveals nothing to anybody: everybody knows what these soldiers could do, or nobody sits elsewhere who could notice how
   * quick it is.
   */
  get #mayHurry(): boolean {
    return !this.#isSeenElsewhere || this.world!.known_forces;
  }

  /** Nobody else is at this table whose hand could be guessed at, or who could guess: programs do not. */
  get #isAlone(): boolean {
    return this.match.mine.length === 1 && !this.#isSeenElsewhere;
  }

  override async spare(spared: NonNullable<SergeantsHand["spared"]>): Promise<void> {
    this.#nEnded = this.match.now!.n + 1;
    this.#note(spared.choice);
    await super.spare(spared);
  }

  /** A card that ends without a question, though not all of it was used, is not to vanish without a word. */
  #note(choice: Choice): void {
    const { ask } = this.match.now!.asked ?? {};
    const card = payload(ask, "pay")?.card ?? payload(ask, "part")?.card;
    const playing = this.view?.playing;
    const isEnd = is(choice, "done", "no") || choice === this.prospects.forced;
    if (card === undefined || !playing || !isEnd || this.#ended?.card === card) return;
    if (playing.left.length > 0) this.over = { card, wasUsed: this.#begun === card };
  }

  /** The card of which a part was begun. */
  get #begun(): CardIx | null {
    const { log } = this.match;
    const last = log.findLastIndex((it) => is(it.event, "card_began"));
    const isBegun = log.slice(last + 1).some((it) => is(it.event, "part_began"));
    return isBegun ? (payload(log[last]?.event, "card_began")?.card ?? null) : null;
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
    const space = this.match.now?.asked?.space;
    const seat = payload(space, "placements")?.seat;
    if (this.kind !== "place" || !view || !own || !space || seat === undefined) return null;
    return { seat, turn: view.turn, hand: own.hand, space };
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

  override get keys(): KeyHelp[] {
    const all = ["arrows", "turn", "bend", "unbend", "legend"];
    return all.map((it) => ({ key: t(`sm-web-key-${it}`), does: t(`sm-web-key-does-${it}`) }));
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
    const { showing, telling } = this.match;
    const doer = showing && telling ? onScreen(telling.event).seat : undefined;
    const seat = doer ?? this.asked?.seat ?? this.match.seat ?? this.match.now?.waiting[0] ?? 0;
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
