import type { Delta, Event, Faction, Unit, View, WorldInfo } from "./protocol";

/** The view after a change that the server told. */
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
 * picture: the change that the server told comes after it and has the last word.
 */
export function foreseen(view: View, event: Event, world: WorldInfo): View {
  if (typeof event === "string") return view;
  if ("marched" in event) {
    const { unit, path } = event.marched;
    return withUnit(view, unit, { hex: path.at(-1)!, moved: true });
  }
  if ("placed" in event) {
    const { unit, hex } = event.placed;
    return { ...view, units: [...view.units.filter((it) => it.id !== unit), fresh(unit, hex)] };
  }
  if ("bought" in event) {
    const { unit, hex } = event.bought;
    return { ...view, units: [...view.units, fresh(unit, hex)] };
  }
  if ("occupied" in event) {
    const { unit, hex, removed } = event.occupied;
    const flags = [...view.flags];
    flags[world.board.factories.indexOf(hex)] = factionOf(unit);
    const units = view.units.filter((it) => it.id !== removed);
    return withUnit({ ...view, flags, units }, unit, { hex, moved: true, occupied: true });
  }
  if ("fought" in event) {
    const it = event.fought;
    let next = hurt(view, it.defender, it.attack.damage, it.defender_destroyed);
    if (it.back) next = hurt(next, it.attacker, it.back.damage, it.attacker_destroyed);
    return next;
  }
  if ("bombarded" in event) {
    return event.bombarded.struck.reduce((it, on) => hurt(it, on.unit, on.damage, on.destroyed), view);
  }
  if ("turn_began" in event) {
    return { ...view, active: event.turn_began.faction, round: event.turn_began.round, phase: "movement" };
  }
  if ("phase_began" in event) return { ...view, phase: event.phase_began.phase };
  if ("declared" in event) return { ...view, declared: [...view.declared, event.declared.attack] };
  return view;
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
