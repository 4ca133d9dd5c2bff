import { describe, expect, it } from "vitest";
import { qrOf } from "./qr";

const drawn = (text: string) => qrOf(text)?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

describe("a QR code", () => {
  // This drawing, and those of texts up to 180 bytes, were read back by an independent reader.
  it("is drawn as readers read it", () => {
    expect(drawn("Sandtable")).toEqual([
      "#######.#..##.#######",
      "#.....#..##...#.....#",
      "#.###.#..##...#.###.#",
      "#.###.#.#####.#.###.#",
      "#.###.#.#...#.#.###.#",
      "#.....#.####..#.....#",
      "#######.#.#.#.#######",
      "........#####........",
      "#...#.###.##.#####..#",
      "#.###...#####...#.##.",
      "....#.#.#.##....#..#.",
      ".#.##...##...#.#...##",
      "#.##.##.#...##.....##",
      "........##..#.#.##..#",
      "#######.#...##..####.",
      "#.....#..####...#..#.",
      "#.###.#.##.#.##....#.",
      "#.###.#..#.##...#####",
      "#.###.#..#.#..#.##...",
      "#.....#..#...####....",
      "#######.##..####.#..#",
    ]);
  });

  it("grows with its text, and gives up where it is too long", () => {
    expect([14, 15, 84, 85, 180].map((n) => qrOf("x".repeat(n))?.length)).toEqual([21, 25, 37, 41, 53]);
    expect(qrOf("x".repeat(181))).toBeNull();
  });
});
