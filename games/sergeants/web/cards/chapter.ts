import type { Seat } from "$frame/protocol";
import type { Account, CampaignCard, Tag, Veteran, WorldInfo } from "../protocol";
import { t } from "$frame/words/words.svelte";
import written from "../campaigns.json";

export const CAMPAIGNS = written as CampaignCard[];

/** The scenario that follows; nothing after the last. */
export function chapterAfter({ campaign, chapter }: Account): string | null {
  return CAMPAIGNS.find((it) => it.name === campaign)?.chapters[chapter] ?? null;
}

/** Whether another chapter follows; that of a campaign of people's own is not known by its name. */
export const goesOn = ({ chapter, of }: Account): boolean => chapter < of;

/** SG-87: who has most VP of all chapters. */
export function leaders({ score }: Account): Seat[] {
  const most = Math.max(...score);
  return score.flatMap((vp, seat) => (vp === most ? [seat] : []));
}

/** A soldier who has fought in an earlier chapter. */
export function veteranOf(world: WorldInfo, tag: Tag): Veteran | null {
  return world.campaign?.soldiers.find((it) => it.tag === tag) ?? null;
}

/** SM-SOL-4: the decorations of a soldier, by their names. */
export function honoursOf(world: WorldInfo, tag: Tag): string[] {
  return (veteranOf(world, tag)?.honours ?? []).map((it) => t(`sm-honour-${it.what}`));
}
