import type { GameCard } from "$frame/games";
import { t, words } from "$frame/words/words.svelte";
import Emblem from "./Emblem.svelte";
import { STRENGTHS } from "./thinkers";
import "./tokens.css";

/** What the host says of a match in lists: its scenario and its turn. */
interface Short {
  board: string;
  round: number;
}

const card: GameCard = {
  key: "sergeants",
  texts: "sergeants/sergeants",
  learn: "sergeants/learn",
  rules: { ids: "SM-", texts: "sergeants/rules", chapters: "rules-sergeants-chapter-" },
  title(short) {
    const { board, round } = short as unknown as Short;
    const where = words.has(`sm-scenario-${board}`) ? t(`sm-scenario-${board}`) : board;
    return round === 0 ? t("web-match-setting-up", { where }) : t("web-match-turn", { round, where });
  },
  plays: (side) => t(`sm-side-${side}`),
  sign: (side = "us") => ({ symbol: `soldier-${side}`, colour: `s-${side}` }),
  isDealt: true,
  levels: ["easy", "standard", "hard"],
  thinkers: STRENGTHS.map((it) => `search-${it}`),
  Emblem,
};

export default card;
