import type { Arg, Phrase } from "$frame/protocol";
import { match } from "$frame/protocol/variants";
import type { Choice, Target, WorldInfo } from "./protocol";

/** A choice as a menu would name it. */
export function choicePhrase(choice: Choice, world: WorldInfo): Phrase {
  const say = (name: string, args: Record<string, Arg> = {}): Phrase => ({
    key: `outpost-choice-${name}`,
    args,
  });
  return match(choice, {
    card: (card) => say("card", { card: { card } }),
    cache: (cache) => say("cache", { cache }),
    no_order: () => say("no-order"),
    march: (hex) => say("march", { hex: { hex } }),
    stay: () => say("stay"),
    flare: () => say("flare"),
    raid: (target) => say("raid", { target: targetPhrase(target, world) }),
    take_cover: () => say("take-cover"),
    no_cover: () => say("no-cover"),
    no_cover_this_round: () => say("no-cover-this-round"),
    scout: (hex) => say("scout", { hex: { hex } }),
    raise_flag: () => say("raise-flag"),
    leave_it: () => say("leave-it"),
  });
}

function targetPhrase(target: Target, world: WorldInfo): Phrase {
  return match(target, {
    patrol: (seat) => ({ key: "outpost-target-patrol", args: { patrol: { patrol: world.patrols[seat]! } } }),
    flag: (hex) => ({ key: "outpost-target-flag", args: { hex: { hex } } }),
  });
}
