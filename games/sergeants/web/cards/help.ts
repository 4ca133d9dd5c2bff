// What may help with a question, where its sentence alone is not enough.
import { is, payload } from "$frame/protocol/variants";
import { t } from "$frame/words/words.svelte";
import { choiceOnScreen } from "../choices.ts";
import * as gear from "../gear.ts";
import { names } from "../names.svelte.ts";
import type { CardIx, Choice, Soldier, Tag, WorldInfo } from "../protocol";
import * as called from "./called";
import type { Asked } from "./desk";
import { text } from "./texts.ts";

/** What the table has found about a question. */
interface Known {
  /** The soldier that the question is about. */
  doer: Soldier | null;
  /** Everybody on the tile that is asked about. */
  there: Tag[];
}

export function helpFor(
  world: WorldInfo,
  asked: Asked,
  candidate: Choice | null,
  known: Known,
): string | null {
  const { ask } = asked;
  const tile = candidate && choiceOnScreen(candidate).tile;
  if (typeof tile === "number")
    return t("sm-web-card-hint-again", { tile: names.tile(world.map.tiles[tile]!.face) });
  const aim = payload(ask, "aim");
  if (aim) return helpToAim(world, asked, aim.what);
  if (is(asked.space, "templates")) return helpToThrow(1);
  const gun = payload(ask, "gun");
  if (gun) return t("sm-web-card-hint-gun", { soldier: names.soldier(gun.tag) });
  if (is(ask, "smoke")) {
    const there = known.there.map((it) => names.soldier(it));
    return t("sm-web-card-hint-round", { n: there.length, soldiers: called.listed(there) });
  }
  const walk = payload(ask, "walk");
  if (walk && known.doer?.mined)
    return `${t("sm-web-card-hint-map")} ${t("sm-web-card-hint-mined", { soldier: names.soldier(walk.tag) })}`;
  const onCard = payload(ask, "pay") ?? payload(ask, "which_gap");
  if (onCard) return cardSays(world, onCard.card, is(ask, "pay"));
  const others = asked.options.filter((it) => !is(it, "done"));
  const onlyUse = others.length > 0 && others.every((it) => is(it, "use"));
  return onlyUse && !asked.space ? t("sm-web-card-hint-only-use") : null;
}

/** What stands on the card that is asked about: on a phone the card itself is not on show. */
function cardSays(world: WorldInfo, card: CardIx, isPrice: boolean): string {
  const { bubble, narrator } = world.cards[card]!;
  return isPrice ? `${t("sm-web-card-box-cost")}: ${text(narrator?.says)}` : text(bubble);
}

function helpToAim(world: WorldInfo, { space }: Asked, what: string): string {
  const n = gear.checksOf(world, what);
  if (space) return helpToThrow(n);
  if (gear.isCalled(world, what)) return t("sm-web-card-hint-battery", { n });
  return t("sm-web-card-hint-tile", { marker: gear.markerOf(world, what) ?? called.equipment(what) });
}

function helpToThrow(n: number): string {
  return t("sm-web-card-hint-shell", { n });
}
