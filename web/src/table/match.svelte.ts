import { calm, settings } from "../lib/settings.svelte";
import type {
  Change,
  ChatLine,
  Entry,
  Game,
  MatchInfo,
  Now,
  Phrase,
  Proposal,
  Rewind,
  SeatInfo,
  Table,
  ToClient,
} from "../protocol";
import { alike, is, match, matchSome } from "../protocol/variants";
import { words } from "../words/words.svelte";
import type { GameClient } from "./game";
import { Refused, Socket, type Connection } from "./socket";

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
  view = $state.raw<G["view"] | null>(null);
  now = $state.raw<Now<G> | null>(null);
  log = $state.raw<Entry<G>[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  notes = $state("");
  proposal = $state.raw<Proposal | null>(null);
  /** Steps back that were agreed to. */
  rewinds = $state.raw<Rewind[]>([]);
  /** Changes that wait to be shown. */
  showing = $state(false);
  /** The last refusal. */
  refusal = $state.raw<Phrase | null>(null);
  fault = $state(false);
  /** How many chat lines are unread. */
  unread = $state(0);

  show: Show<G> = () => {};
  #queue: Change<G>[] = [];
  #truth: G["view"] | null = null;
  #skip = false;
  #closed = false;
  /** Messages that arrived before the game's own code. */
  #early: ToClient<G>[] = [];

  /** `load` fetches the game of the match. */
  constructor(
    id: string,
    readonly load: (game: string) => Promise<GameClient<G>>,
  ) {
    this.socket = new Socket(
      `/ws/matches/${id}`,
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
      chat: (it) => {
        this.chat = [...this.chat, it];
        this.unread += 1;
      },
      next: ({ id }) => {
        if (this.info) this.info = { ...this.info, next: id };
      },
      proposal: (it) => void (this.proposal = it),
      fault: () => void (this.fault = true),
      // The socket passes these to the request that they answer.
      ...alike(["found", "done", "refused", "frame"], () => {}),
      // Only a program that writes messages by hand can confuse the server.
      confused: () => {},
    });
  }

  #lay(table: Table<G>): void {
    this.#queue = [];
    this.#skip = true;
    this.info = table.match;
    this.seat = table.seat ?? null;
    this.world = table.world;
    this.view = this.#truth = table.view;
    this.now = table.now;
    this.log = table.log;
    this.seats = table.seats;
    this.chat = table.chat;
    this.notes = table.notes;
    this.proposal = table.proposal ?? null;
    this.rewinds = table.rewinds;
    this.client?.meet(table.world);
    words.named = (of, id) => this.client?.named(of, id) ?? id;
    words.seatName = (seat) => this.seatName(seat);
  }

  #enqueue(change: Change<G>): void {
    this.#queue.push(change);
    if (!this.showing) void this.#showAll();
  }

  async #showAll(): Promise<void> {
    this.showing = true;
    this.#skip = false;
    while (this.#queue.length > 0) await this.#showOne(this.#queue.shift()!);
    this.showing = false;
  }

  async #showOne(change: Change<G>): Promise<void> {
    const { client } = this;
    if (!this.#truth || !this.world || !client) return;
    if (change.from !== undefined) this.log = this.log.filter((it) => it.n < change.from!);
    if (change.rewinds) this.rewinds = [...this.rewinds, ...change.rewinds];
    this.#truth = client.changed(this.#truth, change.view);
    const truth = this.#truth;
    if (this.#atOnce) {
      this.log = [...this.log, ...change.log];
    } else {
      for (const entry of change.log) {
        if (!this.#atOnce) await this.show(entry, this.view!);
        // The seat may have changed while this was shown.
        if (this.#truth !== truth) return;
        this.view = client.foreseen(this.view!, entry.event, this.world);
        this.log = [...this.log, entry];
      }
    }
    if (this.#truth !== truth) return;
    this.view = truth;
    this.now = change.now;
    this.refusal = null;
  }

  get #atOnce(): boolean {
    return this.#skip || settings.pace === 0 || calm.matches || document.hidden;
  }

  /** Shows the rest at once. */
  skip(): void {
    this.#skip = true;
  }

  get skipped(): boolean {
    return this.#atOnce;
  }

  /** Carries out a request, and stores the reason if it is refused. */
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

  /** The person's own seats. */
  get mine(): number[] {
    return this.seats.filter((it) => it.yours).map((it) => it.seat);
  }

  /** Who sits in a seat, by name; those without one by what they play. */
  seatName(seat: number): string | null {
    const player = this.seats.find((it) => it.seat === seat)?.player;
    const name = matchSome(
      player,
      {
        automa: () => words.t("table-automa"),
        bot: () => words.t("table-bot"),
        person: (name) => name,
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
