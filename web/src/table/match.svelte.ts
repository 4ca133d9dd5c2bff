import { drawNumber, numberOf, pledgeOf } from "../lib/numbers";
import { calm, settings } from "../lib/settings.svelte";
import type {
  Change,
  ChatLine,
  Entry,
  Frame,
  Game,
  MatchInfo,
  Mixing,
  Now,
  Phrase,
  Proposal,
  Rewind,
  SeatInfo,
  SeatOrders,
  Table,
  ToClient,
} from "../protocol";
import { alike, is, match, matchSome } from "../protocol/variants";
import { words } from "../words/words.svelte";
import { AnalysisReading } from "./analysis/reading.svelte";
import { keepNames } from "./atScreen";
import type { Difference, GameClient } from "./game";
import { keepSeen, seenOf, type Looked } from "./looked";
import { Refused, Socket, type Connection } from "./socket";

/** Events to be watched, and how the table stood before them. */
export interface Scene<G extends Game> {
  view: G["view"];
  log: Entry<G>[];
}

/** How long to wait when too many pages of the log were asked for, in milliseconds. */
const PAUSE = 1000;

/** How much faster the rest is shown once that is wanted. */
const FASTER = 4;

/** Shows one entry of the log; the promise resolves when the animation is over. */
export type Show<G extends Game> = (entry: Entry<G>, view: G["view"]) => Promise<void> | void;

/** A match as this browser knows it: the server's state, and what is shown of it. */
export class MatchState<G extends Game> {
  readonly socket: Socket<G>;
  connection = $state<Connection>("connecting");
  /** The code of the game, once it has loaded. */
  client = $state.raw<GameClient<G> | null>(null);
  /** It could not be fetched. */
  unloaded = $state(false);
  info = $state.raw<MatchInfo | null>(null);
  seat = $state.raw<number | null>(null);
  world = $state.raw<G["world"] | null>(null);
  /** What is shown: behind the server's state while an event is being shown. */
  #shown = $state.raw<G["view"] | null>(null);
  #present = $state.raw<Now<G> | null>(null);
  log = $state.raw<Entry<G>[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  notes = $state("");
  /** What this person answers without being asked. */
  orders = $state.raw<SeatOrders[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  /** Steps back that were agreed to. */
  rewinds = $state.raw<Rewind[]>([]);
  /** Numbers that people mix into the chance of this match. */
  mixing = $state.raw<Mixing | null>(null);
  /** This person's number is in another browser. */
  lacksNumber = $state(false);
  /** Changes that wait to be shown. */
  showing = $state(false);
  /** The entry that is being shown. */
  telling = $state.raw<Entry<G> | null>(null);
  /** The rest is shown faster; or each step stays until it is nodded through. */
  isFast = $state(false);
  isHeld = $state(false);
  /** What has happened since this person's last answer; one that the hand gives automatically does not count. */
  since = $state.raw<Scene<G> | null>(null);
  isAutomatic = false;
  /** An earlier moment that is looked at: the number of its answers. */
  past = $state.raw<number | null>(null);
  /** What is asked. One who looks at an earlier moment is asked nothing: they have to come back first. */
  now: Now<G> | null = $derived.by(() => {
    const now = this.#present;
    if (!now || this.past === null || now.over) return now;
    const { version, n, waiting, deadline } = now;
    return { version, n, waiting, undo: "nothing", redo: false, ...(deadline ? { deadline } : {}) };
  });
  /** How the table stood when this person last looked, days ago or behind another tab. */
  looked = $state.raw<Looked<G> | null>(null);
  /** How many lines of the log are known at the moment that is looked at; all of them at the present one. */
  #lines = $state.raw<number | null>(null);
  /** The seat whose player has lifted the curtain, where several people share this screen. */
  #lifted = $state.raw<number | null>(null);
  /** The person's own seats. */
  mine: number[] = $derived(this.seats.filter((it) => it.yours).map((it) => it.seat));
  /** Someone else at this screen may be looking: what only one of them knows is not shown. */
  #isWatched = $derived(this.mine.length > 1 && this.seat !== null && this.#lifted !== this.seat);
  /** Several people share this screen, and may know different things. */
  isShared = $derived(
    this.mine.length > 1 && this.seat !== null && (this.info?.secrets ?? false) && !this.now?.over,
  );
  /** What one's seat alone knows is put away. */
  isVeiled = $derived(this.#isWatched && this.isShared);
  /** The seat whose player should be alone with the screen: at a secret question, or where the game cannot put anything away. */
  curtain: number | null = $derived.by(() => {
    const asked = this.showing ? null : this.now?.asked;
    const isBare = this.isVeiled && !this.client?.veiled;
    return asked && this.#isWatched && (asked.privacy === "secret" || isBare) ? asked.seat : null;
  });
  /** What is shown, as far as everybody at this screen may see it. */
  view: G["view"] | null = $derived.by(() => {
    const view = this.#shown;
    return view && this.isVeiled ? (this.client?.veiled?.(view, this.seat!) ?? view) : view;
  });
  /** What is different on the board since this person last looked. */
  differences: Difference[] = $derived.by(() => {
    const { looked, view, world, client } = this;
    if (!looked || !view || !world || (this.#present?.over && this.past === null)) return [];
    return client?.differences?.(looked.view, view, world) ?? [];
  });
  /** The log up to the moment that is looked at. */
  told: Entry<G>[] = $derived.by(() => {
    const told = this.#lines === null ? this.log : this.log.slice(0, this.#lines);
    return this.isVeiled ? told.filter((it) => !it.private) : told;
  });
  /** What those who share this screen are called, by seat. */
  names = $state.raw<Record<number, string>>({});
  /** What could have been done better, once the match is over. */
  readonly analysis = new AnalysisReading<G>(this);
  /** The last refusal. */
  refusal = $state.raw<Phrase | null>(null);
  fault = $state(false);
  /** How many chat lines are unread. */
  unread = $state(0);

  show: Show<G> = () => {};
  /** Ends the animation that is running. */
  hurry: () => void = () => {};
  #laid: Table<G> | null = null;
  #queue: Change<G>[] = [];
  #truth: G["view"] | null = null;
  #skip = false;
  #speed = 1;
  #closed = false;
  /** What a step that stays on screen waits for. */
  #nod: (() => void) | null = null;
  /** How the table stood before an entry that was shown here. */
  #before = new WeakMap<Entry<G>, G["view"]>();
  /** Messages that arrived before the game's own code. */
  #early: ToClient<G>[] = [];

  /** `load` fetches the game of the match. */
  constructor(
    id: string,
    readonly load: (game: string) => Promise<GameClient<G>>,
    asNobody = false,
  ) {
    this.socket = new Socket(
      `/ws/matches/${id}`,
      asNobody,
      (message) => this.#hear(message),
      (connection) => (this.connection = connection),
    );
  }

  #hear(message: ToClient<G>): void {
    if (this.client) this.#take(message);
    else if (this.#early.push(message) === 1) void this.#begin();
  }

  /** The first message is the table, which names the game. */
  async #begin(): Promise<void> {
    const first = this.#early[0];
    if (!is(first, "table")) {
      this.#early.forEach((it) => this.#take(it));
      this.#early = [];
      return;
    }
    try {
      const client = await this.load(first.table.match.game);
      if (this.#closed) return;
      this.client = client;
    } catch {
      this.unloaded = true;
      return;
    }
    this.#early.forEach((it) => this.#take(it));
    this.#early = [];
  }

  #take(message: ToClient<G>): void {
    match(message, {
      table: (it) => this.#lay(it),
      change: (it) => this.#enqueue(it),
      seats: (it) => void (this.seats = it),
      orders: (it) => void (this.orders = it),
      chat: (it) => {
        this.chat = [...this.chat, it];
        this.unread += 1;
      },
      next: ({ id }) => {
        if (this.info) this.info = { ...this.info, next: id };
      },
      proposal: (it) => void (this.proposal = it),
      mixing: (it) => this.#mix(it),
      analysis: ({ stage }) => this.analysis.hear(stage),
      fault: () => void (this.fault = true),
      // The socket passes these to the request that they answer.
      ...alike(["found", "done", "refused", "frame", "log", "report", "engine"], () => {}),
      // Only a program that writes messages by hand can confuse the server.
      confused: () => {},
    });
  }

  #lay(table: Table<G>): void {
    this.#laid = table;
    this.#queue = [];
    this.skip();
    this.info = table.match;
    if (this.seat !== (table.seat ?? null)) this.#lifted = null;
    this.seat = table.seat ?? null;
    // The socket has fetched it.
    const world = table.world!;
    this.world = world;
    this.#shown = this.#truth = table.view;
    this.#present = table.now;
    this.log = table.log;
    this.seats = table.seats;
    this.chat = table.chat;
    this.notes = table.notes;
    this.orders = table.orders ?? [];
    this.proposal = table.proposal ?? null;
    this.rewinds = table.rewinds;
    this.since = null;
    this.past = this.#lines = this.looked = null;
    this.#mix(table.mixing ?? null);
    if (table.earlier) void this.#fetchEarlier(table);
    this.client?.meet(world);
    words.named = (of, id) => this.client?.named(of, id) ?? id;
    words.seatName = (seat) => this.seatName(seat);
    void this.recall();
    this.analysis.renew();
  }

  /** Fetches how the table stood when this person last looked, if it has changed since. */
  async recall(): Promise<void> {
    const table = this.#laid;
    const [id, of] = [this.info?.id, this.#present?.n];
    // A board within a page of another site keeps nothing in the browser.
    if (this.socket.asNobody || !table || id === undefined || of === undefined || document.hidden) return;
    const seen = seenOf(id);
    keepSeen(id, of);
    if (seen === null || seen >= of) return;
    const frame = await this.socket.frame(seen).catch(() => null);
    if (!frame || this.#laid !== table) return;
    this.looked = { n: seen, view: frame.view };
    this.since = { view: frame.view, log: this.log.filter((it) => it.n > seen) };
  }

  /** What has changed was seen: the marks go. */
  haveSeen(): void {
    this.looked = null;
  }

  /** The table brings the latest entries of the log; the others follow, a page at a time. */
  async #fetchEarlier(table: Table<G>): Promise<void> {
    let first = table.log[0]?.n ?? 0;
    for (let earlier = true; earlier && !this.#closed;) {
      const page = await this.socket.log(first).catch((why: Refused) => why);
      // Another table was laid meanwhile, from another seat or after the wire broke.
      if (this.#laid !== table) return;
      if (page instanceof Refused) {
        if (this.connection !== "open") return;
        await new Promise((done) => setTimeout(done, PAUSE));
        continue;
      }
      this.log = [...page.log, ...this.log];
      if (this.#lines !== null) this.#lines += page.log.length;
      first = page.log[0]?.n ?? first;
      ({ earlier } = page);
    }
  }

  /** Promises or shows this person's number, when it is time to. Another window of theirs may be quicker. */
  #mix(mixing: Mixing | null): void {
    this.mixing = mixing;
    const { mine, info } = this;
    const isMine = (seat: number) => mine.includes(seat);
    this.lacksNumber = false;
    if (!mixing || !info || !mixing.missing.some(isMine)) return;
    const quietly = (request: Promise<null>) => void request.catch(() => {});
    if (mixing.stage === "pledging") return quietly(this.socket.pledge(pledgeOf(drawNumber(info.id))));
    const number = numberOf(info.id);
    const promised = mixing.numbers.find((it) => isMine(it.seat))?.pledge;
    if (number && pledgeOf(number) === promised) quietly(this.socket.number(number));
    else this.lacksNumber = true;
  }

  #enqueue(change: Change<G>): void {
    this.#queue.push(change);
    if (!this.showing) void this.#showAll();
  }

  async #showAll(): Promise<void> {
    this.#open();
    while (this.#queue.length > 0) await this.#showOne(this.#queue.shift()!);
    this.#end();
  }

  #open(): void {
    this.showing = true;
    this.#speed = 1;
    this.#skip = this.isFast = this.isHeld = false;
  }

  #end(): void {
    this.showing = false;
    this.telling = null;
    this.isHeld = false;
  }

  async #showOne(change: Change<G>): Promise<void> {
    const { client } = this;
    if (!this.#truth || !this.world || !client) return;
    if (change.from !== undefined) this.log = this.log.filter((it) => it.n < change.from!);
    if (change.rewinds) this.rewinds = [...this.rewinds, ...change.rewinds];
    this.#collect(change);
    this.#truth = client.changed(this.#truth, change.view);
    const truth = this.#truth;
    // One who looks at an earlier moment stays there, unless it was taken back.
    if (this.past !== null && change.from !== undefined && change.from <= this.past) this.look(null);
    if (this.#atOnce) {
      if (this.past !== null) this.#lines ??= this.log.length;
      this.log = [...this.log, ...change.log];
    } else {
      for (const entry of change.log) {
        this.log = [...this.log, entry];
        this.#before.set(entry, this.#shown!);
        if (!this.#atOnce) await this.#tell(entry);
        // The seat may have changed while this was shown.
        if (this.#truth !== truth) return;
        this.#shown = client.foreseen(this.#shown!, entry.event, this.world);
      }
    }
    if (this.#truth !== truth) return;
    if (this.past === null) this.#shown = truth;
    this.#present = change.now;
    if (this.info && !document.hidden && !this.socket.asNobody) keepSeen(this.info.id, change.now.n);
    this.refusal = null;
  }

  async #tell(entry: Entry<G>): Promise<void> {
    if (entry.says) this.telling = entry;
    await this.show(entry, this.#shown!);
    if (this.isHeld && entry.says && !this.#skip) await this.#nodded();
  }

  /** What follows one's own answer belongs together, until the next one. */
  #collect({ id, from, log }: Change<G>): void {
    const isOwn = id !== undefined && !this.looked && !this.isAutomatic;
    if (from !== undefined || isOwn || !this.since) this.since = { view: this.#shown!, log };
    else this.since = { ...this.since, log: [...this.since.log, ...log] };
  }

  get #atOnce(): boolean {
    return this.#skip || this.past !== null || settings.pace === 0 || calm.matches || document.hidden;
  }

  /** How fast events are shown. */
  get pace(): number {
    return (settings.pace || 1) * this.#speed * (this.isFast ? FASTER : 1);
  }

  /** Keeps what is shown on screen for a while, or until it is nodded through. */
  linger(ms: number): Promise<void> {
    const timer = setTimeout(() => this.#nod?.(), ms / this.pace);
    return this.#nodded().finally(() => clearTimeout(timer));
  }

  #nodded(): Promise<void> {
    return new Promise((done) => (this.#nod = done));
  }

  /** On to the next step. */
  next(): void {
    this.hurry();
    this.#nod?.();
  }

  /** Stays at each step from here on, or goes on by itself again. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld) this.#nod?.();
  }

  /** Shows the rest at once. */
  skip(): void {
    this.#skip = true;
    this.next();
  }

  /** An entry of the log and those that belong to it, as they were seen; those from before this page as well as can be. */
  sceneOf(log: Entry<G>[]): Scene<G> {
    return { view: (log[0] && this.#before.get(log[0])) ?? this.#truth!, log };
  }

  /** Shows again what has happened. Without motion each step waits to be nodded through. */
  async again({ view, log }: Scene<G>, speed = 1): Promise<void> {
    const { client, world } = this;
    const truth = this.#truth;
    if (this.showing || !client || !world || log.length === 0) return;
    const isCalm = settings.pace === 0 || calm.matches;
    const first = this.log.indexOf(log[0]!);
    this.#open();
    // A replay goes on by itself, at its own pace.
    this.isHeld = isCalm && this.past === null;
    this.#speed = speed;
    this.#shown = view;
    for (const [i, entry] of log.entries()) {
      if (this.#skip || this.#truth !== truth) break;
      if (first >= 0) this.#lines = first + i + 1;
      if (!isCalm) await this.#tell(entry);
      this.#shown = client.foreseen(this.#shown!, entry.event, world);
      if (isCalm && entry.says && this.isHeld) {
        this.telling = entry;
        await this.#nodded();
      }
    }
    if (this.past === null) {
      this.#shown = this.#truth;
      this.#lines = null;
    }
    this.#end();
    if (this.#queue.length > 0) void this.#showAll();
  }

  /** Looks at an earlier moment; without one, at the present or the end. */
  look(frame: Frame<G> | null): void {
    this.past = frame?.n ?? null;
    const after = frame ? this.log.findIndex((it) => it.n > frame.n) : -1;
    this.#lines = after < 0 ? null : after;
    this.#shown = frame?.view ?? this.#truth;
  }

  /** Carries out a request, and stores the reason if it is refused. */
  /** One's own orders; at a screen that several share they would not be private. */
  get ownOrders(): SeatOrders | null {
    return this.mine.length === 1 && !this.now?.over ? (this.orders[0] ?? null) : null;
  }

  /** Gives an order, or withdraws it. */
  async order({ seat, orders }: SeatOrders, key: string, isGiven: boolean): Promise<void> {
    const before = this.orders;
    const after = orders.map((it) => (it.key === key ? { ...it, given: isGiven } : it));
    // The next order may be given before the table has told that this one stands.
    const expected = before.map((it) => (it.seat === seat ? { seat, orders: after } : it));
    this.orders = expected;
    const stand = after.filter((it) => it.given).map((it) => it.key);
    await this.attempt(this.socket.order(seat, stand));
    if (this.refusal && this.orders === expected) this.orders = before;
  }

  async attempt<T>(request: Promise<T>): Promise<T | null> {
    try {
      this.refusal = null;
      return await request;
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.refusal = why.why;
      return null;
    }
  }

  /** Someone at this screen says how they are called. */
  call(seat: number, name: string): void {
    this.names = { ...this.names, [seat]: name.trim() };
    keepNames(this.info!.id, this.names);
  }

  /** The player at the screen may see what is theirs. */
  lift(): void {
    this.#lifted = this.seat;
  }

  /** It is put away again. */
  cover(): void {
    this.#lifted = null;
  }

  /** Who sits in a seat, by name; those without one by what they play. */
  seatName(seat: number): string | null {
    const atScreen = this.mine.length > 1 && this.mine.includes(seat) ? this.names[seat] : undefined;
    if (atScreen) return atScreen;
    const player = this.seats.find((it) => it.seat === seat)?.player;
    const name = matchSome(
      player,
      {
        automa: () => words.t("table-automa"),
        bot: () => words.t("table-bot"),
        search: (level) => words.t("table-search", { level }),
        styled: ({ level, style }) => words.t("web-player-styled", { level, style }),
        person: (name) => name,
        program: (name) => words.t("web-player-program", { name }),
      },
      () => "",
    );
    return name || (this.world ? (this.client?.seat(this.world, seat).name ?? null) : null);
  }

  close(): void {
    this.#closed = true;
    this.socket.close();
    words.named = null;
    words.seatName = null;
  }
}
