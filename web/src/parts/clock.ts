import type { Clock } from "../protocol";
import { match } from "../protocol/variants";
import { t } from "../words/words.svelte";

/** How time is kept, as a few words. */
export function clockName(clock: Clock): string {
  return match(clock, {
    none: () => t("web-clock-none"),
    hourglass: ({ minutes }) => t("web-clock-hourglass", { n: minutes }),
    days: ({ days }) => t("web-clock-days", { n: days }),
  });
}
