import { setOf } from "../lib/sets";
import type { Game } from "../protocol";
import type { GameClient } from "./game";
import type { MatchState } from "./match.svelte";

/** Looks at any moment of a match: by steps, by turns, or as it is played again. */
export class Moments {
  playing = $state(false);
  speed = $state(1);
  #wanted = 0;

  /** `present` is what is done where the latest moment is looked at. */
  constructor(
    readonly match: MatchState<Game>,
    readonly client: GameClient<Game>,
    readonly present: () => void = () => match.look(null),
  ) {}

  of: number = $derived.by(() => this.match.now!.n);
  n: number = $derived.by(() => this.match.past ?? this.of);

  /** The moments that can be told apart: those after which something is said. */
  steps: number[] = $derived.by(() => {
    const { log } = this.client;
    const said = this.match.log.filter((it) => it.says && !log.isSilent(it.event)).map((it) => it.n);
    return [...setOf([0, ...said, this.of])];
  });
  /** Where turns or rounds begin. */
  turns: { turn: number; n: number }[] = $derived.by(() => {
    const begun = this.match.log.flatMap(({ event, n }) => {
      const turn = this.client.log.chapter(event);
      return turn === null ? [] : [{ turn, n }];
    });
    return begun.filter((it, i) => begun.findIndex((other) => other.turn === it.turn) === i);
  });
  turn: number | null = $derived.by(() => this.turns.findLast((it) => it.n <= this.n)?.turn ?? null);
  /** What this step was, as a sentence. */
  caption = $derived.by(
    () => this.match.told.findLast((it) => it.says && !this.client.log.isSilent(it.event))?.says ?? null,
  );

  after(n: number): number {
    return this.steps.find((it) => it > n) ?? this.of;
  }

  before(n: number): number {
    return this.steps.findLast((it) => it < n) ?? 0;
  }

  async look(to: number): Promise<void> {
    const asked = ++this.#wanted;
    if (this.match.showing) this.match.skip();
    if (to >= this.of) return this.present();
    const frame = await this.match.socket.frame(Math.max(0, to)).catch(() => null);
    if (frame && asked === this.#wanted) this.match.look(frame);
  }

  /** Looks at a moment, and plays no further. */
  go(to: number): void {
    this.playing = false;
    void this.look(to);
  }

  /** Goes one step on and shows what happens in it. */
  async step(): Promise<void> {
    const [from, to] = [this.n, this.after(this.n)];
    const asked = ++this.#wanted;
    const log = this.match.log.filter((it) => from < it.n && it.n <= to);
    await this.match.again({ view: this.match.view!, log }, this.speed);
    if (asked === this.#wanted) await this.look(to);
  }

  /** Goes one step on, and plays no further. */
  goOn(): void {
    this.playing = false;
    void this.step();
  }

  async play(): Promise<void> {
    this.playing = !this.playing;
    if (this.playing && this.n >= this.of) await this.look(0);
    while (this.playing && this.n < this.of) {
      await this.step();
      await new Promise((done) => setTimeout(done, 300 / this.speed));
    }
    this.playing = false;
  }

  /** Plays it from its beginning. */
  async begin(): Promise<void> {
    await this.look(0);
    if (!this.playing) await this.play();
  }
}
