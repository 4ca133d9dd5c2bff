import { DIRECTIONS, directionTo, distance, spotOf } from "./board/geometry";
import { points } from "./board/model";
import type { Unit } from "./protocol";
import { t } from "$frame/words/words.svelte";
import type { AcesHand } from "./hand.svelte";
import { names } from "./names.svelte";

/** A hex for screen readers: what it is, who stands there, and what can be done with it. */
export function describeHex(hand: AcesHand, hex: string): string {
  const { world } = hand.match;
  const view = hand.view;
  const terrain = world?.board.terrain[hex];
  if (!world || !view || !terrain) return hex;
  const said = [t("aces-table-hex", { hex, terrain: t(`aces-terrain-${terrain}`) })];
  const factory = world.board.factories.indexOf(hex);
  if (factory >= 0) {
    const owner = view.flags[factory];
    said.push(
      view.v2?.destroyed.includes(hex)
        ? t("aces-table-hex-factory-destroyed")
        : owner
          ? t("aces-table-hex-factory", { faction: t(`aces-faction-${owner}`) })
          : t("aces-table-hex-factory-neutral"),
    );
  }
  const start = Object.entries(world.board.starts).find(([, it]) => it === hex)?.[0];
  if (start) said.push(t("aces-table-hex-start", { number: start }));
  if (view.v2?.tokens.includes(hex)) said.push(t("aces-table-hex-token"));
  if (view.v2?.launcher?.hex === hex)
    said.push(t("aces-table-hex-launcher", { damage: view.v2.launcher.damage }));
  const unit = hand.unitAt(hex);
  if (unit) said.push(describeUnit(unit));
  said.push(...prospects(hand, hex));
  return said.join(" ");
}

/** A unit in a sentence. */
export function describeUnit(unit: Unit): string {
  const said = [
    t("aces-table-unit", {
      unit: names.unit(unit.id),
      damage: unit.damage,
      level: t(`aces-level-${names.level(unit.experience).replace("_", "-")}`),
    }),
  ];
  if (unit.moved) said.push(t("aces-table-unit-moved"));
  if (unit.owes) said.push(t("aces-table-unit-owes", { unit: names.unit(unit.owes) }));
  if (unit.repairing) said.push(t("aces-table-unit-repairing"));
  return said.join(" ");
}

function prospects(hand: AcesHand, hex: string): string[] {
  const said: string[] = [];
  const stop = hand.isMoving ? hand.reached?.hexes[hex] : undefined;
  if (stop) {
    said.push(t("aces-table-hex-reach", { cost: points(stop.cost) }));
    if (stop.occupies) said.push(t("aces-table-hex-occupies"));
    if (stop.interceptors) said.push(t("aces-table-hex-danger"));
  }
  if (hand.places.includes(hex)) said.push(t("aces-table-hex-place"));
  if (hand.board?.targets?.includes(hex)) said.push(t("aces-table-hex-target"));
  const held = hand.unit(hand.held);
  if (held && held.hex !== hex)
    said.push(t("aces-table-hex-away", { n: distance(held.hex, hex), direction: direction(held.hex, hex) }));
  return said;
}

/** In which of the six directions a hex is, roughly. */
export function direction(from: string, to: string): string {
  const beside = directionTo(from, to);
  if (beside) return t(`aces-table-direction-${beside}`);
  const [a, b] = [spotOf(from), spotOf(to)];
  const across = b.col - a.col;
  const down = b.row - a.row;
  if (across === 0) return t(`aces-table-direction-${down < 0 ? "n" : "s"}`);
  const name = `${down < 0 ? "n" : "s"}${across < 0 ? "w" : "e"}`;
  return t(`aces-table-direction-${(DIRECTIONS as readonly string[]).includes(name) ? name : "n"}`);
}
