// Fingers and mouse on the map: drag, pinch and tap.
import type { Point } from "./view.ts";

export interface Answers {
  drag(dx: number, dy: number): void;
  pinch(factor: number, point: Point): void;
  tap(point: Point, event: PointerEvent): void;
  /** Two fingers turn, by so many radians clockwise. */
  twist?(by: number): void;
  /** Whether a finger takes hold of something here: it then does not drag the map. */
  hold?(point: Point): boolean;
  /** What is held has come here. */
  carry?(point: Point): void;
}

const SLIP = { mouse: 4, touch: 10 };

export class Gestures {
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #slipped = false;
  #holding = false;
  #answers: Answers;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  get dragging(): boolean {
    return this.#slipped;
  }

  down(event: PointerEvent, point: Point): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    this.#fingers.set(event.pointerId, point);
    if (this.#fingers.size === 1) [this.#start, this.#slipped] = [point, false];
    else this.#slipped = true;
    this.#holding = this.#fingers.size === 1 && (this.#answers.hold?.(point) ?? false);
  }

  move(event: PointerEvent, point: Point): void {
    // The button was let go outside of the map.
    if (event.buttons === 0) return this.cancel(event);
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    if (!this.#slipped && this.#start) {
      const slip = event.pointerType === "mouse" ? SLIP.mouse : SLIP.touch;
      if (apart(this.#start, point) < slip) return;
      this.#slipped = true;
    }
    if (this.#holding) this.#answers.carry?.(point);
    else if (this.#fingers.size === 1) this.#answers.drag(point.x - before.x, point.y - before.y);
    else this.#pinched(event.pointerId, before, point);
    this.#fingers.set(event.pointerId, point);
  }

  #pinched(id: number, before: Point, point: Point): void {
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    this.#answers.drag((point.x - before.x) / 2, (point.y - before.y) / 2);
    this.#answers.pinch(apart(point, other) / Math.max(1, apart(before, other)), middle);
    const turned = direction(other, point) - direction(other, before);
    this.#answers.twist?.(Math.atan2(Math.sin(turned), Math.cos(turned)));
  }

  up(event: PointerEvent, point: Point): void {
    const known = this.#fingers.delete(event.pointerId);
    const tapped = known && !this.#slipped && this.#fingers.size === 0;
    if (this.#fingers.size === 0) this.#slipped = false;
    if (tapped && event.button === 0) this.#answers.tap(point, event);
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.#slipped = false;
  }
}

function direction(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
