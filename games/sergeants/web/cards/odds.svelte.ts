import type { Place, ShotOdds, Tag } from "../protocol";
import type { Find } from "../finding.svelte";

/** SM-SHT-2: the odds of a soldier's shots, as the table counts them. To be made where a component begins. */
export class Odds {
  #of = $state.raw<[Tag, ShotOdds][]>([]);

  constructor(
    find: () => Find,
    position: () => unknown,
    shots: () => { tag: Tag; targets: Tag[]; at?: Place } | null,
  ) {
    $effect(() => {
      void position();
      const asked = shots();
      let isOld = false;
      void this.#ask(find(), asked).then((of) => {
        if (!isOld) this.#of = of;
      });
      return () => (isOld = true);
    });
  }

  async #ask(find: Find, asked: { tag: Tag; targets: Tag[]; at?: Place } | null): Promise<[Tag, ShotOdds][]> {
    if (!asked) return [];
    const { tag, targets, at } = asked;
    const found = await Promise.all(
      targets.map((target) => find({ what: "odds", tag, target, ...(at && { at }) })),
    );
    return targets.flatMap((target, i): [Tag, ShotOdds][] => {
      const odds = found[i];
      return odds ? [[target, odds]] : [];
    });
  }

  of(target: Tag): ShotOdds | null {
    return this.#of.find((it) => it[0] === target)?.[1] ?? null;
  }
}
