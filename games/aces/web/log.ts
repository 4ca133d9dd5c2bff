import { is, match, payload } from "$frame/protocol/variants";
import type { LogReading } from "$frame/table/game";
import { t } from "$frame/words/words.svelte";
import type { Aces, Event } from "./protocol";
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
};

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
    factory_shared: ({ faction, hex }) => ({ faction, hex }),
    token_laid: ({ hex }) => ({ hex }),
    launcher_hidden: ({ hex }) => ({ hex }),
    tokens_turned: ({ by }) => of(by),
    rocket_declared: ({ hex }) => ({ hex }),
    rocket_fired: ({ hex }) => ({ hex }),
    launcher_attacked: ({ attacker }) => of(attacker),
  });
}
