import { Desk } from "$frame/edit/desk.svelte";
import { api } from "$frame/lib/api";
import type { Examined } from "$frame/protocol";
import type { BoardInfo, Faction, Hex, Kind, UnitId } from "../../board/model";
import { boardDrawn } from "../../new/boards";
import { names } from "../../names.svelte";
import type { StudyRead, WorldInfo } from "../../protocol";
import {
  boardOf,
  changed,
  cleared,
  flagged,
  moved,
  placed,
  removed,
  sent,
  unitAt,
  unitNamed,
  withStudy,
  type Draft,
} from "./draft";
import { positions, type KeptPosition } from "./kept";

/** What a touch does: it puts a unit down, sets an owner, takes off, or chooses what is there. */
export type Hand =
  | { does: "choose" }
  | { does: "put"; faction: Faction; kind: Kind }
  | { does: "flag"; owner: Faction | null }
  | { does: "erase" };

export const LEAVES = ["game", "unit", "lesson"] as const;
export type Leaf = (typeof LEAVES)[number];

/** A position on the drawing table: what is in the hand, what was done, and what the rules say. */
export class Editor extends Desk<Draft, KeptPosition> {
  leaf = $state<Leaf>("game");
  hand = $state.raw<Hand>({ does: "choose" });
  chosen = $state<UnitId | null>(null);
  /** The hex of the keyboard. */
  cursor = $state<Hex | null>(null);
  /** A unit that is carried, and the hex where it would come to stand. */
  carried = $state.raw<{ unit: UnitId; at: Hex } | null>(null);
  /** Waits for a hex: a task is to name one. */
  pointing = $state.raw<{ says: string; take: (hex: Hex) => void } | null>(null);

  readonly board = $derived<BoardInfo>(boardOf(this.draft, boardDrawn));

  constructor(draft: Draft, it?: KeptPosition) {
    super(positions, draft, it);
  }

  /** What the rules made of it last. */
  get read(): StudyRead | null {
    return (this.shown?.content ?? null) as StudyRead | null;
  }

  get world(): WorldInfo | null {
    return this.read?.world ?? null;
  }

  protected async examine(draft: Draft): Promise<Examined> {
    const said = await api.examine("aces", { file: "position.json", text: JSON.stringify(sent(draft)) });
    const read = said.content as StudyRead | null;
    if (read?.world) names.world = read.world;
    names.meet(draft.study.position.units);
    return said;
  }

  protected beside(fine: boolean): Pick<KeptPosition, "fine" | "text"> {
    const text = this.read?.text;
    return fine && text ? { fine, text } : { fine };
  }

  /** What it is called and what is said about it is not undone with what stands on it. */
  protected gone(there: Draft): Draft {
    const { name, about, well_done } = this.draft.study;
    return withStudy(there, { name, about, well_done });
  }

  protected settle(): void {
    if (!this.unit) this.chosen = null;
    names.meet(this.draft.study.position.units);
  }

  get unit() {
    return unitNamed(this.draft, this.chosen);
  }

  has(hex: Hex | null): hex is Hex {
    return hex !== null && this.board.terrain[hex] !== undefined;
  }

  // --- The hand

  touch(hex: Hex): void {
    if (!this.has(hex)) return;
    if (this.pointing) {
      this.pointing.take(hex);
      this.pointing = null;
      return;
    }
    const { hand } = this;
    const there = unitAt(this.draft, hex);
    if (hand.does === "erase") this.change(cleared(this.draft, hex));
    else if (hand.does === "put" && !there) this.#put(hand.faction, hand.kind, hex);
    else if (hand.does === "flag" && this.board.factories.includes(hex))
      this.change(flagged(this.draft, hex, hand.owner));
    else this.choose(there?.id ?? null);
  }

  #put(faction: Faction, kind: Kind, hex: Hex): void {
    this.change(placed(this.draft, faction, kind, hex, this.board));
    this.chosen = unitAt(this.draft, hex)?.id ?? null;
  }

  choose(unit: UnitId | null): void {
    this.chosen = unit;
    if (unit !== null) this.leaf = "unit";
  }

  /** Whether a finger takes hold of a unit there. */
  hold(hex: Hex | null): boolean {
    const isFree = !this.pointing && (this.hand.does === "choose" || this.hand.does === "put");
    const unit = hex !== null && isFree && unitAt(this.draft, hex);
    if (!unit) return false;
    this.carried = { unit: unit.id, at: unit.hex };
    return true;
  }

  carry(hex: Hex | null): void {
    if (this.carried && this.has(hex) && this.carried.at !== hex) this.carried = { ...this.carried, at: hex };
  }

  drop(): void {
    const carried = this.carried;
    this.carried = null;
    if (!carried) return;
    this.change(moved(this.draft, carried.unit, carried.at, this.board));
    this.choose(carried.unit);
  }

  cancel(): void {
    this.carried = null;
  }

  /** The chosen unit is pushed onto another hex. */
  push(hex: Hex): void {
    if (this.chosen) this.change(moved(this.draft, this.chosen, hex, this.board));
  }

  remove(): void {
    if (this.chosen) this.change(removed(this.draft, this.chosen));
    this.chosen = null;
  }

  alter(unit: Parameters<typeof changed>[2]): void {
    if (this.chosen) this.change(changed(this.draft, this.chosen, unit));
  }
}
