import { alike, match } from "$frame/protocol/variants";
import type { Delta, Event, Faction, Unit, View, WorldInfo } from "./protocol";

/** The view after a change that the server sent. */
export function changed(view: View, delta: Delta | undefined): View {
  if (!delta) return view;
  const next: View = { ...view, ...delta.fields };
  if (delta.units || delta.gone) {
    const gone = new Set(delta.gone);
    const fresh = new Map(delta.units?.map((it) => [it.id, it]));
    const kept = view.units
      .filter((it) => !gone.has(it.id))
      .map((it) => {
        const unit = fresh.get(it.id);
        fresh.delete(it.id);
        return unit ?? it;
      });
    next.units = [...kept, ...fresh.values()];
  }
  return next;
}

/**
 * The view as it looks once an event has been shown, so that a long turn can be watched step by step. It is only a
 * picture: the change that the server sent comes after it and has the last word.
 */
export function foreseen(view: View, event: Event, world: WorldInfo): View {
  return match(event, {
    marched: ({ unit, path }) => withUnit(view, unit, { hex: path.at(-1)!, moved: true }),
    placed: ({ unit, hex }) => ({
      ...view,
      units: [...view.units.filter((it) => it.id !== unit), fresh(unit, hex)],
    }),
    bought: ({ unit, hex }) => ({ ...view, units: [...view.units, fresh(unit, hex)] }),
    occupied({ unit, hex, removed }) {
      const flags = [...view.flags];
      flags[world.board.factories.indexOf(hex)] = factionOf(unit);
      const units = view.units.filter((it) => it.id !== removed);
      return withUnit({ ...view, flags, units }, unit, { hex, moved: true, occupied: true });
    },
    fought(it) {
      const next = hurt(view, it.defender, it.attack.damage, it.defender_destroyed);
      return it.back ? hurt(next, it.attacker, it.back.damage, it.attacker_destroyed) : next;
    },
    bombarded: ({ struck }) => struck.reduce((it, on) => hurt(it, on.unit, on.damage, on.destroyed), view),
    turn_began: ({ faction, round }) => ({ ...view, active: faction, round, phase: "movement" }),
    phase_began: ({ phase }) => ({ ...view, phase }),
    declared: ({ attack }) => ({ ...view, declared: [...view.declared, attack] }),
    // Nothing moves on the board, or too little to be shown before the rest of the change.
    ...alike(
      [
        "extras_chosen",
        "divided",
        "unit_shared",
        "rolled_for_order",
        "placing_began",
        "token_turned",
        "drawn",
        "play_began",
        "repaired",
        "debt_lapsed",
        "armies_chosen",
        "intercepted",
        "handed_over",
        "time_ran_out",
        "attack_void",
        "collected",
        "transferred",
        "repair_paid",
        "considered",
        "acted",
        "draw_offered",
        "draw_declined",
        "ended",
        "weather_changed",
        "factory_shared",
        "token_laid",
        "launcher_hidden",
        "tokens_turned",
        "rocket_declared",
        "rocket_fired",
        "launcher_attacked",
      ],
      () => view,
    ),
  });
}

function withUnit(view: View, id: string, change: Partial<Unit>): View {
  return { ...view, units: view.units.map((it) => (it.id === id ? { ...it, ...change } : it)) };
}

function hurt(view: View, id: string, damage: number, destroyed: boolean): View {
  if (destroyed) return { ...view, units: view.units.filter((it) => it.id !== id) };
  const unit = view.units.find((it) => it.id === id);
  return unit ? withUnit(view, id, { damage: unit.damage + damage }) : view;
}

function fresh(id: string, hex: string): Unit {
  const bare = { moved: false, occupied: false, repairing: false, intercepted: false };
  return { id, hex, damage: 0, experience: 0, army: 0, ...bare };
}

export function factionOf(unit: string): Faction {
  return unit.split("-")[0] as Faction;
}

export function kindOf(unit: string): string {
  return unit.split("-")[1] ?? "";
}

/** `us-tank` of `us-tank-1`. */
export function typeOf(unit: string): string {
  return unit.split("-").slice(0, 2).join("-");
}
