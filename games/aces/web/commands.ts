import type { Command } from "$frame/table/commands";
import { capital, t, words } from "$frame/words/words.svelte";
import { DIRECTIONS, neighbour, type Direction } from "./board/geometry";
import { points } from "./board/model";
import { describeHex, describeUnit } from "./describe";
import type { AcesHand } from "./hand.svelte";
import { names } from "./names.svelte";
import type { Reached, Target, Unit } from "./protocol";

/** What can be asked of the map in words. Whatever depends on rules is asked of the table. */
export const commands: Command<AcesHand>[] = [
  {
    key: "aces-cmd-units",
    does: "aces-cmd-units-does",
    answer: (_, hand) => listed(hand, (it) => hand.isMine(it.id)),
  },
  {
    key: "aces-cmd-enemies",
    does: "aces-cmd-enemies-does",
    answer: (_, hand) => listed(hand, (it) => !hand.isFriend(it.id)),
  },
  {
    key: "aces-cmd-at",
    does: "aces-cmd-at-does",
    answer: ([hex], hand) => onHex(hand, hex, (it) => [describeHex(hand, it)]),
  },
  {
    key: "aces-cmd-reach",
    does: "aces-cmd-reach-does",
    answer: ([hex], hand) => onHex(hand, hex, (it) => reaching(hand, it)),
  },
  { key: "aces-cmd-threats", does: "aces-cmd-threats-does", answer: (_, hand) => threats(hand) },
  {
    key: "aces-cmd-scan",
    does: "aces-cmd-scan-does",
    answer: ([hex, to], hand) => onHex(hand, hex, (it) => scan(hand, it, to)),
  },
  { key: "aces-cmd-hint", does: "aces-cmd-hint-does", answer: (_, hand) => advised(hand) },
];

/** What a strong player would do, step by step. */
async function advised(hand: AcesHand): Promise<string[]> {
  const hint = await hand.adviser.ask();
  if (!hint) return [hand.match.refusal ? capital(words.say(hand.match.refusal)) : t("web-hint-none")];
  const { best, idle } = hint;
  const plan = best.plan.map((it, i) => `${i + 1}: ${hand.line(it)}`);
  return [
    t("aces-hint-best", { percent: best.percent }),
    ...best.why.map((it) => capital(words.say(it))),
    ...(plan.length > 0 ? plan : [t("aces-hint-nothing")]),
    ...(idle === undefined ? [] : [t("aces-hint-idle", { percent: idle })]),
  ];
}

const where = (unit: Unit): string => `${unit.hex}: ${describeUnit(unit)}`;

function listed(hand: AcesHand, isWanted: (unit: Unit) => boolean): string[] {
  const units = (hand.view?.units ?? []).filter((it) => it.hex && isWanted(it));
  if (units.length === 0) return [t("table-cmd-nothing")];
  return units.sort((a, b) => a.hex.localeCompare(b.hex, "en", { numeric: true })).map(where);
}

function onHex(
  hand: AcesHand,
  said: string | undefined,
  answer: (hex: string) => string[] | Promise<string[]>,
): string[] | Promise<string[]> {
  const hex = (said ?? "").toUpperCase();
  return hand.match.world?.board.terrain[hex] ? answer(hex) : [t("aces-cmd-no-hex", { hex: said ?? "" })];
}

/** The units that could end a move on a hex. */
async function reaching(hand: AcesHand, hex: string): Promise<string[]> {
  const said: string[] = [];
  for (const { id } of hand.view?.units ?? []) {
    const reached = await hand.match.socket.query<Reached>({ what: "reach", unit: id }).catch(() => null);
    const stop = reached?.hexes[hex];
    if (stop) said.push(t("aces-cmd-reaches", { unit: names.unit(id), cost: points(stop.cost) }));
  }
  return said.length > 0 ? said : [t("aces-cmd-reach-none", { hex })];
}

/** The enemies that could attack from where they stand. */
async function threats(hand: AcesHand): Promise<string[]> {
  const said: string[] = [];
  for (const { id } of (hand.view?.units ?? []).filter((it) => !hand.isFriend(it.id))) {
    const found = await hand.match.socket
      .query<{ targets: Target[] }>({ what: "targets", unit: id })
      .catch(() => null);
    const mine = (found?.targets ?? []).filter((it) => hand.unit(it) && hand.isMine(it));
    if (mine.length > 0)
      said.push(
        t("aces-cmd-threat", { unit: names.unit(id), targets: mine.map((it) => names.unit(it)).join(", ") }),
      );
  }
  return said.length > 0 ? said : [t("aces-cmd-threat-none")];
}

/** What lies in a direction, hex by hex; empty ground is passed over. */
function scan(hand: AcesHand, from: string, to: string | undefined): string[] {
  const direction = DIRECTIONS.find((it) => it === to?.toLowerCase()) as Direction | undefined;
  if (!direction) return [t("aces-cmd-scan-where", { directions: DIRECTIONS.join(", ") })];
  const said: string[] = [];
  const { board } = hand.match.world!;
  for (let hex = neighbour(from, direction); hex && board.terrain[hex]; hex = neighbour(hex, direction)) {
    const isEmpty = board.terrain[hex] === "open" && !board.factories.includes(hex) && !hand.unitAt(hex);
    if (!isEmpty) said.push(describeHex(hand, hex));
  }
  return said.length > 0 ? said : [t("table-cmd-nothing")];
}
