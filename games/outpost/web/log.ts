import { is, match, payload } from "$frame/protocol/variants";
import type { LogReading } from "$frame/table/game";
import { t } from "$frame/words/words.svelte";
import type { Event, Outpost } from "./protocol";

export const log: LogReading<Outpost> = {
  // Cards come and go without a line; what they do has one.
  isSilent: (event) => is(event, "hidden", "drew", "laid"),
  isReason: () => false,
  chapter: (event) => payload(event, "round_began")?.round ?? null,
  title: (n) => (n > 0 ? t("outpost-web-round", { n }) : null),
  colour: (event, { world }) => {
    const { seat } = subject(event);
    return seat === undefined ? "" : `op-${world!.patrols[seat]}`;
  },
  place: (event) => subject(event).hex ?? null,
  seat: (event) => subject(event).seat ?? null,
  isDeed: (event) => is(event, "marched", "raided", "flag_raised"),
  scene: (log, at) => (is(log[at]?.event, "marched", "raided") ? 1 : 0),
  digest(log) {
    const n = (name: "marched" | "raided" | "flag_raised") => log.filter((it) => is(it.event, name)).length;
    const counts = { marches: n("marched"), raids: n("raided"), flags: n("flag_raised") };
    return Object.entries(counts).flatMap(([key, n]) =>
      n > 0 ? [t(`outpost-web-digest-${key}`, { n })] : [],
    );
  },
};

/** Whose event it is, and where it happened. */
interface Subject {
  seat?: number;
  hex?: string | undefined;
}

function subject(event: Event): Subject {
  const by = ({ seat }: { seat: number }): Subject => ({ seat });
  return match(event, {
    hidden: ({ outpost }) => ({ hex: outpost }),
    round_began: () => ({}),
    drew: by,
    laid: by,
    turned_over: () => ({}),
    carried_out: by,
    idle: by,
    marched: ({ seat, path }) => ({ seat, hex: path.at(-1) }),
    stayed: by,
    flare_fired: by,
    time_ran_out: by,
    took_cover: by,
    exposed: by,
    raided: ({ seat, target }) => ({ seat, hex: payload(target, "flag") }),
    scouted: ({ seat, outpost }) => ({ seat, hex: outpost }),
    flag_raised: ({ seat, outpost }) => ({ seat, hex: outpost }),
    opened: ({ outpost }) => ({ hex: outpost }),
  });
}
