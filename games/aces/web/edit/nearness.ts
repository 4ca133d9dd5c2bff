import type { Fairness } from "../protocol";

/** The measure of the rules in movement points, and as lengths of bars. */
export interface Nearness {
  starts: {
    number: number;
    /** The mean of the ways to the two nearest factories; nothing if they cannot be reached. */
    mean: number | null;
    /** Of the longest bar, in per cent. */
    share: number;
  }[];
  least: number;
  most: number;
  spread: number;
  cutOff: string[];
}

export function nearness({ starts, cut_off }: Fairness): Nearness {
  // Half points of two ways: four make a point of their mean.
  const mean = (sum: number | null) => (sum === null ? null : sum / 4);
  const means = starts.map((it) => mean(it.nearest_two)).filter((it) => it !== null);
  const [least, most] = means.length > 0 ? [Math.min(...means), Math.max(...means)] : [0, 0];
  return {
    starts: starts.map(({ number, nearest_two }) => ({
      number,
      mean: mean(nearest_two),
      share: most > 0 ? (100 * (mean(nearest_two) ?? 0)) / most : 0,
    })),
    least,
    most,
    spread: most - least,
    cutOff: cut_off,
  };
}
