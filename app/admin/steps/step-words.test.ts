import { expect, test } from "vitest";
import type { ListedStep } from "../../../domain/ledger.ts";
import { stepInWords } from "./step-words.ts";

test.each([
  [{ what: "Kupa", kind: "remove" }, "Kupa silindi"],
  [{ what: "1.312 ürün", kind: "change" }, "1.312 ürün güncellendi"],
  [{ what: "2 ürün", kind: "price" }, "2 ürün için fiyat değişti"],
  [{ what: "Kupa", kind: "place" }, "Kupa taşındı"],
] satisfies [Pick<ListedStep, "what" | "kind">, string][])("a step says what was done with what: %j", (step, words) => {
  expect(stepInWords(step)).toBe(words);
});
