import { expect, test } from "vitest";
import type { Phrase } from "$frame/protocol";
import type { Find } from "./finding.svelte";
import { Prospects } from "./prospects.svelte";
import type { Asked, Choice, Prospect } from "./protocol";

const NO: Phrase = { key: "no", args: {} };
const [first, second]: Choice[] = [{ soldier: 1 }, { soldier: 2 }];

/** A question who acts, of which the table says what would come of each soldier. */
async function asked(options: Choice[], found: Prospect[]): Promise<Prospects> {
  const ask = { who: { acts: [], left: 1 } } as unknown as Asked["ask"];
  const question = { seat: 0, ask, options, says: NO } as unknown as Asked;
  const find = (() => Promise.resolve(found)) as unknown as Find;
  const prospects = new Prospects(() => ({ version: 1, asked: question }), find);
  prospects.ask();
  await Promise.resolve().then(() => Promise.resolve());
  expect(prospects.isAsking).toBe(false);
  return prospects;
}

test("who can do nothing is idle, as long as another answer can be given", async () => {
  const one = await asked([first!, second!], [{ why: NO, asks: false }, { asks: true }]);
  expect(one.idle(first!)).toEqual(NO);
  expect(one.idle(second!)).toBeNull();
  const leave = await asked(
    [first!, second!, "done"],
    [
      { why: NO, asks: false },
      { why: NO, asks: false },
    ],
  );
  expect(leave.idle(first!)).toEqual(NO);
  expect(leave.idle(second!)).toEqual(NO);
  expect(leave.idle("done")).toBeNull();
});

test("where all answers are idle and one must be given, none is taken away", async () => {
  const forced = await asked(
    [first!, second!],
    [
      { why: NO, asks: false },
      { why: NO, asks: false },
    ],
  );
  expect(forced.idle(first!)).toBeNull();
  expect(forced.idle(second!)).toBeNull();
});
