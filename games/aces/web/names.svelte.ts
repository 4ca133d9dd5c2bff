import type { Level, UnitMat, WorldInfo } from "./protocol";
import { words } from "$frame/words/words.svelte";
import { typeOf } from "./view";

/** The names of things in the match on the table, and what the table said about them at the start. */
class Names {
  world = $state.raw<WorldInfo | null>(null);
  /** The types of which there has been more than one. */
  #numbered = $state.raw<ReadonlySet<string>>(new Set());

  /** What the mat says of a unit such as `us-tank-1`. */
  mat(unit: string): UnitMat | undefined {
    return this.world?.mats[typeOf(unit)];
  }

  /** The faction that another one may send coins to. */
  ally(faction: string): string {
    return this.world?.factions.find((it) => it.faction === faction)?.ally ?? faction;
  }

  /** The level that so much experience leads to. */
  level(experience: number): Level {
    return this.world?.levels.findLast(([, points]) => points <= experience)?.[0] ?? "rookie";
  }

  /** Something that a sentence names. */
  named(of: string, id: string): string {
    switch (of) {
      case "unit":
        return this.unit(id);
      case "hex":
        return id;
      default:
        return words.t(`aces-${of}-${id}`);
    }
  }

  /** Takes note of the units that are there: from the second of a type on they have numbers. */
  meet(units: { id: string }[]): void {
    const more = units.map((it) => it.id).filter((it) => !it.endsWith("-1"));
    const fresh = more.map(typeOf).filter((it) => !this.#numbered.has(it));
    if (fresh.length > 0) this.#numbered = new Set([...this.#numbered, ...fresh]);
  }

  /** The name of a unit such as `us-tank-1`: with its number where there are more of its type, and with its faction where another has the same. */
  unit(id: string): string {
    const [faction = "", kind = "", nr = ""] = id.split("-");
    const model = this.model(`${faction}-${kind}`);
    const others = this.world?.factions.filter((it) => it.faction !== faction) ?? [];
    const isShared = others.some((it) => this.model(`${it.faction}-${kind}`) === model);
    const isNumbered = nr !== "1" || this.#numbered.has(`${faction}-${kind}`);
    const after = /\d$/.test(model) ? "aces-table-name-after-number" : "aces-table-name-number";
    const name = isNumbered ? words.t(after, { name: model, nr }) : model;
    return isShared ? words.t("aces-table-name-of", { name, tag: words.t(`aces-tag-${faction}`) }) : name;
  }

  /** The name of a unit type such as `us-tank`. */
  model(type: string): string {
    const mat = this.world?.mats[type];
    return mat ? (mat.also[words.language] ?? mat.name) : type;
  }
}

export const names = new Names();
