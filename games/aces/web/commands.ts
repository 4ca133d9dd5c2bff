import type { Command } from "$frame/table/commands";
import { capital, t, words } from "$frame/words/words.svelte";
import { DIRECTIONS, neighbour, type Direction } from "./board/geometry";
import { points } from "./board/model";
import { describeHex, describeUnit } from "./describe";
import type { AcesHand } from "./hand.svelte";
import { names } from "./names.svelte";
import type { Danger, Reached, Threats, Unit } from "./protocol";

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
    t("web-hint-best", { percent: best.percent }),
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

/** What the enemy could attack in its next turn, once it has moved, and which factories it could take. */
async function threats(hand: AcesHand): Promise<string[]> {
  const own = (hand.view?.units ?? []).filter((it) => it.hex && hand.isMine(it.id));
  if (own.length === 0) return [t("table-cmd-nothing")];
  const ask = ({ id, hex }: Unit) => hand.match.socket.query<Danger>({ what: "danger", unit: id, hex });
  const dangers = await Promise.all(own.map(ask));
  const attacked = dangers.filter((it) => it.attackers.length > 0).map(inDanger);
  const taken = await takers(hand);
  return [...(attacked.length > 0 ? attacked : [t("aces-cmd-threat-none")]), ...taken];
}

/** Who could attack a unit, the worst first, and how likely it then is to be destroyed. */
function inDanger({ unit, hex, attackers }: Danger): string {
  const percent = (share: number) =>
    new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
  const enemies = attackers.map((it) =>
    t("aces-cmd-threat-by", {
      unit: names.unit(it.unit),
      hex: it.from,
      chance: percent(it.suffers.destroyed),
    }),
  );
  return t("aces-cmd-threat", { unit: names.unit(unit), hex, enemies: enemies.join(", ") });
}

async function takers(hand: AcesHand): Promise<string[]> {
  const side = hand.layers.enemy;
  if (!side) return [];
  const { take } = await hand.match.socket.query<Threats>({ what: "threats", side });
  return Object.entries(take).map(([hex, units]) =>
    t("aces-table-layer-take", { hex, units: units.map((it) => names.unit(it)).join(", ") }),
  );
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
