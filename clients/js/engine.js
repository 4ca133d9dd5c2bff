/**
 * The engine of Sandtable over any line of text to and fro: a pipe, a socket, a worker. Nothing here needs Node.
 * docs/engine.md tells what can be asked, docs/bots.md how to write a bot.
 */

/** The engine said no: `code` is for programs, `message` for people, `rule` names the rule of the game behind it, if one is. */
export class EngineError extends Error {
  constructor({ code, message, rule, problems = [] }) {
    super(message);
    this.name = "EngineError";
    Object.assign(this, { code, rule, problems });
  }
}

/** An engine: `send` writes a line, and every line that comes is handed to `receive`. */
export class Engine {
  #waiting = new Map();
  #n = 0;

  constructor(send) {
    this.send = send;
  }

  /** A line from the engine. */
  receive(line) {
    const reply = JSON.parse(line);
    const { resolve, reject } = this.#waiting.get(reply.id) ?? {};
    this.#waiting.delete(reply.id);
    if (reply.error) reject?.(new EngineError(reply.error));
    else resolve?.(reply.ok);
  }

  /** The engine has ended: all who wait are told. */
  ended() {
    for (const { reject } of this.#waiting.values()) reject(new Error("The engine has ended."));
    this.#waiting.clear();
  }

  /** Sends a request; fields that are undefined are left out. */
  request(what, fields = {}) {
    const id = ++this.#n;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.send(JSON.stringify({ id, do: what, ...fields }));
    });
  }

  /** Who is there, and what the session is for. */
  async hello() {
    this.about = await this.request("hello", { protocol: 1 });
    return this.about;
  }

  /** Sends several requests at once, such as `{ do: "view" }`. Each has its reply, or its error. */
  async batch(requests, { stop = false } = {}) {
    const { replies } = await this.request("batch", { requests, stop });
    return replies.map((it) => (it.error ? new EngineError(it.error) : it.ok));
  }

  /** What can be played. */
  async games() {
    return (await this.request("games")).games;
  }

  /** Begins a match: `{ setup, position, seed, dice, opponents, says }`. */
  async new(game, options = {}) {
    return new Table(this, await this.request("new", { game, ...options }));
  }

  /** Takes up a match that was saved. */
  async load(match, options = {}) {
    return new Table(this, await this.request("load", { match, ...options }));
  }

  /** The match that was begun by the one who started this program, as soon as this seat is asked. */
  async join() {
    return new Table(this, await this.request("wait"));
  }
}

/** A match, or with a `handle` a copy of one in the engine's memory. */
export class Table {
  constructor(engine, told, handle) {
    Object.assign(this, { engine, handle });
    this.#tell(told);
  }

  #tell(told) {
    this.pending = told.pending;
    this.events = told.events ?? [];
    return this.events;
  }

  #ask(what, fields = {}) {
    return this.engine.request(what, { ...fields, on: this.handle });
  }

  /** How the match ended; undefined while it goes on. */
  get over() {
    return this.pending.over;
  }

  /** The seats that won; none, or those of both sides, for a draw. */
  get winners() {
    return this.pending.winners ?? [];
  }

  /** The first question that is awaited. */
  get prompt() {
    return this.pending.decide?.[0];
  }

  async answer(choice, seat = this.prompt?.seat) {
    return this.#tell(await this.#ask("answer", { seat, choice }));
  }

  async roll(dice) {
    return this.#tell(await this.#ask("answer", { roll: dice }));
  }

  async draw(drawn) {
    return this.#tell(await this.#ask("answer", { draw: drawn }));
  }

  view(seat) {
    return this.#ask("view", { seat });
  }

  world() {
    return this.engine.request("world");
  }

  query(what, fields = {}) {
    return this.#ask("query", { what, ...fields });
  }

  /** Several questions at once. Each has its reply, or its error. */
  async queries(questions) {
    const asked = questions.map((it) => ({ ...it, on: it.on ?? this.handle }));
    const { replies } = await this.engine.request("queries", { questions: asked });
    return replies.map((it) => (it.error ? new EngineError(it.error) : it.ok));
  }

  /** Legal answers to the first question: all that can be listed, and where there is a space, up to `n` of its members. */
  async legal(n = 32, seed = 0) {
    const { seat, options, space } = this.prompt;
    if (space === undefined) return [...options];
    const some = Array.from({ length: n }, (_, i) => {
      return { do: "suggest", bot: "random", seat, seed: seed + i, on: this.handle };
    });
    const drawn = (await this.engine.batch(some)).filter((it) => !(it instanceof EngineError));
    const all = [...options, ...drawn.map((it) => it.choice)];
    const seen = new Set();
    return all.filter((it) => !seen.has(JSON.stringify(it)) && seen.add(JSON.stringify(it)));
  }

  /** What a built-in bot would answer; `random` is any legal answer. */
  async suggest(bot = "greedy", { seat = this.prompt?.seat, seed = 0 } = {}) {
    return (await this.#ask("suggest", { bot, seat, seed })).choice;
  }

  async snapshot() {
    return this.#held((await this.#ask("snapshot")).handle);
  }

  async restore(snapshot) {
    this.pending = (await this.engine.request("restore", { handle: snapshot.handle })).pending;
  }

  /** A game that a seat cannot tell from this one: what it does not know is dealt again. */
  async imagine(seat, seed = 0) {
    return this.#held((await this.#ask("imagine", { seat, seed })).handle);
  }

  async drop() {
    await this.engine.request("drop", { handle: this.handle });
  }

  /** Waits until this seat is asked, or the match is over. */
  async wait() {
    return this.#tell(await this.engine.request("wait"));
  }

  async save() {
    return (await this.engine.request("save")).match;
  }

  async undo(seat) {
    this.pending = (await this.engine.request("undo", { seat })).pending;
  }

  async redo(seat) {
    return this.#tell(await this.engine.request("redo", { seat }));
  }

  async resign(seat) {
    return this.#tell(await this.engine.request("resign", { seat }));
  }

  async #held(handle) {
    const pending = await this.engine.request("pending", { on: handle });
    return new Table(this.engine, { pending }, handle);
  }
}
