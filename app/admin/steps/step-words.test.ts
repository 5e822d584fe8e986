import { expect, test } from "vitest";
import type { ListedStep } from "../../../domain/ledger.ts";
import { stepInWords } from "./step-words.ts";

test.each([
  [{ what: "Kupa", kind: "remove", subject: "product" }, "Kupa silindi"],
  [{ what: "1.312 ürün", kind: "change", subject: "product" }, "1.312 ürün güncellendi"],
  [{ what: "2 ürün", kind: "price", subject: "product" }, "2 ürün için fiyat değişti"],
  [{ what: "Kupa", kind: "place", subject: "product" }, "Kupa taşındı"],
  [{ what: "Kupa için süreli fiyat", kind: "create", subject: "planned-price" }, "Kupa için süreli fiyat planlandı"],
  [
    { what: "3 ürün için süreli fiyat", kind: "remove", subject: "planned-price" },
    "3 ürün için süreli fiyat bırakıldı",
  ],
  [{ what: "Kupa için süreli fiyat", kind: "undo", subject: "planned-price" }, "Kupa için süreli fiyat geri alındı"],
] satisfies [Pick<ListedStep, "what" | "kind" | "subject">, string][])(
  "a step says what was done with what: %j",
  (step, words) => {
    expect(stepInWords(step)).toBe(words);
  },
);
