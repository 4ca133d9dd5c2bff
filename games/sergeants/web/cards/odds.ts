import { t } from "$frame/words/words.svelte";
import type { ShotOdds } from "../protocol";

const share = (n: number, of: number): number => (of === 0 ? 0 : Math.round((100 * n) / of));

/** How likely the first card hits, in percent. */
export function hitShare({ hits, cards }: ShotOdds): number {
  return share(cards - hits[0], cards);
}

/** The odds in sentences; the one that sums them up comes first. */
export function oddsLines(odds: ShotOdds): string[] {
  const { hits, cards, more, damage } = odds;
  const said = [t("sm-web-odds-hit", { percent: hitShare(odds), n: cards - hits[0], cards })];
  const twice = hits[2] + hits[3];
  if (twice > 0) said.push(t("sm-web-odds-twice", { n: twice }));
  if (more > 0) said.push(t("sm-web-odds-more", { n: more }));
  const { zip, pin, wound, kill, exact } = damage;
  const all = zip + pin + wound + kill;
  if (all === 0) return said;
  const of = (n: number) => share(n, all);
  said.push(t("sm-web-odds-damage", { kill: of(kill), wound: of(wound), pin: of(pin), zip: of(zip) }));
  said.push(t(exact ? "sm-web-odds-exact" : "sm-web-odds-unseen", { n: all }));
  return said;
}
