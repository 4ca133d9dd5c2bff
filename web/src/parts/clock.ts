import type { Clock } from "../protocol";
import { t } from "../words/words.svelte";

/** How time is kept, as a few words. */
export function clockName(clock: Clock): string {
  if (clock === "none") return t("web-clock-none");
  if ("hourglass" in clock) return t("web-clock-hourglass", { n: clock.hourglass.minutes });
  return t("web-clock-days", { n: clock.days.days });
}
