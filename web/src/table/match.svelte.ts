import { calm, settings } from "../lib/settings.svelte";
import type {
  Change,
  ChatLine,
  Entry,
  MatchInfo,
  Now,
  Phrase,
  Proposal,
  SeatInfo,
  Table,
  ToClient,
  View,
  WorldInfo,
} from "../protocol";
import { words } from "../words/words.svelte";
import { Refused, Socket, type Connection } from "./socket";
import { changed, foreseen } from "./view";

/** Shows one entry of the log; the promise is kept when the eye has followed it. */
export type Show = (entry: Entry, view: View) => Promise<void> | void;

/** A match as this browser knows it: the truth of the server, and what of it is on show. */
export class MatchState {
  readonly socket: Socket;
  connection = $state<Connection>("connecting");
  info = $state.raw<MatchInfo | null>(null);
  seat = $state.raw<number | null>(null);
  world = $state.raw<WorldInfo | null>(null);
  /** What is on show: behind the truth while something is being shown. */
  view = $state.raw<View | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<Entry[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  notes = $state("");
  proposal = $state.raw<Proposal | null>(null);
  /** Changes that wait to be shown. */
  showing = $state(false);
  /** The last refusal. */
  refusal = $state.raw<Phrase | null>(null);
  fault = $state(false);
  /** How many chat lines nobody has read yet. */
  unread = $state(0);

  show: Show = () => {};
  #queue: Change[] = [];
  #truth: View | null = null;
  #skip = false;

  constructor(id: string) {
    this.socket = new Socket(
      `/ws/matches/${id}`,
      (message) => this.#hear(message),
      (connection) => (this.connection = connection),
    );
  }

  #hear(message: ToClient): void {
    if (message === "fault") this.fault = true;
    else if (typeof message === "string") return;
    else if ("table" in message) this.#lay(message.table);
    else if ("change" in message) this.#enqueue(message.change);
    else if ("seats" in message) this.seats = message.seats;
    else if ("chat" in message) {
      this.chat = [...this.chat, message.chat];
      this.unread += 1;
    } else if ("proposal" in message) this.proposal = message.proposal;
  }

  #lay(table: Table): void {
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
    words.mats = table.world.mats;
    words.seatName = (seat) => this.seatName(seat);
  }

  #enqueue(change: Change): void {
    this.#queue.push(change);
    if (!this.showing) void this.#showAll();
  }

  async #showAll(): Promise<void> {
    this.showing = true;
    this.#skip = false;
    while (this.#queue.length > 0) await this.#showOne(this.#queue.shift()!);
    this.showing = false;
  }

  async #showOne(change: Change): Promise<void> {
    if (!this.#truth || !this.world) return;
    if (change.from !== undefined) this.log = this.log.filter((it) => it.n < change.from!);
    this.#truth = changed(this.#truth, change.view);
    const truth = this.#truth;
    if (this.#atOnce) {
      this.log = [...this.log, ...change.log];
    } else {
      for (const entry of change.log) {
        if (!this.#atOnce) await this.show(entry, this.view!);
        // Somebody may have sat down elsewhere while this was shown.
        if (this.#truth !== truth) return;
        this.view = foreseen(this.view!, entry.event, this.world);
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

  /** Carries out a request, and keeps the reason if it is refused. */
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

  /** The own seats. */
  get mine(): number[] {
    return this.seats.filter((it) => it.yours).map((it) => it.seat);
  }

  /** Who sits in a seat, by name. */
  seatName(seat: number): string | null {
    const player = this.seats.find((it) => it.seat === seat)?.player;
    if (player === "automa") return words.t("table-automa");
    if (player === "bot") return words.t("table-bot");
    if (player && typeof player === "object" && player.person) return player.person;
    return null;
  }

  close(): void {
    this.socket.close();
    words.mats = {};
    words.seatName = null;
  }
}
