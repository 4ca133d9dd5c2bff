import { is, match, matchSome, payload } from "$frame/protocol/variants";
import type { LogReading } from "$frame/table/game";
import { t } from "$frame/words/words.svelte";
import type { Aces, Event } from "./protocol";
import { names } from "./names.svelte";
import { factionOf } from "./view";

export const log: LogReading<Aces> = {
  isSilent: (event) => is(event, "acted", "phase_began"),
  // The reasons of the Automa belong to what it then does.
  isReason: (event) => is(event, "considered"),
  chapter: (event) => payload(event, "turn_began")?.round ?? null,
  title(n, log) {
    if (n > 0) return t("aces-table-round", { n });
    // A match that begins with a position has no setting up.
    const setUp = log.some((it) => is(it.event, "divided", "placing_began"));
    return setUp ? t("aces-phase-setting-up") : null;
  },
  colour: (event) => `f-${subject(event).faction ?? "neutral"}`,
  place: (event) => subject(event).hex ?? null,
  seat(event, { world }) {
    const { faction } = subject(event);
    return world?.factions.find((it) => it.faction === faction)?.seat ?? null;
  },
  isDeed: (event) =>
    is(event, "marched", "intercepted", "occupied", "declared", "bought", "rocket_fired", ...FIGHTS),
  sound(event) {
    if (is(event, "bombarded", "rocket_fired", "launcher_attacked")) return "shot";
    if (is(event, "fought", "rolled_for_order", "weather_changed")) return "dice";
    return is(event, "placed", "token_turned") ? "card" : null;
  },
  scene: (log, at) => (is(log[at]?.event, "marched", ...FIGHTS) ? 1 : 0),
  digest(log, match) {
    const all = log.map((it) => it.event);
    const isOthers = (it: Event) => !match.mine.includes(this.seat(it, match) ?? -1);
    const events = all.filter((it) => isOthers(it) && this.isDeed(it));
    if (events.length === 0) return [];
    const counted = (key: string, n: number) => (n > 0 ? [t(`aces-table-digest-${key}`, { n })] : []);
    return [
      ...counted("marched", events.filter((it) => is(it, "marched")).length),
      ...counted("fought", events.filter((it) => is(it, ...FIGHTS)).length),
      ...all.flatMap(lost).map((unit) => t("aces-table-digest-lost", { unit: names.unit(unit) })),
      ...events.flatMap((it) => payload(it, "occupied")?.hex ?? []).map((hex) => taken(hex)),
      ...counted("bought", events.filter((it) => is(it, "bought")).length),
    ];
  },
};

const FIGHTS = ["fought", "bombarded", "launcher_attacked"] as const;

const taken = (hex: string): string => t("aces-table-digest-taken", { hex });

/** Who acts in an event, and against what: a unit, a hex or the launcher. */
export function actors(event: Event): { unit: string; at?: string } | null {
  const of = (unit: string, at?: string) => (at === undefined ? { unit } : { unit, at });
  return matchSome(
    event,
    {
      marched: ({ unit }) => of(unit),
      occupied: ({ unit }) => of(unit),
      bought: ({ unit }) => of(unit),
      placed: ({ unit }) => of(unit),
      repaired: ({ unit }) => of(unit),
      considered: ({ unit }) => of(unit),
      intercepted: ({ by, mover }) => of(by, mover),
      declared: ({ attack }) => of(attack.unit, attack.at),
      fought: ({ attacker, defender }) => of(attacker, defender),
      bombarded: ({ attacker, at }) => of(attacker, at),
      launcher_attacked: ({ attacker }) => of(attacker, "v2"),
    },
    () => null,
  );
}

/** The units that an event destroys. */
export function lost(event: Event): string[] {
  const fight = payload(event, "fought");
  const struck = payload(event, "bombarded")?.struck ?? [];
  const removed = payload(event, "occupied")?.removed;
  return [
    ...(fight?.defender_destroyed ? [fight.defender] : []),
    ...(fight?.attacker_destroyed ? [fight.attacker] : []),
    ...struck.filter((it) => it.destroyed).map((it) => it.unit),
    ...(removed ? [removed] : []),
  ];
}

/** The faction that an event is about, and the hex where it happened. */
interface Subject {
  faction?: string;
  hex?: string | null;
}

const of = (unit: string, hex?: string | null): Subject => ({ faction: factionOf(unit), hex });

function subject(event: Event): Subject {
  return match(event, {
    extras_chosen: ({ faction }) => ({ faction }),
    divided: ({ faction }) => ({ faction }),
    unit_shared: ({ unit }) => of(unit),
    rolled_for_order: ({ faction }) => ({ faction }),
    placing_began: ({ first }) => ({ faction: first }),
    token_turned: ({ faction }) => ({ faction }),
    placed: ({ unit, hex }) => of(unit, hex),
    drawn: ({ unit }) => of(unit),
    play_began: () => ({}),
    turn_began: ({ faction }) => ({ faction }),
    repaired: ({ unit }) => of(unit),
    debt_lapsed: ({ unit }) => of(unit),
    armies_chosen: ({ faction }) => ({ faction }),
    marched: ({ unit, path }) => of(unit, path.at(-1)),
    intercepted: ({ by }) => of(by),
    occupied: ({ unit, hex }) => of(unit, hex),
    phase_began: () => ({}),
    handed_over: () => ({}),
    time_ran_out: ({ faction }) => ({ faction }),
    declared: ({ attack }) => of(attack.unit),
    withdrawn: ({ attack }) => of(attack.unit),
    reordered: ({ attack }) => of(attack.unit),
    rocket_withdrawn: ({ hex }) => ({ hex }),
    attack_void: ({ attack }) => of(attack.unit),
    fought: ({ attacker }) => of(attacker),
    bombarded: ({ attacker }) => of(attacker),
    collected: ({ faction }) => ({ faction }),
    transferred: ({ from }) => ({ faction: from }),
    repair_paid: ({ unit }) => of(unit),
    bought: ({ unit, hex }) => of(unit, hex),
    considered: ({ unit }) => of(unit),
    acted: ({ unit }) => of(unit),
    draw_offered: () => ({}),
    draw_declined: () => ({}),
    ended: () => ({}),
    weather_changed: () => ({}),
    split_declined: ({ faction }) => ({ faction }),
    factory_shared: ({ faction, hex }) => ({ faction, hex }),
    token_laid: ({ hex }) => ({ hex }),
    launcher_hidden: ({ hex }) => ({ hex }),
    tokens_turned: ({ by }) => of(by),
    rocket_declared: ({ hex }) => ({ hex }),
    rocket_fired: ({ hex }) => ({ hex }),
    launcher_attacked: ({ attacker }) => of(attacker),
  });
}
