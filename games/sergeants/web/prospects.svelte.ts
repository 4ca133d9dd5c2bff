// Who could do anything: asked of the table before the question is put.
import type { Phrase } from "$frame/protocol";
import { is } from "$frame/protocol/variants";
import { untrack } from "svelte";
import { doingsOf } from "./doings";
import type { Find } from "./finding.svelte";
import type { Asked, Choice, Doing, Prospect } from "./protocol";

/** A question as it is put now. */
export interface Moment {
  version: number;
  asked: Asked;
}

/** What would come of the answers to a question, as far as that can be asked. */
export class Prospects {
  #found = $state.raw<{ version: number; of: Record<string, Prospect> } | null>(null);
  #wanted = -1;

  constructor(
    private readonly moment: () => Moment | null,
    private readonly find: Find,
  ) {}

  /** Asks the table about the question. To be called in an effect. */
  ask(): void {
    const moment = this.moment();
    if (!moment || this.#wanted === moment.version) return;
    this.#wanted = moment.version;
    const doings = doingsOf(moment.asked);
    if (doings.length > 0) untrack(() => void this.#ask(moment.version, doings));
  }

  async #ask(version: number, doings: [Choice, Doing][]): Promise<void> {
    const found = await this.find({ what: "idle", doings: doings.map(([, doing]) => doing) });
    if (this.#wanted !== version) return;
    const of = doings.map(([choice], i): [string, Prospect] => [
      JSON.stringify(choice),
      found?.[i] ?? { asks: false },
    ]);
    this.#found = { version, of: Object.fromEntries(of) };
  }

  /** Whether the table is still being asked. */
  get isAsking(): boolean {
    const moment = this.moment();
    return !!moment && this.#found?.version !== moment.version && doingsOf(moment.asked).length > 0;
  }

  #of(choice: Choice): Prospect | null {
    const { version } = this.moment() ?? {};
    return (this.#found?.version === version && this.#found?.of[JSON.stringify(choice)]) || null;
  }

  /** Why nothing would come of an answer; nothing where that is so of all, and one of them must be given all the same. */
  idle(choice: Choice): Phrase | null {
    const { options = [] } = this.moment()?.asked ?? {};
    const why = (it: Choice): Phrase | null => this.#of(it)?.why ?? null;
    return options.every((it) => why(it) !== null) ? null : why(choice);
  }

  /** Where one of several answers must be given and none would come to anything: the last, which alone a card may insist on (SM-ACT-3). */
  get forced(): Choice | null {
    const { ask, options = [] } = this.moment()?.asked ?? {};
    const isDead = options.length > 1 && options.every((it) => !!this.#of(it)?.why);
    return ask && is(ask, "part") && isDead ? options.at(-1)! : null;
  }

  /** Whether an answer leads to another question at once, at which it can still be left. */
  asks(choice: Choice): boolean {
    return this.#of(choice)?.asks ?? false;
  }
}
