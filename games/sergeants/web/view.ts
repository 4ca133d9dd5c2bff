import type { At, Delta, Event, Figure, View } from "./protocol";

/** The view after a change that the server told. */
export function changed(view: View, delta: Delta | undefined): View {
  if (!delta) return view;
  const next: View = { ...view, ...delta.fields };
  if (delta.figures) {
    const fresh = new Map(delta.figures.map((it) => [it.tag, it]));
    const kept = view.figures.filter((it) => !fresh.has(it.tag));
    next.figures = [...kept, ...fresh.values()].sort((a, b) => a.tag - b.tag);
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
  if (typeof event !== "object") return view;
  if ("turn_began" in event) return { ...view, turn: event.turn_began.turn, phase: 0 };
  if ("phase_began" in event) return { ...view, phase: event.phase_began.phase };
  if ("story_turned" in event) return { ...view, story: [...view.story, event.story_turned.card] };
  if ("turn_ended" in event) return { ...view, story: [] };
  if ("walked" in event) return withFigure(view, event.walked.tag, { at: { on: event.walked.way.to } });
  if ("entered" in event) return withFigure(view, event.entered.tag, { at: { on: event.entered.way.to } });
  if ("shifted" in event) return withFigure(view, event.shifted.tag, { at: { on: event.shifted.to } });
  if ("freed" in event) return withFigure(view, event.freed.tag, { at: { on: event.freed.at } });
  if ("left" in event) return withFigure(view, event.left.tag, { at: "gone" });
  if ("removed" in event) return withFigure(view, event.removed.tag, { at: "removed" });
  if ("killed" in event) return withFigure(view, event.killed.tag, { at: "dead" });
  if ("captured" in event) return withFigure(view, event.captured.tag, { at: { with: event.captured.by } });
  if ("spotted" in event) return withFigure(view, event.spotted.tag, { spotted: true });
  if ("hidden" in event) return withFigure(view, event.hidden.tag, { spotted: false });
  if ("pinned" in event) return withFigure(view, event.pinned.tag, { pinned: true });
  if ("rallied" in event) return withFigure(view, event.rallied.tag, { pinned: false });
  if ("wounded" in event) return withFigure(view, event.wounded.tag, { wounded: true });
  return view;
}

function withFigure(view: View, tag: number, change: Partial<Figure>): View {
  return { ...view, figures: view.figures.map((it) => (it.tag === tag ? { ...it, ...change } : it)) };
}

/** Whether a soldier is free and in the game: on the map, or waiting to enter. */
export function isFree(at: At): boolean {
  return at === "waiting" || (typeof at === "object" && "on" in at);
}
