// Packs that are opened in the browser: their boards, positions and mats are put among one's own.
import { keepOthers, opened, sentence, type OpenedPack } from "$frame/edit/files";
import { newId } from "$frame/edit/kept";
import { api, Refusal } from "$frame/lib/api";
import type { OwnContent, Packed } from "$frame/protocol";
import { t } from "$frame/words/words.svelte";
import type { OpenedStudies } from "../protocol";
import { draftOf, type Draft as BoardDraft } from "./draft";
import { examined } from "./editor.svelte";
import { ENDING } from "./file";
import { kept, type KeptBoard } from "./kept";
import { opened as openedStudy, type Draft as PositionDraft } from "./position/draft";
import { positions, type KeptPosition } from "./position/kept";
import { opened as openedMats, type Draft as MatsDraft, type Mats } from "./mats/draft";
import { ownMats, type KeptMats } from "./mats/kept";

const POSITION = ".position.ron";

/** What boards, positions and mats have in common on the card of files. */
export const ofAces = () => ({
  game: "aces",
  full: t("aces-edit-full"),
  told: (it: OpenedPack) => t("aces-edit-pack-opened", { ...it, by: it.author ? "yes" : "no" }),
});

/** What the rules read in the text of a board. */
export async function drawnIn(text: string): Promise<{ draft: BoardDraft; fine: boolean }> {
  const { said, drawn } = await examined(text);
  if (!drawn) throw new Refusal(said.faults[0]?.says ?? { key: "aces-edit-file-none", args: {} }, 0);
  return { draft: draftOf(drawn), fine: said.faults.length === 0 };
}

async function positionsIn(files: OwnContent[]): Promise<PositionDraft[]> {
  const { content } = await api.examine("aces", { file: "files.json", text: JSON.stringify(files) });
  return ((content as OpenedStudies | null)?.studies ?? []).map(openedStudy);
}

/** The position in the text of a file. */
export async function openPosition(text: string): Promise<PositionDraft> {
  const [draft] = await positionsIn([{ file: `it${POSITION}`, text }]);
  if (!draft) throw sentence("aces-edit-file-no-position");
  return draft;
}

const MATS = /(^|\.)mats\.ron$/;

/** The mats in the text of a file, under the name of the file. */
export async function openMats(text: string, file: string): Promise<{ draft: MatsDraft; fine: boolean }> {
  const said = await api.examine("aces", { file: "mats.ron", text });
  const mats = said.content as Mats | null;
  if (!mats)
    throw new Refusal(said.faults[0]?.says ?? { key: "aces-edit-fault-mats-unreadable", args: {} }, 0);
  const name = file.replace(/\.?mats\.ron$/, "").replace(/\.ron$/, "");
  return { draft: openedMats(name || t("aces-edit-mats-first"), mats), fine: said.faults.length === 0 };
}

/** Everything of a pack is kept in this browser; the first of each sort comes onto its drawing table. */
export async function openPack(packed: Packed): Promise<{
  told: OpenedPack;
  board: KeptBoard | null;
  position: KeptPosition | null;
  mats: KeptMats | null;
}> {
  const boards = packed.files.filter((it) => it.file.endsWith(ENDING));
  const isPosition = (it: OwnContent) => it.file.endsWith(POSITION);
  const found = packed.files.some(isPosition) ? await positionsIn(packed.files) : [];
  const files = packed.files.filter((it) => MATS.test(it.file));
  const n = boards.length + found.length + files.length;
  if (n === 0) throw sentence("aces-edit-file-none");
  if (boards.length > kept.room || found.length > positions.room || files.length > ownMats.room)
    throw sentence("aces-edit-pack-no-room", { n });
  const read: { draft: BoardDraft; fine: boolean }[] = [];
  for (const { text } of boards) read.push(await drawnIn(text));
  const mats: { draft: MatsDraft; fine: boolean }[] = [];
  for (const { file, text } of files) mats.push(await openMats(text, file));
  const isOther = (it: OwnContent) =>
    !it.file.endsWith(ENDING) && !isPosition(it) && !MATS.test(it.file) && !/\.(txt|md)$/.test(it.file);
  const left = packed.files.filter(isOther).length + packed.files.filter(isPosition).length - found.length;
  return {
    told: opened(packed, n, left),
    board: putAll(kept, read),
    position: putAll(
      positions,
      found.map((draft) => ({ draft, fine: false })),
    ),
    mats: putAll(ownMats, mats),
  };
}

function putAll<K extends KeptBoard | KeptPosition | KeptMats>(
  shelf: { keep(one: K): boolean },
  all: Omit<K, "id" | "changed">[],
): K | null {
  const [first] = all;
  if (!first) return null;
  keepOthers(shelf as Parameters<typeof keepOthers>[0], all);
  const one = { ...first, id: newId(), changed: Date.now() } as K;
  shelf.keep(one);
  return one;
}
