type Places<P> = Record<string, P>;

/** Things under way from one place to another, each by its id. */
export class Underway<P> {
  #ends = new Set<() => void>();
  #places: Places<P> = {};
  #show: (places: Places<P>) => void;

  constructor(show: (places: Places<P>) => void) {
    this.#show = show;
  }

  get any(): boolean {
    return this.#ends.size > 0;
  }

  /** Resolves on arrival; at once where nothing should move. `at` is the place after a share of the way. */
  go(id: string | number, ms: number, at: (share: number) => P): Promise<void> {
    if (ms <= 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return Promise.resolve();
    return new Promise((resolve) => {
      let frame = 0;
      const end = () => {
        cancelAnimationFrame(frame);
        this.#ends.delete(end);
        this.#place(id, null);
        resolve();
      };
      this.#ends.add(end);
      let start: number | null = null;
      const tick = (now: number) => {
        start ??= now;
        const share = (now - start) / ms;
        if (share >= 1) return end();
        this.#place(id, at(share));
        frame = requestAnimationFrame(tick);
      };
      this.#place(id, at(0));
      frame = requestAnimationFrame(tick);
    });
  }

  /** Everything arrives now. */
  skip(): void {
    for (const end of [...this.#ends]) end();
  }

  #place(id: string | number, place: P | null): void {
    const places = { ...this.#places };
    if (place) places[id] = place;
    else delete places[id];
    this.#places = places;
    this.#show(places);
  }
}

/** Sets off and arrives gently: the share of a way after a share of the time. */
export function eased(share: number, gentle: number): number {
  const speed = 1 / (1 - gentle);
  if (share < gentle) return (speed * share * share) / (2 * gentle);
  if (share > 1 - gentle) return 1 - (speed * (1 - share) * (1 - share)) / (2 * gentle);
  return speed * (share - gentle / 2);
}
