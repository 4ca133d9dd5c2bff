import type { Component } from "svelte";
import type { LessonBook } from "./learn/lessons";
import { putSymbols } from "./lib/symbols";
import type { Game, NewMatch, Summary } from "./protocol";
import type { GameClient } from "./table/game";
import { words, type Texts } from "./words/words.svelte";

/** A game as lists and the first pages know it. It is always loaded, so it is small; the rest comes later. */
export interface GameCard<Short = Record<string, unknown>> {
  /** The name used in matches: that of its folder. */
  key: string;
  /** A sample for developers of games: listed only where the server says so. */
  sample?: boolean;
  /** The sentences of the game that a list of matches needs. Texts of its own pages are in `client.ftl`. */
  texts: Texts;
  /** The texts of its lessons. */
  learn: Texts;
  rules: RuleBook;
  /** A short summary of a match, such as "Round 4, summer board", from the host's data for lists. */
  title(short: Short): string;
  /** What is played from a seat, by its key such as `us`. */
  plays(key: string): string;
  /** The drawing of it, and the class that colours it. */
  sign(key: string | undefined): { symbol: string; colour: string };
  /** Its chance is dealt from cards, not rolled. */
  isDealt?: boolean;
  /**
   * How strong the opponent of the button on the first page may be, the weakest first: `game-KEY-level-LEVEL` names
   * it, and `game-KEY-play-LEVEL` says what is played where that differs from `game-KEY-play`.
   */
  levels?: readonly string[];
  /** The words for what they are, such as those for an opponent; if none are given, difficulties. */
  levelsOf?: string;
  /** The same for a bot that thinks ahead, where the game has one. */
  thinkers?: readonly string[];
  /** The drawing on the button of the first page. */
  Emblem: Component;
}

/** A game with what is fetched when it is needed. */
export interface ListedGame extends GameCard {
  /** Matches that begin with one tap. */
  quick(): Promise<Quick>;
  /** The game's part of the page that puts a match together. */
  newMatch(): Promise<Part<{ others: string | null }>>;
  /** The picture beside the first page, for wide screens. */
  scene: (() => Promise<Part>) | undefined;
  /** Puts the drawings of the game into the page, once. What refers to them shows them as soon as they are there. */
  draw(): Promise<void>;
  lessons(): Promise<LessonBook<Game>>;
  /** Where content of one's own is made, if the game has such a place; its texts are in `edit.ftl`. */
  editor: (() => Promise<Part>) | undefined;
  /** One page to print, if the game has one; its texts are in `reference.ftl`. */
  reference: (() => Promise<Part>) | undefined;
  client(): Promise<GameClient<Game>>;
}

/** A component in a file of its own. */
interface Part<Props extends Record<string, unknown> = Record<string, never>> {
  default: Component<Props>;
}

export interface Quick {
  solo(level?: string): NewMatch<Game>;
  two(): NewMatch<Game>;
}

/** Where the words of a game's rules are. */
export interface RuleBook {
  /** How ids of rules begin, such as `AA-`. */
  ids: string;
  texts: Texts;
  /** How the keys of chapters begin. */
  chapters: string;
}

/** Every game has a card, in its own folder. */
const cards = import.meta.glob<GameCard>("../../games/*/web/card.ts", { eager: true, import: "default" });

/** The other parts of a game are found by their places in the same folder. Only drawings, picture, editor and reference may be missing. */
const symbols = import.meta.glob<string>("../../games/*/web/symbols.svg", {
  query: "?raw",
  import: "default",
});
const quick = import.meta.glob<Quick>("../../games/*/web/quick.ts");
const newMatch = import.meta.glob<Part<{ others: string | null }>>("../../games/*/web/new/NewMatch.svelte");
const scene = import.meta.glob<Part>("../../games/*/web/scene/FirstPageScene.svelte");
const lessons = import.meta.glob<LessonBook<Game>>("../../games/*/web/lessons.ts", { import: "book" });
const editor = import.meta.glob<Part>("../../games/*/web/edit/Editor.svelte");
const reference = import.meta.glob<Part>("../../games/*/web/Reference.svelte");
const client = import.meta.glob<GameClient<Game>>("../../games/*/web/client.ts", { import: "client" });

function withParts(card: GameCard): ListedGame {
  const folder = `../../games/${card.key}/web`;
  let drawn: Promise<void> | undefined;
  return {
    ...card,
    draw: () =>
      (drawn ??= symbols[`${folder}/symbols.svg`]?.().then((it) => putSymbols(it)) ?? Promise.resolve()),
    quick: quick[`${folder}/quick.ts`]!,
    newMatch: newMatch[`${folder}/new/NewMatch.svelte`]!,
    scene: scene[`${folder}/scene/FirstPageScene.svelte`],
    lessons: lessons[`${folder}/lessons.ts`]!,
    editor: editor[`${folder}/edit/Editor.svelte`],
    reference: reference[`${folder}/Reference.svelte`],
    client: client[`${folder}/client.ts`]!,
  };
}

/** All games that this client knows, by the names of their folders. `lib/shelf` says which of them are on offer. */
export const games: ListedGame[] = Object.values(cards).map(withParts);

export function gameOf(key: string | null | undefined): ListedGame | undefined {
  return games.find((it) => it.key === key);
}

/** The game that a rule belongs to. */
export function gameOfRule(id: string): ListedGame | undefined {
  return games.find((it) => id.startsWith(it.rules.ids));
}

/** Fetches what the table needs for a match of a game: its code and its words. */
export async function loadGame(key: string): Promise<GameClient<Game>> {
  const game = gameOf(key);
  if (!game) throw new Error(`no such game: ${key}`);
  const [client] = await Promise.all([game.client(), words.learn(...textsOf(game), game.learn), game.draw()]);
  return client;
}

/** The texts of a game's own pages. */
export function textsOf(game: GameCard): Texts[] {
  return [game.texts, `${game.key}/client`];
}

/** Fetches the words and drawings that a list of matches needs. */
export async function learnGamesOf(matches: Summary[]): Promise<void> {
  const found = [...new Set(matches.flatMap((it) => gameOf(it.game) ?? []))];
  await Promise.all([words.learn(...found.map((it) => it.texts)), ...found.map((it) => it.draw())]);
}
