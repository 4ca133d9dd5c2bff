import { expect, test } from "vitest";
import { gif, type Still } from "./gif";

/** Reads an animation as any viewer does: the pictures as they are seen one after another, and their times. */
function read(file: Uint8Array): { width: number; height: number; stills: Still[] } {
  let at = 6;
  const byte = () => file[at++]!;
  const short = () => byte() | (byte() << 8);
  expect(new TextDecoder().decode(file.slice(0, 6))).toBe("GIF89a");
  const [width, height] = [short(), short()];
  expect(byte()).toBe(0xf7);
  at += 2;
  const palette = file.slice(at, at + 768);
  at += 768;
  const canvas = new Uint8ClampedArray(4 * width * height);
  const stills: Still[] = [];
  let [ms, seeThrough] = [0, -1];
  for (;;) {
    const kind = byte();
    if (kind === 0x3b) return { width, height, stills };
    if (kind === 0x21) {
      const label = byte();
      if (label === 0xf9) {
        byte();
        const flags = byte();
        ms = short() * 10;
        seeThrough = flags & 1 ? byte() : (byte(), -1);
        expect(byte()).toBe(0);
      } else {
        for (let n = byte(); n > 0; n = byte()) at += n;
      }
      continue;
    }
    expect(kind).toBe(0x2c);
    const [x, y, w, h] = [short(), short(), short(), short()];
    expect(byte()).toBe(0);
    const bits = byte();
    const data: number[] = [];
    for (let n = byte(); n > 0; n = byte()) for (let i = 0; i < n; i += 1) data.push(byte());
    unpacked(data, bits).forEach((index, i) => {
      if (index === seeThrough) return;
      const pixel = (y + Math.floor(i / w)) * width + x + (i % w);
      canvas.set([...palette.slice(3 * index, 3 * index + 3), 255], 4 * pixel);
    });
    expect(w * h).toBe(unpacked(data, bits).length);
    stills.push({ pixels: canvas.slice(), ms });
  }
}

function unpacked(data: number[], bits: number): number[] {
  const clear = 1 << bits;
  let [size, at] = [bits + 1, 0];
  let table: number[][] = [];
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, i) => [i]);
    size = bits + 1;
  };
  const code = () => {
    let value = 0;
    for (let i = 0; i < size; i += 1, at += 1) value |= ((data[at >> 3]! >> (at & 7)) & 1) << i;
    return value;
  };
  const found: number[] = [];
  let before: number[] | null = null;
  for (;;) {
    const now = code();
    if (now === clear + 1) return found;
    if (now === clear) {
      reset();
      before = null;
      continue;
    }
    const entry: number[] = table[now] ?? [...before!, before![0]!];
    found.push(...entry);
    if (before && table.length < 4096) table.push([...before, entry[0]!]);
    if (table.length === 1 << size && size < 12) size += 1;
    before = entry;
  }
}

function still(width: number, height: number, colour: (x: number, y: number) => number[], ms = 500): Still {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i += 1)
    pixels.set([...colour(i % width, Math.floor(i / width)), 255], 4 * i);
  return { pixels, ms };
}

/** How far two pictures are apart at their worst pixel. */
const worst = (a: Still, b: Still) =>
  a.pixels.reduce((most, it, i) => Math.max(most, Math.abs(it - b.pixels[i]!)), 0);

test("pictures and times come back as they were put in", () => {
  const stills = [
    still(64, 48, () => [255, 255, 255]),
    still(64, 48, (x, y) => (x > 20 && x < 30 && y > 10 && y < 20 ? [0, 0, 0] : [255, 255, 255]), 1230),
    still(64, 48, () => [255, 255, 255]),
  ];
  const found = read(gif(64, 48, stills));
  expect([found.width, found.height]).toEqual([64, 48]);
  expect(found.stills.map((it) => it.ms)).toEqual([500, 1230, 500]);
  found.stills.forEach((it, i) => expect(worst(it, stills[i]!)).toBe(0));
});

test("a picture that uses every code and more colours than there are stays close to what it was", () => {
  let seed = 7;
  const noise = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16;
  const rough = still(200, 150, (x, y) => [x, y, noise() & 63]);
  const found = read(gif(200, 150, [rough, still(200, 150, (x, y) => [y, x, noise() & 63])]));
  expect(found.stills).toHaveLength(2);
  expect(worst(found.stills[0]!, rough)).toBeLessThan(48);
});

test("a picture that is the same as the one before costs next to nothing", () => {
  const plain = still(300, 200, (x) => [x % 256, 90, 40]);
  const once = gif(300, 200, [plain]).length;
  expect(gif(300, 200, [plain, plain, plain]).length - once).toBeLessThan(100);
});
