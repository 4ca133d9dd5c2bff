import type { Action, CardIx, Point, StoryNr, Tag, WorldInfo } from "../../protocol/sergeants";
import { t, words } from "../../words/words.svelte";
import { tileAt } from "./desk";

/** What things of the match on the table are called. */
class Names {
  world = $state.raw<WorldInfo | null>(null);

  /** Something that a sentence names. */
  named(of: string, id: string): string {
    switch (of) {
      case "soldier":
      case "name":
        return this.soldier(Number(id));
      case "card":
        return this.card(Number(id));
      case "order":
        return this.order(Number(id));
      case "tile":
      case "in":
        return this.tile(id);
      case "gate":
        return this.area(this.world?.gates[Number(id)]?.name ?? id);
      case "area":
        return this.area(id);
      case "point":
      case "place":
        return this.point(id.split(",").map(Number) as Point);
      default:
        return t(`sm-${of}-${id}`);
    }
  }

  soldier(tag: Tag): string {
    return this.world?.soldiers[tag]?.name ?? String(tag);
  }

  /** A card by its owner and types, such as "Tobin's SHOOT". */
  card(ix: CardIx): string {
    const card = this.world?.cards[ix];
    if (!card) return String(ix);
    return t("web-sm-card-name", { soldier: this.soldier(card.tag), types: this.types(card.types) });
  }

  /** The number of a card: that of its owner's tag, and its own. */
  number(ix: CardIx): string {
    const card = this.world?.cards[ix];
    return card ? `${card.tag}-${card.nr}` : "";
  }

  action(action: Action): string {
    return t(`sm-action-${action}`);
  }

  types(types: readonly Action[]): string {
    return types.map((it) => this.action(it)).join("/");
  }

  story(nr: StoryNr): string {
    return t(`sm-story-${nr}`);
  }

  equipment(id: string): string {
    return t(`sm-equipment-${id}`);
  }

  side(side: string): string {
    return t(`sm-side-${side}`);
  }

  order(nr: number): string {
    const order = this.world?.orders[nr];
    return order ? words.say(order.says) : String(nr);
  }

  /** A tile such as `L2` or `L2A`, by its mark and its name. */
  tile(id: string): string {
    const tile = this.world?.map.tiles.find((it) => it.id === id || it.face === id);
    if (!tile) return id;
    const key = `sm-tile-${tile.face}`;
    return t("sm-tile", { face: tile.face, name: words.has(key) ? t(key) : tile.name });
  }

  /** An entry area, by where it lies. */
  area(name: string): string {
    const key = `sm-area-${name}`;
    return words.has(key) ? t(key) : t("sm-area", { name });
  }

  /** The tile around a point of the map, as it is marked there. */
  point(at: Point): string {
    return (this.world && tileAt(this.world, at)?.face) ?? "";
  }
}

export const names = new Names();

/** Several names, as the language lists them. */
export function listed(all: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(words.language, { type }).format(all);
}

/** A sentence that begins as sentences do. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
