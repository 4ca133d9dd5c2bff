import { readFileSync } from "node:fs";
import { test } from "vitest";
import { drawLand } from "./land.ts";
test("t", () => {
  for (const n of ["full","half","winter","full","winter"]) {
    const b = JSON.parse(readFileSync(`/tmp/fix/${n}.json`,"utf8"));
    const t = performance.now();
    const l = drawLand(b);
    console.log(n, (performance.now()-t).toFixed(0), l.standing.length, l.waves.length, l.tufts.length, l.water.length, l.forest.length, l.shallows.map(s=>s.length), l.heights.map(s=>s.length));
  }
});
