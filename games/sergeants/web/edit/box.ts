import { api } from "$frame/lib/api";
import type { InTheBox, MapInfo, TileInfo, WorldInfo } from "../protocol";
import { names } from "../names.svelte";
import { aloneMap, type Faces } from "./laid";

/** What scenarios are made of: tiles, soldiers, orders, cards. It is the same as long as the page is open. */
export class Box {
  readonly faces: Faces;
  readonly #alone = new Map<string, MapInfo>();

  constructor(readonly things: InTheBox) {
    this.faces = new Map(things.tiles.flat().map((it): [string, TileInfo] => [it.face, it]));
  }

  /** One side of a tile as a map of its own, for a small picture. */
  alone(face: string): MapInfo | null {
    const found = this.#alone.get(face);
    const tile = this.faces.get(face);
    if (found || !tile) return found ?? null;
    const map = aloneMap(tile);
    this.#alone.set(face, map);
    return map;
  }

  /** Sentences of orders and rules name soldiers and tiles, as they do at a table. */
  name(map: MapInfo): void {
    const { soldiers, tiles } = this.things;
    names.world = {
      soldiers: Object.fromEntries(soldiers.map((it) => [it.tag, it])),
      map: { ...map, tiles: [...map.tiles, ...tiles.flat()] },
      cards: [],
      orders: {},
      gates: [],
    } as unknown as WorldInfo;
  }
}

let asked: Promise<Box> | null = null;

export function theBox(): Promise<Box> {
  asked ??= api
    .examine("sergeants", { file: "box.json", text: "" })
    .then((it) => new Box(it.content as InTheBox));
  asked.catch(() => (asked = null));
  return asked;
}
