import type { Phrase, Seat } from "$frame/protocol";
import { t, words } from "$frame/words/words.svelte";
import type { Enlisted, PanelPlaces, Tag, WorldInfo } from "../protocol";
import type { Find } from "./desk";
import { bringsOf, type Roster } from "./force.svelte";
import { needed } from "./needed";

/** What the table said last, and of which force. */
interface Heard {
  of: readonly Enlisted[];
  wished: readonly [Tag, number][];
  places: { [panel in string]: PanelPlaces };
}

/** SM-TEA-1: the seating on the team panels while a force is put together. The table decides it. */
export class Seating {
  readonly #match: () => { world: WorldInfo; seat: Seat };
  readonly #roster: Roster;
  readonly #find: Find;
  #heard = $state.raw<Heard | null>(null);
  #refused = $state.raw<{ panel: string; why: string; rules: string[] } | null>(null);

  constructor(match: () => { world: WorldInfo; seat: Seat }, roster: Roster, find: Find) {
    this.#match = match;
    this.#roster = roster;
    this.#find = find;
  }

  /** Why a soldier was not put on a panel. */
  get refused() {
    return this.#refused;
  }

  /** Asks who may have which place, and who has it. An answer that comes too late is dropped. */
  async hear(): Promise<void> {
    const { force: of, wished } = this.#roster;
    const { seat } = this.#match();
    const places = await this.#find({ what: "places", seat, force: of, wished });
    if (places && this.#isOf({ of, wished })) this.#heard = { of, wished, places };
  }

  #isOf({ of, wished }: Pick<Heard, "of" | "wished">): boolean {
    return of === this.#roster.force && wished === this.#roster.wished;
  }

  may(tag: Tag, panel: string, slot: number): boolean {
    return this.#heard?.places[panel]?.fitting[slot]?.includes(tag) ?? false;
  }

  /** A soldier who might be put on a panel, as he is enlisted or would come. */
  asEnlisted(tag: Tag): Enlisted {
    const { ranks } = this.#match().world.soldiers[tag]!;
    const rank = ranks.length > 1 ? ranks[0]!.rank : null;
    return this.#roster.get(tag) ?? { tag, rank, carries: [], grenades: 0 };
  }

  membersOf(panel: string): Tag[] {
    return this.#roster.force.filter((it) => it.panel === panel).map((it) => it.tag);
  }

  /** Who has each place of a panel. */
  seatsOf(panel: string): (Tag | null)[] {
    const members = this.membersOf(panel);
    const seated = this.#heard?.places[panel]?.seated ?? [];
    const { slots } = this.#match().world.panels[panel]!;
    // Those who have left since the table was asked are gone at once.
    return slots
      .map((_, i) => seated[i] ?? null)
      .map((it) => (it !== null && members.includes(it) ? it : null));
  }

  /** Puts a soldier on a place, unless the table refuses it. */
  async put(tag: Tag, panel: string, slot: number): Promise<void> {
    const roster = this.#roster;
    const { world, seat } = this.#match();
    if (!this.#heard || !this.#isOf(this.#heard)) await this.hear();
    if (!this.#heard || !this.#isOf(this.#heard)) return;
    if (!this.may(tag, panel, slot)) {
      const args = {
        soldier: world.soldiers[tag]!.name,
        needs: needed(world.panels[panel]!.slots[slot]!),
      };
      return this.#refuse(panel, t("sm-web-card-panel-unfit", args), ["SM-TEA-1"]);
    }
    const seats = this.seatsOf(panel);
    const [sitting, from] = [seats[slot] ?? null, seats.indexOf(tag)];
    if (sitting === tag) return;
    /** The one who sat there goes to where the other came from, or leaves the panel. */
    const swaps = sitting !== null && from >= 0 && this.may(sitting, panel, from);
    const others = roster.force
      .filter((other) => other.tag !== tag)
      .map((other) => (other.tag === sitting && !swaps ? { ...other, panel: null } : other));
    const force = [...others, { ...this.asEnlisted(tag), panel }].sort((a, b) => a.tag - b.tag);
    const why = await this.#whyNot(seat, force, panel);
    if (why) return this.#refuse(panel, words.say(why), why.rules ?? []);
    this.#refused = null;
    if (!roster.has(tag)) {
      const card = world.soldiers[tag]!;
      roster.add(card, card.ranks[0]!.rank, bringsOf(world, tag));
    }
    if (sitting !== null) roster.join(sitting, swaps ? panel : null, swaps ? from : null);
    roster.join(tag, panel, slot);
  }

  async #whyNot(seat: Seat, force: Enlisted[], panel: string): Promise<Phrase | undefined> {
    const places = await this.#find({ what: "places", seat, force, wished: [] });
    return places?.[panel]?.why;
  }

  #refuse(panel: string, why: string, rules: string[]): void {
    this.#refused = { panel, why, rules };
  }
}
