import { chacha20 } from "@noble/ciphers/chacha.js";
import type { Chances, Made, Mixed } from "../protocol";
import { match } from "../protocol/variants";
import { sha256 } from "./sha256";

/** What the check of a match found. */
export interface Verdict {
  /** The key is the one whose hash was published at the start. */
  kept: boolean;
  /** One for each number of a person: whether it is the one that was promised. Those that were not shown count as right. */
  promised: boolean[];
  /** One for each random outcome, in order: whether the key leads to it. */
  right: boolean[];
}

const BLOCK = 64;

/** The stream of random outcome `n`: IETF ChaCha20, with the number as nonce, from block 0. */
export function* stream(key: Uint8Array, n: number): Generator<number> {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setBigUint64(0, BigInt(n), true);
  for (let block = 0; ; block++) {
    yield* chacha20(key, nonce, new Uint8Array(BLOCK), undefined, block);
  }
}

/** Dice: a byte that would favour some faces is skipped. */
export function roll(key: Uint8Array, n: number, count: number, sides: number): number[] {
  const fair = 256 - (256 % sides);
  const dice: number[] = [];
  if (count === 0) return dice;
  for (const byte of stream(key, n)) {
    if (byte >= fair) continue;
    dice.push(1 + (byte % sides));
    if (dice.length === count) break;
  }
  return dice;
}

/** A draw of one from `of`, counted from 0. */
export function draw(key: Uint8Array, n: number, of: number): number {
  const fair = 2 ** 32 - (2 ** 32 % of);
  const bytes = stream(key, n);
  const next = () => bytes.next().value as number;
  for (;;) {
    const word = next() + next() * 2 ** 8 + next() * 2 ** 16 + next() * 2 ** 24;
    if (word < fair) return word % of;
  }
}

/** Whether the key leads to this outcome. */
export function leadsTo(key: Uint8Array, n: number, made: Made): boolean {
  return match(made, {
    draw: ({ of, index }) => of > 0 && draw(key, n, of) === index,
    roll: ({ sides, dice }) => sides > 0 && roll(key, n, dice.length, sides).every((it, i) => it === dice[i]),
  });
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = text.match(/[0-9a-f]{2}/gi) ?? [];
  return Uint8Array.from(pairs, (it) => parseInt(it, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (it) => it.toString(16).padStart(2, "0")).join("");
}

const MIXED = new TextEncoder().encode("sandtable numbers 1");

/** What comes of the server's key and the numbers of people, in the order of their seats. */
export function mix(key: Uint8Array, numbers: Mixed[]): Uint8Array {
  const shown = numbers.filter((it) => it.number !== null);
  const parts = shown.flatMap((it) => [Uint8Array.of(it.seat), fromHex(it.number!)]);
  return sha256(Uint8Array.from([MIXED, key, ...parts].flatMap((it) => [...it])));
}

/** Checks every random outcome of a match, using only what the server published. */
export function check({ commitment, key: text, numbers, chances }: Chances): Verdict {
  const key = fromHex(text);
  const promised = (numbers ?? []).map(
    ({ number, pledge }) => number === null || toHex(sha256(fromHex(number))) === pledge.toLowerCase(),
  );
  if (key.length !== 32) return { kept: false, promised, right: chances.map(() => false) };
  const source = numbers ? mix(key, numbers) : key;
  return {
    kept: toHex(sha256(key)) === commitment.toLowerCase(),
    promised,
    right: chances.map((made, n) => leadsTo(source, n, made)),
  };
}
