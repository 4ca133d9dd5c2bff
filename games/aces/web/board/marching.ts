// Where units are: in their hexes, or between them while they are under way.
import { Underway, eased } from "$frame/table/sheet/underway.ts";
import { R, alongMarch, centre, type Point } from "./geometry.ts";
import type { Hex, Unit, UnitId } from "./model.ts";

export interface Marching {
  unit: UnitId;
  /** The starting hex first. */
  path: Hex[];
  msPerHex: number;
}

/** Units that share a hex are drawn a little apart. */
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

export class Marches {
  #units: Underway<Point>;

  constructor(show: (places: Record<UnitId, Point>) => void) {
    this.#units = new Underway(show);
  }

  get underway(): boolean {
    return this.#units.any;
  }

  /** Resolves when the unit has arrived; at once where nothing should move. */
  march({ unit, path, msPerHex }: Marching): Promise<void> {
    const steps = path.length - 1;
    if (steps < 1) return Promise.resolve();
    const ms = msPerHex * steps;
    return this.#units.go(unit, ms, (share) => alongMarch(path, stepsAfter(share * ms, msPerHex, steps)));
  }

  /** Everything arrives now. */
  skip(): void {
    this.#units.skip();
  }
}

/** Sets off and arrives gently, and needs `msPerHex` a hex on the whole. */
export function stepsAfter(ms: number, msPerHex: number, steps: number): number {
  const share = Math.min(1, ms / (msPerHex * steps));
  const gentle = Math.min(0.5, 0.5 / steps);
  return steps * eased(share, gentle);
}
