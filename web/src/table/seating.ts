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
  const styled = payload(player, "styled");
  if (styled) return { styled };
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

/** The same, against bots that think ahead one level better; nothing where none of them can. */
export function harder(seats: SeatPlan[], strongest: number): SeatPlan[] | null {
  const better = seats.map((it) => ({ ...it, player: oneBetter(it.player, strongest) }));
  return better.some((it, i) => it.player !== seats[i]!.player) ? better : null;
}

function oneBetter(player: PlannedPlayer, strongest: number): PlannedPlayer {
  const search = payload(player, "search");
  if (search !== undefined && search < strongest) return { search: search + 1 };
  const styled = payload(player, "styled");
  return styled && styled.level < strongest ? { styled: { ...styled, level: styled.level + 1 } } : player;
}
