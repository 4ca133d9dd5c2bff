// Matches with mats of one's own.
import { boardText, type BoardKey } from "../../new/boards";
import type { Faction, NewMatch, Request } from "../../protocol";
import { solo } from "../../quick";
import type { Against } from "../position/match";
import { sent, type Draft } from "./draft";

export interface Table {
  board: BoardKey;
  mine: Faction;
  theirs: Faction;
}

/** Against the opponent of the first page, another person at this screen, or a friend who is invited. */
export function matchOf(
  draft: Draft,
  { board, mine, theirs }: Table,
  against: Against,
  level?: string,
): NewMatch {
  const quick = solo(level);
  const setup: Request = {
    board: boardText(board),
    area: "left",
    factions: [
      { faction: mine, seat: 0 },
      { faction: theirs, seat: 1 },
    ],
    sets: 1,
    mats: sent(draft),
  };
  if (against === "bot") {
    const automata = (quick.setup.automata ?? []).map((it) => ({ ...it, faction: theirs }));
    return { ...quick, setup: { ...setup, automata } };
  }
  const seats = [
    { seat: 0, player: "me" as const },
    { seat: 1, player: against },
  ];
  return { ...quick, setup, seats };
}
