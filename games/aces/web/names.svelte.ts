import type { UnitMat } from "./protocol";
import { words } from "$frame/words/words.svelte";

/** What things of the match on the table are called. */
class Names {
  /** What the mats say, by unit type. */
  mats = $state.raw<Record<string, UnitMat>>({});

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

  /** What a unit such as `us-tank-1` is called, with its number and faction. */
  unit(id: string): string {
    const [faction = "", kind = "", nr = ""] = id.split("-");
    return words.t("aces-unit", {
      name: this.model(`${faction}-${kind}`),
      nr,
      tag: words.t(`aces-tag-${faction}`),
    });
  }

  /** What a unit type such as `us-tank` is called. */
  model(type: string): string {
    const mat = this.mats[type];
    return mat ? (mat.also[words.language] ?? mat.name) : type;
  }
}

export const names = new Names();
