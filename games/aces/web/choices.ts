import type { Arg, Phrase } from "$frame/protocol";
import type { Choice } from "./protocol";

/** A choice as a menu would name it. The keys are those of the game. */
export function choicePhrase(choice: Choice): Phrase {
  if (typeof choice === "string") return { key: `aces-choice-${choice.replace("_", "-")}`, args: {} };
  const [name, value] = Object.entries(choice)[0]!;
  return { key: key(name, value), args: args(choice) };
}

function key(name: string, value: unknown): string {
  if (name === "agree") return value ? "aces-choice-yes" : "aces-choice-no";
  return `aces-choice-${name.replaceAll("_", "-")}`;
}

const unit = (id: string): Arg => ({ unit: id });
const hex = (id: string): Arg => ({ hex: id });

/** What is attacked: a unit, a hex, or the launcher. */
export function target(at: string): Arg {
  if (at === "v2") return { target: at };
  return at.includes("-") ? unit(at) : hex(at);
}

function args(choice: Exclude<Choice, string>): Record<string, Arg> {
  if ("extras" in choice) return { kinds: choice.extras.map((kind) => ({ kind })) };
  if ("divide" in choice) {
    const [first, second, third] = choice.divide.map((pile) => pile.map(unit));
    return { first: first!, second: second!, third: third! };
  }
  if ("token" in choice) return { army: choice.token };
  if ("number" in choice) return { number: choice.number };
  if ("place" in choice) return { unit: unit(choice.place.unit), hex: hex(choice.place.hex) };
  if ("armies" in choice) return { armies: choice.armies };
  if ("march" in choice) return { unit: unit(choice.march.unit), hex: hex(choice.march.path.at(-1)!) };
  if ("attack" in choice) return { unit: unit(choice.attack.unit), target: target(choice.attack.at) };
  if ("intercept" in choice) return { unit: unit(choice.intercept) };
  if ("repair" in choice) return { unit: unit(choice.repair) };
  if ("buy" in choice) return { kind: { kind: choice.buy.kind }, hex: hex(choice.buy.hex) };
  if ("transfer" in choice)
    return { coins: choice.transfer.coins, faction: { faction: ally(choice.transfer.from) } };
  if ("unit" in choice) return { unit: unit(choice.unit) };
  if ("kind" in choice) return { kind: { kind: choice.kind } };
  if ("agree" in choice) return {};
  return { hex: hex(Object.values(choice)[0] as string) };
}

export function ally(faction: string): string {
  return { us: "su", su: "us", g1: "g2", g2: "g1" }[faction] ?? faction;
}

/** Whether two choices are the same. They are small and written in one order. */
export function same(a: Choice, b: Choice): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
