import { t, words } from "$frame/words/words.svelte";

export function isBuiltIn(board: string): boolean {
  return words.has(`aces-web-board-${board}`);
}

/** Built-in boards have a name in every language, others only the one that they came with. */
export function boardName(board: string): string {
  return isBuiltIn(board) ? t(`aces-web-board-${board}`) : board;
}

export function missionName(mission: string): string {
  return words.has(`aces-web-mission-${mission}`) ? t(`aces-web-mission-${mission}`) : mission;
}
