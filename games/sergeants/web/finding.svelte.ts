// Questions about the position: the table answers them, the page only shows the answers.
import { payload, type NameOf, type Payload } from "$frame/protocol/variants";
import type { Found, Query } from "./protocol";

/** The name of the answer to each question. A question without one does not compile. */
const ANSWERS = {
  ruler: "ruler",
  sights: "sights",
  soldier: "soldier",
  reach: "reach",
  try: "tried",
  market: "market",
  places: "places",
  placing: "placing",
  gates: "gates",
  marks: "marks",
  tile: "tile",
  prisoners: "prisoners",
  order: "order",
  suggest: "suggest",
  idle: "idle",
  charges: "charges",
  odds: "odds",
  outlook: "outlook",
} as const satisfies Record<Query["what"], NameOf<Found>>;

/** What a question is answered with. */
export type AnswerTo<Q extends Query> = Payload<Found, (typeof ANSWERS)[Q["what"]]>;

/** Asks about the position; nothing if there is no answer. */
export type Find = <Q extends Query>(query: Q) => Promise<AnswerTo<Q> | null>;

/** The answer to a question in what the table has found. */
export function answerTo<Q extends Query>(query: Q, found: Found | null): AnswerTo<Q> | null {
  return (found && (payload(found, ANSWERS[query.what]) as AnswerTo<Q> | undefined)) ?? null;
}

/**
 * The answer to a question that is asked again whenever it or the position changes. Until the next answer comes the last one stays.
 * To be called where a component begins.
 */
export class Answer<Q extends Query> {
  #value = $state.raw<AnswerTo<Q> | null>(null);
  #question = $state.raw<Q | null>(null);
  #isCurrent = $state(false);

  constructor(find: () => Find, position: () => unknown, query: () => Q | null) {
    $effect(() => {
      void position();
      const asked = query();
      this.#isCurrent = false;
      if (!asked) {
        this.#value = null;
        return;
      }
      let isOld = false;
      void find()(asked).then((it) => {
        if (isOld) return;
        this.#value = it;
        this.#question = asked;
        this.#isCurrent = true;
      });
      return () => (isOld = true);
    });
  }

  get value(): AnswerTo<Q> | null {
    return this.#value;
  }

  /** The question that was answered last. */
  get question(): Q | null {
    return this.#question;
  }

  /** Whether the answer is to the question as it is now. */
  get isCurrent(): boolean {
    return this.#isCurrent;
  }
}
