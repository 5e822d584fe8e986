import { expect, test } from "vitest";
import type { ListedStep } from "../../../domain/ledger/ledger.ts";
import { stepInWords } from "./step-words.ts";

const step: ListedStep = {
  id: "1",
  kind: "remove",
  at: "2026-11-20T10:00:00.000Z",
  by: "Ayşe",
  isUndone: false,
  count: 1,
  subject: "product",
  name: "Kupa",
};

test.each([
  [{}, "Kupa silindi"],
  [{ count: 1312, kind: "change" }, "1.312 ürün güncellendi"],
  [{ count: 2, kind: "price" }, "2 ürün için fiyat değişti"],
  [{ kind: "place" }, "Kupa taşındı"],
  [{ subject: "category", name: "Takılar" }, "Takılar kategorisi silindi"],
  [{ subject: "category", count: 2, kind: "change" }, "2 kategori güncellendi"],
  [{ subject: "setting", name: "Slaytlar", kind: "change" }, "Slaytlar güncellendi"],
  [{ subject: "setting", count: 3, kind: "change" }, "3 ayar bölümü güncellendi"],
] satisfies [Partial<ListedStep>, string][])(
  "a step is described with the name of its row or the number of rows: %j",
  (changes, words) => {
    expect(stepInWords({ ...step, ...changes })).toBe(words);
  },
);
