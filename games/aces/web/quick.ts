import type { Difficulty, Faction, NewMatch } from "./protocol";

/** Alone against the Automa: the game that the button on the first page starts. */
export function solo(level = "easy"): NewMatch {
  const enemy: Faction = Math.random() < 0.5 ? "g1" : "g2";
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
      automata: [{ faction: enemy, level: level as Difficulty }],
    },
    seats: [{ seat: 0, player: "me" }],
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
