import { scaled, softPath, type Spot } from "./shapes.ts";

/** A path, and the classes that say how it looks. */
export interface Mark {
  look: string;
  d: string;
}

/** The layers, from the ground up. */
export const LAYERS = [
  "floor",
  "crop",
  "water",
  "way",
  "rail",
  "deck",
  "pit",
  "low",
  "roof",
  "crown",
] as const;
export type Layer = (typeof LAYERS)[number];

/** Marks of a map, layer by layer. Shadows are under each layer, as one path, so that they never add up. */
export class Drawing {
  #marks = new Map<Layer, Mark[]>(LAYERS.map((it) => [it, []]));
  #shadows = new Map<Layer, string[]>(LAYERS.map((it) => [it, []]));

  add(layer: Layer, look: string, d: string): void {
    if (!d) return;
    const marks = this.#marks.get(layer)!;
    const last = marks.at(-1);
    if (last?.look === look) last.d += d;
    else marks.push({ look, d });
  }

  shade(layer: Layer, d: string): void {
    this.#shadows.get(layer)!.push(d);
  }

  /** The shadow of something as high as this. */
  shadeOf(layer: Layer, polygon: readonly Spot[], high: number): void {
    this.shade(layer, softPath(scaled(polygon, 1, 0.7 * high, high)));
  }

  all(): Mark[] {
    return LAYERS.flatMap((layer) => {
      const shadow = this.#shadows.get(layer)!.join("");
      return [...(shadow ? [{ look: "shade", d: shadow }] : []), ...this.#marks.get(layer)!];
    });
  }
}
