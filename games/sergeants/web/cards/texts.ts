import type { Phrase } from "$frame/protocol";
import type { Band, CardInfo, CardIx, Hits, WorldInfo } from "../protocol";
import { capital, t, words } from "$frame/words/words.svelte";
import * as called from "./called";

/** What a card says of something, however many sentences it takes. */
type Said = Phrase | Phrase[] | null | undefined;

function lines(said: Said): Phrase[] {
  return Array.isArray(said) ? said : said ? [said] : [];
}

/** All that is said, in one go. */
export function text(said: Said): string {
  return lines(said)
    .map((it) => capital(words.say(it)))
    .join(" ");
}

/** With a full stop, if it has none. */
export function full(sentence: string): string {
  return /[.!?:]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** When a card is played that is no action, as its face says it. */
export function occasion(card: CardInfo): string {
  const types = called.listed(card.triggers.map(called.action), "disjunction");
  if (card.manner === "reaction") return t("sm-web-card-after", { types, any: types ? "no" : "yes" });
  return card.manner === "preempt" ? t("sm-web-card-against", { types, n: card.picks }) : "";
}

export const BANDS: readonly Band[] = ["long", "short", "close", "blast"];

/** The hit strip as it is read out: only what hits. */
function hits(hit: Hits): string {
  const all = BANDS.filter((it) => hit[it] !== "miss").map((it) =>
    t("sm-web-card-hit", { band: t(`sm-web-card-band-${it}`), plus: hit[it] === "hit_plus" ? "yes" : "no" }),
  );
  return all.length === 0 ? t("sm-web-card-hits-none") : t("sm-web-card-hits", { bands: called.listed(all) });
}

/** A whole card in words, for people who cannot see it. */
export function sentence(world: WorldInfo, ix: CardIx, phases: number[] | null = null): string {
  const card = world.cards[ix];
  if (!card) return "";
  const all = [t("sm-web-card-read", { card: called.card(world, ix), number: called.number(world, ix) })];
  if (card.manner !== "action") {
    all.push(t("sm-web-card-read-manner", { manner: called.manner(card.manner), vp: card.vp }));
    if (occasion(card)) all.push(full(occasion(card)));
  }
  if (card.roles?.length)
    all.push(t("sm-web-card-read-roles", { roles: called.listed(card.roles.map(String)) }));
  if (card.rank) all.push(t("sm-web-card-read-rank", { rank: t(`sm-rank-${card.rank}`) }));
  if (card.medal) all.push(t("sm-web-card-read-medal", { medal: called.equipment(card.medal) }));
  if (card.honour) all.push(t("sm-web-card-read-honour", { honour: t(`sm-honour-${card.honour}`) }));
  const bubble = text(card.bubble);
  if (bubble) all.push(t("sm-web-card-read-team", { text: full(bubble) }));
  if (card.narrator) {
    const box = t(`sm-web-card-box-${card.narrator.kind}`);
    all.push(t("sm-web-card-read-box", { box, text: full(text(card.narrator.says)) }));
  }
  all.push(hits(card.hit), t("sm-web-card-read-damage", { damage: t(`sm-damage-${card.damage}`) }));
  if (phases) all.push(fitting(phases));
  return all.join(" ");
}

/** Where a card fits, as a sentence. */
export function fitting(phases: number[]): string {
  if (phases.length === 0) return t("sm-web-card-fits-none");
  return t("sm-web-card-fits", {
    n: phases.length,
    phases: called.listed(phases.map((it) => String(it + 1))),
  });
}
