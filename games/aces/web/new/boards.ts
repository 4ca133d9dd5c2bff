import { COLUMNS } from "../board/geometry";
import type { BoardInfo, Hex, Season, Terrain } from "../board/model";
import type { Area } from "../protocol";
import summer from "../../content/boards/summer.board?raw";
import winter from "../../content/boards/winter.board?raw";

// The built-in boards as they are written, for a picture before there is a match. At the table the board comes from the rules.

const WRITTEN = { summer, winter };
const SIGNS: Record<string, Terrain> = {
  ".": "open",
  f: "forest",
  "=": "road",
  "#": "bridge",
  "~": "water",
  "^": "mountain",
  F: "factory",
};
/** Where the right half begins. */
const HALF = COLUMNS.indexOf("N");

/** A board, or the half of it that is played on. */
export function boardOf(name: keyof typeof WRITTEN, area: Area): BoardInfo {
  const text = WRITTEN[name].replaceAll(/^#.*$/gm, "");
  const isPlayed = (hex: Hex) => {
    const isLeft = COLUMNS.indexOf(hex[0]!) < HALF;
    return area === "full" || isLeft === (area === "left");
  };
  const ground = groundOf(partOf(text, "map")).filter(([hex]) => isPlayed(hex));
  const pairs = (part: string, each: RegExp) => [...partOf(text, part).matchAll(each)];
  const starts = pairs("starts", /(\d+) ([A-Z]\d+)/g).map(([, number, hex]): [string, Hex] => [
    number!,
    hex!,
  ]);
  const names = pairs("names", /^\s*([A-Z]\d+) (.+)$/gm).map(([, hex, name]): [Hex, string] => [hex!, name!]);
  return {
    name,
    season: /^season: (\w+)/m.exec(text)![1] as Season,
    area,
    columns: COLUMNS.length,
    rows: Math.max(...ground.map(([hex]) => Number(hex.slice(1)))),
    terrain: Object.fromEntries(ground),
    starts: Object.fromEntries(starts.filter(([, hex]) => isPlayed(hex))),
    factories: ground.filter(([, terrain]) => terrain === "factory").map(([hex]) => hex),
    shore: [],
    names: Object.fromEntries(names.filter(([hex]) => isPlayed(hex))),
  };
}

/** What stands below a heading, up to the next one. */
const partOf = (text: string, heading: string): string =>
  new RegExp(`^${heading}:\\n([\\s\\S]*?)(?=\\n\\w+:|$(?![\\s\\S]))`, "m").exec(text)?.[1] ?? "";

/** Two lines a row: the odd columns, then those that lie half a hex lower. */
function groundOf(map: string): [Hex, Terrain][] {
  const lines = map.split("\n").slice(2);
  return lines.flatMap((line, i) => {
    const row = Math.floor(i / 2) + 1;
    const signs = line
      .replace(/^\s*\d+/, "")
      .split(/\s+/)
      .filter(Boolean);
    return signs.map((sign, nth): [Hex, Terrain] => [`${COLUMNS[2 * nth + (i % 2)]}${row}`, SIGNS[sign]!]);
  });
}
