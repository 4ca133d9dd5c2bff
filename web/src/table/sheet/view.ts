// How a sheet is placed in its window: a scale and the place of its upper left corner, in pixels.

export interface Point {
  x: number;
  y: number;
}

export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A sheet in the units of what is drawn on it, its margins included. */
export interface Sheet extends Size {
  x: number;
  y: number;
  /** The greatest scale that it may be zoomed to: pixels a unit. */
  largest: number;
  /** How much is kept free around a point that is brought into the window. */
  rim: number;
}

export function fitted(sheet: Sheet, window: Size): View {
  const scale = fitScale(sheet, window);
  return held({ scale, x: 0, y: 0 }, sheet, window);
}

export function fitScale(sheet: Sheet, window: Size): number {
  return Math.max(0.01, Math.min(window.width / sheet.width, window.height / sheet.height));
}

/** Keeps the sheet in its window: centred where it is smaller, without a gap where it is larger. */
export function held(view: View, sheet: Sheet, window: Size): View {
  const least = fitScale(sheet, window);
  const scale = Math.min(Math.max(view.scale, least), Math.max(least, sheet.largest));
  return {
    scale,
    x: heldAlong(view.x, sheet.width * scale, window.width),
    y: heldAlong(view.y, sheet.height * scale, window.height),
  };
}

function heldAlong(place: number, long: number, room: number): number {
  if (long <= room) return (room - long) / 2;
  return Math.min(0, Math.max(room - long, place));
}

export function moved(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Zooms so that what is under the point stays there. */
export function zoomed(view: View, factor: number, point: Point, sheet: Sheet, window: Size): View {
  const { scale } = held({ ...view, scale: view.scale * factor }, sheet, window);
  const by = scale / view.scale;
  return held(
    { scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by },
    sheet,
    window,
  );
}

export function centredOn(view: View, point: Point, sheet: Sheet, window: Size): View {
  const x = window.width / 2 - point.x * view.scale;
  const y = window.height / 2 - point.y * view.scale;
  return held({ ...view, x, y }, sheet, window);
}

/** Moves the sheet no more than is needed to have the point well inside the window. */
export function showing(view: View, point: Point, sheet: Sheet, window: Size): View {
  const rim = sheet.rim * view.scale;
  const x = nudge(point.x * view.scale + view.x, window.width, rim);
  const y = nudge(point.y * view.scale + view.y, window.height, rim);
  return held(moved(view, x, y), sheet, window);
}

/** Moves the sheet no more than is needed for all these points, and makes it smaller only if there is no room for them. */
export function showingAll(view: View, points: Point[], sheet: Sheet, window: Size): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [across, down] = [right - left + 2 * sheet.rim, bottom - top + 2 * sheet.rim];
  const roomy = Math.min(view.scale, window.width / across, window.height / down);
  const scale = Math.max(roomy, Math.min(view.scale, fitScale(sheet, window)));
  if (scale < view.scale)
    return centredOn({ ...view, scale }, { x: (left + right) / 2, y: (top + bottom) / 2 }, sheet, window);
  return points.reduce<View>((it, point) => showing(it, point, sheet, window), view);
}

function nudge(place: number, room: number, rim: number): number {
  const least = Math.min(rim, room / 2);
  return Math.max(0, least - place) + Math.min(0, room - least - place);
}

/** What is under a point of the window, in the units of the sheet. */
export function onSheet(view: View, point: Point, sheet: Sheet): Point {
  return { x: (point.x - view.x) / view.scale + sheet.x, y: (point.y - view.y) / view.scale + sheet.y };
}
