import { expect, test } from "vitest";
import {
  areaName,
  blank,
  changedArea,
  edgeAt,
  entering,
  enters,
  extentOf,
  hasRoom,
  laid,
  lifted,
  moved,
  saying,
  special,
  tileAt,
  turned,
  turnedOver,
  withArea,
  withFileName,
  withSpecial,
  withoutArea,
  type Draft,
} from "./draft";

const empty = blank("Ford at dawn", "en");
const two = laid(laid(empty, "L1A", { col: 0, row: 0 }), "1A", { col: 2, row: 0 });

test("tiles are laid side by side, and not over each other", () => {
  expect(extentOf(two)).toEqual({ columns: 3, rows: 2 });
  expect(tileAt(two, { col: 1, row: 1 })).toBe(0);
  expect(hasRoom(two, "L2A", { col: 1, row: 1 })).toBe(false);
  expect(laid(two, "2A", { col: 1, row: 1 })).toBe(two);
  expect(hasRoom(two, "2A", { col: 20, row: 0 })).toBe(false);
});

test("a tile that lies on the map already is moved, whichever side is up", () => {
  const again = laid(two, "1B", { col: 2, row: 1 });
  expect(again.map.tiles.map((it) => it.tile)).toEqual(["L1A", "1B"]);
});

test("what is laid to the left of the map moves all of it, entry areas too", () => {
  const area = withArea(two, { edge: "top", nth: 2 }, 0);
  const wider = laid(area, "2A", { col: -1, row: 0 });
  expect(wider.map.tiles.map((it) => it.at)).toEqual([
    [1, 0],
    [3, 0],
    [0, 0],
  ]);
  expect(wider.scenario.areas[0]?.nth).toBe(3);
});

test("tiles are moved, turned, turned over and taken away", () => {
  expect(moved(two, 1, { col: 2, row: 1 }).map.tiles[1]?.at).toEqual([2, 1]);
  expect(moved(two, 1, { col: 0, row: 1 })).toBe(two);
  expect(turned(turned(two, 1, -1), 1, 2).map.tiles[1]?.turned).toBe(1);
  expect(turnedOver(two, 0).map.tiles[0]?.tile).toBe("L1B");
  expect(lifted(two, 0).map.tiles[0]).toEqual({ tile: "1A", at: [0, 0], turned: 0 });
});

test("an entry area is named after where it lies, and its side enters there", () => {
  expect(edgeAt(two, { col: -1, row: 1 })).toEqual({ edge: "left", nth: 1 });
  expect(edgeAt(two, { col: -1, row: 2 })).toBe(null);
  const first = withArea(two, { edge: "left", nth: 1 }, 0);
  const area = first.scenario.areas[0]!;
  expect(area.name).toBe("south-west");
  expect(enters(first.scenario.sides[0]!, area.name)).toBe(true);
  expect(areaName(first, { edge: "left", nth: 1 })).toBe("far-south-west");
  const renamed = changedArea(first, 0, { name: "west" });
  expect(enters(renamed.scenario.sides[0]!, "west")).toBe(true);
  expect(enters(withoutArea(renamed, 0).scenario.sides[0]!, "west")).toBe(false);
  expect(enters(entering(renamed, 1, "west", true).scenario.sides[1]!, "west")).toBe(true);
});

test("special rules are there once or not at all", () => {
  const late = withSpecial(withSpecial(two, "remove_late", 4), "remove_late", 5);
  expect(late.scenario.special).toEqual([{ remove_late: 5 }]);
  expect(special(late.scenario, "remove_late")).toBe(5);
  expect(withSpecial(withSpecial(late, "open", true), "remove_late", undefined).scenario.special).toEqual([
    "open",
  ]);
});

test("a scenario is said in some languages, and goes by plain letters in files", () => {
  const title = saying(empty.scenario.title, "uk", "Брід");
  expect(title).toEqual({ en: "Ford at dawn", uk: "Брід" });
  expect(saying(title, "en", "")).toEqual({ uk: "Брід" });
  const named = withFileName(empty, "3fa2bc") satisfies Draft;
  expect([named.map.name, named.scenario.name, named.scenario.map]).toEqual(
    Array(3).fill("ford-at-dawn-3fa2"),
  );
});
