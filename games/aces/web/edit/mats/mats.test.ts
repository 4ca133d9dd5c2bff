import { expect, test } from "vitest";
import {
  FACTIONS,
  changes,
  copied,
  figure,
  houseMat,
  madeFrom,
  matOf,
  models,
  nameIn,
  opened,
  reverted,
  sent,
  valueOf,
  withAir,
  withDice,
  withFigure,
  withName,
  withNumber,
} from "./draft";

const us = copied("Mine", ["us"]);

test("a copy has the six units of its faction, or all of them, and differs in nothing", () => {
  expect(us.mats.map((it) => it.unit)).toContain("us-bomber");
  expect(us.mats.length).toBe(6);
  expect(copied("All", FACTIONS).mats.length).toBe(24);
  expect(us.mats.every((it) => changes(us, it.unit).length === 0)).toBe(true);
});

test("what is changed has the mark of the draft, and what is as it was has the one of the game", () => {
  const house = houseMat("us-tank").speed;
  const fast = withFigure({ ...us, mark: "given" }, "us-tank", "speed", 7);
  expect(matOf(fast, "us-tank").speed).toEqual({ Given: 7 });
  expect(changes(fast, "us-tank")).toEqual(["speed"]);
  expect(withFigure(fast, "us-tank", "speed", valueOf(house)).mats[2]!.speed).toEqual(house);
  expect(withFigure(us, "us-tank", "speed", valueOf(house))).toBe(us);
  expect(changes(reverted(fast, "us-tank"), "us-tank")).toEqual([]);
});

test("a unit of another faction comes onto the mats with its first change", () => {
  const next = withNumber(us, "su-tank", "armour", 5, 20);
  expect(next.mats.length).toBe(7);
  expect(figure(matOf(next, "su-tank"), "armour")![5]).toBe(20);
  expect(us.mats.length).toBe(6);
});

test("with fire at aircraft comes a row of hits, and goes", () => {
  const tank = withAir(us, "us-tank", "back");
  expect(figure(matOf(tank, "us-tank"), "hits_air")).toEqual(figure(matOf(us, "us-tank"), "hits_ground"));
  expect(figure(matOf(withAir(tank, "us-tank", "no"), "us-tank"), "hits_air")).toBeUndefined();
  const fighter = withAir(withAir(us, "us-fighter", "no"), "us-fighter", "yes");
  expect(changes(fighter, "us-fighter")).toEqual([]);
});

test("names are of a language, and the English one stands in", () => {
  const named = withName(us, "us-artillery", "uk", "Калліопа");
  expect(nameIn(matOf(named, "us-artillery"), "uk")).toBe("Калліопа");
  expect(changes(named, "us-artillery")).toEqual(["also"]);
  const was = houseMat("us-artillery").also!["it"]!;
  const again = withName(withName(us, "us-artillery", "it", ""), "us-artillery", "it", was);
  expect(changes(again, "us-artillery")).toEqual([]);
  const none = ["uk", "it", "es"].reduce(
    (it, language) => withName(it, "us-artillery", language, " "),
    named,
  );
  expect(matOf(none, "us-artillery")).not.toHaveProperty("also");
  expect(nameIn(matOf(none, "us-artillery"), "uk")).toBe("Howitzer");
});

test("a unit is made from another that moves as it does", () => {
  expect(models("us-artillery")).toContain("su-artillery");
  expect(models("us-artillery").some((it) => /fighter|bomber/.test(it))).toBe(false);
  const made = matOf(madeFrom(us, "us-artillery", "su-artillery"), "us-artillery");
  expect([made.unit, made.aim, nameIn(made, "en")]).toEqual(["us-artillery", "area", "Katyusha"]);
});

test("the rules read the dice and the units, and what they read is opened again", () => {
  const next = withDice(us, 0, 20);
  expect(Object.keys(sent(next)).sort()).toEqual(["dice", "launcher", "mats"]);
  expect(valueOf(sent(next).dice)).toEqual([20, 10, 8, 6, 4, 2]);
  expect(opened("Mine", sent(next))).toEqual(next);
  expect(opened("Theirs", { ...sent(next), mats: [houseMat("g2-tank")] }).faction).toBe("g2");
});
