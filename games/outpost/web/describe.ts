import { t, words } from "$frame/words/words.svelte";
import type { OutpostHand } from "./hand.svelte";
import { patrolName } from "./names";

/** What a reader hears of a hex: what it is, who is there, and what could be done with it. */
export function describeHex(hand: OutpostHand, hex: string): string {
  return [...facts(hand, hex), ...prospects(hand, hex)].join(" ");
}

/** What there is at a hex. */
export function facts(hand: OutpostHand, hex: string): string[] {
  const { world, view } = hand.match;
  if (!world || !view) return [hex];
  const patrol = (seat: number): string => patrolName(world.patrols[seat]!);
  const said = [t("outpost-web-hex", { hex, terrain: terrain(hand, hex) })];
  const stands = view.patrols.findIndex((it) => it.hex === hex);
  if (stands >= 0) said.push(t("outpost-web-hex-patrol", { patrol: patrol(stands) }));
  const site = view.outposts[hex];
  if (site) {
    said.push(
      site.flag === null
        ? t("outpost-web-hex-no-flag")
        : t("outpost-web-hex-flag", { patrol: patrol(site.flag) }),
      site.cache === null ? t("outpost-web-hex-unknown") : t("outpost-web-hex-cache", { cache: site.cache }),
    );
    if (site.scouts.length > 0) {
      const patrols = new Intl.ListFormat(words.language).format(site.scouts.map(patrol));
      said.push(t("outpost-web-hex-scouts", { patrols }));
    }
  }
  return said;
}

function terrain(hand: OutpostHand, hex: string): string {
  const world = hand.match.world!;
  const camp = world.camps.indexOf(hex);
  if (camp >= 0) return t("outpost-web-terrain-camp", { patrol: patrolName(world.patrols[camp]!) });
  if (world.woods.includes(hex)) return t("outpost-web-terrain-woods");
  return t(hex in hand.match.view!.outposts ? "outpost-web-terrain-outpost" : "outpost-web-terrain-open");
}

/** What could be done with it now. */
function prospects(hand: OutpostHand, hex: string): string[] {
  const stop = hand.march ? hand.reached?.hexes[hex] : undefined;
  if (stop) return [t("outpost-web-hex-cost", { cost: stop.cost })];
  if (!(hex in hand.places)) return [];
  return [t(hand.isRaid ? "outpost-web-hex-target" : "outpost-web-hex-place")];
}
