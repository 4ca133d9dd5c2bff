import type { Seat } from "../../protocol";
import type { Account, CampaignCard } from "../../protocol/sergeants";
import written from "../campaigns.json";

export const CAMPAIGNS = written as CampaignCard[];

/** The scenario that follows; nothing after the last. */
export function chapterAfter({ campaign, chapter }: Account): string | null {
  return CAMPAIGNS.find((it) => it.name === campaign)?.chapters[chapter] ?? null;
}

/** SG-87: who has most VP of all chapters. */
export function leaders({ score }: Account): Seat[] {
  const most = Math.max(...score);
  return score.flatMap((vp, seat) => (vp === most ? [seat] : []));
}
