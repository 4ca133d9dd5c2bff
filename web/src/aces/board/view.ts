// How the map lies in its window: a scale and the place of its upper left corner, in pixels.
import type { Frame } from "./field.ts";
import { R, type Point } from "./geometry.ts";

export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Radius of a hex in pixels: the largest that may be zoomed to, and that of a first look on a phone. */
export const LARGEST = 64;
export const READABLE = 33;
/** Below these radii costs and place names are left out. */
export const COSTS_FROM = 20;
export const NAMES_FROM = 18;

export function fitted(map: Size, window: Size): View {
  const scale = fitScale(map, window);
  return held({ scale, x: 0, y: 0 }, map, window);
}

export function fitScale(map: Size, window: Size): number {
  return Math.max(0.01, Math.min(window.width / map.width, window.height / map.height));
}

/** Keeps the map in its window: centred where it is smaller, without a gap where it is larger. */
export function held(view: View, map: Size, window: Size): View {
  const least = fitScale(map, window);
  const scale = Math.min(Math.max(view.scale, least), Math.max(least, LARGEST / R));
  return {
    scale,
    x: heldAlong(view.x, map.width * scale, window.width),
    y: heldAlong(view.y, map.height * scale, window.height),
  };
}

function heldAlong(place: number, long: number, room: number): number {
  if (long <= room) return (room - long) / 2;
  return Math.min(0, Math.max(room - long, place));
}

export function moved(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Zooms so that what lies under the point stays there. */
export function zoomed(view: View, factor: number, point: Point, map: Size, window: Size): View {
  const { scale } = held({ ...view, scale: view.scale * factor }, map, window);
  const by = scale / view.scale;
  return held(
    { scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by },
    map,
    window,
  );
}

export function centredOn(view: View, point: Point, map: Size, window: Size): View {
  const x = window.width / 2 - point.x * view.scale;
  const y = window.height / 2 - point.y * view.scale;
  return held({ ...view, x, y }, map, window);
}

/** Moves the map no more than is needed to have the point well inside the window. */
export function showing(view: View, point: Point, map: Size, window: Size): View {
  const rim = 2 * R * view.scale;
  const x = nudge(point.x * view.scale + view.x, window.width, rim);
  const y = nudge(point.y * view.scale + view.y, window.height, rim);
  return held(moved(view, x, y), map, window);
}

function nudge(place: number, room: number, rim: number): number {
  const least = Math.min(rim, room / 2);
  return Math.max(0, least - place) + Math.min(0, room - least - place);
}

export function onMap(view: View, point: Point, frame: Frame): Point {
  return { x: (point.x - view.x) / view.scale + frame.x, y: (point.y - view.y) / view.scale + frame.y };
}
