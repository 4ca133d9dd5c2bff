import type { Enlisted, Found, Tag } from "../protocol";
import { t, words } from "$frame/words/words.svelte";
import type { Find } from "./desk";
import type { Market, Roster } from "./force.svelte";
import { needed } from "./needed";
import { seated } from "./teams";

/** For every panel, for every place on it, who may have it. */
type Places = Extract<Found, { places: unknown }>["places"];

/** SM-TEA-1: who sits where on the team panels, while a force is put together. Who may, the table says. */
export class Seating {
  readonly #market: () => Market;
  readonly #roster: Roster;
  readonly #find: Find;
  /** What the table said last, and of which force. */
  #heard = $state.raw<{ of: readonly Enlisted[]; places: Places } | null>(null);
  #refused = $state.raw<{ panel: string; why: string; rules: string[] } | null>(null);

  constructor(market: () => Market, roster: Roster, find: Find) {
    this.#market = market;
    this.#roster = roster;
    this.#find = find;
  }

  /** Why somebody was not put on a panel. */
  get refused() {
    return this.#refused;
  }

  /** Asks who may have which place. An answer that comes too late is dropped. */
  async hear(): Promise<void> {
    const of = this.#roster.force;
    const it = await this.#find({ what: "places", force: of });
    if (it && "places" in it && of === this.#roster.force) this.#heard = { of, places: it.places };
  }

  may(tag: Tag, panel: string, slot: number): boolean {
    return this.#heard?.places[panel]?.[slot]?.includes(tag) ?? false;
  }

  /** Somebody who might be put on a panel, as he is enlisted or would come. */
  asEnlisted(tag: Tag): Enlisted {
    const { ranks } = this.#market().world.soldiers[tag]!;
    const rank = ranks.length > 1 ? ranks[0]!.rank : null;
    return this.#roster.get(tag) ?? { tag, rank, carries: [], grenades: 0 };
  }

  membersOf(panel: string): Tag[] {
    return this.#roster.force.filter((it) => it.panel === panel).map((it) => it.tag);
  }

  /** Who has each place of a panel. */
  seatsOf(panel: string): (Tag | null)[] {
    const info = this.#market().world.panels[panel]!;
    const may = (tag: Tag, slot: number) => this.may(tag, panel, slot);
    return seated(info, this.membersOf(panel), this.#roster.wished, may);
  }

  /** Puts somebody on a place, unless the table refuses it. */
  async put(tag: Tag, panel: string, slot: number): Promise<void> {
    const roster = this.#roster;
    const { world, seat } = this.#market();
    const refuse = (why: string, rules: string[]) => (this.#refused = { panel, why, rules });
    if (this.#heard?.of !== roster.force) await this.hear();
    if (this.#heard?.of !== roster.force) return;
    if (!this.may(tag, panel, slot)) {
      const { needs } = world.panels[panel]!.slots[slot]!;
      const args = { soldier: world.soldiers[tag]!.name, needs: needed(needs) };
      return void refuse(t("web-sm-card-panel-unfit", args), ["SM-TEA-1"]);
    }
    const seats = this.seatsOf(panel);
    const [sitting, from] = [seats[slot] ?? null, seats.indexOf(tag)];
    if (sitting === tag) return;
    /** Whoever sat there goes to where the other came from, or leaves the panel. */
    const swaps = sitting !== null && from >= 0 && this.may(sitting, panel, from);
    const others = roster.force
      .filter((other) => other.tag !== tag)
      .map((other) => (other.tag === sitting && !swaps ? { ...other, panel: null } : other));
    const force = [...others, { ...this.asEnlisted(tag), panel }].sort((a, b) => a.tag - b.tag);
    const found = await this.#find({ what: "try", space: { forces: { seat } }, choice: { force } });
    const why = found && "tried" in found ? found.tried.why : undefined;
    if (why && /^sm-why-no-(slot|such-panel)$/.test(why.key))
      return void refuse(words.say(why), why.rules ?? []);
    this.#refused = null;
    if (!roster.has(tag)) {
      const card = world.soldiers[tag]!;
      roster.add(card, card.ranks[0]!.rank, this.#market().bringsOf(tag));
    }
    if (sitting !== null) roster.join(sitting, swaps ? panel : null, swaps ? from : null);
    roster.join(tag, panel, slot);
  }
}
