// A draft as a board file, which the rules read: docs/content.md describes it.
import { plainName } from "$frame/lib/files.ts";
import { COLUMNS } from "../board/geometry.ts";
import type { Hex } from "../board/model.ts";
import { middleOf, type Draft } from "./draft.ts";

/** The ending by which a file is known to be a board. */
export const ENDING = ".board";

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

export function written(draft: Draft): string {
  const head = [
    `board: ${oneLine(draft.name)}`,
    `season: ${draft.season}`,
    `halves: ${halves(draft)}`,
    ...(oneLine(draft.author) ? [`author: ${oneLine(draft.author)}`] : []),
    ...(oneLine(draft.licence) ? [`licence: ${oneLine(draft.licence)}`] : []),
  ];
  const starts = Object.entries(draft.starts).map(([number, hex]) => `${number} ${hex}`);
  const names = Object.entries(draft.names).map(([hex, name]) => `  ${hex} ${oneLine(name)}`);
  const { allies, germany } = draft.bulge;
  const bulge = [
    ...(allies.length > 0 ? [`  allies: ${allies.join(" ")}`] : []),
    ...(germany.length > 0 ? [`  germans: ${germany.join(" ")}`] : []),
  ];
  return [
    ...head,
    ...section("map:", map(draft)),
    ...section("starts:", lines(starts, 6, "   ")),
    ...section("shore:", lines([...draft.shore], 12, " ")),
    ...section("bulge:", bulge),
    ...section("names:", names),
    "",
  ].join("\n");
}

function halves(draft: Draft): string {
  const [middle, last] = [middleOf(draft), COLUMNS[draft.columns - 1]];
  if (draft.half) return `A-${last}`;
  return `A-${COLUMNS[middle - 1]} ${COLUMNS[middle]}-${last}`;
}

function section(title: string, content: string[]): string[] {
  return content.length > 0 ? ["", title, ...content] : [];
}

/** Every second column lies half a hex lower, hence two lines a row. */
function map({ columns, land }: Draft): string[] {
  const pair = (row: string) => [0, 1].map((low) => [...row].filter((_, col) => col % 2 === low).join("   "));
  const [high, low] = pair(COLUMNS.slice(0, columns));
  const rows = land.flatMap((row, i) => {
    const [upper, lower] = pair(row);
    return [`  ${String(i + 1).padEnd(6)}${upper}`, `          ${lower}`];
  });
  return [`        ${high}`, `          ${low}`, ...rows];
}

function lines(words: (string | Hex)[], each: number, between: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < words.length; i += each) found.push(`  ${words.slice(i, i + each).join(between)}`);
  return found;
}

export const fileName = (draft: Draft) => `${plainName(oneLine(draft.name), "board")}${ENDING}`;
