import type { Phrase } from "$frame/protocol";
import type { Rank, Stat } from "../protocol";
import { t, words } from "$frame/words/words.svelte";
import * as called from "./called";

/** SM-TEA-1: what a place on a panel asks for, in short where it can be: "senior sergeant, officer, or Spot 18+". */
export function needed(needs: Phrase | undefined): string {
  if (!needs) return t("web-sm-card-panel-anybody");
  const all = alternatives(needs);
  return all ? called.listed(all.map(short), "disjunction") : words.say(needs);
}

function short({ key, args }: Phrase): string {
  const of = args as { rank?: { rank: Rank }; stat?: { stat: Stat }; number?: number; least?: number };
  if (of.rank) return t(`sm-rank-${of.rank.rank}`);
  if (of.stat) return `${t(`sm-stat-${of.stat.stat}`)} ${of.number}+`;
  if (of.least !== undefined) return t("web-sm-card-grenades", { n: of.least });
  return t(`web-sm-card-trait-${key.split("-").slice(2).join("-")}`);
}

/** What a place asks for, one alternative after the other; nothing if it cannot be said in short. */
function alternatives(needs: Phrase): Phrase[] | null {
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
