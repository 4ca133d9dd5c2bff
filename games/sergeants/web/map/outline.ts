import { contour, emptyField, smoothAll, soften } from "$frame/table/sheet/field.ts";
import type { Span } from "../protocol";

/** The outline of all places of a reach, as one path. The places come on a grid; the line runs half a step outside of them. */
export function outlineOf(spans: readonly Span[]): string {
  const step = stepOf(spans);
  if (!step) return "";
  const [left, right] = [Math.min(...spans.map((it) => it.from)), Math.max(...spans.map((it) => it.to))];
  const [top, foot] = [Math.min(...spans.map((it) => it.y)), Math.max(...spans.map((it) => it.y))];
  const box = { x: left, y: top, width: right - left, height: foot - top };
  const field = emptyField(box, step, 2 * step);
  field.values.fill(1);
  for (const { y, from, to } of spans) {
    const row = Math.round((y - field.y0) / step) * field.nx;
    for (let x = from; x <= to; x += step) field.values[row + Math.round((x - field.x0) / step)] = -1;
  }
  soften(field, 1, 1);
  return smoothAll(contour(field, 0));
}

/** The distance between the places. */
function stepOf(spans: readonly Span[]): number {
  let least = 0;
  const divide = (by: number): void => {
    let a = Math.abs(by);
    while (a) [a, least] = [least % a, a];
  };
  const first = spans[0];
  if (!first) return 0;
  for (const { y, from, to } of spans) {
    divide(y - first.y);
    divide(from - first.from);
    divide(to - from);
  }
  return least || 4;
}

/** Whether a point is on the reach, or nearer to it than half a step. */
export function reaches(spans: readonly Span[], [x, y]: readonly [number, number]): boolean {
  const near = stepOf(spans) / 2;
  return spans.some((it) => Math.abs(it.y - y) <= near && it.from - near <= x && x <= it.to + near);
}
