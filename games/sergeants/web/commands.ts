import type { Command } from "$frame/table/commands";
import { capital, t, words } from "$frame/words/words.svelte";
import type { SergeantsHand } from "./hand.svelte";
import { described, facingName, inches } from "./map/words";
import { facingTo } from "./map/bases";
import type { Choice, Faced, Figure, Outlook, Point, Ruler, Sights, Tag, Tried, Way } from "./protocol";
import { nameOf, onSoldier, SECTORS, sixteenths } from "./spoken";
import { typed } from "./typed";
import { placeOf } from "./view";

/** What can be asked of the map in words, in inches. Whatever depends on rules is asked of the table. */
export const commands: Command<SergeantsHand>[] = [
  {
    key: "sm-cmd-soldiers",
    does: "sm-cmd-soldiers-does",
    answer: (_, hand) => listed(hand, (it) => hand.isMine(it.tag)),
  },
  {
    key: "sm-cmd-enemies",
    does: "sm-cmd-enemies-does",
    answer: (_, hand) => listed(hand, (it) => !hand.isFriend(it.tag)),
  },
  {
    key: "sm-cmd-at",
    does: "sm-cmd-at-does",
    answer: (said, hand) => onSoldier(hand, said[0], (it) => at(hand, it)),
  },
  {
    key: "sm-cmd-sees",
    does: "sm-cmd-sees-does",
    answer: (said, hand) => onSoldier(hand, said[0], (it) => sees(hand, it)),
  },
  { key: "sm-cmd-reach", does: "sm-cmd-reach-does", answer: (said, hand) => reach(hand, said) },
  { key: "sm-cmd-threats", does: "sm-cmd-threats-does", answer: (_, hand) => threats(hand) },
  {
    key: "sm-cmd-ruler",
    does: "sm-cmd-ruler-does",
    answer: ([one, other], hand) =>
      onSoldier(hand, one, (from) => onSoldier(hand, other, (to) => ruler(hand, from, to))),
  },
  {
    key: "sm-cmd-scan",
    does: "sm-cmd-scan-does",
    answer: ([who, to], hand) => onSoldier(hand, who, (it) => scan(hand, it, to)),
  },
  ...typed,
  { key: "sm-cmd-hint", does: "sm-cmd-hint-does", answer: (_, hand) => advised(hand) },
];

/** What a strong player would do, step by step. */
async function advised(hand: SergeantsHand): Promise<string[]> {
  const hint = await hand.adviser.ask();
  if (!hint) return [hand.match.refusal ? capital(words.say(hand.match.refusal)) : t("web-hint-none")];
  const { best } = hint;
  return [
    t("web-hint-best", { percent: best.percent }),
    ...best.why.map((it) => capital(words.say(it))),
    ...best.steps.map((it, i) => `${i + 1}: ${capital(words.say(it.says))}`),
  ];
}

function listed(hand: SergeantsHand, isWanted: (figure: Figure) => boolean): string[] {
  const figures = (hand.view?.figures ?? []).filter((it) => placeOf(it) && isWanted(it));
  return figures.length > 0 ? figures.flatMap((it) => at(hand, it)) : [t("table-cmd-nothing")];
}

/** A soldier, and where he stands: inches from the western and the northern edge. */
function at(hand: SergeantsHand, figure: Figure): string[] {
  const said = described(hand.world!, hand.view!, figure.tag, false, hand.offered.has(figure.tag));
  const place = placeOf(figure);
  if (!place) return [`${said}.`];
  const [x, y] = place.at;
  return [`${said}. ${t("sm-cmd-stands", { x: inches(Math.max(0, x)), y: inches(Math.max(0, y)) })}`];
}

async function sees(hand: SergeantsHand, { tag }: Figure): Promise<string[]> {
  const found = await hand.match.socket.query<{ sights: Sights }>({ what: "sights", tag }).catch(() => null);
  if (!found) return [t("table-cmd-nothing")];
  const { spottable, targets } = found.sights;
  const together = (tags: Tag[]) =>
    tags.length > 0 ? tags.map((it) => nameOf(hand, it)).join(", ") : t("table-list-none");
  const soldier = nameOf(hand, tag);
  return [
    t("sm-cmd-can-spot", { soldier, soldiers: together(spottable) }),
    t("sm-cmd-can-shoot", { soldier, soldiers: together(targets.map(([it]) => it)) }),
  ];
}

/** Which of one's own soldiers can walk to a place, in inches from the western and the northern edge, or charge an enemy. */
function reach(hand: SergeantsHand, said: string[]): string[] | Promise<string[]> {
  const [x, y] = said.map(sixteenths);
  if (x != null && y != null)
    return whoCan(hand, said.slice(0, 2).join(" × "), (it) => canWalk(hand, it, [x, y]));
  return onSoldier(hand, said[0], (enemy) =>
    whoCan(hand, nameOf(hand, enemy.tag), (it) => canCharge(hand, it, enemy.tag)),
  );
}

async function whoCan(
  hand: SergeantsHand,
  goal: string,
  can: (figure: Figure) => Promise<boolean>,
): Promise<string[]> {
  const own = (hand.view?.figures ?? []).filter((it) => placeOf(it) && hand.isMine(it.tag));
  const able = await Promise.all(own.map(async (it) => ((await can(it)) ? [nameOf(hand, it.tag)] : [])));
  const soldiers = able.flat().join(", ");
  return [soldiers ? t("sm-cmd-can-reach", { goal, soldiers }) : t("sm-cmd-reach-none", { goal })];
}

async function canWalk(hand: SergeantsHand, figure: Figure, at: Point): Promise<boolean> {
  const [{ tag }, place] = [figure, placeOf(figure)];
  if (!place) return false;
  const choice: Choice = { walk: { bends: [], to: { ...place, at } } };
  const query = { what: "try" as const, space: { walks: { tag, leaves: [] } }, choice };
  const found = await hand.match.socket.query<{ tried: Tried }>(query).catch(() => null);
  return found !== null && found.tried.why === undefined;
}

async function canCharge(hand: SergeantsHand, { tag }: Figure, enemy: Tag): Promise<boolean> {
  const query = { what: "charges" as const, space: { walks: { tag, leaves: [] } } };
  const found = await hand.match.socket.query<{ charges: [Tag, Way][] }>(query).catch(() => null);
  return found?.charges.some(([it]) => it === enemy) ?? false;
}

/** Who could spot or shoot one's own soldiers from where he stands, as far as one may know. */
async function threats(hand: SergeantsHand): Promise<string[]> {
  const own = (hand.view?.figures ?? []).filter((it) => placeOf(it) && hand.isMine(it.tag));
  const ask = ({ tag }: Figure) =>
    hand.match.socket.query<{ outlook: Outlook }>({ what: "outlook", tag }).catch(() => null);
  const found = await Promise.all(own.map(async (it) => ({ it, outlook: (await ask(it))?.outlook })));
  const said = found.flatMap(({ it, outlook }) => {
    const soldier = nameOf(hand, it.tag);
    const line = (key: string, enemies: Faced[]) =>
      enemies.length > 0
        ? [t(key, { soldier, soldiers: enemies.map(({ tag }) => nameOf(hand, tag)).join(", ") })]
        : [];
    const enemies = outlook?.enemies ?? [];
    return [
      ...line(
        "sm-cmd-spotters",
        enemies.filter((enemy) => enemy.seen && !it.spotted),
      ),
      ...line(
        "sm-cmd-shooters",
        enemies.filter((enemy) => enemy.shot_at && it.spotted),
      ),
    ];
  });
  return said.length > 0 ? said : [t("table-cmd-nothing")];
}

async function ruler(hand: SergeantsHand, from: Figure, to: Figure): Promise<string[]> {
  const query = { what: "ruler", from: from.tag, to: to.tag } as const;
  const found = await hand.match.socket.query<{ ruler: Ruler }>(query).catch(() => null);
  if (!found) return [t("table-cmd-nothing")];
  const { squares, inches: far, in_arc } = found.ruler;
  const measured = { from: nameOf(hand, from.tag), to: nameOf(hand, to.tag), inches: far, squares };
  return [t("sm-cmd-measured", measured), t(in_arc ? "sm-cmd-in-arc" : "sm-cmd-out-of-arc")];
}

/** Who is in a direction from a soldier, the nearest first. */
function scan(hand: SergeantsHand, from: Figure, to: string | undefined): string[] {
  const sector = SECTORS.indexOf(to?.toLowerCase() ?? "");
  const place = placeOf(from);
  if (sector < 0 || !place) return [t("sm-cmd-scan-where", { directions: SECTORS.join(", ") })];
  const here = { x: place.at[0], y: place.at[1] };
  const found = (hand.view?.figures ?? []).flatMap((figure) => {
    const there = placeOf(figure);
    if (!there || figure.tag === from.tag) return [];
    const [x, y] = there.at;
    const facing = facingTo(here, { x, y });
    const far = Math.hypot(x - here.x, y - here.y);
    return Math.round(facing / 8) % 8 === sector ? [{ figure, facing, far }] : [];
  });
  if (found.length === 0) return [t("table-cmd-nothing")];
  return found
    .sort((a, b) => a.far - b.far)
    .map(({ figure, facing, far }) =>
      t("sm-cmd-away", {
        soldier: described(hand.world!, hand.view!, figure.tag, false, false),
        inches: inches(Math.round(far)),
        direction: facingName(facing),
      }),
    );
}
