import { lessonMatches } from "../../learn/progress";
import type { Game, SeatInfo } from "../../protocol";
import { is } from "../../protocol/variants";
import type { MatchState } from "../match.svelte";

/** Whether advice may be asked for: against other people, and in lessons, there is none. */
export function isAdviceOffered<G extends Game>(
  { info, seats }: MatchState<G>,
  isEnemy: (seat: number) => boolean,
): boolean {
  if (!info || lessonMatches().includes(info.id)) return false;
  return !seats.some((it) => isEnemy(it.seat) && isAnotherPerson(it));
}

function isAnotherPerson({ player, yours }: SeatInfo): boolean {
  return !yours && (is(player, "open") || is(player, "person") || is(player, "program"));
}
