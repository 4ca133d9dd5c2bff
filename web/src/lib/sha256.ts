/** The first 32 bits of the fractional parts of the roots of the first primes: square roots to begin with, cube roots for each round. */
function fractions(root: number, count: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (![...Array(n).keys()].slice(2).some((it) => n % it === 0)) found.push(n ** (1 / root));
  }
  return Uint32Array.from(found, (it) => (it % 1) * 2 ** 32);
}

const FIRST = fractions(2, 8);
const ROUNDS = fractions(3, 64);

const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** SHA-256 as in FIPS 180-4. Browsers have one of their own, but not for pages that came over plain HTTP. */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = FIRST.slice();
  for (let at = 0; at < padded.length; at += 64) addBlock(state, view, at);
  const hash = new Uint8Array(32);
  state.forEach((it, i) => new DataView(hash.buffer).setUint32(4 * i, it));
  return hash;
}

function addBlock(state: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i]! + words[i]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((it, i) => (state[i]! += it));
}
