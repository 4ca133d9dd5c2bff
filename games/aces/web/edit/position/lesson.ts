// A position with tasks as a lesson of the table: goals become what `learn/goals` compares with views and events.
import type { Lesson, Step } from "$frame/learn/lessons.ts";
import type { Goal as Pattern } from "$frame/learn/goals.ts";
import type { Faction, Hex, UnitId } from "../../board/model.ts";
import type { Aces, Goal, NewMatch, Side, Task } from "../../protocol";
import { enemiesOf } from "../../sides.ts";
import { myFaction, said, type Draft } from "./draft.ts";

/** When a task can be done, in the order in which people choose. */
export const GOALS = ["stand", "destroy", "occupy", "fight", "buy", "end_turn", "win"] as const;
export type GoalKind = (typeof GOALS)[number];

export const kindOfGoal = (goal: Goal): GoalKind =>
  (typeof goal === "string" ? goal : Object.keys(goal)[0]) as GoalKind;

interface First {
  unit: UnitId | undefined;
  hex: Hex | undefined;
  faction: Faction;
  side: Side;
}

/** A goal of a kind with what comes to mind first; nothing if there is none to name. */
export function goalOf(kind: GoalKind, { unit, hex, faction, side }: First): Goal | null {
  switch (kind) {
    case "stand":
      return unit && hex ? { stand: { unit, hex } } : null;
    case "destroy":
      return unit ? { destroy: { unit } } : null;
    case "fight":
      return unit ? { fight: { unit } } : null;
    case "occupy":
      return hex ? { occupy: { faction, hex } } : null;
    case "buy":
      return { buy: { kind: "infantry" } };
    case "end_turn":
      return "end_turn";
    case "win":
      return { win: { side } };
  }
}

function patternOf(goal: Goal, mine: Faction): Pattern {
  if (goal === "end_turn") return { event: { turn_began: { faction: { $any: [...enemiesOf(mine)] } } } };
  const [kind, it] = Object.entries(goal)[0] as [GoalKind, Record<string, string>];
  switch (kind) {
    case "stand":
      return { view: { units: { $has: { id: it["unit"]!, hex: it["hex"]! } } } };
    case "destroy":
      return { view: { units: { $lacks: { id: it["unit"]! } } } };
    case "fight":
      return {
        event: {
          $any: [
            { fought: { attacker: it["unit"]! } },
            { fought: { defender: it["unit"]!, back: {} } },
            { bombarded: { attacker: it["unit"]! } },
          ],
        },
      };
    case "occupy":
      return { event: { occupied: { hex: it["hex"]!, unit: { $begins: `${it["faction"]}-` } } } };
    case "buy":
      return { event: { bought: { unit: { $begins: `${mine}-${it["kind"]}-` } } } };
    default:
      return { event: { ended: { outcome: { winner: it["side"]! } } } };
  }
}

/** Out of time: one's own turn has begun as often again, or the game is over. */
function missedBy(turns: number | null | undefined, mine: Faction): Pattern | undefined {
  return turns ? { event: { turn_began: { faction: mine } }, n: turns } : undefined;
}

function stepOf(task: Task, mine: Faction): Step {
  const missed = missedBy(task.turns, mine);
  return {
    key: `aces-web-task-${kindOfGoal(task.goal)}`,
    says: task.says,
    args: argsOf(task.goal),
    rules: [],
    done: patternOf(task.goal, mine),
    ...(missed && { missed }),
  };
}

/** What the sentence of a goal names. */
function argsOf(goal: Goal): Step["args"] {
  if (goal === "end_turn") return {};
  const { unit, hex, kind } = Object.values(goal)[0] as Record<string, string>;
  return { ...(unit && { unit: { unit } }), ...(hex && { hex }), ...(kind && { kind: { kind } }) };
}

/** The lesson of a position, under the name by which the address finds it; nothing without tasks. */
export function lessonOf(id: string, draft: Draft, match: NewMatch): Lesson<Aces> | null {
  const { tasks, well_done } = draft.study;
  if (tasks.length === 0) return null;
  const mine = myFaction(draft);
  const last: Step = { key: "aces-web-task-done", says: well_done, args: {}, rules: [] };
  return {
    id,
    chapter: "",
    rules: [],
    rule: "",
    setup: match.setup,
    seats: match.seats ?? [],
    steps: [...tasks.map((it) => stepOf(it, mine)), last],
    solution: [],
    match,
  };
}

export const titleOf = ({ study }: Draft, language: string): string => said(study.name, language);
export const aboutOf = ({ study }: Draft, language: string): string => said(study.about, language);
