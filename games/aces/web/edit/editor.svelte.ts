import { Desk } from "$frame/edit/desk.svelte";
import { api } from "$frame/lib/api";
import type { Examined } from "$frame/protocol";
import type { Hex, Terrain } from "../board/model";
import type { DrawnBoard, Fairness } from "../protocol";
import {
  boardOf,
  cleared,
  hasHex,
  numbersOf,
  painted,
  resized,
  terrainAt,
  withName,
  withShore,
  withStart,
  type Draft,
  type Size,
} from "./draft";
import { ENDING, written } from "./file";
import { kept, type KeptBoard } from "./kept";
import {
  blot,
  clipAt,
  clipOf,
  lineOf,
  partnerNumber,
  partnerOf,
  patchOf,
  rectangleOf,
  withPartners,
  type Clip,
  type Symmetry,
} from "./shapes";

/** Every tool, with the key that chooses it. */
export const TOOLS = {
  brush: "b",
  line: "l",
  fill: "g",
  erase: "x",
  start: "n",
  shore: "h",
  name: "p",
  copy: "c",
  paste: "v",
  hand: "m",
} as const;
export type Tool = keyof typeof TOOLS;

/** In the order of their keys, 1 to 7. */
export const TERRAINS: Terrain[] = ["open", "forest", "road", "bridge", "water", "mountain", "factory"];

/** What the rules say about a board. */
export async function examined(text: string): Promise<{ said: Examined; drawn: DrawnBoard | null }> {
  const said = await api.examine("aces", { file: `drawing${ENDING}`, text });
  return { said, drawn: said.content as DrawnBoard | null };
}

/** A board on the drawing table: the tools, what was done, and what the rules say. */
export class Editor extends Desk<Draft, KeptBoard> {
  tool = $state<Tool>("brush");
  terrain = $state<Terrain>("forest");
  /** Seven hexes at once. */
  isWide = $state(false);
  symmetry = $state<Symmetry>("none");
  /** The start number that is put next. */
  number = $state(1);
  /** The hex of the keyboard. */
  cursor = $state<Hex | null>(null);
  /** The hex whose name is being written. */
  naming = $state<Hex | null>(null);
  /** What is being copied, and what was. */
  region = $state.raw<Hex[]>([]);
  clip = $state.raw<Clip>([]);

  /** The stroke that is being made: the board before it, and where it began and is. */
  #stroke: { before: Draft; from: Hex; at: Hex; adds: boolean } | null = null;

  constructor(draft: Draft, it?: KeptBoard) {
    super(kept, draft, it);
    this.number = this.#nextNumber();
  }

  get text(): string {
    return written(this.draft);
  }

  /** What the rules read in it last. */
  get #drawn(): DrawnBoard | null {
    return (this.shown?.content ?? null) as DrawnBoard | null;
  }

  get fairness(): Fairness | null {
    return this.#drawn?.fairness ?? null;
  }

  protected async examine(draft: Draft): Promise<Examined> {
    return (await examined(written(draft))).said;
  }

  protected beside(fine: boolean): Pick<KeptBoard, "fine" | "ground"> {
    const ground = this.#drawn?.ground;
    return fine && ground ? { fine, ground } : { fine };
  }

  /** What is written beside the board is not undone with the land. */
  protected gone(land: Draft): Draft {
    const { name, author, licence } = this.draft;
    return { ...land, name, author, licence };
  }

  // --- Strokes

  /** Whether the tool takes hold here. */
  begin(hex: Hex | null): boolean {
    if (this.tool === "hand" || !hasHex(this.draft, hex)) return false;
    if (this.tool === "name") {
      this.naming = hex;
      return true;
    }
    this.#stroke = { before: this.draft, from: hex, at: hex, adds: !this.draft.shore.includes(hex) };
    this.#touch([hex]);
    return true;
  }

  through(hex: Hex | null): void {
    if (!this.#stroke || !hasHex(this.draft, hex) || hex === this.#stroke.at) return;
    // A quick hand leaves hexes out.
    const way = lineOf(this.#stroke.at, hex);
    this.#stroke.at = hex;
    this.#touch(way);
  }

  end(): void {
    const before = this.#stroke?.before;
    this.#stroke = null;
    if (this.region.length > 0) {
      this.clip = clipOf(this.draft, this.region);
      this.region = [];
      this.tool = "paste";
    }
    if (!before || before === this.draft) return;
    if (this.tool === "start") this.number = this.#nextNumber();
    this.did(before);
  }

  /** A second finger has come: it was no stroke. */
  cancel(): void {
    if (this.#stroke) this.draft = this.#stroke.before;
    this.#stroke = null;
    this.region = [];
  }

  /** One hex, with the keyboard. */
  dab(hex: Hex): void {
    if ((this.tool === "line" || this.tool === "copy") && this.#stroke) {
      this.through(hex);
      this.end();
    } else if (this.begin(hex) && this.tool !== "line" && this.tool !== "copy") this.end();
  }

  #touch(hexes: Hex[]): void {
    const { before, from, at, adds } = this.#stroke!;
    const all = (them: Iterable<Hex>) => withPartners(this.draft, this.symmetry, them);
    const wide = () => all(hexes.flatMap((it) => blot(it, this.isWide)));
    switch (this.tool) {
      case "brush":
        this.draft = painted(this.draft, wide(), this.terrain);
        break;
      case "erase":
        this.draft = cleared(this.draft, wide());
        break;
      case "line":
        this.draft = painted(before, all(lineOf(from, at)), this.terrain);
        break;
      case "fill":
        this.draft = painted(this.draft, all(patchOf(before, at)), this.terrain);
        break;
      case "shore":
        this.draft = withShore(this.draft, all(hexes), adds);
        break;
      case "start":
        this.draft = this.#started(before, at);
        break;
      case "copy":
        this.region = rectangleOf(from, at);
        break;
      case "paste":
        this.draft = clipAt(before, this.clip, at).reduce(
          (draft, { hex, terrain }) => painted(draft, all([hex]), terrain),
          before,
        );
        break;
    }
  }

  #started(before: Draft, hex: Hex): Draft {
    const draft = withStart(before, this.number, hex);
    if (this.symmetry === "none") return draft;
    const partner = partnerOf(draft, this.symmetry, hex);
    return withStart(draft, partnerNumber(draft, this.number), partner);
  }

  #nextNumber(): number {
    return numbersOf(this.draft).find((it) => this.draft.starts[it] === undefined) ?? 1;
  }

  // --- Changes

  resize(size: Size): void {
    this.change(resized(this.draft, size));
    if (!hasHex(this.draft, this.cursor)) this.cursor = null;
    this.number = this.#nextNumber();
  }

  call(hex: Hex, name: string): void {
    this.change(withName(this.draft, hex, name));
  }

  // --- What is where

  get faulty(): Hex[] {
    const all = this.shown?.faults.flatMap((it) => it.places) ?? [];
    return all.filter((it, i) => hasHex(this.draft, it) && all.indexOf(it) === i);
  }

  startAt(hex: Hex): number | null {
    const found = Object.entries(this.draft.starts).find(([, it]) => it === hex);
    return found ? Number(found[0]) : null;
  }

  terrainAt(hex: Hex): Terrain {
    return terrainAt(this.draft, hex) ?? "open";
  }

  get board() {
    return boardOf(this.draft);
  }
}
