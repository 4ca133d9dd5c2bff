import { expect, it } from "vitest";
import { filesOf, nextVersion, packed, type Written } from "./packs";

const board = (name: string) => ({ name, ending: ".board", text: `board: ${name}` });
const written: Written = {
  names: { en: " Mill country ", it: "  " },
  version: "1.0",
  author: "Ada ",
  licence: "",
  mark: "ours",
};

it("files of a pack have plain names, and no two the same", () => {
  const files = filesOf([
    board("Ford of the Saël"),
    board("ford of the sael!"),
    board("Млин"),
    board("Поле"),
  ]);
  const names = ["ford-of-the-sael", "ford-of-the-sael-2", "board", "board-2"];
  expect(files.map((it) => it.file)).toEqual(names.map((it) => `${it}.board`));
});

it("only what was filled in is written on a pack", () => {
  const { manifest, files } = packed("aces", written, [board("Mill")]);
  expect(manifest).toEqual({ game: "aces", name: { en: "Mill country" }, version: "1.0", author: "Ada" });
  expect(files).toEqual([{ file: "mill.board", text: "board: Mill" }]);
  const given = packed("aces", { ...written, mark: "given" }, [board("Mill")]);
  expect(given.manifest.marks).toEqual({ "mill.board": "given" });
});

it("the next version is one more", () => {
  const next = ["1.0", "1.9", "2", "1.2.3", "new"].map(nextVersion);
  expect(next).toEqual(["1.1", "1.10", "3", "1.2.4", "new"]);
});
