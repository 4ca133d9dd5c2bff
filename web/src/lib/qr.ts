/**
 * QR codes of short texts: byte mode, error correction M, versions 1 to 9 (up to 180 bytes). That is all an invitation needs, and
 * less than a library brings along.
 */
type Modules = boolean[][];

/** By version, from 1: error correction bytes of a block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5];

/** The dark modules of the code, row by row; nothing if the text is too long. */
export function qrOf(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = CORRECTION.findIndex((_, i) => bytes.length + 2 <= nData(i + 1)) + 1;
  if (version === 0) return null;
  const words = woven(padded(bytes, nData(version)), version);
  const masks = Array.from({ length: MASKS.length }, (_, mask) => drawn(words, version, mask));
  return masks.reduce((best, it) => (penalty(it) < penalty(best) ? it : best));
}

/** A code as the path of an SVG, one unit a module. */
export function pathOf(code: Modules): string {
  return code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join("");
}

// --- Bytes

function nRaw(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const alignment = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  return ((16 * version + 128) * version + 64 - alignment - (version < 7 ? 0 : 36)) >> 3;
}

function nData(version: number): number {
  return nRaw(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
}

/** Mode, length and text, filled up with the two bytes that stand for nothing. */
function padded(text: number[], length: number): number[] {
  const half = [4, text.length >> 4, text.length & 15, ...text.flatMap((it) => [it >> 4, it & 15]), 0];
  const bytes = Array.from({ length: half.length / 2 }, (_, i) => (half[2 * i]! << 4) | half[2 * i + 1]!);
  for (let i = 0; bytes.length < length; i += 1) bytes.push(i % 2 === 0 ? 0xec : 0x11);
  return bytes;
}

/** The data in blocks with their correction, read across the blocks. */
function woven(data: number[], version: number): number[] {
  const n = BLOCKS[version - 1]!;
  const [short, longer] = [Math.floor(data.length / n), data.length % n];
  const divisor = generator(CORRECTION[version - 1]!);
  const blocks = Array.from({ length: n }, (_, i) => {
    const start = i * short + Math.max(0, i - (n - longer));
    return data.slice(start, start + short + (i < n - longer ? 0 : 1));
  });
  const across = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map((it) => it.length)) }, (_, i) =>
      parts.flatMap((it) => it[i] ?? []),
    ).flat();
  return [...across(blocks), ...across(blocks.map((it) => remainder(it, divisor)))];
}

/** Multiplies in the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1)
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

function generator(degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i += 1, root = times(root, 2))
    divisor.forEach((it, j) => (divisor[j] = times(it, root) ^ (divisor[j + 1] ?? 0)));
  return divisor;
}

function remainder(data: number[], divisor: number[]): number[] {
  const left = divisor.map(() => 0);
  for (const it of data) {
    const factor = it ^ left.shift()!;
    left.push(0);
    divisor.forEach((by, i) => (left[i] = left[i]! ^ times(by, factor)));
  }
  return left;
}

// --- Drawing

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(words: number[], version: number, mask: number): Modules {
  const size = 17 + 4 * version;
  const code: Modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Modules = code.map((row) => [...row]);
  const set = (x: number, y: number, dark: boolean) => {
    if (code[y]?.[x] === undefined) return;
    code[y][x] = dark;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1)
        set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const;
  for (const [x, y] of corners) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const places = alignment(version);
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) square(x, y, 2, (ring) => ring !== 1);
    }),
  );
  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);
  drawWords(code, fixed, words, mask);
  return code;
}

function alignment(version: number): number[] {
  if (version === 1) return [];
  const n = Math.floor(version / 7) + 2;
  const size = 17 + 4 * version;
  const step = Math.ceil((size - 13) / (2 * n - 2)) * 2;
  return [6, ...Array.from({ length: n - 1 }, (_, i) => size - 7 - step * (n - 2 - i))];
}

type Set = (x: number, y: number, dark: boolean) => void;

/** The rest of a division of bits. */
function checked(bits: number, by: number, degree: number): number {
  let rest = bits;
  for (let i = 0; i < degree; i += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * by);
  return (bits << degree) | rest;
}

/** Error correction M has the number 0, so that the mask is all there is to say. */
function drawFormat(set: Set, size: number, mask: number): void {
  const bits = checked(mask, 0x537, 10) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 15; i += 1) {
    if (i < 8) set(8, i < 6 ? i : i + 1, bit(i));
    else set(i === 8 ? 7 : 14 - i, 8, bit(i));
    if (i < 8) set(size - 1 - i, 8, bit(i));
    else set(8, size - 15 + i, bit(i));
  }
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number): void {
  const bits = checked(version, 0x1f25, 12);
  for (let i = 0; i < 18; i += 1) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, ((bits >> i) & 1) === 1);
    set(b, a, ((bits >> i) & 1) === 1);
  }
}

/** Up and down in pairs of columns, from the right. */
function drawWords(code: Modules, fixed: Modules, words: number[], mask: number): void {
  const size = code.length;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const bit = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
        code[y]![x] = bit !== MASKS[mask]!(x, y);
        i += 1;
      }
    }
  }
}

/** How hard it is to read: long runs, blocks of one colour, and too much of one of them. */
function penalty(code: Modules): number {
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x]!))];
  const runs = lines.map((line) => line.map((it) => (it ? "1" : "0")).join(""));
  const ofRuns = runs.flatMap((it) => it.match(/0{5,}|1{5,}/g) ?? []).reduce((n, it) => n + it.length - 2, 0);
  const finders = runs.flatMap((it) => it.match(/(?=0000(?=1011101)|1011101(?=0000))/g) ?? []).length;
  let blocks = 0;
  for (let y = 1; y < code.length; y += 1)
    for (let x = 1; x < code.length; x += 1) {
      const it = code[y]![x];
      if (it === code[y - 1]![x] && it === code[y]![x - 1] && it === code[y - 1]![x - 1]) blocks += 1;
    }
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return ofRuns + 40 * finders + 3 * blocks + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
