import type {
  AnalysisStage,
  Change,
  Frame,
  Game,
  LogPage,
  Phrase,
  Report,
  ToClient,
  ToServer,
} from "../protocol";
import { alike, match, payload } from "../protocol/variants";
import { worldOf } from "./worlds";

export type Connection = "connecting" | "open" | "lost";

/** A request that the table refused, with the sentence that says why. */
export class Refused extends Error {
  constructor(readonly why: Phrase) {
    super(why.key);
  }
}

interface Waiting {
  done: (message: unknown) => void;
  failed: (why: Refused) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** A server that said it would be back is asked often for so long, in milliseconds. */
const RESTART = 30_000;
/** One that broke off (another takes its matches over within seconds) is asked every second for so long. */
const SUDDEN = 10_000;
const SUDDEN_PAUSE = 1_000;
/** It ends, or put the match away. */
const IS_BACK_SOON = [1001, 1012];

/** The wire to one match. It comes back by itself; requests that were under way when it broke are refused. */
export class Socket<G extends Game> {
  #socket: WebSocket | null = null;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #wasOpen = false;
  /** Until then the server is expected to be back. */
  #expected = 0;

  constructor(
    readonly path: string,
    /** Watches as nobody, whatever cookie the browser has: a board within a page of another site. */
    readonly asNobody: boolean,
    readonly hear: (message: ToClient<G>) => void,
    readonly tell: (connection: Connection) => void,
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  #open(): void {
    this.tell("connecting");
    const origin = location.origin.replace(/^http/, "ws");
    // What never changes in a match is fetched once, and kept by the browser.
    const socket = new WebSocket(`${origin}${this.path}?world=fetched${this.asNobody ? "&as=nobody" : ""}`);
    this.#socket = socket;
    this.#held = null;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.#wasOpen = true;
      this.tell("open");
    };
    socket.onmessage = (event) => this.#receive(socket, JSON.parse(event.data as string) as ToClient<G>);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #lost(code: number): void {
    if (IS_BACK_SOON.includes(code)) this.#expected = Date.now() + RESTART;
    else if (this.#wasOpen && this.#expected < Date.now()) {
      this.#expected = Date.now() + SUDDEN;
      this.#pause = SUDDEN_PAUSE;
    }
    this.#wasOpen = false;
    for (const { failed } of this.#waiting.values()) failed(new Refused({ key: "table-lost", args: {} }));
    this.#waiting.clear();
    if (this.#closed) return;
    this.tell("lost");
    // Not all browsers at the same moment.
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.75 + Math.random() / 2));
    if (this.#expected < Date.now()) this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  /** The page is looked at again: no reason to wait longer. */
  #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** Messages that have come while the world of the match is being fetched. */
  #held: ToClient<G>[] | null = null;

  #receive(socket: WebSocket, message: ToClient<G>): void {
    if (this.#held) return void this.#held.push(message);
    const table = payload(message, "table");
    if (!table?.world_id) return this.#take(message);
    this.#held = [];
    worldOf<G>(table.match.id, table.world_id).then(
      (world) => {
        if (socket !== this.#socket || !this.#held) return;
        const held = this.#held;
        this.#held = null;
        this.#take({ table: { ...table, world } });
        held.forEach((it) => this.#receive(socket, it));
      },
      // It is tried again with a new socket.
      () => socket.close(),
    );
  }

  #take(message: ToClient<G>): void {
    this.hear(message);
    match(message, {
      found: ({ id, found }) => this.#settle(id, found),
      done: ({ id }) => this.#settle(id, null),
      frame: (it) => this.#settle(it.id, it),
      log: (it) => this.#settle(it.id, it),
      report: ({ id, report }) => this.#settle(id, report),
      analysis: ({ id, stage }) => this.#settle(id, stage),
      change: (it) => this.#settle(it.id, it),
      refused: ({ id, why }) => {
        this.#waiting.get(id)?.failed(new Refused(why));
        this.#waiting.delete(id);
      },
      // For programs alone.
      engine: ({ id, reply }) => this.#settle(id, reply),
      // These answer no request.
      ...alike(
        ["table", "seats", "orders", "chat", "next", "proposal", "mixing", "confused", "fault"],
        () => {},
      ),
    });
  }

  /** Changes that others made have no id. */
  #settle(id: number | undefined, message: unknown): void {
    if (id === undefined) return;
    this.#waiting.get(id)?.done(message);
    this.#waiting.delete(id);
  }

  say(message: ToServer<G>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #request<T>(message: (id: number) => ToServer<G>): Promise<T> {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused({ key: "table-lost", args: {} }));
    }
    const id = this.#next++;
    return new Promise<T>((done, failed) => {
      this.#waiting.set(id, { done: done as (message: unknown) => void, failed });
      this.say(message(id));
    });
  }

  answer = (seat: number, version: number, choice: G["choice"]): Promise<Change<G> | null> =>
    this.#request((id) => ({ answer: { id, seat, version, choice } }));
  undo = (seat: number): Promise<Change<G> | null> => this.#request((id) => ({ undo: { id, seat } }));
  redo = (seat: number): Promise<Change<G> | null> => this.#request((id) => ({ redo: { id, seat } }));
  propose = (seat: number): Promise<null> => this.#request((id) => ({ propose: { id, seat } }));
  consent = (seat: number, yes: boolean): Promise<null> =>
    this.#request((id) => ({ consent: { id, seat, yes } }));
  order = (seat: number, orders: string[]): Promise<null> =>
    this.#request((id) => ({ orders: { id, seat, orders } }));
  resign = (seat: number): Promise<null> => this.#request((id) => ({ resign: { id, seat } }));
  pledge = (pledge: string): Promise<null> => this.#request((id) => ({ pledge: { id, pledge } }));
  number = (number: string | null): Promise<null> =>
    this.#request((id) => ({ number: { id, ...(number === null ? {} : { number }) } }));
  query = <T extends G["found"]>(query: G["query"]): Promise<T> =>
    this.#request((id) => ({ query: { id, query } }));
  /** "What would you do?", for the question that a seat is asked. */
  hint = <T extends G["found"]>(seat: number): Promise<T> => this.#request((id) => ({ hint: { id, seat } }));
  /** How a match that is over went. */
  report = (): Promise<Report | null> => this.#request((id) => ({ report: { id } }));
  /** The analysis of a match that is over; `begin` has it worked out if it is not there yet. */
  analysis = (begin: boolean): Promise<AnalysisStage> => this.#request((id) => ({ analysis: { id, begin } }));
  /** The table at an earlier moment; as another seat saw it, where nothing is hidden any more. */
  frame = (n: number, seat?: number): Promise<Frame<G>> =>
    this.#request((id) => ({ frame: { id, n, ...(seat === undefined ? {} : { seat }) } }));
  /** What the log says of the answers before one. */
  log = (before: number): Promise<LogPage<G>> => this.#request((id) => ({ log: { id, before } }));

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    const socket = this.#socket;
    // One that is not yet open is closed when it is: browsers complain of anything else.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }
}
