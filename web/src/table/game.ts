import type { Component } from "svelte";
import type { LessonBook } from "../learn/lessons";
import type { Sound } from "../lib/sound";
import type { Entry, Game, NewMatch } from "../protocol";
import type { Command } from "./commands";
import type { Hand } from "./hand.svelte";
import type { MatchState } from "./match.svelte";

/** What a game adds to the table: a board, its panels and its words. The rest of the page is common. */
export interface GameClient<G extends Game, H extends Hand<G> = Hand<G>> {
  /** A match of this game is set up: what never changes in it. */
  meet(world: G["world"]): void;
  /** The view after a change that the server sent. */
  changed(view: G["view"], delta: G["delta"] | undefined): G["view"];
  /**
   * The view as it looks once an event has been shown, so that a long turn can be watched step by step. It is only a
   * picture: the change that the server sent comes after it and is authoritative.
   */
  foreseen(view: G["view"], event: G["event"], world: G["world"]): G["view"];
  /** A view without what one seat alone knows, for people who share a screen; games that hide nothing leave it out. */
  veiled?(view: G["view"], seat: number): G["view"];
  /** What is different between two views, so that someone who comes back after days sees it at once. */
  differences?(before: G["view"], after: G["view"], world: G["world"]): Difference[];
  /** The name of something in a sentence, such as the unit `us-tank-1`. */
  named(of: string, id: string): string;
  /** What is played from a seat. */
  seat(world: G["world"], seat: number): Played;
  /** The content of the bar above the map. */
  heading(match: MatchState<G>): Heading;
  log: LogReading<G>;
  /** The player's hand in a match. */
  hand(match: MatchState<G>): H;
  /** The key of the name that the tab of the chosen thing has on small screens. */
  chosen: string;
  Board: Component<BoardProps<G, H>, BoardControls<G>>;
  /** In the middle of the bar: phases, or whose turn it is. */
  Phases: Component<{ match: MatchState<G> }>;
  /** Who plays what, and the score. */
  Sides: Component<{ match: MatchState<G> }>;
  /** At the right: what is chosen, and what it would do. */
  Panels: Component<{ hand: H }>;
  /** Whether a map is wider than it is high, so that on an upright screen the panels go below it. With a dock they always do. */
  isWide?(world: G["world"]): boolean;
  /** Below the map and the slip, from edge to edge: cards. With it, the sides have no rail at the left. */
  Dock?: Component<{ hand: H }>;
  /** The question, where the usual slip is not enough. */
  Slip?: Component<{ hand: H }>;
  /** What covers the board for a while; usually nothing. */
  Scene?: Component<{ hand: H }>;
  /** Additional menu items. */
  MenuPart?: Component<{ hand: H; close: () => void }>;
  /** What the end of a match tells besides how it went. */
  Afterword?: Component<{ hand: H }>;
  /** Matches to play next: the key of what they are called, and the match. */
  afterwards?(match: MatchState<G>): Afterwards[];
  /** The board draws the plans of an analysis: see `match.analysis.plan`. */
  drawsPlans?: boolean;
  /** Typed questions about the board, for those who would rather hear it. */
  commands?: Command<H>[];
  lessons(): Promise<LessonBook<G>>;
  /** Keeps the moment on the table as content of one's own, and says where it can be edited; nothing if it cannot be. */
  keepMoment?(match: MatchState<G>): Promise<string | null>;
}

/** Something that is not as it was: what, where on the board, and in words. */
export interface Difference {
  kind: "moved" | "lost" | "hurt" | "arrived" | "taken";
  place: string;
  /** Where it was before. */
  from?: string;
  says: string;
}

/** A match to play after another. */
export interface Afterwards {
  /** What it is, such as "harder" or the name of a scenario. */
  label: string;
  wanted: NewMatch<Game>;
}

/** What is played from a seat: its name, and the drawings that stand for it. */
export interface Played {
  name: string;
  signs: string[];
  /** The class of its colour, if the game has one: it says what `--face` is. */
  colour?: string;
}

export interface Heading {
  /** A short summary of the match, such as "Round 3, summer board". */
  where: string;
  /** Whose turn it is. */
  whose: string;
  /** The progress of the game, such as "Round 3"; empty before it begins. */
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
  /** The seat whose doing it is; nothing for what happens by itself. */
  seat(event: G["event"], match: MatchState<G>): number | null;
  /** Whether it is a step that those who watch should have time to see. */
  isDeed(event: G["event"]): boolean;
  /** How many entries from this one on make a scene that can be watched again; 0 if it is none. */
  scene(log: Entry<G>[], at: number): number;
  /** What others did and what came of it, in a few words each; nothing if they did nothing. */
  digest(log: Entry<G>[], match: MatchState<G>): string[];
  /** What is heard of it; nothing for most events. */
  sound?(event: G["event"]): Sound | null;
  /** What a line adds to its sentence, such as the cards that decided. */
  Detail?: Component<{ match: MatchState<G>; entry: Entry<G> }>;
}

export interface BoardProps<G extends Game, H extends Hand<G>> {
  hand: H;
}

/** What the page asks of a board. */
export interface BoardControls<G extends Game> {
  zoomIn(): void;
  zoomOut(): void;
  /** Shows all of it. */
  fit(): void;
  /** Scrolls a place into view; `centred` puts it in the middle. */
  show(place: string, centred?: boolean): void;
  /** Shows an event as it happens; the promise resolves when the animation is over. */
  present(entry: Entry<G>, view: G["view"]): Promise<void>;
  /** Ends the current animation at once. */
  skip(): void;
}

/** A piece of the sentence on the slip. */
export interface Saying {
  text: string;
  tone?: "strong" | "bad";
}
