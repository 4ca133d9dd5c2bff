import type { GameCard } from "$frame/games";
import { t, words } from "$frame/words/words.svelte";
import Emblem from "./Emblem.svelte";

/** Sergeants. What is common holds its parts without knowing their types: they only ever meet each other. */
const card: GameCard = {
  key: "sergeants",
  texts: "sergeants/sergeants",
  learn: "sergeants/learn",
  rules: { ids: "SM-", texts: "sergeants/rules", chapters: "rules-sergeants-chapter-" },
  title({ board, round }) {
    const where = words.has(`sm-scenario-${board}`) ? t(`sm-scenario-${board}`) : board;
    return round === 0 ? t("web-match-setting-up", { where }) : t("web-match-turn", { round, where });
  },
  plays: (side) => t(`sm-side-${side}`),
  sign: (side = "us") => ({ symbol: `soldier-${side}`, colour: `s-${side}` }),
  Emblem,
  quick: () => import("./quick"),
  newMatch: () => import("./new/NewMatch.svelte"),
  scene: () => import("./scene/FirstPageScene.svelte"),
  lessons: async () => (await import("./lessons")).book as never,
  client: async () => (await import("./client")).client as never,
};

export default card;
