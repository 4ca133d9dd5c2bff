import type { GameCard } from "$frame/games";
import { t } from "$frame/words/words.svelte";
import Emblem from "./Emblem.svelte";
import type { Short } from "./protocol";
import { STRENGTHS } from "./thinkers";
import { scenarioTitle } from "./titles";
import "./tokens.css";

const card: GameCard<Short> = {
  key: "sergeants",
  texts: "sergeants/sergeants",
  learn: "sergeants/learn",
  rules: { ids: "SM-", texts: "sergeants/rules", chapters: "rules-sergeants-chapter-" },
  title({ board, title, round }) {
    const where = scenarioTitle({ name: board, title });
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
