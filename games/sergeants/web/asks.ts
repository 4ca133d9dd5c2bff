// How the screen handles a question. Every question has its row here: one without does not compile.
import { match } from "$frame/protocol/variants";
import type { Action, Act, Ask, CardIx, Tag, TileIx } from "./protocol";
import type { Rows } from "./rows";

export interface AskOnScreen {
  /** The soldier whose doing is asked about. */
  tag?: Tag;
  /** The card that it is about. */
  card?: CardIx;
  /** The tile that it is about. */
  tile?: TileIx;
  /** The action that is measured for. */
  action?: Action;
  /** What a soldier is to do. */
  acts?: Act[];
}

const nothing = (): AskOnScreen => ({});
const soldier = ({ tag }: { tag: Tag }): AskOnScreen => ({ tag });
const card = ({ card }: { card: CardIx }): AskOnScreen => ({ card });
const measured =
  (action: Action) =>
  ({ tag }: { tag: Tag }): AskOnScreen => ({ tag, action });

const ROWS: Rows<Ask, AskOnScreen> = {
  order: nothing,
  force: nothing,
  deploy: nothing,
  draw: nothing,
  story: nothing,
  place: nothing,
  gap: nothing,
  which_gap: card,
  take_back: nothing,
  name: card,
  pay: card,
  part: card,
  who: ({ acts }) => ({ acts }),
  act: soldier,
  row: nothing,
  either: soldier,
  spot: measured("look"),
  cover: measured("hide"),
  rally: () => ({ action: "hide" }),
  hold: soldier,
  walk: soldier,
  shoot: measured("shoot"),
  next_target: measured("shoot"),
  throw: measured("shoot"),
  victim: () => ({ action: "shoot" }),
  hit_check: nothing,
  damage_check: nothing,
  fight_draw: nothing,
  strike: nothing,
  capture: soldier,
  hand_over: soldier,
  discard: nothing,
  befall: nothing,
  lot: nothing,
  identity_check: nothing,
  react: soldier,
  preempt: nothing,
  pick: nothing,
  // Whether it is aimed at soldiers or at tiles the space shows.
  aim: soldier,
  smoke: ({ tile }) => ({ tile }),
  gun: measured("shoot"),
};

export function askOnScreen(ask: Ask): AskOnScreen {
  return match(ask, ROWS);
}
