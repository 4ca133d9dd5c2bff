import type { Point, TileInfo, WorldInfo } from "./protocol";
import { t, words } from "$frame/words/words.svelte";
import * as called from "./cards/called";

/** The names of things in the match on the table. */
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
      case "gate":
        return this.gate(Number(id));
      case "area":
        return this.area(id);
      case "point":
      case "place":
        return this.point(id.split(",").map(Number) as Point);
      case "tile":
        return this.tile(id);
      case "map-tile":
        return this.tile(this.world?.map.tiles[Number(id)]?.face ?? id);
      default:
        return this.known(`sm-${of}-${id}`, id);
    }
  }

  soldier(tag: number): string {
    return this.world?.soldiers[tag]?.name ?? String(tag);
  }

  /** A card by its title or its types, and whose it is. */
  card(ix: number): string {
    const card = this.world?.cards[ix];
    if (!card) return String(ix);
    const types = called.types(card.types);
    const title = card.titled ? t(`sm-title-${card.number}`) : types;
    if (card.panel !== undefined) return t("sm-card-of-team", { title, panel: this.panel(card.panel) });
    const of = { soldier: this.soldier(card.tag ?? 0), number: card.number };
    return card.titled ? t("sm-card-titled", { title, ...of }) : t("sm-card", { types, ...of });
  }

  panel(id: string): string {
    return this.known(`sm-panel-${id}`, id);
  }

  order(nr: number): string {
    const order = this.world?.orders[nr];
    return order ? words.say(order.title) : String(nr);
  }

  gate(nth: number): string {
    return this.area(this.world?.gates[nth]?.name ?? String(nth));
  }

  /** The location of an entry area, such as "in the west". */
  area(name: string): string {
    return this.known(`sm-area-${name}`, t("sm-area", { name }));
  }

  /** A tile by its id, such as `L2`, or with its side, such as `L2A`. */
  tile(id: string): string {
    const tile = this.world?.map.tiles.find((it) => it.face === id || it.id === id);
    return tile ? t("sm-tile", { face: tile.face, name: this.tileName(tile) }) : id;
  }

  /** The tile around a point. */
  point(at: Point): string {
    const tile = this.world?.map.tiles.find((it) => isIn(at, it));
    return tile ? this.tile(tile.face) : t("sm-off-the-map");
  }

  /** What a tile is, without its number. */
  tileName({ face, name }: TileInfo): string {
    return this.known(`sm-tile-${face}`, name);
  }

  private known(key: string, otherwise: string): string {
    return words.has(key) ? t(key) : otherwise;
  }
}

function isIn([x, y]: Point, { bounds: [from, to] }: TileInfo): boolean {
  return from[0] <= x && x < to[0] && from[1] <= y && y < to[1];
}

export const names = new Names();
