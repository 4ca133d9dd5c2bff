// Matches from a position.
import { solo } from "../../quick.ts";
import type { NewMatch, Request } from "../../protocol";
import { enemiesOf } from "../../sides.ts";
import { myFaction, sent, type Draft } from "./draft.ts";

export type Against = "bot" | "me" | "open";

/** Against the opponent of the first page, another person at this screen, or a friend who is invited. */
export function matchOf(draft: Draft, against: Against, level?: string): NewMatch {
  const { study, board } = sent(draft);
  const setup: Request = {
    board: board ?? study.board,
    area: study.area,
    factions: study.factions,
    sets: study.sets,
    options: study.options,
    missions: study.missions,
    position: study.position,
  };
  const wanted = { game: "aces" as const, clock: "none" as const, listed: false };
  if (against !== "bot") {
    const seats = [0, 1].map((seat) => ({ seat, player: seat === 0 ? ("me" as const) : against }));
    return { ...wanted, setup, seats };
  }
  const quick = solo(level);
  const [automaton] = quick.setup.automata ?? [];
  // The book's own player has no orders for rockets.
  if (!automaton || study.missions.v2) {
    const thinker = quick.seats?.find((it) => it.seat === 1)?.player ?? "bot";
    return {
      ...wanted,
      setup,
      seats: [
        { seat: 0, player: "me" },
        { seat: 1, player: thinker },
      ],
    };
  }
  return { ...wanted, ...againstAutoma(draft, setup, automaton) };
}

/** It plays each faction from a seat of its own. */
function againstAutoma(
  draft: Draft,
  setup: Request,
  automaton: NonNullable<Request["automata"]>[number],
): Pick<NewMatch, "setup" | "seats"> {
  const enemies = draft.study.factions
    .map((it) => it.faction)
    .filter((it) => enemiesOf(myFaction(draft)).includes(it));
  const factions = draft.study.factions.map((it) => {
    const nth = enemies.indexOf(it.faction);
    return nth < 0 ? it : { ...it, seat: nth + 1 };
  });
  const automata = enemies.map((faction) => ({ ...automaton, faction }));
  return { setup: { ...setup, factions, automata }, seats: [{ seat: 0, player: "me" }] };
}
