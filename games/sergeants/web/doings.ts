// What the answers to a question would have someone do.
import { nameOf, payload } from "$frame/protocol/variants";
import type { Act, Ask, Asked, Choice, Doing } from "./protocol";

const ACTS = ["spot", "cover", "hold", "shoot", "throw"] as const;

/** The act of which a question asks how it is done, or whether. */
export const actOfAsk = (ask: Ask): Act | null => ACTS.find((it) => it === nameOf(ask)) ?? null;

/** The answers to a question that someone would have to carry out. */
export function doingsOf({ ask, options }: Asked): [Choice, Doing][] {
  const each = (doing: (choice: Choice) => Doing | null) =>
    options.flatMap((choice): [Choice, Doing][] => {
      const it = doing(choice);
      return it ? [[choice, it]] : [];
    });
  const who = payload(ask, "who");
  if (who)
    return each((it) => {
      const tag = payload(it, "soldier");
      return tag === undefined ? null : { acts: { tag, acts: who.acts } };
    });
  const one = payload(ask, "act");
  if (one)
    return each((it) => {
      const act = payload(it, "act");
      return act === undefined ? null : { acts: { tag: one.tag, acts: [act] } };
    });
  const either = payload(ask, "either");
  if (either)
    return each((it) => {
      const acts = either.rows[payload(it, "row") ?? -1];
      return acts ? { acts: { tag: either.tag, acts } } : null;
    });
  const demanded = payload(ask, "pay")?.card;
  if (demanded !== undefined) return each((it) => (it === "yes" ? { card: { card: demanded } } : null));
  const card = payload(ask, "part")?.card;
  if (card === undefined) return [];
  return each((it) => {
    const part = payload(it, "part");
    return part === undefined ? null : { part: { card, part } };
  });
}

/** Questions within a card that may be left. */
const OF_A_CARD: ReadonlySet<string> = new Set([
  "part",
  "who",
  "act",
  "row",
  "either",
  "spot",
  "cover",
  "rally",
  "hold",
  "walk",
  "shoot",
  "throw",
  "befall",
]);

/** Whether a question belongs to a card that can be ended there. */
export function isOfACard({ ask, options }: Asked): boolean {
  return OF_A_CARD.has(nameOf(ask)) && options.includes("done");
}
