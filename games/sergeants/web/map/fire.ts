// The shot that is looked at: an arrow on the map, and its verdict beside the target.
import type { MatchState } from "$frame/table/match.svelte";
import { t } from "$frame/words/words.svelte";
import { checks, freshOf, type Check } from "../cards/checks";
import type { Point, Sergeants, Tag, View, WorldInfo } from "../protocol";
import { placeOf } from "../view";
import { figureOf } from "./question";

export interface Fire {
  from: Point;
  to: Point;
  /** What came of it, once a card has been turned. */
  verdict: string | null;
  isHit: boolean;
}

/** Where soldiers stood last: those who have fallen have left the map. */
const stood = new WeakMap<object, Map<Tag, Point>>();

export function fireOf(world: WorldInfo, view: View, match: MatchState<Sergeants>): Fire | null {
  const places = placesOf(match, view);
  const check = checks(world, freshOf(match)).findLast((it) => it.by !== null && it.at !== null);
  const [by, at] = view.shot ? [view.shot.tag, view.shot.target] : [check?.by, check?.at];
  const [from, to] = [places.get(by ?? -1), places.get(at ?? -1)];
  if (!from || !to) return null;
  const isTurned = check !== undefined && check.by === by && check.at === at;
  return { from, to, verdict: isTurned ? verdictOf(check) : null, isHit: isTurned && check.hits.length > 0 };
}

function placesOf(match: MatchState<Sergeants>, view: View): Map<Tag, Point> {
  const known = stood.get(match) ?? new Map<Tag, Point>();
  for (const { tag } of view.figures) {
    const place = placeOf(figureOf(view, tag));
    if (place) known.set(tag, place.at);
  }
  stood.set(match, known);
  return known;
}

function verdictOf({ hits, blows }: Check): string {
  if (hits.length === 0) return t("sm-web-map-verdict-miss");
  const worst = blows.findLast((it) => it.fate !== null);
  if (worst) return t(`sm-web-map-verdict-${worst.fate}`);
  if (blows.length > 0 && blows.every((it) => it.damage === "zip")) return t("sm-damage-zip");
  return t("sm-web-map-verdict-hits", { n: hits.length });
}
