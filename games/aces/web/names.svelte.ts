import type { Level, UnitMat, WorldInfo } from "./protocol";
import { words } from "$frame/words/words.svelte";
import { typeOf } from "./view";

/** The names of things in the match on the table, and what the table said about them at the start. */
class Names {
  world = $state.raw<WorldInfo | null>(null);

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

  /** The name of a unit such as `us-tank-1`, with its number and faction. */
  unit(id: string): string {
    const [faction = "", kind = "", nr = ""] = id.split("-");
    const name = this.model(`${faction}-${kind}`);
    return words.t(/\d$/.test(name) ? "aces-unit-after-number" : "aces-unit", {
      name,
      nr,
      tag: words.t(`aces-tag-${faction}`),
    });
  }

  /** The name of a unit type such as `us-tank`. */
  model(type: string): string {
    const mat = this.world?.mats[type];
    return mat ? (mat.also[words.language] ?? mat.name) : type;
  }
}

export const names = new Names();
