import type { GameCard } from "$frame/games";
import { t, words } from "$frame/words/words.svelte";
import Emblem from "./Emblem.svelte";
import symbols from "./symbols.svg?raw";
import "./tokens.css";

/** Sergeants. What is common holds its parts without knowing their types: they only ever meet each other. */
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
  symbols,
  Emblem,
  quick: () => import("./quick"),
  newMatch: () => import("./new/NewMatch.svelte"),
  scene: () => import("./scene/FirstPageScene.svelte"),
  lessons: async () => (await import("./lessons")).book as never,
  client: async () => (await import("./client")).client as never,
};

export default card;
