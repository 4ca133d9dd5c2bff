import type { Place, Tag, View, WorldInfo } from "../protocol";
import { escortOf, placeOf } from "../view.ts";
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
