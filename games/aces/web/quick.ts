import type { Difficulty, Faction, NewMatch } from "./protocol";

/** The bot that thinks ahead is chosen as `search-3`. */
const SEARCH = "search-";

/** Alone against the Automa, or against a bot that thinks ahead: the game that the button on the first page starts. */
export function solo(level = "easy"): NewMatch {
  const enemy: Faction = Math.random() < 0.5 ? "g1" : "g2";
  const search = level.startsWith(SEARCH) ? Number(level.slice(SEARCH.length)) : null;
  return {
    game: "aces",
    setup: {
      board: "summer",
      area: "left",
      factions: [
        { faction: "us", seat: 0 },
        { faction: enemy, seat: 1 },
      ],
      sets: 1,
      automata: search === null ? [{ faction: enemy, level: level as Difficulty }] : [],
    },
    seats: [{ seat: 0, player: "me" }, ...(search === null ? [] : [{ seat: 1, player: { search } }])],
    clock: "none",
    listed: false,
  };
}

/** Two people who hand one screen to each other. */
export function two(): NewMatch {
  return {
    game: "aces",
    setup: { board: "summer", area: "left", factions: ["us", "g1"], sets: 1 },
    seats: [
      { seat: 0, player: "me" },
      { seat: 1, player: "me" },
    ],
    clock: "none",
    listed: false,
  };
}
