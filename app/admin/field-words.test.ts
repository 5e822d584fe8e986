import { expect, test } from "vitest";
import { sampleInput } from "../../tests/support/sample-products.ts";
import { fieldWords, formLabel } from "./field-words.ts";

test("every field of a product input has a title and a kind for the form and the history", () => {
  const incomplete = sampleInput
    .keyof()
    .options.filter((field) => !fieldWords(field)?.title || !fieldWords(field)?.kind);
  expect(incomplete).toEqual([]);
});

test("the form uses the specification's labels, and fields the shop sets itself have no title (§7)", () => {
  expect([formLabel("name"), fieldWords("name")?.title]).toEqual(["Ürün Adı *", "Ürün adı"]);
  expect(fieldWords("position")).toBeUndefined();
});
