// Soldiers who are not on the map yet: they stand at the frame, where they will come in or begin.
import type { Seat } from "$frame/protocol";
import { is, payload } from "$frame/protocol/variants";
import type { GateInfo, Tag, View, WorldInfo } from "../protocol";
import { sideOf } from "./question.ts";
import { middleOf, spot, spots, type Spot } from "./shapes.ts";

/** A soldier at the frame. */
export interface Waiting {
  tag: Tag;
  seat: Seat;
  at: Spot;
}

/** How much room one of them has along the frame, in sixteenths. */
const ROOM = 11;
/** What the name of an entry area needs in its middle. */
const NAME = 30;

/** A stretch of the frame. */
interface Stretch {
  from: Spot;
  to: Spot;
  /** Whether a name stands in its middle. */
  isNamed: boolean;
}

/** All who wait, each at his own place on the frame; `rim` is how broad that is. */
export function waitingOf(world: WorldInfo, view: View, placed: readonly Tag[], rim: number): Waiting[] {
  const all = view.figures.filter((it) => is(it.at, "waiting") && !placed.includes(it.tag));
  const seats = [...new Set(all.map((it) => it.seat))];
  // Two seats may come in by the same area: they share its stretch.
  const taken = new Map<string, number>();
  return seats.flatMap((seat) => {
    const stretches = stretchesOf(world, view, seat, rim);
    const slots = stretches.flatMap((it) => slotsOn(it));
    if (slots.length === 0) return [];
    const key = JSON.stringify(stretches);
    const first = taken.get(key) ?? 0;
    const own = all.filter((it) => it.seat === seat);
    taken.set(key, first + own.length);
    return own.map(({ tag }, i): Waiting => ({ tag, seat, at: slots[(first + i) % slots.length]! }));
  });
}

/** Where the soldiers of a seat wait: before the areas of their side, or beside the tiles on which they begin. */
function stretchesOf(world: WorldInfo, view: View, seat: Seat, rim: number): Stretch[] {
  const { start } = world.scenario.sides[sideOf(world, seat)]!;
  const used = view.tableau[seat]?.gate ?? null;
  const names = payload(start, "enter");
  if (names) {
    const gates = world.gates.filter((it, i) => names.includes(it.name) && (used === null || used === i));
    return gates.map((it) => before(it, rim));
  }
  const tiles = payload(start, "on") ?? [];
  const corners = world.map.tiles
    .filter((it) => tiles.includes(it.id) || tiles.includes(it.face))
    .flatMap((it) => spots(it.bounds));
  return corners.length === 0 ? [] : [beside(world, middleOf(corners), rim)];
}

/** The middle of the rim before an entry area. */
function before({ edge, from, to }: GateInfo, rim: number): Stretch {
  const [a, b] = [spot(from), spot(to)];
  const half = rim / 2;
  const by = { top: [0, -half], bottom: [0, half], left: [-half, 0], right: [half, 0] }[edge] as [
    number,
    number,
  ];
  const out = (it: Spot): Spot => ({ x: it.x + by[0], y: it.y + by[1] });
  return { from: out(a), to: out(b), isNamed: true };
}

/** The side of the frame that is nearest to a point. */
function beside({ map: { columns, rows } }: WorldInfo, at: Spot, rim: number): Stretch {
  const [width, height, half] = [columns * 80, rows * 80, rim / 2];
  const sides: [number, Stretch][] = [
    [at.y, { from: { x: 0, y: -half }, to: { x: width, y: -half }, isNamed: false }],
    [height - at.y, { from: { x: 0, y: height + half }, to: { x: width, y: height + half }, isNamed: false }],
    [at.x, { from: { x: -half, y: 0 }, to: { x: -half, y: height }, isNamed: false }],
    [width - at.x, { from: { x: width + half, y: 0 }, to: { x: width + half, y: height }, isNamed: false }],
  ];
  return sides.sort((a, b) => a[0] - b[0])[0]![1];
}

/** Places along a stretch, those beside the middle first. */
function slotsOn({ from, to, isNamed }: Stretch): Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const first = isNamed ? NAME / 2 + ROOM / 2 : ROOM / 2;
  const slots: Spot[] = [];
  for (let by = first; by <= long / 2 - ROOM / 2; by += ROOM) {
    for (const sign of [-1, 1]) {
      const share = 0.5 + (sign * by) / long;
      slots.push({ x: from.x + dx * share, y: from.y + dy * share });
    }
  }
  return slots;
}
