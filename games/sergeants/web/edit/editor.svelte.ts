import { Desk } from "$frame/edit/desk.svelte";
import { api } from "$frame/lib/api";
import type { Examined } from "$frame/protocol";
import type { Edge, Edited } from "../protocol";
import {
  areaAt,
  edgeAt,
  hasRoom,
  idOf,
  laid,
  lifted,
  moved,
  sizeOf,
  tileAt,
  turned,
  turnedOver,
  withArea,
  withFileName,
  withoutArea,
  type Cell,
  type Draft,
} from "./draft";
import { kept, type KeptScenario } from "./kept";

/** The leaves of the form. */
export const LEAVES = ["map", "scenario", "first", "second"] as const;
export type Leaf = (typeof LEAVES)[number];

/** Something on the map that is chosen. */
export type Chosen = { kind: "tile" | "area"; nth: number } | null;

/** A scenario on the drawing table: what is in the hand, what was done, and what the rules say. */
export class Editor extends Desk<Draft, KeptScenario> {
  leaf = $state<Leaf>("map");
  /** The side of a tile that is laid next. */
  hand = $state<string | null>(null);
  chosen = $state.raw<Chosen>(null);
  /** Which side enters by the area that is made next; neither, if it is for orders only. */
  entering = $state<number | null>(0);
  /** The square of the keyboard. */
  cursor = $state.raw<Cell | null>(null);
  /** A tile that is carried, and the square where its corner would come to lie. */
  carried = $state.raw<{ nth: number; grip: Cell; at: Cell } | null>(null);
  /** A tile could not be laid there. */
  refused = $state(false);

  constructor(draft: Draft, it?: KeptScenario) {
    super(kept, draft, it);
  }

  /** What the rules made of it, once they have looked at it as it is now. */
  get edited(): Edited | null {
    return (this.said?.content ?? null) as Edited | null;
  }

  protected examine(draft: Draft): Promise<Examined> {
    const text = JSON.stringify(withFileName(draft, this.id));
    return api.examine("sergeants", { file: "draft.json", text });
  }

  protected beside(): Pick<KeptScenario, "fine"> {
    const { edited } = this;
    return edited?.card ? { fine: { files: edited.files, card: edited.card } } : {};
  }

  protected settle(): void {
    const { map, scenario } = this.draft;
    this.refused = false;
    if (this.tile !== null && !map.tiles[this.tile]) this.chosen = null;
    if (this.area !== null && !scenario.areas[this.area]) this.chosen = null;
  }

  // --- The map

  /** The chosen tile, by its place in the list. */
  get tile(): number | null {
    return this.chosen?.kind === "tile" ? this.chosen.nth : null;
  }

  get area(): number | null {
    return this.chosen?.kind === "area" ? this.chosen.nth : null;
  }

  /** A square is touched: the tile in the hand is laid there, else what is there is chosen. */
  touch(cell: Cell): void {
    const there = tileAt(this.draft, cell);
    if (this.hand !== null && there < 0) return this.#lay(this.hand, cell);
    this.hand = null;
    if (there >= 0) this.chosen = { kind: "tile", nth: there };
    else this.#touchEdge(cell);
  }

  #lay(face: string, cell: Cell): void {
    const next = laid(this.draft, face, this.cornerOf(face, cell));
    if (next === this.draft) {
      this.refused = true;
      return;
    }
    this.change(next);
    this.chosen = { kind: "tile", nth: this.draft.map.tiles.length - 1 };
    this.hand = null;
    this.leaf = "map";
  }

  /** Where the corner of a tile comes to lie if it is laid on a square: a landmark lies around it as there is room. */
  cornerOf(face: string, { col, row }: Cell, but = this.#layAgain(face)): Cell {
    if (sizeOf(face) === 1) return { col, row };
    const ways = [
      [0, 0],
      [-1, 0],
      [0, -1],
      [-1, -1],
    ] as const;
    const fits = ways.find(([x, y]) => hasRoom(this.draft, face, { col: col + x, row: row + y }, but));
    return fits ? { col: col + fits[0], row: row + fits[1] } : { col, row };
  }

  #layAgain(face: string): number {
    return this.draft.map.tiles.findIndex((it) => idOf(it.tile) === idOf(face));
  }

  #touchEdge(cell: Cell): void {
    const at = edgeAt(this.draft, cell);
    if (!at) {
      this.chosen = null;
      return;
    }
    const there = areaAt(this.draft, at);
    if (there >= 0) this.chosen = { kind: "area", nth: there };
    else this.addArea(at);
  }

  addArea(at: { edge: Edge; nth: number }): void {
    this.change(withArea(this.draft, at, this.entering));
    this.chosen = { kind: "area", nth: this.draft.scenario.areas.length - 1 };
    this.leaf = "map";
  }

  /** Whether a finger takes hold of a tile there. */
  hold(cell: Cell): boolean {
    const nth = this.hand === null ? tileAt(this.draft, cell) : -1;
    const tile = this.draft.map.tiles[nth];
    if (!tile) return false;
    const [col, row] = tile.at;
    this.carried = { nth, grip: { col: cell.col - col, row: cell.row - row }, at: { col, row } };
    return true;
  }

  carry({ col, row }: Cell): void {
    if (!this.carried) return;
    const { grip } = this.carried;
    const at = { col: col - grip.col, row: row - grip.row };
    const before = this.carried.at;
    if (at.col !== before.col || at.row !== before.row) this.carried = { ...this.carried, at };
  }

  drop(): void {
    const carried = this.carried;
    this.carried = null;
    if (!carried) return;
    this.chosen = { kind: "tile", nth: carried.nth };
    this.leaf = "map";
    const tile = this.draft.map.tiles[carried.nth];
    this.change(moved(this.draft, carried.nth, carried.at));
    if (tile)
      this.refused = !hasRoom(this.draft, tile.tile, carried.at, carried.nth) && !this.#liesAt(carried);
  }

  #liesAt({ nth, at }: { nth: number; at: Cell }): boolean {
    const tile = this.draft.map.tiles[nth];
    return tile?.at[0] === Math.max(0, at.col) && tile.at[1] === Math.max(0, at.row);
  }

  turn(by = 1): void {
    if (this.tile !== null) this.change(turned(this.draft, this.tile, by));
  }

  turnOver(): void {
    if (this.tile !== null) this.change(turnedOver(this.draft, this.tile));
  }

  push(col: number, row: number): void {
    const at = this.tile === null ? undefined : this.draft.map.tiles[this.tile]?.at;
    if (at) this.change(moved(this.draft, this.tile!, { col: at[0] + col, row: at[1] + row }));
  }

  /** What is chosen is taken away. */
  remove(): void {
    if (this.tile !== null) this.change(lifted(this.draft, this.tile));
    else if (this.area !== null) this.change(withoutArea(this.draft, this.area));
    this.chosen = null;
  }

  /** Turns to what a place names. */
  goTo(place: string): void {
    const [whole, list, nth] = place.split("/");
    if (whole === "map") {
      this.leaf = "map";
      this.chosen = list === "tiles" && nth !== undefined ? { kind: "tile", nth: Number(nth) } : null;
    } else if (list === "areas" && nth !== undefined) {
      this.leaf = "map";
      this.chosen = { kind: "area", nth: Number(nth) };
    } else if (list === "sides" && nth !== undefined) {
      this.leaf = nth === "0" ? "first" : "second";
    } else this.leaf = "scenario";
  }
}
