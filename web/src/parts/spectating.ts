import type { Spectating } from "../protocol";
import { match } from "../protocol/variants";
import { t } from "../words/words.svelte";

/** When spectators see what happens, as a few words. */
export function spectatingName(when: Spectating): string {
  return match(when, {
    live: () => t("web-spectating-live"),
    turns: ({ turns }) => t("web-spectating-turns", { n: turns }),
    minutes: ({ minutes }) => t("web-spectating-minutes", { n: minutes }),
    end: () => t("web-spectating-end"),
  });
}

/** What one who watches is told of it. */
export function watchingText(when: Spectating): string {
  return match(when, {
    live: () => t("table-watching"),
    turns: ({ turns }) => t("table-watching-turns", { n: turns }),
    minutes: ({ minutes }) => t("table-watching-minutes", { n: minutes }),
    end: () => t("table-watching-end"),
  });
}
