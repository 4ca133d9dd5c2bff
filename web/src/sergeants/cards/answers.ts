import type { Arg, Phrase } from "../../protocol";
import type { Act, Ask, CardIx, Choice, Facing, Place, Point, Tag } from "../../protocol/sergeants";
import { t } from "../../words/words.svelte";
import { nameOf } from "./desk";
import { listed } from "./names.svelte";

// What a button or a list calls an answer. The keys are those of the game.

const soldier = (tag: Tag): Arg => ({ soldier: String(tag) });
const card = (ix: CardIx): Arg => ({ card: String(ix) });
const gate = (nth: number): Arg => ({ gate: String(nth) });
const point = ([x, y]: Point): Arg => ({ point: `${x},${y}` });

const COMPASS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
const facing = (it: Facing): Arg => ({ facing: COMPASS[Math.floor((it + 4) / 8) % 8]! });
const ending = (to: Place): Record<string, Arg> => ({ point: point(to.at), facing: facing(to.facing) });

/** What there is to do, without anybody who does it. */
export function act(it: Act): string {
  if (typeof it === "string") return t(`sm-act-${it}`);
  if ("any" in it) return t("sm-act-any", { action: t(`sm-action-${it.any}`) });
  return listed(it.either.map(acts), "disjunction");
}

/** One act after the other. */
export function acts(all: Act[]): string {
  return all.map(act).reduce((first, next) => t("sm-then", { first, next }));
}

/** The answer on its own, whatever the question was. */
export function phrase(choice: Choice): Phrase {
  if (typeof choice === "string") return { key: `sm-choice-${choice}`, args: {} };
  const name = nameOf(choice).replaceAll("_", "-");
  if ("rally" in choice && choice.rally.whose === choice.rally.by)
    return { key: "sm-choice-rally-himself", args: { soldier: soldier(choice.rally.whose) } };
  return { key: `sm-choice-${name}`, args: args(choice) };
}

function args(choice: Exclude<Choice, string>): Record<string, Arg> {
  if ("order" in choice) return { order: { order: String(choice.order) } };
  if ("story" in choice) return { story: { story: String(choice.story) } };
  if ("card" in choice) return { card: card(choice.card) };
  if ("force" in choice) return { soldiers: choice.force.map((it) => soldier(it.tag)) };
  if ("deploy" in choice) return { soldiers: choice.deploy.map((it) => soldier(it[0])) };
  if ("placing" in choice) {
    const [first, second, third] = choice.placing.map((it) => (it === null ? { list: "none" } : card(it)));
    return { first: first!, second: second!, third: third! };
  }
  if ("phase" in choice) return { phase: choice.phase + 1 };
  if ("take_back" in choice)
    return { soldier: soldier(choice.take_back[0]), card: card(choice.take_back[1]) };
  if ("action" in choice) return { action: { action: choice.action } };
  if ("part" in choice) return { part: { part: choice.part.replace("_", "-") } };
  if ("soldier" in choice) return { soldier: soldier(choice.soldier) };
  if ("act" in choice) return { acts: act(choice.act) };
  if ("row" in choice) return { n: choice.row + 1 };
  if ("rally" in choice) return { soldier: soldier(choice.rally.by), target: soldier(choice.rally.whose) };
  if ("walk" in choice) return ending(choice.walk.to);
  if ("enter" in choice) return { gate: gate(choice.enter.gate), ...ending(choice.enter.way.to) };
  if ("leave" in choice) return { gate: gate(choice.leave.gate) };
  if ("let_go" in choice) return { soldier: soldier(choice.let_go) };
  if ("hand_over" in choice)
    return { soldier: soldier(choice.hand_over.prisoner), escort: soldier(choice.hand_over.to) };
  if ("throw" in choice) return { target: soldier(choice.throw.target), point: point(choice.throw.centre) };
  if ("strike" in choice) return { card: card(choice.strike.card), target: soldier(choice.strike.on) };
  return {};
}

/** What is left undone by whoever says that he is done. */
const UNDONE: Record<string, string> = {
  walk: "sm-answer-stay",
  spot: "sm-answer-does-nothing",
  shoot: "sm-answer-does-nothing",
  cover: "sm-answer-does-nothing",
  throw: "sm-answer-does-nothing",
  act: "sm-answer-does-nothing",
  either: "sm-answer-does-nothing",
  who: "sm-answer-nobody",
  rally: "sm-answer-nobody",
  befall: "sm-answer-nobody",
  take_back: "sm-answer-no-card",
  hold: "sm-answer-no-card",
  part: "sm-answer-end-card",
};

/** The answer to a question: `done` says what is left undone, a soldier what is done to him. */
export function phraseTo(ask: Ask, choice: Choice): Phrase {
  const kind = nameOf(ask);
  const of = (typeof ask === "object" ? Object.values(ask)[0] : {}) as {
    tag?: Tag;
    card?: CardIx;
    rows?: Act[][];
  };
  const tag: Record<string, Arg> = of.tag === undefined ? {} : { soldier: soldier(of.tag) };
  if (choice === "done" && UNDONE[kind]) return { key: UNDONE[kind], args: tag };
  if (kind === "cover" && choice === "yes") return { key: "sm-answer-cover", args: tag };
  if (kind === "pay" && choice === "yes") return { key: "sm-answer-pay", args: {} };
  if (kind === "pay" && choice === "no") return { key: "sm-answer-do-not-pay", args: {} };
  if (kind === "capture" && choice === "no")
    return { key: "sm-answer-kill", args: { target: soldier(of.tag!) } };
  if (typeof choice === "string") return phrase(choice);
  if ("soldier" in choice) {
    const other = soldier(choice.soldier);
    if (kind === "spot") return { key: "sm-answer-spot", args: { ...tag, target: other } };
    if (kind === "shoot" || kind === "next_target")
      return { key: "sm-answer-shoot", args: { ...tag, target: other } };
    if (kind === "capture")
      return { key: "sm-answer-capture", args: { soldier: other, target: soldier(of.tag!) } };
  }
  if ("card" in choice && kind === "hold")
    return { key: "sm-answer-hold", args: { ...tag, card: card(choice.card) } };
  if ("card" in choice && kind === "discard")
    return { key: "sm-answer-discard", args: { card: card(choice.card) } };
  if ("phase" in choice && kind === "which_gap")
    return { key: "sm-answer-gap", args: { card: card(of.card!), phase: choice.phase + 1 } };
  if ("action" in choice && kind === "name")
    return { key: "sm-answer-name", args: { card: card(of.card!), action: { action: choice.action } } };
  if ("act" in choice && kind === "act")
    return { key: "sm-answer-act", args: { ...tag, acts: act(choice.act) } };
  if ("row" in choice && kind === "either" && of.rows?.[choice.row])
    return { key: "sm-answer-act", args: { ...tag, acts: acts(of.rows[choice.row]!) } };
  return phrase(choice);
}
