/** Earlier and later states of something that is never changed but always made again. */
export class History<T> {
  #past: T[] = [];
  #future: T[] = [];

  constructor(readonly most = 300) {}

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Something has been done; `before` is what there was. What was undone cannot be done again any more. */
  done(before: T): void {
    this.#past = [...this.#past.slice(1 - this.most), before];
    this.#future = [];
  }

  undo(now: T): T {
    const before = this.#past.pop();
    if (before === undefined) return now;
    this.#future.push(now);
    return before;
  }

  redo(now: T): T {
    const after = this.#future.pop();
    if (after === undefined) return now;
    this.#past.push(now);
    return after;
  }
}
