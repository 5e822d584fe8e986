import { expect, test } from "vitest";
import { compareTurkish } from "../turkish-order.ts";
import { PROVINCES } from "./turkish-places.ts";

const NAME = /^(?:19|[A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]+)(?: [A-ZÇĞİÖŞÜ][a-zçğıöşüâîû]+)*$/;

test("all 81 provinces and 973 districts are there, each name once in its list", () => {
  expect(new Set(PROVINCES.map(({ name }) => name)).size).toBe(81);
  expect(PROVINCES.flatMap(({ districts }) => [...new Set(districts)])).toHaveLength(973);
  for (const [province, district] of [
    ["İstanbul", "Kadıköy"],
    ["Ankara", "Çankaya"],
    ["İzmir", "Karşıyaka"],
    ["Şırnak", "Cizre"],
    ["Düzce", "Akçakoca"],
  ] as const) {
    expect(PROVINCES.find(({ name }) => name === province)?.districts).toContain(district);
  }
});

test("both lists are in Turkish order", () => {
  const provinces = PROVINCES.map(({ name }) => name);
  expect(provinces).toEqual(provinces.toSorted(compareTurkish));
  for (const { districts } of PROVINCES) expect(districts).toEqual(districts.toSorted(compareTurkish));
});

test("every name is one that a person would write", () => {
  const names = PROVINCES.flatMap(({ name, districts }) => [name, ...districts]);
  expect(names.filter((name) => !NAME.test(name))).toEqual([]);
});
