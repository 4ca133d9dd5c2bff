import type { Phrase } from "../../protocol";
import type { Enlisted, PanelInfo, Rank, Stat, Tag, WorldInfo } from "../../protocol/sergeants";

/**
 * SM-TEA-1: whether a soldier is what a place on a panel asks for, as far as its sentence can be read here. The table decides in the
 * end: whatever is not understood is let through.
 */
export function isSuch(world: WorldInfo, it: Enlisted, needs: Phrase | undefined): boolean {
  if (!needs) return true;
  const args = needs.args as Record<string, unknown>;
  const inner = () => isSuch(world, it, isPhrase(args["set"]) ? args["set"] : undefined);
  const either = [args["first"], args["next"]].filter(isPhrase);
  if (needs.key === "sm-or") return either.some((part) => isSuch(world, it, part));
  if (needs.key === "sm-and") return either.every((part) => isSuch(world, it, part));
  if (needs.key === "sm-set-ranked") return inner() && rankOf(world, it) === word(args["rank"], "rank");
  if (needs.key === "sm-set-with-grenades") return inner() && Number(args["least"]) <= grenadesOf(world, it);
  if (needs.key === "sm-set-with-least") return inner() && Number(args["number"]) <= number(world, it, args);
  if (needs.key === "sm-set-with-most") return inner() && number(world, it, args) <= Number(args["number"]);
  if (needs.key === "sm-leaders") return 0 < numbers(world, it).draw;
  const [, trait] = /^sm-trait-(.+)$/.exec(needs.key) ?? [];
  return trait === undefined || (inner() && (world.soldiers[it.tag]?.traits.includes(trait) ?? false));
}

/** What a place asks for, one alternative after the other; nothing if it cannot be said in short. */
export function alternatives(needs: Phrase): Phrase[] | null {
  const args = needs.args as Record<string, unknown>;
  if (needs.key === "sm-or") {
    const parts = [args["first"], args["next"]].map((it) => (isPhrase(it) ? alternatives(it) : null));
    return parts.includes(null) ? null : parts.flatMap((it) => it!);
  }
  const plain = !isPhrase(args["set"]) || args["set"].key === "sm-soldiers";
  return plain && /^sm-(trait-|set-ranked|set-with-(least|grenades))/.test(needs.key) ? [needs] : null;
}

function isPhrase(arg: unknown): arg is Phrase {
  return typeof arg === "object" && arg !== null && "key" in arg && "args" in arg;
}

function word(arg: unknown, of: string): unknown {
  return typeof arg === "object" && arg !== null ? (arg as Record<string, unknown>)[of] : undefined;
}

function atRank(world: WorldInfo, it: Enlisted) {
  const ranks = world.soldiers[it.tag]?.ranks ?? [];
  return ranks.find((at) => at.rank === it.rank) ?? ranks[0];
}

function rankOf(world: WorldInfo, it: Enlisted): Rank | undefined {
  return atRank(world, it)?.rank;
}

function numbers(world: WorldInfo, it: Enlisted): Partial<Record<Stat, number>> & { draw: number } {
  return atRank(world, it)?.healthy ?? { draw: 0 };
}

function number(world: WorldInfo, it: Enlisted, args: Record<string, unknown>): number {
  return numbers(world, it)[word(args["stat"], "stat") as Stat] ?? 0;
}

/** His own, and those in what he carries. */
function grenadesOf(world: WorldInfo, it: Enlisted): number {
  const packed = it.carries.flatMap((id) => {
    const says = world.equipment[id]?.says;
    return says?.key === "sm-gives-grenades" ? [Number(says.args["n"])] : [];
  });
  return packed.reduce((sum, n) => sum + n, it.grenades);
}

/**
 * SM-TEA-1: who sits where on a panel: where he was put if he may, else wherever a place is left for everybody. Soldiers for whom
 * there is none are left out.
 */
export function seated(
  panel: PanelInfo,
  members: readonly Tag[],
  wished: readonly (readonly [Tag, number])[],
  may: (tag: Tag, slot: number) => boolean,
): (Tag | null)[] {
  let best: (Tag | null)[] = panel.slots.map(() => null);
  const count = (slots: (Tag | null)[]) => slots.filter((it) => it !== null).length;
  const next = (i: number, slots: (Tag | null)[]): boolean => {
    if (count(best) < count(slots)) best = slots;
    if (i === members.length) return count(slots) === members.length;
    const tag = members[i]!;
    const order = panel.slots.map((_, slot) => slot).sort((a, b) => rank(tag, a) - rank(tag, b));
    const free = order.filter((slot) => slots[slot] === null && may(tag, slot));
    if (free.some((slot) => next(i + 1, slots.with(slot, tag)))) return true;
    next(i + 1, slots);
    return false;
  };
  const rank = (tag: Tag, slot: number) => (wished.some((it) => it[0] === tag && it[1] === slot) ? -1 : slot);
  next(0, best);
  return best;
}
