import type { Aces, Automaton, Request } from "./protocol";
import type { Afterwards } from "$frame/table/game";
import type { MatchState } from "$frame/table/match.svelte";
import { seatedAs } from "$frame/table/seating";
import { t } from "$frame/words/words.svelte";
import { BUILTIN } from "./new/builtin";
import { LEVELS } from "./new/plan";
import { boardName, isBuiltIn, missionName } from "./short";

/** What to play after a match: against the Automa the other side or a harder one, and another board or mission. */
export function afterwards(match: MatchState<Aces>): Afterwards[] {
  const { board, partners } = match.world!;
  // A board of one's own is not to be had by its name.
  if (partners || !isBuiltIn(board.name)) return [];
  return [...swapped(match), ...harder(match), ...next(match)];
}

/** The match as it was set up; a position is not in it. */
function setupOf(match: MatchState<Aces>) {
  const { board, factions, options, missions, sets } = match.world!;
  return {
    board: board.name,
    area: board.area,
    factions: factions.map(({ faction, seat }) => ({ faction, seat })),
    automata: automataOf(match),
    options,
    missions,
    sets,
  };
}

const automataOf = (match: MatchState<Aces>): Automaton[] =>
  match.world!.factions.flatMap((it) => (it.automa ? [it.automa] : []));

const another = (match: MatchState<Aces>, label: string, changed: Partial<Request>): Afterwards => ({
  label,
  wanted: {
    game: "aces" as const,
    setup: { ...setupOf(match), ...changed },
    seats: seatedAs(match.seats),
  },
});

/** The table swaps the players of two seats by itself; the Automa has none. */
function swapped(match: MatchState<Aces>): Afterwards[] {
  const automata = automataOf(match);
  const [one, other] = match.world!.factions;
  if (automata.length === 0 || match.world!.factions.length !== 2) return [];
  const factions = [
    { faction: one!.faction, seat: other!.seat },
    { faction: other!.faction, seat: one!.seat },
  ];
  const turned = automata.map((it) => ({ ...it, faction: (one!.automa ? other! : one!).faction }));
  return [another(match, t("table-end-swap"), { factions, automata: turned })];
}

function harder(match: MatchState<Aces>): Afterwards[] {
  const automata = automataOf(match);
  const level = LEVELS[Math.max(...automata.map((it) => LEVELS.indexOf(it.level))) + 1];
  if (automata.length === 0 || !level) return [];
  return [another(match, t("table-end-harder"), { automata: automata.map((it) => ({ ...it, level })) })];
}

/** The next board; after the last of them a mission that goes with any. V2 and Bulge are played on boards of their own. */
function next(match: MatchState<Aces>): Afterwards[] {
  const { board, missions } = match.world!;
  if (missions.v2 || missions.bulge) return [];
  const boards = BUILTIN.filter((it) => it !== "brook" || board.area === "left");
  const at = boards.findIndex((it) => it === board.name);
  const name = boards[at + 1];
  if (name) return [another(match, t("table-end-next", { what: boardName(name) }), { board: name })];
  const mission = (["weather", "mountains"] as const).find((it) => !missions[it]);
  if (!mission) return [];
  const more = { board: boards[0]!, missions: { ...missions, [mission]: true } };
  return [another(match, t("table-end-next", { what: missionName(mission) }), more)];
}
