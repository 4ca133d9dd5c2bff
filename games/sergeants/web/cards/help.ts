// What may help with a question, where its sentence alone is not enough.
import type { Choice, Tag, TileIx, View, WorldInfo } from "../protocol";
import { t } from "$frame/words/words.svelte";
import * as gear from "../gear.ts";
import { isInside, spot, spots } from "../map/shapes.ts";
import { names } from "../names.svelte.ts";
import * as called from "./called";
import { figureOf, held, type Asked } from "./desk";

export function helpFor(world: WorldInfo, view: View, asked: Asked, candidate: Choice | null): string | null {
  const { ask } = asked;
  const tile = held(candidate, "tile");
  if (tile !== null) return t("web-sm-card-hint-again", { tile: names.tile(world.map.tiles[tile]!.face) });
  const aim = held(ask, "aim");
  if (aim) return helpToAim(world, asked, aim.what);
  if (asked.space && "templates" in asked.space) return helpToThrow(1);
  const gun = held(ask, "gun");
  if (gun) return t("web-sm-card-hint-gun", { soldier: names.soldier(gun.tag) });
  const smoke = held(ask, "smoke");
  if (smoke) {
    const there = soldiersOn(world, view, smoke.tile).map((it) => names.soldier(it));
    return t("web-sm-card-hint-round", { n: there.length, soldiers: called.listed(there) });
  }
  const walk = held(ask, "walk");
  if (walk && isMined(world, view, walk.tag))
    return `${t("web-sm-card-hint-map")} ${t("web-sm-card-hint-mined", { soldier: names.soldier(walk.tag) })}`;
  const others = asked.options.filter((it) => it !== "done");
  const onlyUse = others.length > 0 && others.every((it) => held(it, "use") !== null);
  return onlyUse && !asked.space ? t("web-sm-card-hint-only-use") : null;
}

function helpToAim(world: WorldInfo, { space }: Asked, what: string): string {
  const n = gear.checksOf(world, what);
  if (space) return helpToThrow(n);
  if (gear.isCalled(world, what)) return t("web-sm-card-hint-battery", { n });
  return t("web-sm-card-hint-tile", { marker: gear.markerOf(world, what) ?? called.equipment(what) });
}

function helpToThrow(n: number): string {
  return t("web-sm-card-hint-shell", { n });
}

function placeOf(view: View, tag: Tag): readonly [number, number] | null {
  const figure = figureOf(view, tag);
  return (figure && held(figure.at, "on")?.at) ?? null;
}

/** Everybody on a tile, prisoners with their escorts. */
function soldiersOn(world: WorldInfo, view: View, tile: TileIx): Tag[] {
  const { bounds } = world.map.tiles[tile]!;
  const [from, to] = bounds;
  return view.figures.flatMap(({ tag, at }) => {
    const place = placeOf(view, held(at, "with") ?? tag);
    const isThere =
      place && from[0] <= place[0] && place[0] < to[0] && from[1] <= place[1] && place[1] < to[1];
    return isThere ? [tag] : [];
  });
}

/** SM-MRK-2: whether mines lie where somebody would begin to move. */
function isMined(world: WorldInfo, view: View, tag: Tag): boolean {
  const place = placeOf(view, tag);
  return view.markers.mines.some(({ on }) => {
    const piece = on.piece === null ? null : world.map.tiles[on.tile]?.pieces[on.piece];
    if (!place || !soldiersOn(world, view, on.tile).includes(tag)) return false;
    return !piece || piece.line || isInside(spot([place[0], place[1]]), spots(piece.points));
  });
}
