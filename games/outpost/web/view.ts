import { match } from "$frame/protocol/variants";
import type { Event, Patrol, Site, View, WorldInfo } from "./protocol";

/** A view is small: a change brings all of it. */
export function changed(view: View, delta: View | undefined): View {
  return delta ?? view;
}

/** The view as it looks once an event has been shown. */
export function foreseen(view: View, event: Event, world: WorldInfo): View {
  const same = () => view;
  const patrol = (seat: number, change: Partial<Patrol>): View => ({
    ...view,
    patrols: view.patrols.map((it, i) => (i === seat ? { ...it, ...change } : it)),
  });
  const site = (hex: string, change: Partial<Site>): View => ({
    ...view,
    outposts: { ...view.outposts, [hex]: { ...view.outposts[hex]!, ...change } },
  });
  return match(event, {
    hidden: same,
    round_began: ({ round, leader }) => ({ ...view, round, leader, acting: null }),
    drew: same,
    laid: same,
    turned_over: same,
    carried_out: ({ seat }) => ({ ...view, acting: seat }),
    idle: same,
    marched: ({ seat, path }) => patrol(seat, { hex: path.at(-1)! }),
    stayed: same,
    flare_fired: ({ seat }) => patrol(seat, { flare: false }),
    time_ran_out: same,
    took_cover: same,
    exposed: same,
    raided: ({ target, die, needed }) => {
      if (die < needed) return view;
      return match(target, {
        patrol: (seat) => patrol(seat, { hex: world.camps[seat]! }),
        flag: (hex) => site(hex, { flag: null }),
      });
    },
    scouted: ({ outpost, cache }) => (cache === null ? view : site(outpost, { cache })),
    flag_raised: ({ seat, outpost }) => site(outpost, { flag: seat }),
    opened: ({ outpost, cache }) => site(outpost, { cache, open: true }),
  });
}
