// A moment of a match as a position of one's own, to play on from or to make a lesson of.
import { newId } from "$frame/edit/kept.ts";
import type { MatchState } from "$frame/table/match.svelte";
import { words } from "$frame/words/words.svelte";
import { isBuiltIn } from "../../short";
import type { Aces, Faction, Position, Seated, View, WorldInfo } from "../../protocol";
import { draftOf, type Draft as BoardDraft } from "../draft";
import { kept } from "../kept";
import { blank, saying, seatedFor, withPosition, withStudy, type Draft } from "./draft";
import { positions } from "./kept";
import { enemiesOf } from "../../sides";

/** Agreements that belong to how a game is set up or clocked, not to a position. */
const LEFT_OUT = ["experienced", "clock", "stalemate", "longest_game", "pause_before_automa"];

/** Keeps what is on the table, and says where it can be edited; nothing while the game is set up, or if the board is lost. */
export function keepMoment(match: MatchState<Aces>, name: string): string | null {
  const { view, world } = match;
  if (!view || !world || view.round === 0 || view.active === null) return null;
  const board = boardOf(world);
  const position = positionOf(view, world);
  if (board === null || position === null) return null;
  const mine = world.factions.find((it) => it.seat === match.mine[0])?.faction ?? view.active;
  const id = newId();
  const draft = draftFrom(world, board, mine, position, name);
  positions.keep({ id, draft, changed: Date.now(), fine: false });
  return `/edit?game=aces&make=position&position=${id}&leaf=lesson`;
}

function draftFrom(
  world: WorldInfo,
  board: BoardDraft | string,
  mine: Faction,
  position: Position,
  name: string,
): Draft {
  const options = Object.entries(world.options).filter(([, on]) => typeof on === "boolean");
  const study = withStudy(blank(saying({}, words.language, name.slice(0, 60)), board), {
    area: world.board.area as Draft["study"]["area"],
    factions: factionsOf(world, mine),
    sets: world.sets,
    options: Object.fromEntries(options.filter(([it]) => !LEFT_OUT.includes(it))) as Record<string, boolean>,
    missions: world.missions,
  });
  return withPosition(study, position);
}

/** Who plays has the first seat. */
function factionsOf({ factions }: WorldInfo, mine: Faction): Seated[] {
  if (factions.length === 4) return seatedFor(mine, null);
  const theirs = factions.find((it) => enemiesOf(mine).includes(it.faction));
  return seatedFor(mine, theirs?.faction ?? enemiesOf(mine)[0]!);
}

function positionOf(view: View, world: WorldInfo): Position | null {
  const { v2 } = view;
  const launcher = view.launcher ?? v2?.launcher?.hex;
  if (v2 && !launcher) return null;
  const owned = world.board.factories.map((hex, i) => [hex, view.flags[i] ?? null] as const);
  const isFighting = view.phase === "combat";
  return {
    units: view.units,
    flags: Object.fromEntries(owned.filter(([, owner]) => owner !== null)) as Position["flags"],
    coins: view.coins,
    round: view.round,
    order: world.partners || view.order.length !== world.factions.length ? [] : view.order,
    turn: view.active,
    asked: null,
    phase: view.phase,
    armies: view.round <= 3 && view.armies.length < 3 ? view.armies : null,
    used: view.used,
    declared: view.phase === "money" || view.phase === "movement" ? [] : view.declared,
    fought: isFighting ? view.n_fought : 0,
    draw_offers: [],
    stirred: view.stirred,
    weather: view.weather,
    v2:
      v2 && launcher
        ? {
            launcher,
            tokens: v2.tokens,
            duds: v2.duds,
            damage: v2.launcher?.damage ?? 0,
            destroyed: v2.destroyed,
            rocket: null,
          }
        : null,
  };
}

/** The board: a built-in one by its name, one's own if it is kept here, or what can be seen of it. */
function boardOf(world: WorldInfo): BoardDraft | string | null {
  const { board } = world;
  if (isBuiltIn(board.name)) return board.name;
  const own = kept.all().find((it) => it.draft.name.trim() === board.name);
  if (own) return own.draft;
  // The other half of it is not told.
  if (board.area !== "left" || Object.keys(board.terrain).length < board.columns * board.rows) return null;
  return draftOf({
    board: board as Parameters<typeof draftOf>[0]["board"],
    halves: [[0, board.columns - 1]],
    bulge: {} as Parameters<typeof draftOf>[0]["bulge"],
    author: null,
    licence: null,
    ground: "half",
    fairness: { starts: [], cut_off: [] },
  });
}
