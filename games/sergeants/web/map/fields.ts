// Smooth shapes from adjacent and overlapping polygons: rivers and roads run through the tiles as one.
import { contour, depth, emptyField, smoothAll, soften, type Field } from "$frame/table/sheet/field.ts";
import { boxOf, farFromEdge, isInside, type Box, type Spot } from "./shapes.ts";

const STEP = 2;
/** The distance up to which the field knows how far a shape is. */
const KNOWN = 10;
/** Polygons that only touch are joined by growing a little before they are put together. */
const JOIN = 0.8;

/** The union of polygons: below zero inside, above zero outside. What touches the map's edge goes on beyond it. */
export function unionOf(polygons: readonly Spot[][], map: Box): Field | null {
  if (polygons.length === 0) return null;
  const outer = emptyField(map, STEP, KNOWN);
  for (const polygon of polygons) lay(outer, polygon, map);
  const inner = depth(outer);
  const values = outer.values.map((it, n) => (it < 0 ? JOIN - inner.values[n]! : it + JOIN));
  const field = { ...outer, values };
  // Polygons have corners, banks and verges do not.
  soften(field, 1, 2 * KNOWN);
  closed(field);
  return field;
}

/** Lines that leave the map close beyond it. */
function closed({ nx, ny, values }: Field): void {
  for (let i = 0; i < nx; i++) values[i] = values[(ny - 1) * nx + i] = 2 * KNOWN;
  for (let j = 0; j < ny; j++) values[j * nx] = values[j * nx + nx - 1] = 2 * KNOWN;
}

function lay(field: Field, polygon: Spot[], map: Box): void {
  const box = boxOf(polygon);
  const [right, foot] = [map.x + map.width, map.y + map.height];
  const reach = KNOWN + 2 * STEP;
  const first = (low: number, start: number) => Math.max(0, Math.floor((low - reach - start) / STEP));
  const last = (high: number, start: number, count: number) =>
    Math.min(count - 1, Math.ceil((high + reach - start) / STEP));
  for (let j = first(box.y, field.y0); j <= last(box.y + box.height, field.y0, field.ny); j++) {
    for (let i = first(box.x, field.x0); i <= last(box.x + box.width, field.x0, field.nx); i++) {
      const at = {
        x: Math.min(right, Math.max(map.x, field.x0 + i * STEP)),
        y: Math.min(foot, Math.max(map.y, field.y0 + j * STEP)),
      };
      const far = farFromEdge(at, polygon);
      const value = (isInside(at, polygon) ? -far : far) - JOIN;
      const n = j * field.nx + i;
      if (value < field.values[n]!) field.values[n] = value;
    }
  }
}

/** The line so far outside of a shape; inside, if below zero. */
export function rim(field: Field | null, far: number): string {
  return field ? smoothAll(contour(field, far)) : "";
}
