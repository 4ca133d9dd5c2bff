import { onScreen } from "./events";
import type { Delta, Event, View } from "./protocol";

export { escortOf, isFree, placeOf } from "./at";

/** The view after a change that the server reported. */
export function changed(view: View, delta: Delta | undefined): View {
  if (!delta) return view;
  const next: View = { ...view, ...delta.fields };
  if (delta.figures) {
    const changed = new Map(delta.figures.map((it) => [it.tag, it]));
    const kept = view.figures.filter((it) => !changed.has(it.tag));
    next.figures = [...kept, ...changed.values()].sort((a, b) => a.tag - b.tag);
  }
  if (delta.seats) {
    const seats = [...view.seats];
    for (const [seat, it] of delta.seats) seats[seat] = it;
    next.seats = seats;
  }
  if (delta.tableaus) {
    const tableau = [...view.tableau];
    for (const [seat, it] of delta.tableaus) tableau[seat] = it;
    next.tableau = tableau;
  }
  return next;
}

/** The view as it looks once an event has been shown: only a picture, until the change comes. */
export function foreseen(view: View, event: Event): View {
  return onScreen(event).after?.(view) ?? view;
}
