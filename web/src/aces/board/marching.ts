// Where units are: in their hexes, or between them while they are under way.
import { R, alongMarch, centre, type Point } from "./geometry.ts";
import type { Hex, Unit, UnitId } from "./model.ts";

export interface Marching {
  unit: UnitId;
  /** The starting hex first. */
  path: Hex[];
  msPerHex: number;
}

/** Units that share a hex lie a little apart. */
export function lay(units: Unit[]): Map<UnitId, Point> {
  const here = new Map<Hex, Unit[]>();
  for (const unit of units) here.set(unit.hex, [...(here.get(unit.hex) ?? []), unit]);
  const places = new Map<UnitId, Point>();
  for (const [hex, all] of here) {
    const middle = centre(hex);
    all.forEach((unit, i) => {
      const aside = all.length > 1 ? (i - (all.length - 1) / 2) * 0.42 * R : 0;
      places.set(unit.id, { x: middle.x + aside, y: middle.y + 0.5 * aside });
    });
  }
  return places;
}

type Places = Record<UnitId, Point>;

export class Marches {
  #ends = new Set<() => void>();
  #places: Places = {};
  #show: (places: Places) => void;

  constructor(show: (places: Places) => void) {
    this.#show = show;
  }

  get underway(): boolean {
    return this.#ends.size > 0;
  }

  /** Resolves when the unit has arrived; at once where nothing should move. */
  march({ unit, path, msPerHex }: Marching): Promise<void> {
    const still = msPerHex <= 0 || path.length < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still) return Promise.resolve();
    return new Promise((resolve) => {
      let frame = 0;
      const end = () => {
        cancelAnimationFrame(frame);
        this.#ends.delete(end);
        this.#place(unit, null);
        resolve();
      };
      this.#ends.add(end);
      let start: number | null = null;
      const tick = (now: number) => {
        start ??= now;
        const steps = stepsAfter(now - start, msPerHex, path.length - 1);
        if (steps >= path.length - 1) return end();
        this.#place(unit, alongMarch(path, steps));
        frame = requestAnimationFrame(tick);
      };
      this.#place(unit, alongMarch(path, 0));
      frame = requestAnimationFrame(tick);
    });
  }

  /** Everything arrives now. */
  skip(): void {
    for (const end of [...this.#ends]) end();
  }

  #place(unit: UnitId, point: Point | null): void {
    const places = { ...this.#places };
    if (point) places[unit] = point;
    else delete places[unit];
    this.#places = places;
    this.#show(places);
  }
}

/** Sets off and arrives gently, and needs `msPerHex` a hex on the whole. */
export function stepsAfter(ms: number, msPerHex: number, steps: number): number {
  const share = Math.min(1, ms / (msPerHex * steps));
  const gentle = Math.min(0.5, 0.5 / steps);
  return steps * eased(share, gentle);
}

function eased(share: number, gentle: number): number {
  const speed = 1 / (1 - gentle);
  if (share < gentle) return (speed * share * share) / (2 * gentle);
  if (share > 1 - gentle) return 1 - (speed * (1 - share) * (1 - share)) / (2 * gentle);
  return speed * (share - gentle / 2);
}
