// What the map says of soldiers, places and lengths.
import type { Action, Choice, Facing, Instead, Place, Point, Tag, Tried, View, WorldInfo } from "../protocol";
import { is } from "$frame/protocol/variants";
import { capital, t, words } from "$frame/words/words.svelte";
import { smokeName } from "../gear.ts";
import { escortOf, placeOf } from "../view.ts";
import type { LaidRuler } from "./looking.svelte.ts";
import { figureOf, prisonersOf, sideOf } from "./question.ts";
import { smokeOn } from "./ruler.ts";

const EIGHTHS = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"];

/** Sixteenths as inches: `2⅜`, `1 5/16`. */
export function inches(sixteenths: number): string {
  const whole = Math.floor(sixteenths / 16);
  const rest = sixteenths % 16;
  if (rest === 0) return String(whole);
  const part = rest % 2 ? `${rest}/16` : EIGHTHS[rest / 2]!;
  if (whole === 0) return part;
  return rest % 2 ? `${whole} ${part}` : whole + part;
}

const COMPASS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

export function facingName(facing: Facing): string {
  return t(`sm-facing-${COMPASS[Math.round(facing / 8) % 8]}`);
}

export function nameOf(world: WorldInfo, tag: Tag): string {
  return world.soldiers[tag]?.name ?? String(tag);
}

export function tileAt({ map }: WorldInfo, [x, y]: Point): string {
  const tile = map.tiles.find(({ bounds: [a, b] }) => a[0] <= x && x < b[0] && a[1] <= y && y < b[1]);
  return tile?.face ?? t("sm-web-map-outside");
}

/** An entry area as its sign has it; scenarios that people write may have others than ours. */
export function gateName({ gates }: WorldInfo, nth: number): string {
  return areaName(gates[nth]?.name ?? String(nth));
}

export function areaName(name: string): string {
  const [, far, direction] = /^(far-)?(.+)$/.exec(name) ?? [];
  if (!direction || !COMPASS.includes(direction)) return capital(name.replaceAll("-", " "));
  const said = t(`sm-facing-${direction}`);
  return capital(far ? t("sm-web-map-far", { direction: said }) : said);
}

/** A landmark by its name. */
export function landmarkName(face: string): string {
  return words.has(`sm-tile-${face}`) ? t(`sm-tile-${face}`) : "";
}

export function together(all: string[]): string {
  return new Intl.ListFormat(words.language).format(all);
}

/** The description of a soldier for screen readers. */
export function described(world: WorldInfo, view: View, tag: Tag, chosen: boolean, offered: boolean): string {
  const figure = figureOf(view, tag);
  if (!figure) return nameOf(world, tag);
  const place = placeOf(figure);
  const side = world.scenario.sides[sideOf(world, figure.seat)]?.side ?? "us";
  const said = [nameOf(world, tag), t(`sm-side-${side}`)];
  if (place)
    said.push(t("sm-web-map-stands", { tile: tileAt(world, place.at), facing: facingName(place.facing) }));
  for (const mark of ["spotted", "pinned", "wounded"] as const) {
    if (figure[mark]) said.push(t(`sm-table-${mark}`));
  }
  const escort = escortOf(figure);
  if (escort !== null) said.push(t("sm-web-map-prisoner-of", { escort: nameOf(world, escort) }));
  const prisoners = prisonersOf(view, tag).map((it) => nameOf(world, it.tag));
  if (prisoners.length > 0) said.push(t("sm-web-map-escorts", { soldiers: together(prisoners) }));
  const cards = heldBy(view, tag);
  if (cards > 0) said.push(t("sm-web-map-holds", { n: cards }));
  const grenades = grenadesOf(view, tag);
  if (grenades > 0) said.push(t("sm-web-map-grenades", { n: grenades }));
  if (offered) said.push(t("sm-web-map-offered"));
  if (chosen) said.push(t("sm-web-map-chosen"));
  return said.join(", ");
}

export function heldBy(view: View, tag: Tag): number {
  return view.seats.flatMap((it) => it.held).filter((it) => it === tag).length;
}

export function grenadesOf(view: View, tag: Tag): number {
  const own = view.seats.flatMap((it) => it.own?.soldiers ?? []);
  return own.find((it) => it.tag === tag)?.grenades ?? 0;
}

/** The result of trying an answer: why not, or how he would stand. */
export function verdictOf(
  world: WorldInfo,
  view: View,
  choice: Choice,
  tag: Tag,
  judged: Tried,
  instead: Instead | null = null,
): string[] {
  if (judged.why && !instead) return [words.say(judged.why)];
  const said = instead ? [t(`sm-web-map-instead-${instead.because}`)] : [];
  const tried: Tried = instead ? { length: instead.length, standing: instead.standing } : judged;
  if (is(choice, "deploy")) {
    said.push(t("sm-web-map-may-begin", { soldier: nameOf(world, tag) }));
  }
  if (tried.length) {
    said.push(t("sm-web-map-length", { length: inches(tried.length[0]), most: inches(tried.length[1]) }));
  }
  if (tried.standing) {
    const { cover, melee } = tried.standing;
    said.push(t(cover ? `sm-web-map-cover-${cover}` : "sm-web-map-no-cover"));
    if (melee.length > 0)
      said.push(t("sm-web-map-melee", { soldiers: together(melee.map((it) => nameOf(world, it))) }));
  }
  if (tried.led?.length) {
    said.push(t("sm-web-map-led", { soldiers: together(tried.led.map(([it]) => nameOf(world, it))) }));
  }
  if (is(choice, "throw")) {
    const named = (it: Tag) => {
      const isPrisoner = escortOf(figureOf(view, it)) !== null;
      return isPrisoner ? t("sm-web-map-prisoner", { soldier: nameOf(world, it) }) : nameOf(world, it);
    };
    const under = (tried.under ?? []).map(named);
    said.push(
      under.length > 0 ? t("sm-web-map-under", { soldiers: together(under) }) : t("sm-web-map-under-nobody"),
    );
    if (tried.under?.includes(tag)) said.push(t("sm-web-map-under-himself"));
  }
  return said;
}

/** Where a soldier would stand, for people who cannot see it. */
export function whereabouts(world: WorldInfo, tag: Tag, { at, facing }: Place): string {
  const [x, y] = at;
  return t("sm-web-map-would-stand", {
    soldier: nameOf(world, tag),
    tile: tileAt(world, at),
    x: inches(Math.max(0, x)),
    y: inches(Math.max(0, y)),
    facing: facingName(facing),
  });
}

/** SM-MRK-3, SM-MRK-4: a part of a ruler's sum; smoke by how thick it is. */
export function partName(part: string, { ruler }: LaidRuler, action: Action, { markers }: View): string {
  const times = part === "smoke" ? smokeOn(ruler, action, markers.smoke) : 0;
  return times > 0 ? smokeName(times) : t(`sm-web-map-of-${part}`);
}

export function actionName(action: Action): string {
  return t(`sm-action-${action}`);
}
