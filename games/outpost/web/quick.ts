import type { PlannedPlayer } from "$frame/protocol";
import type { NewMatch } from "./protocol";

/** Against a bot: the game that the button on the first page starts. */
export const solo = (): NewMatch => against("bot");

/** Two people who hand one screen to each other. */
export const two = (): NewMatch => against("me");

function against(player: PlannedPlayer): NewMatch {
  return {
    game: "outpost",
    setup: { players: 2 },
    seats: [
      { seat: 0, player: "me" },
      { seat: 1, player },
    ],
    clock: "none",
    listed: false,
  };
}
