import { expect, test } from "vitest";
import { seededRandom } from "../../tests/support/thorough.ts";
import { foldedCode, isCode, madeCode } from "./typed-code.ts";

test.each([
  ["ece10", "ECE10"],
  ["İndirim-5", "INDIRIM5"],
  ["ışıl", "ISIL"],
  ["  çok güzel ", "COKGUZEL"],
  ["💝", ""],
])("%j is compared as %j", (typed, folded) => {
  expect(foldedCode(typed)).toBe(folded);
});

test("made codes have no signs that are taken for others, and never one twice", () => {
  const random = seededRandom(60);
  const made = new Set<string>();
  for (let count = 0; count < 200; count += 1) made.add(madeCode("Ece", made, random));
  expect(made.size).toBe(200);
  for (const code of made) {
    expect(code).toMatch(/^ECE[A-HJ-NP-Z2-9]{5}$/);
    expect(isCode(code)).toBe(true);
  }
});
