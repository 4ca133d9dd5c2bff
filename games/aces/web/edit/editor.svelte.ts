import { api, Refusal } from "$frame/lib/api";
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
import { History } from "./history";
import { keep, newId, type KeptBoard } from "./kept";
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

/** How long the hand rests before the rules look at what it has drawn, in milliseconds. */
const REST = 450;
/** How long to wait if the server did not answer. */
const LATER = 5000;

/** What the rules say about a board. */
export async function examined(text: string): Promise<{ said: Examined; drawn: DrawnBoard | null }> {
  const said = await api.examine("aces", { file: `drawing${ENDING}`, text });
  return { said, drawn: said.content as DrawnBoard | null };
}

/** A board on the drawing table: the tools, what was done, and what the rules say. */
export class Editor {
  id: string;
  draft = $state.raw<Draft>() as Draft;
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
  canUndo = $state(false);
  canRedo = $state(false);
  /** Nothing until the rules have looked at the board as it is now. */
  said = $state.raw<Examined | null>(null);
  /** What they said last, to be shown until they have looked again. */
  shown = $state.raw<Examined | null>(null);
  fairness = $state.raw<Fairness | null>(null);
  error = $state.raw<unknown>(null);
  /** There is no room in this browser. */
  isFull = $state(false);

  #history = new History<Draft>();
  /** The stroke that is being made: the board before it, and where it began and is. */
  #stroke: { before: Draft; from: Hex; at: Hex; adds: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ id, draft }: Pick<KeptBoard, "id" | "draft">, isKept = true) {
    this.id = id;
    this.draft = draft;
    this.#isKept = isKept;
    this.number = this.#nextNumber();
    void this.#look();
  }

  static of(draft: Draft): Editor {
    return new Editor({ id: newId(), draft }, false);
  }

  get isFine(): boolean {
    return this.said?.faults.length === 0;
  }

  get text(): string {
    return written(this.draft);
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
    this.#did(before);
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

  /** Something else than a stroke. */
  change(next: Draft): void {
    if (next === this.draft) return;
    const before = this.draft;
    this.draft = next;
    this.#did(before);
  }

  /** What is written beside the board is not undone with the land. */
  write(words: Partial<Pick<Draft, "name" | "author" | "licence">>): void {
    this.draft = { ...this.draft, ...words };
    this.#rest();
  }

  resize(size: Size): void {
    this.change(resized(this.draft, size));
    if (!hasHex(this.draft, this.cursor)) this.cursor = null;
    this.number = this.#nextNumber();
  }

  call(hex: Hex, name: string): void {
    this.change(withName(this.draft, hex, name));
  }

  undo(): void {
    this.#goTo(this.#history.undo(this.draft));
  }

  redo(): void {
    this.#goTo(this.#history.redo(this.draft));
  }

  #goTo({ name: _, author: __, licence: ___, ...land }: Draft): void {
    this.draft = { ...this.draft, ...land };
    this.#changed();
  }

  #did(before: Draft): void {
    this.#history.done(before);
    this.#changed();
  }

  #changed(): void {
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
    this.#rest();
  }

  // --- What the rules say

  #rest(): void {
    this.said = null;
    this.#keep(false);
    this.#lookIn(REST);
  }

  #lookIn(wait: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#look(), wait);
  }

  async #look(): Promise<void> {
    const draft = this.draft;
    try {
      const { said, drawn } = await examined(written(draft));
      if (draft !== this.draft) return;
      this.said = this.shown = said;
      this.fairness = drawn?.fairness ?? null;
      this.error = null;
      if (this.#isKept) this.#keep(said.faults.length === 0);
    } catch (why) {
      if (draft !== this.draft) return;
      this.error = why;
      // The server may be busy, or out of reach.
      if (why instanceof Refusal && (why.status === 0 || why.status >= 429)) this.#lookIn(LATER);
    }
  }

  /** A board that nobody has drawn on is not kept. */
  #isKept = false;
  #isClosed = false;

  #keep(fine: boolean): void {
    this.#isKept = true;
    this.isFull = !keep({ id: this.id, draft: this.draft, changed: Date.now(), fine });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  // --- What is where

  faultsAt(hex: Hex): Examined["faults"] {
    return this.shown?.faults.filter((it) => it.places.includes(hex)) ?? [];
  }

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
