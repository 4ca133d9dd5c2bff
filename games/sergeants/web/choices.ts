// How the screen handles an answer. Every answer has its row here: one without does not compile.
import { match } from "$frame/protocol/variants";
import type { Act, Action, CardIx, Choice, Part, Tag, TileIx } from "./protocol";
import type { Rows } from "./rows";

export interface ChoiceOnScreen {
  /** The soldier whose button it is. */
  soldier?: Tag;
  /** Soldiers on the map who stand for it. */
  touched?: Tag[];
  /** The card that it is about, and who holds it. */
  card?: CardIx;
  heldBy?: Tag;
  tile?: TileIx;
  /** The entry area by which a soldier leaves. */
  exit?: number;
  action?: Action;
  act?: Act;
  /** Equipment that is used. */
  use?: string;
  part?: Part;
  /** The map puts it together. */
  isPlaced?: true;
}

const nothing = (): ChoiceOnScreen => ({});
const placed = (): ChoiceOnScreen => ({ isPlaced: true });

const ROWS: Rows<Choice, ChoiceOnScreen> = {
  done: nothing,
  yes: nothing,
  no: nothing,
  order: nothing,
  story: nothing,
  card: (card) => ({ card }),
  force: nothing,
  deploy: placed,
  placing: nothing,
  commanding: nothing,
  phase: nothing,
  take_back: ([heldBy, card]) => ({ heldBy, card }),
  action: (action) => ({ action }),
  part: (part) => ({ part }),
  soldier: (soldier) => ({ soldier, touched: [soldier] }),
  act: (act) => ({ act }),
  row: nothing,
  rally: ({ whose }) => ({ soldier: whose, touched: [whose] }),
  walk: placed,
  enter: placed,
  leave: ({ gate }) => ({ exit: gate }),
  let_go: (prisoner) => ({ soldier: prisoner, touched: [prisoner] }),
  hand_over: ({ prisoner, to }) => ({ soldier: prisoner, touched: [to] }),
  throw: placed,
  strike: ({ on }) => ({ soldier: on, touched: [on] }),
  preempt: nothing,
  standing: nothing,
  use: (use) => ({ use }),
  tile: (tile) => ({ tile }),
};

export function choiceOnScreen(choice: Choice): ChoiceOnScreen {
  return match(choice, ROWS);
}
