// Packs: content of one's own as one file. The server packs and unpacks, so that bounds and hashes are in one place.
import type { Mark, OwnContent, Packed } from "../protocol";

export const PACK_ENDING = ".pack";
export const MARKS: Mark[] = ["ours", "fitted", "implied", "given"];

/** What can be put into a pack: a file that is called after it, or files that have their names already. */
export interface Packable {
  /** What its file is called, without numbers that tell it from others. */
  name: string;
  ending?: string;
  text?: string;
  /** Files that have their names already, in the place of the one that is called after it. */
  files?: OwnContent[];
  /** A file that it needs, once in the pack whatever else needs it. */
  beside?: { name: string; ending: string; text: string };
}

/** What is written on a pack, as this browser remembers it for the next version. */
export interface Written {
  names: Record<string, string>;
  version: string;
  author: string;
  licence: string;
  mark: Mark;
}

/** The next version after one: its last number is one more. */
export function nextVersion(version: string): string {
  const parts = version.split(".").map(Number);
  if (parts.some((it) => !Number.isInteger(it))) return version;
  return [...parts.slice(0, -1), parts[parts.length - 1]! + 1].join(".");
}

/** Names of files have plain letters only, and no two are the same. */
export function filesOf(things: readonly Packable[]): OwnContent[] {
  const taken = new Set<string>();
  const needed = things.flatMap((it) => (it.beside ? [it.beside] : []));
  const isFirst = (text: string, i: number) => needed.findIndex((it) => it.text === text) === i;
  const beside = needed.filter(({ text }, i) => isFirst(text, i) && things.every((it) => it.text !== text));
  return [...things, ...beside].flatMap((thing: Packable) => {
    const { name, ending = "", text = "", files } = thing;
    if (files) return files;
    const plain = name
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 40);
    const first = plain || "board";
    let file = `${first}${ending}`;
    for (let n = 2; taken.has(file); n++) file = `${first}-${n}${ending}`;
    taken.add(file);
    return { file, text };
  });
}

export function packed(game: string, written: Written, things: readonly Packable[]): Packed {
  const files = filesOf(things);
  const said = Object.entries(written.names).map(([language, name]) => [language, name.trim()] as const);
  const marks = Object.fromEntries(files.map((it) => [it.file, written.mark]));
  return {
    manifest: {
      game,
      name: Object.fromEntries(said.filter(([, name]) => name !== "")),
      version: written.version.trim(),
      ...(written.author.trim() && { author: written.author.trim() }),
      ...(written.licence.trim() && { licence: written.licence.trim() }),
      ...(written.mark !== "ours" && { marks }),
    },
    files,
  };
}

/** Whether a file is meant as a pack, by its first bytes. */
export async function isPack(file: Blob): Promise<boolean> {
  const [p, k] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return p === 0x50 && k === 0x4b;
}

const KEPT = "sandtable-pack-";

export function lastWritten(game: string): Written | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT + game) ?? "null") as Written | null;
    return found && typeof found.version === "string" && typeof found.names === "object" ? found : null;
  } catch {
    return null;
  }
}

export function remember(game: string, written: Written): void {
  try {
    localStorage.setItem(KEPT + game, JSON.stringify(written));
  } catch {
    // It is only a help for the next time.
  }
}
