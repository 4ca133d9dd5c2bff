import { chacha20 } from "@noble/ciphers/chacha.js";
import { describe, expect, it } from "vitest";
import { check, draw, fromHex, leadsTo, mix, roll, stream, toHex } from "./chance";
import { pledgeOf } from "./numbers";

const zero = new Uint8Array(32);

function first(key: Uint8Array, n: number, count: number): Uint8Array {
  const bytes = stream(key, n);
  return Uint8Array.from({ length: count }, () => bytes.next().value as number);
}

describe("the stream", () => {
  // RFC 8439, appendix A.1, test vectors 1 and 2: blocks 0 and 1 of the zero key.
  it("is that of RFC 8439, over several blocks", () => {
    const bytes = first(zero, 0, 96);
    expect(toHex(bytes.slice(0, 16))).toBe("76b8e0ada0f13d90405d6ae55386bd28");
    expect(toHex(bytes.slice(64, 80))).toBe("9f07e7be5551387a98ba977c732d080d");
  });

  it("has the number as little-endian nonce", () => {
    const nonce = Uint8Array.of(2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    expect(first(zero, 258, 8)).toEqual(chacha20(zero, nonce, new Uint8Array(8)));
  });
});

describe("dice", () => {
  it("are the bytes of the stream, by their remainder", () => {
    expect(roll(zero, 0, 7, 12)).toEqual([11, 5, 9, 6, 5, 2, 2]);
  });

  it("pass over bytes that would favour low faces", () => {
    const rolled = roll(zero, 0, 64, 100);
    const fair = [...first(zero, 0, 400)].filter((it) => it < 200);
    expect(rolled).toEqual(fair.slice(0, 64).map((it) => 1 + (it % 100)));
    expect(fair.length).toBeLessThan(400);
  });

  it("may be none", () => {
    expect(roll(zero, 0, 0, 12)).toEqual([]);
  });
});

describe("draws", () => {
  it("are little-endian words of the stream", () => {
    expect(draw(zero, 0, 12)).toBe(0xade0b876 % 12);
    expect(draw(zero, 0, 1)).toBe(0);
  });

  it("pass over words that would favour low numbers", () => {
    // The first word, 0xade0b876, is above 2^31 + 1, so the second, 0x903df1a0, is looked at, and so on.
    const of = 2 ** 31 + 1;
    const words = new DataView(first(zero, 0, 400).buffer);
    const fair = Array.from({ length: 100 }, (_, i) => words.getUint32(4 * i, true)).find((it) => it < of);
    expect(draw(zero, 0, of)).toBe(fair);
  });
});

describe("the check", () => {
  const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  const chances = [{ roll: { sides: 12, dice: [11, 5, 9] } }, { draw: { of: 6, index: draw(zero, 1, 6) } }];

  it("finds a true match true", () => {
    const verdict = check({ commitment, key: toHex(zero), chances });
    expect(verdict).toEqual({ kept: true, promised: [], right: [true, true] });
  });

  it("finds a changed die, a changed draw and a changed key", () => {
    const changed = [{ roll: { sides: 12, dice: [11, 5, 8] } }, { draw: { of: 5, index: 4 } }];
    const wrong = { draw: { of: 6, index: (draw(zero, 1, 6) + 1) % 6 } };
    expect(check({ commitment, key: toHex(zero), chances: changed }).right[0]).toBe(false);
    expect(leadsTo(zero, 1, wrong)).toBe(false);
    const other = toHex(zero).replace(/^00/, "01");
    expect(check({ commitment, key: other, chances }).kept).toBe(false);
  });

  it("does not take a broken key", () => {
    const verdict = check({ commitment, key: "00ff", chances });
    expect(verdict).toEqual({ kept: false, promised: [], right: [false, false] });
    expect(fromHex("00ff")).toEqual(Uint8Array.of(0, 255));
  });

  // The vector of docs/fair-dice.md, which the server's tests hold too.
  const numbers = [1, 2].map((it, seat) => {
    const number = toHex(new Uint8Array(32).fill(it));
    return { seat, number, pledge: pledgeOf(number), forgone: false };
  });
  const lost = { seat: 2, number: null, pledge: "00", forgone: true };

  it("mixes the numbers of people in", () => {
    expect(toHex(mix(zero, [...numbers, lost]))).toBe(
      "beccff5861f62bc4081bd0d9149565f9de8e777fb76189fa68ac12418884ce6c",
    );
    const dice = roll(mix(zero, numbers), 0, 5, 12);
    const mixed = { commitment, key: toHex(zero), numbers, chances: [{ roll: { sides: 12, dice } }] };
    expect(check(mixed)).toEqual({ kept: true, promised: [true, true], right: [true] });
    // The key alone leads elsewhere, and so does another number.
    expect(check({ ...mixed, numbers: undefined! }).right).toEqual([false]);
    const other = [numbers[0]!, { ...numbers[1]!, number: numbers[0]!.number }];
    expect(check({ ...mixed, numbers: other })).toEqual({
      kept: true,
      promised: [true, false],
      right: [false],
    });
  });
});
