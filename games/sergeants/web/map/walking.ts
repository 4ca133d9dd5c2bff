import { eased } from "$frame/table/sheet/underway.ts";
import type { Place, Tag, Way } from "../protocol";
import { facingTo, INCH, turnedBy } from "./bases.ts";
import { lengthOf, spot, walkAlong } from "./shapes.ts";

/** A walk to be shown. */
export interface Walk {
  tag: Tag;
  from: Place;
  way: Way;
  msPerInch: number;
}

/** How long a walk takes, and where the soldier is after a share of it. He looks where he goes, and turns at the end. */
export function alongWay({ from, way, msPerInch }: Walk): { ms: number; at: (share: number) => Place } {
  const line = [from.at, ...way.bends, way.to.at].map(spot);
  const long = lengthOf(line);
  const ms = Math.min(12, Math.max(1.5, long / INCH)) * msPerInch;
  const gentle = 0.22;
  return {
    ms,
    at(share) {
      const gone = eased(Math.min(1, share), gentle);
      const { at } = walkAlong(line, gone * long);
      const ahead = walkAlong(line, Math.min(long, gone * long + 1)).at;
      const going = long > 2 && gone < 0.98 ? facingTo(at, ahead) : way.to.facing;
      const facing =
        share < 0.2
          ? turning(from.facing, going, share / 0.2)
          : turning(going, way.to.facing, (share - 0.8) / 0.2);
      return { at: [at.x, at.y], facing };
    },
  };
}

/** A facing between two, the shorter way around; it need not be a whole one. */
function turning(from: number, to: number, share: number): number {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const by = turnedBy(to, -from);
  return from + (by > 32 ? by - 64 : by) * share;
}
