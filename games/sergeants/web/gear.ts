// What soldiers can do with what they carry, as the table tells of it.
import type { Act, Action, Secret, WorldInfo } from "./protocol";
import { t, words } from "$frame/words/words.svelte";
import { held } from "./cards/desk";

const ACTIONS: Record<string, Action> = { shoot: "shoot", throw: "shoot", cover: "hide", spot: "look" };

const givenBy = (world: WorldInfo, id: string) => world.equipment[id]?.gives ?? null;

/** How many blast checks it makes. */
export function checksOf(world: WorldInfo, id: string): number {
  const it = givenBy(world, id);
  return held(it, "blast")?.checks ?? held(it, "artillery")?.checks ?? 0;
}

/** How far it reaches: squares if it is fired, inches beyond his Throw if it is thrown. */
export function reachOf(world: WorldInfo, id: string): number {
  const it = givenBy(world, id);
  const reach = held(it, "blast")?.reach ?? held(it, "lays")?.reach ?? "beside";
  return reach === "beside" ? 0 : (held(reach, "squares") ?? held(reach, "throw") ?? 0);
}

/** The act in whose place something is used; nothing if it serves by itself. */
export function actOf(world: WorldInfo, id: string): Act | null {
  return world.equipment[id]?.act ?? null;
}

/** The action that it belongs to. */
export function actionOf(world: WorldInfo, id: string): Action | null {
  const act = actOf(world, id);
  return typeof act === "string" ? (ACTIONS[act] ?? null) : null;
}

/** Whether it is fired some squares far, not thrown. */
export function isFired(world: WorldInfo, id: string): boolean {
  return actOf(world, id) === "shoot";
}

/** Whether it is artillery that is called. */
export function isCalled(world: WorldInfo, id: string): boolean {
  return actOf(world, id) === "spot";
}

/** What it lays on a tile, in words. */
export function markerOf(world: WorldInfo, id: string): string | null {
  const marker = world.equipment[id]?.says.args["marker"];
  return marker === undefined ? null : words.word(marker);
}

/** How often it can still be used; nothing if there is no end to it. */
export function leftOf(world: WorldInfo, { spent }: Secret, id: string): number | null {
  const uses = world.equipment[id]?.uses;
  if (uses === undefined) return null;
  return Math.max(0, uses - (spent.find((it) => it[0] === id)?.[1] ?? 0));
}

/** What a soldier carries that he could use in the place of an act. */
export function usedFor(world: WorldInfo, secret: Secret, act: Act): string[] {
  return secret.carries.filter((it) => actOf(world, it) === act && leftOf(world, secret, it) !== 0);
}

/** What using it does, in a few words. */
export function gistOf(world: WorldInfo, id: string): string {
  const marker = markerOf(world, id);
  if (marker !== null) return marker;
  const foxhole = held(givenBy(world, id), "foxhole");
  if (foxhole !== null) return t("web-sm-card-gist-foxhole", { n: foxhole });
  const n = checksOf(world, id);
  return n === 0
    ? ""
    : t(isCalled(world, id) ? "web-sm-card-gist-battery" : "web-sm-card-gist-checks", { n });
}
