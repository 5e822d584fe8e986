import { expect, test } from "vitest";
import { sampleInput } from "../../tests/support/sample-products.ts";
import { fieldWords, formLabel } from "./field-words.ts";

test("every field that an owner decides has a name and a kind, so that form and history can tell it", () => {
  const untold = sampleInput.keyof().options.filter((field) => !fieldWords(field)?.title || !fieldWords(field)?.kind);
  expect(untold).toEqual([]);
});

test("the form asks in the specification's words, the history tells what is the shop's own to nobody (§7)", () => {
  expect([formLabel("name"), fieldWords("name")?.title]).toEqual(["Ürün Adı *", "Ürün adı"]);
  expect(fieldWords("position")).toBeUndefined();
});
