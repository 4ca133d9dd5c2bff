import type { Point, Tag } from "../protocol";
import type { Badge, Standing } from "../map/figures";
import { mapOf } from "../map/written";
import written from "./tiles.json";

/** The country around the bridge, as it is drawn on the first page. */
export const map = mapOf({ columns: 6, rows: 4, tiles: written });

/** A base in sixteenths of an inch, and a soldier on it for each side. */
export const base = { width: 12, length: 16 };

const soldier = (tag: Tag, side: string, at: Point, facing: number, ...signs: Badge["sign"][]): Standing => ({
  tag,
  place: { at, facing },
  name: "",
  side,
  nth: 0,
  marks: signs.map((sign) => ({ sign, n: 1 })),
  escort: null,
  prisoners: [],
});

export const soldiers: Standing[] = [
  soldier(1, "us", [104, 116], 15),
  soldier(2, "us", [146, 182], 11, "grenade"),
  soldier(3, "us", [64, 150], 13),
  soldier(4, "us", [70, 92], 17, "wounded"),
  soldier(51, "de", [298, 112], 47, "spotted"),
  soldier(52, "de", [292, 172], 50),
  soldier(53, "de", [252, 216], 44, "pinned"),
];

/** The ruler is between two of them. */
export const ruler = { from: { x: 104, y: 116 }, to: { x: 298, y: 112 } };
