/** Asks one question after another; of those that arrive meanwhile only the latest is asked and answered. */
export class Latest<Q, A> {
  #next: { query: Q; tell: (answer: A | null) => void } | null = null;
  /** A question waits to be asked; one is being answered. */
  #isWaiting = false;
  #busy = false;
  /** Counts questions and cancellations, to recognise the latest. */
  #turn = 0;

  constructor(
    private readonly ask: (query: Q) => Promise<A>,
    private readonly wait = 40,
  ) {}

  /** `tell` is given `null` if the question cannot be answered. */
  want(query: Q, tell: (answer: A | null) => void): void {
    this.#turn++;
    this.#next = { query, tell };
    this.#wait();
  }

  /** Nothing is wanted any more. */
  drop(): void {
    this.#turn++;
    this.#next = null;
  }

  #wait(): void {
    if (this.#isWaiting || this.#busy || !this.#next) return;
    this.#isWaiting = true;
    setTimeout(() => void this.#go(), this.wait);
  }

  async #go(): Promise<void> {
    this.#isWaiting = false;
    if (!this.#next) return;
    const [{ query, tell }, turn] = [this.#next, this.#turn];
    this.#next = null;
    this.#busy = true;
    const answer = await this.ask(query).catch(() => null);
    this.#busy = false;
    if (turn === this.#turn) tell(answer);
    this.#wait();
  }
}
