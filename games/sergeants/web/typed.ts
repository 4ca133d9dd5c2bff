import { done, type Command } from "$frame/table/commands";
import { payload } from "$frame/protocol/variants";
import { t, words } from "$frame/words/words.svelte";
import { account, sortOf } from "./cards/account";
import * as called from "./cards/called";
import { sentence } from "./cards/texts";
import type { SergeantsHand } from "./hand.svelte";
import { farFromGate } from "./map/bases";
import { aimOf } from "./map/hands.svelte";
import { startOf, type Task } from "./map/question";
import { spot } from "./map/shapes";
import { inches, verdictOf } from "./map/words";
import { names } from "./names.svelte";
import type { CardIx, Choice, Facing, PlacingInfo, Place, Point, Tag, Tried } from "./protocol";
import { facingOf, nameOf, onSoldier, SECTORS, sixteenths } from "./spoken";

/** What is done in words, in inches and by numbers, and what lies in one's hand. Whether it may be is asked of the table. */
export const typed: Command<SergeantsHand>[] = [
  { key: "sm-cmd-walk", does: "sm-cmd-walk-does", answer: (said, hand) => walk(hand, said) },
  { key: "sm-cmd-deploy", does: "sm-cmd-deploy-does", answer: (said, hand) => deploy(hand, said) },
  { key: "sm-cmd-hand", does: "sm-cmd-hand-does", answer: (_, hand) => cards(hand) },
  { key: "sm-cmd-lay", does: "sm-cmd-lay-does", answer: (said, hand) => lay(hand, said) },
  { key: "sm-cmd-suggest", does: "sm-cmd-suggest-does", answer: (_, hand) => suggest(hand) },
  { key: "sm-cmd-orders", does: "sm-cmd-orders-does", answer: (_, hand) => orders(hand) },
  { key: "sm-cmd-vp", does: "sm-cmd-vp-does", answer: (_, hand) => vp(hand) },
];

// --- Places

/** A way as it is typed: pairs of inches, of which all but the last are bends, and a facing. */
interface Said {
  points: Point[];
  facing: Facing | null;
}

function wayOf(said: string[]): Said | null {
  const facing = facingOf(said.at(-1));
  const numbers = (facing === null ? said : said.slice(0, -1)).map(sixteenths);
  if (numbers.length % 2 !== 0 || numbers.includes(null)) return null;
  const points = numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x!, numbers[i + 1]!]] : []));
  return { points, facing };
}

const howPlaces = (): string[] => [t("sm-cmd-where", { directions: SECTORS.join(", ") })];

/** SM-MOV-1: walks, turns or comes onto the map, straight or by the bends that are named. */
async function walk(hand: SergeantsHand, said: string[]): Promise<string[]> {
  const { task } = aimOf(hand);
  const way = wayOf(said);
  if (!way || said.length === 0) return howPlaces();
  if (task?.kind !== "walk" && task?.kind !== "turn" && task?.kind !== "enter") return [t("sm-cmd-no-walk")];
  const choice = await walkOf(hand, task, way);
  if (!choice) return howPlaces();
  const why = await hindrance(hand, task, choice, task.tag);
  return why ?? done(hand, () => hand.choose(choice));
}

type Going = Extract<Task, { kind: "walk" | "turn" | "enter" }>;

async function walkOf(hand: SergeantsHand, task: Going, { points, facing }: Said): Promise<Choice | null> {
  const from = startOf(task);
  const at = points.at(-1) ?? from?.at;
  if (!at) return null;
  const bends = points.slice(0, -1);
  if (task.kind !== "enter") return { walk: { bends, to: { at, facing: facing ?? from!.facing } } };
  const gate = await gateFor(hand, task.tag, points[0]!);
  if (gate === null) return null;
  const inwards = hand.world!.gates[gate]!.outside[0].facing;
  return { enter: { gate, way: { bends, to: { at, facing: facing ?? inwards } } } };
}

/** SM-SCN-4: of the entry areas that he may use the one that is nearest to where he goes. */
async function gateFor(hand: SergeantsHand, tag: Tag, to: Point): Promise<number | null> {
  const gates = (await hand.find({ what: "gates", tag })) ?? [];
  const far = (it: number) => farFromGate(hand.world!.gates[it]!, spot(to));
  return [...gates].sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** Why the table would not take an answer, and a place close by that it would; nothing if it takes it. */
async function hindrance(
  hand: SergeantsHand,
  task: Task,
  choice: Choice,
  tag: Tag,
): Promise<string[] | null> {
  const tried = await hand.find({ what: "try", space: task.space, choice, near: true });
  if (tried && tried.why === undefined) return null;
  const why = tried ? verdictOf(hand.world!, hand.view!, choice, tag, tried) : [];
  return [...(why.length > 0 ? why : [t("table-cmd-nothing")]), ...nearby(tried, tag)];
}

function nearby(tried: Tried | null, tag: Tag): string[] {
  const choice = tried?.instead?.choice;
  if (!choice) return [];
  const place =
    (payload(choice, "walk") ?? payload(choice, "enter")?.way)?.to ??
    payload(choice, "deploy")?.find((it) => it[0] === tag)?.[1];
  return place ? [t("sm-cmd-instead", { x: inches(place.at[0]), y: inches(place.at[1]) })] : [];
}

/** SM-SCN-9: puts one soldier on the map to begin with; without a name it says who has a place. */
function deploy(hand: SergeantsHand, [name, ...said]: string[]): string[] | Promise<string[]> {
  const { task } = aimOf(hand);
  if (task?.kind !== "deploy") return [t("sm-cmd-no-deploy")];
  if (name === undefined) return whoIsPlaced(hand, task.tags);
  return onSoldier(hand, name, ({ tag }) => {
    if (!task.tags.includes(tag)) return [t("sm-cmd-not-yours", { soldier: nameOf(hand, tag) })];
    return deployOne(hand, task, tag, said);
  });
}

async function deployOne(hand: SergeantsHand, task: Task, tag: Tag, said: string[]): Promise<string[]> {
  const way = wayOf(said);
  if (way?.points.length !== 1) return howPlaces();
  const aim = aimOf(hand);
  const others = aim.deployed.filter((it) => it[0] !== tag);
  const facing = way.facing ?? others.at(-1)?.[1].facing ?? 0;
  const placed: [Tag, Place][] = [...others, [tag, { at: way.points[0]!, facing }]];
  const why = await hindrance(hand, task, { deploy: placed }, tag);
  if (why) return why;
  aim.letGo();
  aim.lifted = null;
  aim.deployed = placed;
  return whoIsPlaced(hand, task.kind === "deploy" ? task.tags : []);
}

function whoIsPlaced(hand: SergeantsHand, tags: Tag[]): string[] {
  const placed = aimOf(hand).deployed.map((it) => it[0]);
  const named = (all: Tag[]) => all.map((it) => nameOf(hand, it)).join(", ") || t("table-list-none");
  const left = tags.filter((it) => !placed.includes(it));
  const ready = left.length > 0 ? [] : [t("table-cmd-ready", { word: confirmWord() })];
  return [t("sm-cmd-placed", { soldiers: named(placed), left: named(left) }), ...ready];
}

const confirmWord = (): string => t("table-cmd-confirm").split(",")[0]!;

// --- Cards

/** The player's cards, numbered, and while they are laid the phases that each may be laid on. */
async function cards(hand: SergeantsHand): Promise<string[]> {
  const { own, world } = hand;
  if (!own || own.hand.length === 0) return [t("sm-cmd-hand-none")];
  const info = await judged(hand);
  return own.hand.map((card, i) => `${i + 1}: ${sentence(world!, card, phasesFor(info, card))}`);
}

/** What the table says of the cards in hand; nothing while none are to be laid. */
async function judged(hand: SergeantsHand): Promise<PlacingInfo | null> {
  const seat = hand.match.seat;
  if (hand.kind !== "place" || seat === null) return null;
  const { slots, seconds } = hand.placing;
  return hand.find({ what: "placing", seat, lay: { cards: slots, second: seconds } });
}

/** The phases from 0, as the table has them. */
function phasesFor(info: PlacingInfo | null, card: CardIx): number[] | null {
  const first = info?.hand.find((it) => it.card === card)?.first;
  return first?.flatMap((why, i) => (why === null ? [i] : [])) ?? null;
}

/** SM-TRN-4: lays a card of the hand on a phase; a + behind the phase makes it the second there (SM-OFF-1). */
async function lay(hand: SergeantsHand, [nth, phase]: string[]): Promise<string[]> {
  const info = await judged(hand);
  if (!info) return [t("sm-cmd-no-lay")];
  const card = hand.own?.hand[Number(nth) - 1];
  const at = Number(phase?.replace("+", "")) - 1;
  if (card === undefined || ![0, 1, 2].includes(at)) return [t("sm-cmd-lay-how")];
  const isSecond = phase!.endsWith("+");
  const known = info.hand.find((it) => it.card === card);
  const why = isSecond ? known?.second[at] : known?.first[at];
  if (why) return [words.say(why)];
  // The hand learns by itself what the table has just said.
  const isLaid = await soon(() => laid(hand, card, at, isSecond));
  return isLaid ? lying(hand) : [t("table-cmd-nothing")];
}

const laid = ({ placing }: SergeantsHand, card: CardIx, phase: number, isSecond: boolean): boolean =>
  isSecond ? placing.placeSecond(card, phase) : placing.slots[phase] === card || placing.place(card, phase);

/** What comes about within a moment. */
async function soon(comes: () => boolean): Promise<boolean> {
  for (let i = 0; i < 20; i += 1) {
    if (comes()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

async function lying(hand: SergeantsHand): Promise<string[]> {
  const { slots, seconds } = hand.placing;
  const said = [0, 1, 2].map((i) => {
    const all = [slots[i], seconds[i]].flatMap((it) => (it == null ? [] : [names.card(it)]));
    return t("sm-cmd-phase", { n: i + 1, cards: all.join(", ") || t("table-list-none") });
  });
  const isFull = await soon(() => hand.placing.isFull || hand.placing.open.length > 0);
  const ready = isFull && hand.placing.isFull ? [t("table-cmd-ready", { word: confirmWord() })] : [];
  return [...said, ...ready];
}

/** Lets the table lay cards or place soldiers, as its buttons do. */
async function suggest(hand: SergeantsHand): Promise<string[]> {
  if (hand.kind === "place") {
    await hand.placing.fillUp();
    return lying(hand);
  }
  if (!hand.canSuggest) return [t("sm-cmd-no-suggest")];
  await hand.suggest();
  const { task } = aimOf(hand);
  if (task?.kind !== "deploy") return [t("table-cmd-ready", { word: confirmWord() })];
  await soon(() => aimOf(hand).deployed.length > 0);
  return whoIsPlaced(hand, task.tags);
}

// --- What it is about

/** SM-ORD-11: the player's orders, and those that were carried out. */
function orders(hand: SergeantsHand): string[] {
  const { world, view, own } = hand;
  const met = (view?.tableau ?? []).map((it) => it.met);
  const seat = hand.match.seat;
  const mine = (own?.orders ?? []).map((nr) => {
    const said = words.say(world!.orders[nr]!.says);
    return seat !== null && met[seat]?.includes(nr) ? `${said} ${t("sm-web-card-order-met")}.` : said;
  });
  const others = met.flatMap((all, of) =>
    of === seat
      ? []
      : all.map((nr) => t("sm-cmd-order-of", { who: called.player(of, seat), order: names.order(nr) })),
  );
  const said = [...mine, ...others];
  return said.length > 0 ? said : [t("sm-web-card-orders-none")];
}

/** SM-VIC-1: everybody's VP, and what they came from. */
function vp(hand: SergeantsHand): string[] {
  const { view, match } = hand;
  if (!view) return [t("table-cmd-nothing")];
  const items = account(view, match.told);
  return view.tableau.map(({ score }, seat) => {
    const from = (items[seat] ?? []).map((it) => `${t(`sm-web-card-account-${sortOf(it)}`)} ${it.vp}`);
    return t("sm-cmd-vp-of", {
      who: called.player(seat, match.seat),
      vp: score,
      from: from.join(", ") || t("sm-web-card-account-none"),
    });
  });
}
