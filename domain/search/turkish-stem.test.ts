import { describe, expect, test } from "vitest";
import { stemsOf } from "./turkish-stem.ts";

describe("suffixes are removed from a folded word", () => {
  test.each([
    ["kolyesi", "kolye"],
    ["kolyeler", "kolye"],
    ["kolyelerimizden", "kolye"],
    ["kiliflari", "kilif"],
    ["kupeleri", "kupe"],
    ["bileklikler", "bileklik"],
    ["sevgilime", "sevgili"],
    ["ayicik", "ayi"],
    ["kalpli", "kalp"],
  ])("%s → %s", (word, stem) => {
    expect(stemsOf(word)).toContain(stem);
  });
});

describe("a consonant that turned soft before a vowel is hard again", () => {
  test.each([
    ["yuzugu", "yuzuk"],
    ["bilekligi", "bileklik"],
    ["kulakligim", "kulaklik"],
    ["kitabi", "kitap"],
    ["kanadi", "kanat"],
    ["agaci", "agac"],
    ["rengi", "renk"],
  ])("%s → %s", (word, stem) => {
    expect(stemsOf(word)).toContain(stem);
  });
});

describe("a word that only looks suffixed keeps its ending", () => {
  test.each([
    ["kolye", "kol"],
    ["canta", "can"],
    ["kupa", "kup"],
    ["ayi", "ay"],
  ])("%s is not reduced to %s", (word, other) => {
    expect(stemsOf(word)).not.toContain(other);
  });

  test("no stem is shorter than three letters", () => {
    for (const word of ["susu", "suyu", "inin", "evlerinden"]) {
      expect(stemsOf(word).filter(({ length }) => length < 3)).toEqual([]);
    }
  });
});
