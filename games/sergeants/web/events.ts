// How the screen handles an event. Every event has its row here: one without does not compile.
import { match } from "$frame/protocol/variants";
import type { Seat } from "$frame/protocol";
import * as picture from "./picture";
import { figure, inTurn } from "./picture";
import type { CardIx, Event, Figure, Place, Point, Sort, StoryNr, Tag, TileIx, Way } from "./protocol";
import type { Rows } from "./rows";
import { escortOf } from "./at";

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
  after?: picture.Picture;
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

/** SM-PRI-2: a prisoner stands elsewhere beside his escort. */
const led =
  (tag: Tag, at: Place): picture.Picture =>
  (view) => {
    const by = escortOf(view.figures.find((it) => it.tag === tag));
    return by === null ? view : figure(tag, { at: { held: { by, at } } })(view);
  };
const marked = (tag: Tag, change: Partial<Figure> = {}): OnScreen => ({
  tag,
  motion: { kind: "mark", tag },
  after: figure(tag, change),
});

/** A card of this phase has been played. */
const played = ({ seat, card }: { seat: Seat; card: CardIx }): picture.Picture =>
  inTurn(picture.shown(seat, card, { done: true }), picture.ended(seat, card));

const ROWS: Rows<Event, OnScreen> = {
  // Setting up.
  order_drawn: of,
  mustered: of,
  panels_laid: of,
  story_made: nothing,
  deployed: ({ seat, places }) => ({
    seat,
    after: inTurn(...places.map(([tag, place]) => figure(tag, { at: { on: place } }))),
  }),
  // The turn.
  turn_began: ({ turn }) => ({
    opens: "turn",
    occasion: ARTILLERY,
    after: (view) => ({ ...view, turn, phase: 0 }),
  }),
  card_drawn: ({ seat, card }) => ({ seat, sign: "a-look", after: picture.drawn(seat, card) }),
  story_turned: ({ card }) => ({ after: (view) => ({ ...view, story: [...view.story, card] }) }),
  story_happens: ({ card }) => ({ occasion: { ...ARTILLERY, story: card } }),
  placed: ({ seat, cards, face_up }) => ({ seat, after: picture.placed(seat, cards, face_up) }),
  seconded: ({ seat, cards, face_up }) => ({ seat, after: picture.placed(seat, cards, face_up) }),
  discarded: ({ seat, cards }) => ({ seat, after: picture.discarded(seat, cards) }),
  gap_filled: ({ seat, phase, card }) => ({ seat, after: picture.gapFilled(seat, phase, card) }),
  initiative: ({ order }) => ({ after: (view) => ({ ...view, initiative: order }) }),
  phase_began: ({ phase }) => ({
    opens: "phase",
    occasion: ARTILLERY,
    after: (view) => ({ ...view, phase, fought: [] }),
  }),
  revealed: ({ seat, cards }) => ({ seat, after: picture.revealed(seat, cards) }),
  named: ({ seat, card, action }) => ({ seat, after: picture.shown(seat, card, { action }) }),
  taken_back: of,
  held: ({ seat, tag, card }) => ({ seat, tag, sign: "k-held", after: picture.held(seat, tag, card) }),
  held_lost: of,
  standing_set: of,
  phase_ended: () => ({ after: picture.phaseEnded }),
  turn_ended: () => ({ after: (view) => ({ ...view, story: [] }) }),
  // Cards.
  card_began: ({ seat, card, parts }) => ({ seat, after: picture.began(seat, card, parts) }),
  card_cancelled: (it) => ({ seat: it.seat, after: played(it) }),
  part_began: ({ part }) => ({
    after: picture.playing((it) => ({ left: it.left.filter((one) => one !== part), acted: [] })),
  }),
  acted: ({ tag }) => ({ tag, after: picture.playing((it) => ({ acted: [...it.acted, tag] })) }),
  card_ended: (it) => ({ seat: it.seat, after: played(it) }),
  card_turned: ({ seat, card, on }) => ({ ...of({ seat, tag: on }), after: picture.turned(seat, card) }),
  declared: of,
  picked: nothing,
  preempted: of,
  watched: nothing,
  spent: ({ seat, vp }) => ({ seat, after: picture.scores(seat, -vp) }),
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
  killed: ({ tag, rank, by, scores }) => ({
    ...marked(tag),
    fate: "killed",
    after: inTurn(
      figure(tag, { at: "dead", shown: rank, killer: by }),
      ...scores.map(([seat, vp]) => picture.scores(seat, vp)),
    ),
  }),
  removed: ({ tag }) => ({ tag, after: figure(tag, { at: "removed" }) }),
  captured: ({ tag, by, seat, at }) => ({
    ...marked(tag, { at: { held: { by, at } } }),
    seat,
    fate: "captured",
  }),
  led: ({ tag, to }) => ({ tag, motion: { kind: "shift", tag, to }, after: led(tag, to) }),
  handed_over: ({ tag, to, at }) => marked(tag, { at: { held: { by: to, at } } }),
  freed: ({ tag, at }) => marked(tag, { at: { on: at } }),
  escaped: ({ tag, way }) => ({
    tag,
    sign: "a-move",
    motion: { kind: "walk", tag, way },
    after: figure(tag, { at: { on: way.to }, pinned: true, spotted: false }),
  }),
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
  shot: (shot) => ({
    tag: shot.tag,
    sign: "a-shoot",
    motion: { kind: "shot", tag: shot.tag, target: shot.target },
    occasion: { ...ARTILLERY, how: "shot", by: shot.tag, at: shot.target },
    after: (view) => ({ ...view, shot }),
  }),
  shot_ended: () => ({ after: (view) => ({ ...view, shot: null }) }),
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
  melee_began: (melee) => ({ after: (view) => ({ ...view, melee }) }),
  fight_drawn: of,
  struck: of,
  melee_ended: () => ({ after: (view) => ({ ...view, melee: null }) }),
  // Numbers.
  changed: nothing,
  expired: nothing,
  scored: ({ seat, vp }) => ({ seat, after: picture.scores(seat, vp) }),
  order_met: ({ seat, order, vp, over }) => ({
    seat,
    occasion: ARTILLERY,
    after: inTurn(
      picture.scores(seat, vp),
      picture.tableau(seat, (it) =>
        over === null ? { met: [...it.met, order] } : { beaten: [...it.beaten, over] },
      ),
    ),
  }),
  grounds: nothing,
  charged: of,
  ended: nothing,
};

export function onScreen(event: Event): OnScreen {
  return match(event, ROWS);
}
