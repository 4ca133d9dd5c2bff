import type { Arg, Phrase } from "$frame/protocol";
import { alike, match, matchSome, nameOf } from "$frame/protocol/variants";
import { names } from "./names.svelte";
import type { Choice } from "./protocol";

/** A choice as a menu would name it. The keys are those of the game. */
export function choicePhrase(choice: Choice): Phrase {
  return { key: `aces-choice-${keyOf(choice)}`, args: args(choice) };
}

function keyOf(choice: Choice): string {
  const name = nameOf(choice).replaceAll("_", "-");
  return matchSome(
    choice,
    {
      agree: (yes) => (yes ? "yes" : "no"),
      march: (it) => (it.step_by_step ? "march-step-by-step" : "march"),
      split: (hexes) => (hexes.length === 0 ? "split-none" : "split"),
    },
    () => name,
  );
}

const unit = (id: string): Arg => ({ unit: id });
const hex = (id: string): Arg => ({ hex: id });

/** What is attacked: a unit, a hex, or the launcher. */
export function target(at: string): Arg {
  if (at === "v2") return { target: at };
  return at.includes("-") ? unit(at) : hex(at);
}

function args(choice: Choice): Record<string, Arg> {
  return match(choice, {
    extras: (kinds) => ({ kinds: kinds.map((kind) => ({ kind })) }),
    divide: ([first, second, third]) => ({
      first: first.map(unit),
      second: second.map(unit),
      third: third.map(unit),
    }),
    token: (army) => ({ army }),
    number: (number) => ({ number }),
    place: (it) => ({ unit: unit(it.unit), hex: hex(it.hex) }),
    armies: (armies) => ({ n: armies.length, armies }),
    march: (it) => ({ unit: unit(it.unit), hex: hex(it.path.at(-1)!) }),
    attack: (it) => ({ unit: unit(it.unit), target: target(it.at) }),
    withdraw: (it) => ({ unit: unit(it) }),
    reorder: (it) => ({ unit: unit(it.unit), place: it.place }),
    intercept: (it) => ({ unit: unit(it) }),
    repair: (it) => ({ unit: unit(it) }),
    buy: (it) => ({ kind: { kind: it.kind }, hex: hex(it.hex) }),
    transfer: ({ from, coins }) => ({ coins, faction: { faction: names.ally(from) } }),
    unit: (it) => ({ unit: unit(it) }),
    hex: (it) => ({ hex: hex(it) }),
    kind: (kind) => ({ kind: { kind } }),
    faction: (faction) => ({ faction: { faction } }),
    split: (hexes): Record<string, Arg> => (hexes.length === 0 ? {} : { hexes: hexes.map(hex) }),
    factory: (it) => ({ hex: hex(it) }),
    lay_token: (it) => ({ hex: hex(it) }),
    hide_launcher: (it) => ({ hex: hex(it) }),
    rocket: (it) => ({ hex: hex(it) }),
    ...alike(
      ["agree", "let_pass", "stop", "withdraw_rocket", "offer_draw", "done", "pick_in_turn"],
      () => ({}),
    ),
  });
}

/** Whether two choices are the same. They are small and written in one order. */
export function same(a: Choice, b: Choice): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
