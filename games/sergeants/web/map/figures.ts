import type { Place, Tag, View, WorldInfo } from "../protocol";
import { escortOf, placeOf } from "../view.ts";
import { lettersAt } from "./letters.ts";
import { prisonersOf, sideOf } from "./question.ts";
import { grenadesOf, heldBy, nameOf } from "./words.ts";

/** A soldier on the map as he is drawn. */
export interface Standing {
  tag: Tag;
  place: Place;
  name: string;
  /** The symbols of his side: `us` or `de`. */
  side: string;
  /** Several play his side; this is the how-manieth of them, from 0. */
  nth: number;
  marks: Badge[];
  /** SM-PRI-2: the escort beside whom he stands, if he is a prisoner. */
  escort: { tag: Tag; place: Place } | null;
  /** Prisoners without a base of their own, of matches of the first version. */
  prisoners: { tag: Tag; side: string }[];
}

/** A round mark at the shoulder, and how many of it. */
export interface Badge {
  sign: "captive" | "spotted" | "pinned" | "wounded" | "grenade" | "held";
  n: number;
}

export function standingOf(world: WorldInfo, view: View, deployed: readonly [Tag, Place][]): Standing[] {
  const here = new Map(deployed);
  const all = view.figures.flatMap((figure): Standing[] => {
    const place = placeOf(figure) ?? here.get(figure.tag);
    if (!place) return [];
    const escort = escortOf(figure);
    const beside = placeOf(view.figures.find((it) => it.tag === escort));
    const marks: Badge[] = escort === null ? [] : [{ sign: "captive", n: 1 }];
    for (const sign of ["spotted", "pinned", "wounded"] as const)
      if (figure[sign]) marks.push({ sign, n: 1 });
    const [grenades, cards] = [grenadesOf(view, figure.tag), heldBy(view, figure.tag)];
    if (grenades > 0) marks.push({ sign: "grenade", n: grenades });
    if (cards > 0) marks.push({ sign: "held", n: cards });
    return [
      {
        tag: figure.tag,
        place,
        name: nameOf(world, figure.tag),
        side: symbolsOf(world, figure.seat),
        nth: nthOf(world, figure.seat),
        marks,
        escort: escort !== null && beside ? { tag: escort, place: beside } : null,
        prisoners: prisonersOf(view, figure.tag)
          .filter((it) => !placeOf(it))
          .map((it) => ({ tag: it.tag, side: symbolsOf(world, it.seat) })),
      },
    ];
  });
  return all.sort((a, b) => a.place.at[1] - b.place.at[1] || a.tag - b.tag);
}

/** There are drawings for two sides; a third would borrow one. */
export function symbolsOf(world: WorldInfo, seat: number): string {
  const nr = sideOf(world, seat);
  const side = world.scenario.sides[nr]?.side;
  return side === "us" || side === "de" ? side : nr === 0 ? "us" : "de";
}

function nthOf(world: WorldInfo, seat: number): number {
  return world.seats.slice(0, seat).filter((it) => it === sideOf(world, seat)).length;
}

/** Where a soldier's name stands. */
export type NameSide = "below" | "above";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const isApart = (a: Box, b: Box): boolean =>
  a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

/**
 * Which soldiers can be named without one name lying on another, and on which side of them. Those in `first` are named in any case,
 * and those in `then` before the rest; `px` is how many sixteenths a pixel has, `half` is half a base.
 */
export function namesOf(
  standing: readonly Standing[],
  first: readonly Tag[],
  then: readonly Tag[],
  px: number,
  half: number,
): Map<Tag, NameSide> {
  const letters = lettersAt(px);
  const boxOf = ({ place: { at }, name }: Standing, side: NameSide): Box => {
    const [wide, y] = [
      name.length * letters * 0.27,
      side === "below" ? at[1] + half : at[1] - half - letters,
    ];
    return { left: at[0] - wide, right: at[0] + wide, top: y, bottom: y + letters };
  };
  const bodyOf = ({ place: { at } }: Standing): Box => {
    const [x, y] = at;
    return { left: x - half * 0.7, right: x + half * 0.7, top: y - half * 0.7, bottom: y + half * 0.7 };
  };
  const named = new Map<Tag, NameSide>();
  const taken: Box[] = [];
  const order = [...first, ...then];
  const rank = (it: Standing) => (order.includes(it.tag) ? order.indexOf(it.tag) : order.length);
  for (const it of [...standing].sort((a, b) => rank(a) - rank(b))) {
    const others = standing.filter((other) => other.tag !== it.tag).map(bodyOf);
    const fits = (side: NameSide, bodies: Box[]) =>
      [...taken, ...bodies].every((other) => isApart(boxOf(it, side), other));
    const sides: NameSide[] = ["below", "above"];
    const side =
      sides.find((side) => fits(side, others)) ??
      sides.find((side) => fits(side, [])) ??
      (first.includes(it.tag) ? "below" : null);
    if (!side) continue;
    named.set(it.tag, side);
    taken.push(boxOf(it, side));
  }
  return named;
}
