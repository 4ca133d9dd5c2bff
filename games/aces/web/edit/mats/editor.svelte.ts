import { Desk } from "$frame/edit/desk.svelte";
import { api } from "$frame/lib/api";
import type { Examined } from "$frame/protocol";
import type { Faction } from "../../board/model";
import type { MatsRead } from "../../protocol";
import { factionOf, kindOf, sent, unitOf, type Draft, type Mat } from "./draft";
import { ownMats, type KeptMats } from "./kept";

/** Mats on the drawing table: which unit is looked at, what was done, and what the rules say. */
export class Editor extends Desk<Draft, KeptMats> {
  /** The unit on the card. */
  unit = $state("us-tank");
  /** The field that is being typed in: its letters are one step together. */
  #typing: string | null = null;

  constructor(draft: Draft, it?: KeptMats) {
    super(ownMats, draft, it);
    this.unit = unitOf(draft.faction, "tank");
  }

  get read(): MatsRead | null {
    return (this.shown?.content ?? null) as MatsRead | null;
  }

  protected examine(draft: Draft): Promise<Examined> {
    return api.examine("aces", { file: "mats.json", text: JSON.stringify(sent(draft)) });
  }

  protected beside(fine: boolean): Pick<KeptMats, "fine" | "text"> {
    const text = this.read?.text;
    return fine && text ? { fine, text } : { fine };
  }

  /** What they are called and where they come from is not undone with the figures. */
  protected gone(there: Draft): Draft {
    const { name, mark } = this.draft;
    return { ...there, name, mark };
  }

  /** Whatever else was done: the next letter is a step of its own. */
  protected settle(): void {
    this.#typing = null;
  }

  choose(unit: string): void {
    this.unit = unit;
    this.#typing = null;
  }

  turnTo(faction: Faction): void {
    this.choose(unitOf(faction, kindOf(this.unit)));
  }

  /** Something is typed into a field: what follows in the same field is the same step. */
  type(field: string, next: Draft): void {
    if (next === this.draft) return;
    if (this.#typing === field) this.write(next);
    else this.change(next);
    this.#typing = field;
  }

  /** The hand has left the field. */
  rest(): void {
    this.#typing = null;
  }

  /** Undoing something shows where it was. */
  override undo(): void {
    this.#follow(() => super.undo());
  }

  override redo(): void {
    this.#follow(() => super.redo());
  }

  #follow(step: () => void): void {
    const before = this.draft;
    step();
    const was = (mat: Mat) => before.mats.find((it) => it.unit === mat.unit);
    const changed = this.draft.mats.find((it) => was(it) !== it);
    if (changed && this.draft.mats.length === before.mats.length) this.unit = changed.unit;
  }

  /** Whether something is wrong with a unit of a faction. */
  isWrong(faction: Faction): boolean {
    const units = this.shown?.faults.flatMap((it) => it.places) ?? [];
    return units.some((it) => it.includes("-") && factionOf(it) === faction);
  }

  show(place: string): void {
    const [unit = ""] = place.split("/");
    if (unit.includes("-")) this.choose(unit);
  }
}
