// What people make for themselves, kept in this browser.

/** More than this, and a browser might run out of room for other things. */
const MOST_KEPT = 60;

export interface Kept<D> {
  id: string;
  draft: D;
  /** When it was last changed, in milliseconds. */
  changed: number;
}

/** Everything of one sort that this browser keeps. */
export class Keeping<K extends Kept<unknown>> {
  constructor(
    readonly key: string,
    /** Whether a draft that was read is one. */
    readonly isDraft: (draft: Partial<K["draft"]>) => boolean,
  ) {}

  /** The last changed first. What cannot be read is left alone and not shown. */
  all(): K[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      const readable = Array.isArray(found) ? found.filter((it) => this.#isOne(it)) : [];
      return readable.sort((a, b) => b.changed - a.changed);
    } catch {
      return [];
    }
  }

  #isOne(it: unknown): it is K {
    const { id, draft } = (it ?? {}) as Partial<Kept<unknown>>;
    return (
      typeof id === "string" &&
      typeof draft === "object" &&
      draft !== null &&
      this.isDraft(draft as K["draft"])
    );
  }

  at(id: string | null): K | undefined {
    return this.all().find((it) => it.id === id);
  }

  /** How many more have room. */
  get room(): number {
    return MOST_KEPT - this.all().length;
  }

  /** Whether there was room for it. */
  keep(one: K): boolean {
    const others = this.all().filter((it) => it.id !== one.id);
    return others.length < MOST_KEPT && this.#write([one, ...others]);
  }

  forget(id: string): void {
    this.#write(this.all().filter((it) => it.id !== id));
  }

  #write(all: K[]): boolean {
    try {
      localStorage.setItem(this.key, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (it) => it.toString(16).padStart(2, "0")).join(
    "",
  );
}
