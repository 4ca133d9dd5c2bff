import type { Found, Query } from "../protocol";
import type { SergeantsHand } from "../hand.svelte";
import { Aim } from "./aim.svelte.ts";

const aims = new WeakMap<SergeantsHand, Aim>();

/** What a hand does on the map: the same for the map and for every panel. */
export function aimOf(hand: SergeantsHand): Aim {
  let aim = aims.get(hand);
  if (aim) return aim;
  // It outlives the component that asks first: a curtain takes the map away and brings it back.
  $effect.root(() => {
    aim = newAim(hand);
  });
  aims.set(hand, aim!);
  return aim!;
}

function newAim(hand: SergeantsHand): Aim {
  return new Aim({
    get world() {
      return hand.world;
    },
    get view() {
      return hand.view;
    },
    get question() {
      return hand.asked;
    },
    get held() {
      return hand.held;
    },
    set held(tag) {
      hand.held = tag;
    },
    get hovered() {
      return hand.hovered;
    },
    set hovered(tag) {
      hand.hovered = tag;
    },
    get made() {
      return hand.made;
    },
    get placed() {
      return hand.placed.map(([tag]) => tag);
    },
    put: (choice) => hand.put(choice),
    isFriend: (tag) => hand.isFriend(tag),
    isIdle: (choice) => hand.idle(choice) !== null,
    ask: (query: Query) => hand.match.socket.query<Found>(query),
    answer: (choice) => hand.choose(choice),
  });
}
