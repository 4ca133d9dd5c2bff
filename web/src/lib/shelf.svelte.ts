import { games, type ListedGame } from "../games";
import { api } from "./api";

/** The games on offer, in order: as the server says, or all but the samples until it has answered. */
class Shelf {
  games: ListedGame[] = $state.raw(games.filter((it) => !it.sample));

  /** Asks the server, which decides about samples. Without samples there is nothing to ask. */
  async learn(): Promise<void> {
    if (!games.some((it) => it.sample)) return;
    // If the server does not answer, offer what every server does.
    const offered = await api.games().catch(() => null);
    if (offered) this.games = arranged(games, offered);
  }

  /** The game with this key if it is on offer, or else the first one. */
  find(key: string | null): ListedGame {
    return this.games.find((it) => it.key === key) ?? this.games[0]!;
  }
}

/** The games with these keys, in that order. */
export function arranged<G extends { key: string }>(games: G[], keys: string[]): G[] {
  return keys.flatMap((key) => games.find((it) => it.key === key) ?? []);
}

export const shelf = new Shelf();
