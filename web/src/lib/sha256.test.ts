import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { toHex } from "./chance";
import { sha256 } from "./sha256";

describe("SHA-256", () => {
  it("is that of FIPS 180-4", () => {
    const abc = new TextEncoder().encode("abc");
    expect(toHex(sha256(abc))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("is the same as another one at every length of a block", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
});
