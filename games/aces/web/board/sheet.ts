// The sheet that a board is printed on: the land with its margins, and how near it may be looked at.
import type { Frame } from "$frame/table/sheet/field.ts";
import type { Sheet } from "$frame/table/sheet/view.ts";
import { R } from "./geometry.ts";

/** The largest radius of a hex that may be zoomed to, in pixels. */
const LARGEST = 64;
const MARGIN = 0.8 * R;

export function sheetOf({ x, y, width, height }: Frame): Sheet {
  return {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    largest: LARGEST / R,
    rim: 2 * R,
  };
}

export const viewBoxOf = ({ x, y, width, height }: Sheet): string => `${x} ${y} ${width} ${height}`;
