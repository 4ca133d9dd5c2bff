// A turn as an animated picture: the map after each step, with what changed in it and the sentence of the log.

import type { Size } from "../sheet/view";
import { gif, type Still } from "./gif";
import { drawn, openStudio, type Studio } from "./picture";

/** How wide and high the map may be in a clip. */
const WIDEST = 840;
const HIGHEST = 800;
const HEAD = 34;
const FOOT = 62;
const MARGIN = 14;
const STEP_MS = 1500;
const LAST_MS = 3500;

/** What stands above the map: the game, and which turn it is. */
export interface Title {
  game: string;
  turn: string;
}

/** Draws the map as it is on the page, step by step. */
export class Film {
  #stills: Still[] = [];
  #land: CanvasImageSource | null = null;

  private constructor(
    readonly sheet: Element,
    readonly title: Title,
    readonly studio: Studio,
    readonly size: Size,
    readonly canvas: HTMLCanvasElement,
  ) {}

  static async of(sheet: Element, title: Title): Promise<Film> {
    const box = sheet.querySelector("svg")!.viewBox.baseVal;
    const scale = Math.min(WIDEST / box.width, HIGHEST / box.height);
    const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
    const canvas = document.createElement("canvas");
    canvas.width = size.width;
    canvas.height = HEAD + size.height + FOOT;
    return new Film(sheet, title, await openStudio(), size, canvas);
  }

  get n(): number {
    return this.#stills.length;
  }

  /** Takes a picture of the map, with a sentence below it. */
  async take(caption: string): Promise<void> {
    this.#land ??= await drawn(this.studio, this.sheet, ".land", this.size);
    const live = await drawn(this.studio, this.sheet, ":not(.land)", this.size);
    const it = this.canvas.getContext("2d", { willReadFrequently: true })!;
    const { width, height } = this.canvas;
    const style = getComputedStyle(document.documentElement);
    const colour = (name: string) => style.getPropertyValue(name).trim();
    it.fillStyle = colour("--card");
    it.fillRect(0, 0, width, height);
    it.fillStyle = colour("--paper") || colour("--card-2");
    it.fillRect(0, HEAD, this.size.width, this.size.height);
    it.drawImage(this.#land, 0, HEAD, this.size.width, this.size.height);
    it.drawImage(live, 0, HEAD, this.size.width, this.size.height);
    it.fillStyle = colour("--ink");
    it.textBaseline = "middle";
    it.font = `600 18px ${colour("--serif")}`;
    it.fillText(this.title.game, MARGIN, HEAD / 2);
    it.font = `500 15px ${colour("--sans")}`;
    it.textAlign = "right";
    it.fillText(this.title.turn, width - MARGIN, HEAD / 2);
    it.textAlign = "left";
    it.font = `500 18px ${colour("--serif")}`;
    const lines = wrapped(caption, width - 2 * MARGIN, (text) => it.measureText(text).width);
    const middle = HEAD + this.size.height + FOOT / 2;
    lines.forEach((line, i) => it.fillText(line, MARGIN, middle + (i - (lines.length - 1) / 2) * 23));
    this.#stills.push({ pixels: it.getImageData(0, 0, width, height).data, ms: STEP_MS });
  }

  /** The clip as a file. */
  finish(): Blob {
    const stills = this.#stills.map((it, i) => (i === this.n - 1 ? { ...it, ms: LAST_MS } : it));
    return new Blob([gif(this.canvas.width, this.canvas.height, stills)], { type: "image/gif" });
  }
}

/** A sentence in at most two lines; what does not fit is left out. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width || !line) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= 2) return lines;
  let last = lines[1]!;
  while (last.includes(" ") && widthOf(`${last}…`) > width) last = last.slice(0, last.lastIndexOf(" "));
  return [lines[0]!, `${last}…`];
}
