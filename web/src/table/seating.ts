import type { PlannedPlayer, SeatInfo, SeatPlan } from "../protocol";
import { is, payload } from "../protocol/variants";

/** The seats of a match as they would be for another one: those of other people are open. */
export function seatedAs(seats: SeatInfo[]): SeatPlan[] {
  return seats
    .filter((it) => !is(it.player, "automa"))
    .map(({ seat, player, yours }) => ({ seat, player: yours ? "me" : planned(player) }));
}

function planned(player: SeatInfo["player"]): PlannedPlayer {
  const search = payload(player, "search");
  if (search !== undefined) return { search };
  return is(player, "bot") ? "bot" : "open";
}

/** The same, with the players of two seats changed over; nothing where there are not two. */
export function swapped(seats: SeatPlan[]): SeatPlan[] | null {
  const [one, other] = seats;
  if (seats.length !== 2 || !one || !other || one.player === other.player) return null;
  return [
    { seat: one.seat, player: other.player },
    { seat: other.seat, player: one.player },
  ];
}
