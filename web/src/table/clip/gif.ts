// Animated pictures as GIF: every browser, chat and forum shows them. Written for drawn maps: few colours, and from one picture
// to the next little that differs.

/** A picture of an animation: red, green, blue and opacity of each pixel, and how long it is shown in milliseconds. */
export interface Still {
  pixels: Uint8ClampedArray;
  ms: number;
}

/** The last colour stands for "as before". */
const COLOURS = 255;
const UNCHANGED = 255;
const BITS = 8;
/** The longest code of the format, and how many codes that makes. */
const LONGEST = 12;
const MOST_CODES = 1 << LONGEST;

/** Colours are counted with five bits each. */
const keyAt = (pixels: Uint8ClampedArray, i: number): number =>
  ((pixels[i]! >> 3) << 10) | ((pixels[i + 1]! >> 3) << 5) | (pixels[i + 2]! >> 3);

/** An endless animation of pictures of one size. */
export function gif(width: number, height: number, stills: Still[]): Uint8Array<ArrayBuffer> {
  const { palette, nearest } = paletteOf(stills);
  const out = new Bytes();
  out.text("GIF89a");
  out.short(width);
  out.short(height);
  // One palette of 256 colours for all pictures.
  out.bytes([0xf7, 0, 0]);
  out.bytes(palette);
  out.bytes([0x21, 0xff, 11]);
  out.text("NETSCAPE2.0");
  out.bytes([3, 1, 0, 0, 0]);
  let before: Uint8Array | null = null;
  for (const { pixels, ms } of stills) {
    const now = indexed(pixels, nearest);
    const box: Box = before ? changedIn(before, now, width, height) : { x: 0, y: 0, width, height };
    // It stays as it is below the next one, and what has not changed is left out.
    out.bytes([0x21, 0xf9, 4, (1 << 2) | 1]);
    out.short(Math.round(ms / 10));
    out.bytes([UNCHANGED, 0, 0x2c]);
    for (const number of [box.x, box.y, box.width, box.height]) out.short(number);
    out.bytes([0, BITS]);
    packed(cut(now, before, box, width), out);
    before = now;
  }
  out.bytes([0x3b]);
  return out.all();
}

// --- Colours

/** Pixels of about the same colour: how many, and the sums of their channels. */
interface Bin {
  key: number;
  n: number;
  sums: number[];
}

/** The best colours for these pictures, and which of them is nearest to each. */
function paletteOf(stills: Still[]): { palette: Uint8Array; nearest: Uint8Array } {
  const counts = new Uint32Array(1 << 15);
  const sums = [0, 1, 2].map(() => new Float64Array(1 << 15));
  for (const { pixels } of stills) {
    for (let i = 0; i < pixels.length; i += 4) {
      const key = keyAt(pixels, i);
      counts[key]! += 1;
      sums.forEach((it, which) => (it[key]! += pixels[i + which]!));
    }
  }
  const bins: Bin[] = [];
  counts.forEach((n, key) => n > 0 && bins.push({ key, n, sums: sums.map((it) => it[key]!) }));
  const palette = new Uint8Array(3 * 256);
  const nearest = new Uint8Array(1 << 15);
  groups(bins).forEach((group, i) => {
    palette.set(meanOf(group), 3 * i);
    for (const { key } of group) nearest[key] = i;
  });
  return { palette, nearest };
}

const channel = (key: number, which: number): number => (key >> (10 - 5 * which)) & 31;

/** Median cut: the group that errs most is divided, until there are as many as there are colours. */
function groups(bins: Bin[]): Bin[][] {
  const found = [{ bins, ...spread(bins) }];
  while (found.length < COLOURS) {
    const at = found.reduce((best, it, i) => (it.error > found[best]!.error ? i : best), 0);
    const widest = found[at]!;
    if (widest.bins.length < 2) break;
    const sorted = widest.bins.toSorted(
      (a, b) => channel(a.key, widest.along) - channel(b.key, widest.along),
    );
    const half = sorted.reduce((sum, it) => sum + it.n, 0) / 2;
    let n = 0;
    const middle = sorted.findIndex((it) => (n += it.n) >= half);
    const cutAt = Math.min(Math.max(middle, 1), sorted.length - 1);
    const parts = [sorted.slice(0, cutAt), sorted.slice(cutAt)];
    found.splice(at, 1, ...parts.map((it) => ({ bins: it, ...spread(it) })));
  }
  return found.map((it) => it.bins);
}

/** Along which channel colours differ most, and how much they differ in all. */
function spread(bins: Bin[]): { along: number; error: number } {
  const n = bins.reduce((sum, it) => sum + it.n, 0);
  const errors = [0, 1, 2].map((which) => {
    const mean = bins.reduce((sum, it) => sum + it.n * channel(it.key, which), 0) / n;
    return bins.reduce((sum, it) => sum + it.n * (channel(it.key, which) - mean) ** 2, 0);
  });
  const most = Math.max(...errors);
  return { along: errors.indexOf(most), error: bins.length < 2 ? 0 : most };
}

function meanOf(bins: Bin[]): number[] {
  const n = bins.reduce((sum, it) => sum + it.n, 0);
  return [0, 1, 2].map((which) => Math.round(bins.reduce((sum, it) => sum + it.sums[which]!, 0) / n));
}

function indexed(pixels: Uint8ClampedArray, nearest: Uint8Array): Uint8Array {
  const found = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < found.length; i += 1) found[i] = nearest[keyAt(pixels, 4 * i)]!;
  return found;
}

// --- What differs

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box with all that differs; where nothing does, one pixel. */
function changedIn(before: Uint8Array, now: Uint8Array, width: number, height: number): Box {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 0; i < now.length; i += 1) {
    if (before[i] === now[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function cut(now: Uint8Array, before: Uint8Array | null, box: Box, width: number): Uint8Array {
  const found = new Uint8Array(box.width * box.height);
  for (let y = 0, to = 0; y < box.height; y += 1) {
    let from = (box.y + y) * width + box.x;
    for (let x = 0; x < box.width; x += 1, from += 1, to += 1)
      found[to] = before && before[from] === now[from] ? UNCHANGED : now[from]!;
  }
  return found;
}

// --- Writing

class Bytes {
  #all = new Uint8Array(1 << 16);
  #n = 0;

  byte(value: number): void {
    if (this.#n === this.#all.length) {
      const more = new Uint8Array(2 * this.#n);
      more.set(this.#all);
      this.#all = more;
    }
    this.#all[this.#n++] = value;
  }

  bytes(values: ArrayLike<number>): void {
    for (let i = 0; i < values.length; i += 1) this.byte(values[i]!);
  }

  short(value: number): void {
    this.byte(value & 255);
    this.byte(value >> 8);
  }

  text(text: string): void {
    for (const letter of text) this.byte(letter.charCodeAt(0));
  }

  all(): Uint8Array<ArrayBuffer> {
    return this.#all.slice(0, this.#n);
  }
}

/** LZW with codes of growing length, in blocks of at most 255 bytes. */
function packed(indices: Uint8Array, out: Bytes): void {
  const clear = 1 << BITS;
  const end = clear + 1;
  let [bits, n] = [0, 0];
  let block: number[] = [];
  const flush = (): void => {
    out.byte(block.length);
    out.bytes(block);
    block = [];
  };
  let size = BITS + 1;
  const put = (code: number): void => {
    bits |= code << n;
    n += size;
    for (; n >= 8; n -= 8, bits >>>= 8) {
      block.push(bits & 255);
      if (block.length === 255) flush();
    }
  };
  // What follows a code: the code of both together.
  const table = new Int16Array(MOST_CODES * 256).fill(-1);
  const used: number[] = [];
  let next = end + 1;
  put(clear);
  let code = indices[0]!;
  for (let i = 1; i < indices.length; i += 1) {
    const at = (code << 8) | indices[i]!;
    const known = table[at]!;
    if (known >= 0) {
      code = known;
      continue;
    }
    put(code);
    code = indices[i]!;
    if (next < MOST_CODES) {
      if (next === 1 << size) size += 1;
      table[at] = next++;
      used.push(at);
    } else {
      put(clear);
      for (const it of used) table[it] = -1;
      used.length = 0;
      size = BITS + 1;
      next = end + 1;
    }
  }
  put(code);
  put(end);
  if (n > 0) block.push(bits & 255);
  if (block.length > 0) flush();
  out.byte(0);
}
