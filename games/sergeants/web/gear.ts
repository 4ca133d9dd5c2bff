// What soldiers can do with what they carry, as the table describes it.
import { is, match } from "$frame/protocol/variants";
import { t } from "$frame/words/words.svelte";
import type { Act, Action, Marker, WorldInfo } from "./protocol";

/** The action that gives an act its colour and drawing; nothing where it may be one of several. */
export function actionOf(act: Act): Action | null {
  return match(act, {
    spot: (): Action | null => "look",
    draw: () => "look",
    cover: () => "hide",
    rally: () => "hide",
    hold: () => "hide",
    shoot: () => "shoot",
    throw: () => "shoot",
    walk: () => "move",
    turn: () => "move",
    any: () => null,
    either: () => null,
    shoot_at: () => null,
  });
}

/** The act in whose place something is used; nothing if it works by itself. */
export function actOf(world: WorldInfo, id: string): Act | null {
  return world.equipment[id]?.act ?? null;
}

/** Whether it is fired some squares far, not thrown. */
export function isFired(world: WorldInfo, id: string): boolean {
  return is(actOf(world, id), "shoot");
}

/** Whether it is artillery that is called. */
export function isCalled(world: WorldInfo, id: string): boolean {
  return is(actOf(world, id), "spot");
}

/** How many blast checks it makes. */
export function checksOf(world: WorldInfo, id: string): number {
  return world.equipment[id]?.checks ?? 0;
}

/** What it lays on a tile, in words. */
export function markerOf(world: WorldInfo, id: string): string | null {
  const marker = world.equipment[id]?.marker;
  return marker === undefined ? null : markerName(marker);
}

function markerName(marker: Marker): string {
  return match(marker, {
    fire: () => t("sm-marker-fire"),
    mines: () => t("sm-marker-mines"),
    smoke: (times) => smokeName(times),
  });
}

/** SM-MRK-4: smoke by how thick it is. */
export function smokeName(times: number): string {
  return t(times > 2 ? "sm-marker-thick-smoke" : "sm-marker-smoke");
}

/** What using it does, in a few words. */
export function gistOf(world: WorldInfo, id: string): string {
  const gives = world.equipment[id]?.gives;
  if (!gives) return "";
  const n = checksOf(world, id);
  return match(gives, {
    grenades: () => "",
    medal: () => "",
    object: () => "",
    optics: () => "",
    ability: () => "",
    ammunition: () => "",
    blast: () => t("sm-web-card-gist-checks", { n }),
    artillery: () => t("sm-web-card-gist-battery", { n }),
    lays: () => markerOf(world, id) ?? "",
    foxhole: (better) => t("sm-web-card-gist-foxhole", { n: better }),
  });
}
