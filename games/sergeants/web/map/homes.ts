// What should be in sight: where a player is at home on the map, and how far a walk leads.
import type { Seat } from "$frame/protocol";
import { payload } from "$frame/protocol/variants";
import type { Span, View, WorldInfo } from "../protocol";
import { placeOf } from "../view.ts";
import { SQUARE } from "./ground.ts";
import { sideOf } from "./question.ts";
import { away, boxOf, spot, spots, type Box, type Spot } from "./shapes.ts";

/**
 * Where a seat's soldiers are; before any of them is on the map, where they will begin or come in. It is known from the scenario: nobody may
 * have been chosen or put anywhere when the map is first looked at.
 */
export function homesOf(world: WorldInfo, view: View, seat: Seat | null): Box[] {
  if (seat === null) return [];
  const own = view.figures.filter((it) => it.seat === seat).flatMap((it) => placeOf(it) ?? []);
  if (own.length > 0) return own.map((it) => aroundSpot(spot(it.at)));
  const start = world.scenario.sides[sideOf(world, seat)]?.start;
  const [tiles, gates] = [payload(start, "on") ?? [], payload(start, "enter") ?? []];
  return [
    ...world.map.tiles
      .filter((it) => tiles.includes(it.id) || tiles.includes(it.face))
      .map((it) => boxOf(spots(it.bounds))),
    ...world.gates.filter((it) => gates.includes(it.name)).map((it) => boxOf([spot(it.from), spot(it.to)])),
  ];
}

/** The rectangle around all of these. */
export function around(boxes: readonly Box[]): Box {
  return boxOf(
    boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
}

export function centreOf({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The one in the midst of those that are too far apart to be seen together. */
export function midmost(boxes: readonly Box[]): Spot {
  const middle = centreOf(around(boxes));
  const centres = boxes.map(centreOf);
  return centres.toSorted((a, b) => away(a, middle) - away(b, middle))[0] ?? middle;
}

/** Two corners of a reach, so far inside of it that the rim that is kept around a point ends where the reach does. */
export function insideOf(reach: readonly Span[], base: number): Spot[] {
  const box = boxOf(
    reach.flatMap(({ y, from, to }) => [
      { x: from, y },
      { x: to, y },
    ]),
  );
  const middle = centreOf(box);
  const by = (long: number) => Math.max(0, (long + base - SQUARE) / 2);
  const [dx, dy] = [by(box.width), by(box.height)];
  return [
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ];
}

function aroundSpot({ x, y }: Spot): Box {
  return { x: x - SQUARE / 2, y: y - SQUARE / 2, width: SQUARE, height: SQUARE };
}
