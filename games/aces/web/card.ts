import type { GameCard } from "$frame/games";
import { t } from "$frame/words/words.svelte";
import Emblem from "./Emblem.svelte";
import type { Short } from "./protocol";
import { boardName, missionName } from "./short";
import "./tokens.css";

const card: GameCard<Short> = {
  key: "aces",
  texts: "aces/aces",
  learn: "aces/learn",
  rules: { ids: "AA-", texts: "aces/rules", chapters: "rules-chapter-" },
  title({ board, missions, round }) {
    const where = [boardName(board), ...missions.map(missionName)].join(", ");
    return round === 0 ? t("web-match-setting-up", { where }) : t("web-match-round", { round, where });
  },
  plays: (faction) => t(`aces-faction-${faction}`),
  sign: (faction = "neutral") => ({ symbol: `i-${faction}`, colour: `f-${faction}` }),
  levels: ["easy", "standard", "hard", "overkill"],
  levelsOf: "web-player-automa",
  thinkers: [1, 2, 3, 4, 5, 6].map((it) => `search-${it}`),
  Emblem,
};

export default card;
