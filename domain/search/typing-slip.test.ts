import { describe, expect, test } from "vitest";
import { lettersOf, slipLimit, slipsFrom, sureSlipLimit } from "./typing-slip.ts";

describe("taken for the word it was meant to be", () => {
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
    ["anhta", "anahtarlik", "a beginning"],
  ])("%s for %s (%s)", (typed, meant) => {
    expect(costOf(typed, meant)).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

describe("not taken for another word", () => {
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

describe("sure enough for a hit", () => {
  test.each([
    ["pnda", "panda"],
    ["klye", "kolye"],
    ["tlfn", "telefon"],
    ["lanba", "lamba"],
    ["pandaa", "panda"],
    ["elebek", "kelebek"],
  ])("%s for %s", (typed, meant) => {
    expect(sureCostOf(typed, meant)).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  test.each([
    ["kedi", "kadife"],
    ["kule", "kupe"],
    ["kuta", "kutu"],
    ["tavla", "tavsan"],
    ["silah", "siyah"],
    ["tablo", "kablo"],
  ])("%s is not, for %s", (typed, other) => {
    expect(sureCostOf(typed, other)).toBe(Number.POSITIVE_INFINITY);
  });
});

test("the smaller slip is cheaper", () => {
  expect(costOf("kolyee", "kolye")).toBeLessThan(costOf("kolyet", "kolye"));
  expect(costOf("kolya", "kolye")).toBeLessThan(costOf("kolyk", "kolye"));
});

const costOf = (typed: string, word: string) => costWithin(slipLimit(typed), typed, word);
const sureCostOf = (typed: string, word: string) => costWithin(sureSlipLimit(typed), typed, word);

const costWithin = (limit: number, typed: string, word: string) => {
  return limit === 0 ? Number.POSITIVE_INFINITY : slipsFrom(lettersOf(typed), limit)(lettersOf(word));
};
