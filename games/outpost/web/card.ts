import type { GameCard } from "$frame/games";
import { t } from "$frame/words/words.svelte";
import Emblem from "./Emblem.svelte";
import type { Short } from "./protocol";
import "./tokens.css";

const card: GameCard<Short> = {
  key: "outpost",
  sample: true,
  texts: "outpost/outpost",
  learn: "outpost/learn",
  rules: { ids: "OP-", texts: "outpost/rules", chapters: "outpost-chapter-" },
  title({ round, rounds }) {
    return round === 0 ? t("outpost-web-setting-up") : t("outpost-web-title", { round, of: rounds });
  },
  plays: (patrol) => t(`outpost-patrol-${patrol}`),
  sign: (patrol = "heron") => ({ symbol: `op-i-${patrol}`, colour: `op-${patrol}` }),
  Emblem,
};

export default card;
