// Bases, arcs and templates as they are measured. A base is a dog tag: a round front, a flat back.
import type { Base, Facing, GateInfo, Place, Point } from "../protocol";
import { off, tenth, type Box, type Spot } from "./shapes.ts";

/** Directions of a whole turn. */
export const FACINGS = 64;
/** An inch in sixteenths. */
export const INCH = 16;

export function degrees(facing: Facing): number {
  return (facing * 360) / FACINGS;
}

/** Radians clockwise from the right, as `off` takes them. */
export function angleOf(facing: Facing): number {
  return ((facing - FACINGS / 4) * 2 * Math.PI) / FACINGS;
}

export function facingTo(from: Spot, to: Spot): Facing {
  return turnedBy(Math.round((Math.atan2(to.x - from.x, from.y - to.y) * FACINGS) / (2 * Math.PI)), 0);
}

export function turnedBy(facing: Facing, by: number): Facing {
  return (((facing + by) % FACINGS) + FACINGS) % FACINGS;
}

/** The outline of a base whose centre is the origin and that faces up, wider by `rim` all around. */
export function tagPath({ length, width }: Base, rim = 0): string {
  const r = width / 2 + rim;
  const back = tenth(length / 2 + rim);
  const shoulder = tenth(width / 2 - length / 2);
  return `M${tenth(-r)} ${back}V${shoulder}A${tenth(r)} ${tenth(r)} 0 0 1 ${tenth(r)} ${shoulder}V${back}Z`;
}

/** Where the symbol of a soldier lies, so that the base in it is this one: symbols are 40 by 52, with a base of 35 by 46.5 in them. */
export function symbolOn({ length, width }: Base): Box {
  return {
    x: (-20 * width) / 35,
    y: -length / 2 - (2.5 * length) / 46.5,
    width: (40 * width) / 35,
    height: (52 * length) / 46.5,
  };
}

/** Whether a base that stands there covers a point, or comes as near to it as `rim`. */
export function covers(place: Place, { length, width }: Base, { x, y }: Spot, rim = 0): boolean {
  const angle = angleOf(place.facing);
  const [dx, dy] = [x - place.at[0], y - place.at[1]];
  const ahead = dx * Math.cos(angle) + dy * Math.sin(angle);
  const aside = dy * Math.cos(angle) - dx * Math.sin(angle);
  const r = width / 2 + rim;
  const shoulder = length / 2 - width / 2;
  if (ahead > shoulder) return Math.hypot(ahead - shoulder, aside) <= r;
  return Math.abs(aside) <= r && -length / 2 - rim <= ahead;
}

/** The front arc of a soldier who stands at the origin and faces up, as far as `far`. */
export function arcPath(toEitherSide: number, far: number): string {
  const half = (toEitherSide * 2 * Math.PI) / FACINGS;
  const [x, y] = [Math.sin(half) * far, -Math.cos(half) * far];
  const large = toEitherSide > FACINGS / 4 ? 1 : 0;
  return `M0 0L${tenth(-x)} ${tenth(y)}A${tenth(far)} ${tenth(far)} 0 ${large} 1 ${tenth(x)} ${tenth(y)}Z`;
}

/** SM-SCN-7: where a base starts outside when it heads for a point: between the first and the last place that the table names. */
export function outside({ outside: [first, last] }: GateInfo, heading: Spot): Place {
  const between = (at: number, a: number, b: number) =>
    Math.min(Math.max(at, Math.min(a, b)), Math.max(a, b));
  return {
    at: [between(heading.x, first.at[0], last.at[0]), between(heading.y, first.at[1], last.at[1])],
    facing: first.facing,
  };
}

export function farFromGate({ from, to }: GateInfo, at: Spot): number {
  const x = Math.min(Math.max(at.x, from[0]), to[0]);
  const y = Math.min(Math.max(at.y, from[1]), to[1]);
  return Math.hypot(at.x - x, at.y - y);
}

export function whole({ x, y }: Spot): Point {
  return [Math.round(x), Math.round(y)];
}

/** A point so far before a place. */
export function before({ at: [x, y], facing }: Place, far: number): Spot {
  return off({ x, y }, angleOf(facing), far);
}
