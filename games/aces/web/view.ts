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

/** Events that change nothing on the board, or too little to be shown on their own: the log says enough of them. */
export const UNSEEN = [
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
  "handed_over",
  "time_ran_out",
  "reordered",
  "rocket_withdrawn",
  "attack_void",
  "collected",
  "transferred",
  "repair_paid",
  "considered",
  "acted",
  "draw_offered",
  "draw_declined",
  "split_declined",
  "ended",
  "weather_changed",
  "factory_shared",
  "token_laid",
  "launcher_hidden",
  "tokens_turned",
  "rocket_declared",
  "rocket_fired",
] as const;

/**
 * The view as it looks once an event has been shown, so that a long turn can be watched step by step. It is only a
 * picture: the change that the server sent comes after it and has the last word.
 */
export function foreseen(view: View, event: Event, world: WorldInfo): View {
  return match(event, {
    // Nothing moves on the board; some of these change what the panels say.
    ...alike([...UNSEEN], () => view),
    marched: ({ unit, path }) => withUnit(view, unit, { hex: path.at(-1)!, moved: true }),
    placed: ({ unit, hex }) => ({
      ...view,
      units: [...view.units.filter((it) => it.id !== unit), fresh(unit, hex)],
      waiting: view.waiting.filter((it) => it.id !== unit),
    }),
    bought: ({ unit, hex, coins }) =>
      paid({ ...view, units: [...view.units, fresh(unit, hex)] }, world, factionOf(unit), -coins),
    occupied({ unit, hex, removed }) {
      const units = view.units.filter((it) => it.id !== removed);
      const next = flagged({ ...view, units }, world, hex, factionOf(unit));
      return withUnit(next, unit, { hex, moved: true, occupied: true });
    },
    fought(it) {
      const learnt = learn(
        learn(fired(view), it.attacker, it.attacker_learnt),
        it.defender,
        it.defender_learnt,
      );
      const next = hurt(learnt, it.defender, it.attack.damage, it.defender_destroyed);
      return it.back ? hurt(next, it.attacker, it.back.damage, it.attacker_destroyed) : next;
    },
    bombarded: ({ struck, attacker, learnt }) =>
      struck.reduce(
        (it, on) => hurt(it, on.unit, on.damage, on.destroyed),
        learn(fired(view), attacker, learnt),
      ),
    launcher_attacked: ({ attacker, learnt }) => learn(fired(view), attacker, learnt),
    turn_began: ({ faction, round }) => turnBegan(view, faction, round),
    phase_began: ({ phase }) => ({ ...view, phase }),
    play_began: ({ order }) => ({ ...view, order }),
    armies_chosen: ({ armies }) => ({ ...view, armies }),
    repaired: ({ unit, damage }) =>
      withUnit(view, unit, { damage: damageOf(view, unit) - damage, repairing: false }),
    repair_paid: ({ unit, coins }) =>
      paid(withUnit(view, unit, { repairing: true }), world, factionOf(unit), -coins),
    collected: ({ faction, coins }) => paid(view, world, faction, coins),
    transferred({ from, sent, arrived }) {
      const ally = world.factions.find((it) => it.faction === from)?.ally ?? from;
      const coins = { ...view.coins, [from]: view.coins[from] - sent };
      return { ...view, coins: { ...coins, [ally]: coins[ally] + arrived } };
    },
    intercepted: ({ by, mover }) => withUnit(view, by, { intercepted: true, owes: mover }),
    attack_void: () => ({ ...view, n_fought: view.n_fought + 1 }),
    acted: ({ unit }) => withUnit(view, unit, { moved: true }),
    weather_changed: ({ weather }) => ({ ...view, weather }),
    factory_shared: ({ faction, hex }) => flagged(view, world, hex, faction),
    token_turned: ({ number }) => ({ ...view, numbers: view.numbers.filter((it) => it !== number) }),
    declared: ({ attack }) => ({ ...view, declared: [...view.declared, attack] }),
    withdrawn: ({ attack }) => ({ ...view, declared: view.declared.filter((it) => it.unit !== attack.unit) }),
  });
}

function turnBegan(view: View, faction: Faction, round: number): View {
  const units = view.units.map((it) =>
    factionOf(it.id) === faction ? { ...it, moved: false, occupied: false } : it,
  );
  return { ...view, units, active: faction, round, phase: "movement", declared: [], n_fought: 0 };
}

/** Coins come in or go out: two who play together may have one purse. */
function paid(view: View, world: WorldInfo, faction: Faction, coins: number): View {
  const [lead, partner] = world.partners?.[1] ?? [];
  const purse = lead && partner === faction ? lead : faction;
  return { ...view, coins: { ...view.coins, [purse]: view.coins[purse] + coins } };
}

function flagged(view: View, world: WorldInfo, hex: string, faction: Faction): View {
  const at = world.board.factories.indexOf(hex);
  return { ...view, flags: view.flags.map((it, i) => (i === at ? faction : it)) };
}

const fired = (view: View): View => ({ ...view, n_fought: view.n_fought + 1 });

const damageOf = (view: View, id: string): number => view.units.find((it) => it.id === id)?.damage ?? 0;

function learn(view: View, id: string, points: number): View {
  const unit = view.units.find((it) => it.id === id);
  return unit && points > 0 ? withUnit(view, id, { experience: unit.experience + points }) : view;
}

function withUnit(view: View, id: string, change: Partial<Unit>): View {
  return { ...view, units: view.units.map((it) => (it.id === id ? { ...it, ...change } : it)) };
}

function hurt(view: View, id: string, damage: number, destroyed: boolean): View {
  if (destroyed) return { ...view, units: view.units.filter((it) => it.id !== id) };
  const unit = view.units.find((it) => it.id === id);
  return unit ? withUnit(view, id, { damage: unit.damage + damage }) : view;
}

/** A unit that has just come onto the board. */
export function fresh(id: string, hex: string): Unit {
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
