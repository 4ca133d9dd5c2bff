import type { Component } from "svelte";
import type { LessonBook } from "../learn/lessons";
import type { Entry, Frame, Game } from "../protocol";
import type { Hand } from "./hand.svelte";
import type { MatchState } from "./match.svelte";

/** What a game brings to the table: a board, its panels and its words. All the rest of the page is common. */
export interface GameClient<G extends Game, H extends Hand<G> = Hand<G>> {
  /** A match of this game is laid out: what never changes in it. */
  meet(world: G["world"]): void;
  /** The view after a change that the server sent. */
  changed(view: G["view"], delta: G["delta"] | undefined): G["view"];
  /**
   * The view as it looks once an event has been shown, so that a long turn can be watched step by step. It is only a
   * picture: the change that the server sent comes after it and has the last word.
   */
  foreseen(view: G["view"], event: G["event"], world: G["world"]): G["view"];
  /** What something is called that a sentence names, such as the unit `us-tank-1`. */
  named(of: string, id: string): string;
  /** What is played from a seat. */
  seat(world: G["world"], seat: number): Played;
  /** What stands in the bar above the map. */
  heading(match: MatchState<G>): Heading;
  log: LogReading<G>;
  /** One's own hand at a match. */
  hand(match: MatchState<G>): H;
  /** The key of the name that the tab of the chosen thing has on small screens. */
  chosen: string;
  Board: Component<BoardProps<G, H>, BoardControls<G>>;
  /** In the middle of the bar: phases, or whose turn it is. */
  Phases: Component<{ match: MatchState<G> }>;
  /** Who plays what and how they stand. */
  Sides: Component<{ match: MatchState<G> }>;
  /** At the right: what is chosen, and what it would do. */
  Panels: Component<{ hand: H }>;
  /** Below the map and the slip, from edge to edge: cards. With it, the sides have no rail at the left. */
  Dock?: Component<{ hand: H }>;
  /** What is asked, where the usual slip does not do. */
  Slip?: Component<{ hand: H }>;
  /** What covers the board for a while; nothing most of the time. */
  Scene?: Component<{ hand: H }>;
  /** What the menu offers besides the usual. */
  MenuPart?: Component<{ hand: H; close: () => void }>;
  lessons(): Promise<LessonBook<G>>;
}

/** What is played from a seat: its name, and the drawings that stand for it. */
export interface Played {
  name: string;
  signs: string[];
}

export interface Heading {
  /** The match in short, such as "Round 3, summer board". */
  where: string;
  /** Whose turn it is. */
  whose: string;
  /** How far the game has come, such as "Round 3"; empty before it begins. */
  round: string;
  /** The drawing of whose turn it is. */
  sign: string | null;
}

/** How a game's log is read. */
export interface LogReading<G extends Game> {
  /** Only prepares others, and has no line of its own. */
  isSilent(event: G["event"]): boolean;
  /** Reasons: they are folded into the line that follows. */
  isReason(event: G["event"]): boolean;
  /** The number of the round or turn that begins with this event. */
  chapter(event: G["event"]): number | null;
  /** The heading of a round or turn; of 0, that of what came before the first, if it has one. */
  title(n: number, log: Entry<G>[]): string | null;
  /** The class of the side that an event is about. */
  colour(event: G["event"], match: MatchState<G>): string;
  /** Where it happened, as the board understands it. */
  place(event: G["event"]): string | null;
}

export interface BoardProps<G extends Game, H extends Hand<G>> {
  hand: H;
  /** An earlier moment that is looked at in place of the present. */
  frame: Frame<G> | null;
}

/** What the page asks of a board. */
export interface BoardControls<G extends Game> {
  zoomIn(): void;
  zoomOut(): void;
  /** Shows all of it. */
  fit(): void;
  /** Brings a place into the window; `centred` puts it into the middle. */
  show(place: string, centred?: boolean): void;
  /** Shows an event as it happens; the promise is kept when the eye has followed it. */
  present(entry: Entry<G>, view: G["view"]): Promise<void>;
  /** Ends at once whatever is being shown. */
  skip(): void;
}

/** A piece of the sentence on the slip. */
export interface Saying {
  text: string;
  tone?: "strong" | "bad";
}
