import { describe, expect, test } from "vitest";
import { lettersOf, looseTypoLimit, strictTypoLimit, typoCostFrom } from "./typo-cost.ts";

describe("within the loose limit", () => {
  test.each([
    ["labbu", "labubu", "a missing letter"],
    ["kollye", "kolye", "a doubled letter"],
    ["kloye", "kolye", "swapped neighbours"],
    ["kulye", "kolye", "another vowel"],
    ["zirgon", "zirkon", "a letter that sounds alike"],
    ["bileklşk", "bileklik", "a neighbour on the keyboard"],
    ["anhtrlik", "anahtarlik", "two missing letters"],
    ["tlfn", "telefon", "vowels left out"],
    ["kuta", "kutu", "a short word's vowel"],
    ["anhta", "anahtarlik", "a prefix"],
  ])("%s for %s (%s)", (typed, meant) => {
    expect(costOf(typed, meant)).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

describe("outside the loose limit", () => {
  test.each([
    ["kolye", "kulaklik"],
    ["mum", "mor"],
    ["yuzuk", "yastik"],
    ["ay", "ayi"],
    ["kupe", "lamba"],
  ])("%s for %s", (typed, other) => {
    expect(costOf(typed, other)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("within the strict limit or not", () => {
  test.each([
    ["pnda", "panda"],
    ["klye", "kolye"],
    ["tlfn", "telefon"],
    ["lanba", "lamba"],
    ["pandaa", "panda"],
    ["elebek", "kelebek"],
  ])("%s for %s", (typed, meant) => {
    expect(strictCostOf(typed, meant)).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  test.each([
    ["kedi", "kadife"],
    ["kule", "kupe"],
    ["kuta", "kutu"],
    ["tavla", "tavsan"],
    ["silah", "siyah"],
    ["tablo", "kablo"],
  ])("%s is too different from %s", (typed, other) => {
    expect(strictCostOf(typed, other)).toBe(Number.POSITIVE_INFINITY);
  });
});

test("a smaller typo costs less", () => {
  expect(costOf("kolyee", "kolye")).toBeLessThan(costOf("kolyet", "kolye"));
  expect(costOf("kolya", "kolye")).toBeLessThan(costOf("kolyk", "kolye"));
});

const costOf = (typed: string, word: string) => costWithin(looseTypoLimit(typed), typed, word);
const strictCostOf = (typed: string, word: string) => costWithin(strictTypoLimit(typed), typed, word);

const costWithin = (limit: number, typed: string, word: string) =>
  limit === 0 ? Number.POSITIVE_INFINITY : typoCostFrom(lettersOf(typed), limit)(lettersOf(word));
