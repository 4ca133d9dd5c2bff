import type { Game } from "../protocol";
import type { Hand } from "./hand.svelte";
import type { MatchState } from "./match.svelte";

/** What a player holds at the moment that is looked at. */
export interface HeldBy {
  seat: number;
  hand: Hand<Game>;
}

/** The hands of all players, where nothing is hidden any more: the match is over, or nothing was ever hidden in it. */
export function handsOf(match: MatchState<Game>): { all: HeldBy[] } {
  let all = $state.raw<HeldBy[]>([]);
  let asked = 0;
  $effect(() => {
    const { client, info, now, showing } = match;
    if (!client?.Dock || !info || !now || showing) return;
    if (info.secrets && !now.over) return void (all = []);
    const [n, mine] = [match.past ?? now.n, ++asked];
    const seats = match.seats.map((it) => it.seat);
    void Promise.all(seats.map((seat) => match.socket.frame(n, seat))).then(
      (frames) => {
        if (mine !== asked) return;
        all = frames.map(({ view }, i) => ({
          seat: seats[i]!,
          hand: client.hand(seenFrom(match, n, seats[i]!, view)),
        }));
      },
      () => {},
    );
  });
  return {
    get all() {
      return all;
    },
  };
}

/** The same match as a player saw it at a moment; at the end too their cards are looked at, not the result. */
function seenFrom(match: MatchState<Game>, past: number, seat: number, view: Game["view"]): MatchState<Game> {
  return new Proxy(match, {
    get(it, name) {
      if (name === "past") return past;
      if (name === "seat") return seat;
      if (name === "view") return view;
      const value: unknown = Reflect.get(it, name, it);
      return typeof value === "function" ? value.bind(it) : value;
    },
  });
}
