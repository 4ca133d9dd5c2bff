import type { BoardInfo } from "../board/model";
import type { Area } from "../protocol";
import written from "../boards.json";

/** A built-in board, or the half of it that is played on, as the rules describe it: for a picture before there is a match. */
export function boardOf(name: "summer" | "winter", area: Area): BoardInfo {
  return (written as unknown as BoardInfo[]).find((it) => it.name === name && it.area === area)!;
}
