// How the screen handles an event. Every event has its row here: one without does not compile.
import { match } from "$frame/protocol/variants";
import type { Seat } from "$frame/protocol";
import type { Event, Figure, Place, Point, Sort, StoryNr, Tag, TileIx, View, Way } from "./protocol";
import type { Rows } from "./rows";

/** What happened to a soldier who was hit. */
export type Fate = "pinned" | "wounded" | "killed" | "captured" | "saved";

/** Why cards are turned after an event. */
export interface Occasion {
  how: "shot" | "grenade" | "blast" | "used" | "shelled" | Sort;
  by: Tag | null;
  at: Tag | null;
  story: StoryNr | null;
  /** What is used. */
  what: string | null;
  /** The tile on which artillery falls. */
  tile: TileIx | null;
}

/** Nobody did it: artillery, or an event of the story deck. */
export const ARTILLERY: Occasion = {
  how: "blast",
  by: null,
  at: null,
  story: null,
  what: null,
  tile: null,
};

/** What moves or flashes on the map. */
export type Motion =
  | { kind: "walk"; tag: Tag; way: Way }
  | { kind: "enter"; tag: Tag; gate: number; way: Way }
  | { kind: "leave"; tag: Tag; gate: number }
  | { kind: "shift"; tag: Tag; to: Place }
  | { kind: "shot"; tag: Tag; target: Tag }
  | { kind: "burst"; centre: Point }
  | { kind: "launch"; tag: Tag; what: string; centre: Point }
  | { kind: "dash"; from: Tag; to: Tag }
  | { kind: "tile"; tile: TileIx }
  /** A soldier gets or loses a mark. */
  | { kind: "mark"; tag: Tag };

export interface OnScreen {
  /** Whose doing it is, and which soldier it is about. */
  seat?: Seat;
  tag?: Tag;
  /** The view once the event has been shown: only a picture, until the change comes. */
  after?: (view: View) => View;
  motion?: Motion;
  /** The drawing that stands for what a soldier did. */
  sign?: string;
  fate?: Fate;
  occasion?: Occasion;
  /** A turn or a phase begins. */
  opens?: "turn" | "phase";
}

const NOTHING: OnScreen = {};
const nothing = (): OnScreen => NOTHING;
const of = ({ seat, tag }: { seat?: Seat | null; tag?: Tag | null }): OnScreen => ({
  ...(typeof seat === "number" && { seat }),
  ...(typeof tag === "number" && { tag }),
});

/** A soldier as he is after an event. */
const figure =
  (tag: Tag, change: Partial<Figure>) =>
  (view: View): View => ({
    ...view,
    figures: view.figures.map((it) => (it.tag === tag ? { ...it, ...change } : it)),
  });
const marked = (tag: Tag, change: Partial<Figure> = {}): OnScreen => ({
  tag,
  motion: { kind: "mark", tag },
  after: figure(tag, change),
});

const ROWS: Rows<Event, OnScreen> = {
  // Setting up.
  order_drawn: of,
  mustered: of,
  panels_laid: of,
  story_made: nothing,
  deployed: of,
  // The turn.
  turn_began: ({ turn }) => ({
    opens: "turn",
    occasion: ARTILLERY,
    after: (view) => ({ ...view, turn, phase: 0 }),
  }),
  card_drawn: (it) => ({ ...of(it), sign: "a-look" }),
  story_turned: ({ card }) => ({ after: (view) => ({ ...view, story: [...view.story, card] }) }),
  story_happens: ({ card }) => ({ occasion: { ...ARTILLERY, story: card } }),
  placed: of,
  seconded: of,
  discarded: of,
  gap_filled: of,
  initiative: nothing,
  phase_began: ({ phase }) => ({
    opens: "phase",
    occasion: ARTILLERY,
    after: (view) => ({ ...view, phase }),
  }),
  revealed: of,
  named: of,
  taken_back: of,
  held: (it) => ({ ...of(it), sign: "k-held" }),
  held_lost: of,
  standing_set: of,
  phase_ended: nothing,
  turn_ended: () => ({ after: (view) => ({ ...view, story: [] }) }),
  // Cards.
  card_began: of,
  card_cancelled: of,
  part_began: nothing,
  acted: of,
  card_ended: of,
  card_turned: of,
  declared: of,
  picked: nothing,
  preempted: of,
  watched: nothing,
  spent: of,
  put_away: of,
  // Soldiers.
  spotted: ({ tag, by }) => ({
    ...marked(tag, { spotted: true }),
    ...(by !== null && { sign: "a-look" }),
  }),
  hidden: ({ tag }) => ({ ...marked(tag, { spotted: false }), sign: "a-hide" }),
  pinned: ({ tag }) => ({ ...marked(tag, { pinned: true }), fate: "pinned" }),
  rallied: ({ tag }) => ({ ...marked(tag, { pinned: false }), sign: "a-hide" }),
  wounded: ({ tag }) => ({ ...marked(tag, { wounded: true }), fate: "wounded" }),
  killed: ({ tag }) => ({ ...marked(tag, { at: "dead" }), fate: "killed" }),
  removed: ({ tag }) => ({ tag, after: figure(tag, { at: "removed" }) }),
  captured: ({ tag, by, seat }) => ({ ...marked(tag, { at: { with: by } }), seat, fate: "captured" }),
  handed_over: of,
  freed: ({ tag, at }) => marked(tag, { at: { on: at } }),
  tended: ({ tag, by }) => ({ tag, motion: { kind: "dash", from: by, to: tag } }),
  saved: ({ tag }) => ({ ...marked(tag), fate: "saved" }),
  endangered: ({ tag, by }) => ({ ...marked(tag), occasion: { ...ARTILLERY, how: by, at: tag } }),
  dug: ({ tag }) => marked(tag),
  honoured: of,
  // Ways.
  walked: ({ tag, way }) => ({
    tag,
    sign: "a-move",
    motion: { kind: "walk", tag, way },
    after: figure(tag, { at: { on: way.to } }),
  }),
  entered: ({ tag, gate, way }) => ({
    tag,
    sign: "a-move",
    motion: { kind: "enter", tag, gate, way },
    after: figure(tag, { at: { on: way.to } }),
  }),
  left: ({ tag, gate }) => ({
    tag,
    sign: "a-move",
    motion: { kind: "leave", tag, gate },
    after: figure(tag, { at: "gone" }),
  }),
  shifted: ({ tag, to }) => ({
    tag,
    motion: { kind: "shift", tag, to },
    after: figure(tag, { at: { on: to } }),
  }),
  // Fire.
  shot: ({ tag, target }) => ({
    tag,
    sign: "a-shoot",
    motion: { kind: "shot", tag, target },
    occasion: { ...ARTILLERY, how: "shot", by: tag, at: target },
  }),
  shot_ended: nothing,
  threw: ({ seat, tag, target, centre }) => ({
    seat,
    tag,
    sign: "k-grenade",
    motion: { kind: "burst", centre },
    occasion: { ...ARTILLERY, how: "grenade", by: tag, at: target },
  }),
  used: ({ seat, tag, what, aim }) => ({
    seat,
    tag,
    occasion: { ...ARTILLERY, how: "used", by: tag, what },
    ...match(aim, {
      here: (): OnScreen => ({ sign: "a-hide", motion: { kind: "mark", tag } }),
      tile: () => ({ sign: "k-grenade", motion: { kind: "mark", tag } }),
      template: ({ centre }) => ({ sign: "k-grenade", motion: { kind: "launch", tag, what, centre } }),
    }),
  }),
  shelled: ({ seat, tile }) => ({
    seat,
    motion: { kind: "tile", tile },
    occasion: { ...ARTILLERY, how: "shelled", tile },
  }),
  laid: ({ on }) => ({ motion: { kind: "tile", tile: on.tile } }),
  cleared: nothing,
  smoke_lifted: nothing,
  // Melee.
  melee_began: nothing,
  fight_drawn: of,
  struck: of,
  melee_ended: nothing,
  // Numbers.
  changed: nothing,
  expired: nothing,
  scored: of,
  order_met: (it) => ({ ...of(it), occasion: ARTILLERY }),
  grounds: nothing,
  charged: of,
  ended: nothing,
};

export function onScreen(event: Event): OnScreen {
  return match(event, ROWS);
}
