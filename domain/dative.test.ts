import { describe, expect, test } from "vitest";
import { dativeOf, withoutDative } from "./dative.ts";

const WRITTEN = [
  "Merve Kaya'ya",
  "Ayşe'ye",
  "Ali'ye",
  "Işık'a",
  "Ege Gül'e",
  "Zeynep'e",
  "Can'a",
  "Umut'a",
  "Ömer'e",
  "Duru'ya",
  "Öykü'ye",
  "İpek Özgü'ye",
  "IŞIL'a",
  "AYŞE'ye",
  "İREM'e",
  "ali'ye",
  "Kemal'e",
  "Ünal'a",
  "Nigâr'a",
  "José'ye",
  "Chloë'ye",
  "O'Hara'ya",
  "Ayşe Nur (komşum)",
  "Mrs. Brwn",
  "Ece 2",
  "Zeynep ♥",
  "Müge…",
  "",
];

describe("to whom", () => {
  test.each(WRITTEN)("%s", (written) => {
    const name = withoutDative(written);
    expect(dativeOf(name)).toBe(written);
  });

  test("a name that says a foreign vowel in two letters of its own is read alike", () => {
    expect(dativeOf("Jose\u0301")).toBe("Jose\u0301'ye");
  });
});

describe("the name without its suffix", () => {
  test.each([
    ["Merve Kaya’ya", "Merve Kaya"],
    ["Zeynep‘e", "Zeynep"],
    ["O'ya'ya", "O'ya"],
    ["Merve Kaya", "Merve Kaya"],
    ["Ayşe'nin", "Ayşe'nin"],
  ])("'%s'", (text, name) => expect(withoutDative(text)).toBe(name));
});
