import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { codeKey } from "./cart-code.ts";
import { currentLines, lineOf, renew } from "./checked-cart.ts";

const value = (id: string) => ({ group: "model", id, name: id });
const CASE = {
  ...{ id: "kilif", slug: "kilif", name: "Kılıf", image: "/kilif.webp", price: 100, originalPrice: null, colors: [] },
  inStock: true,
  options: {
    groups: [
      {
        id: "model",
        name: "Telefon modeli",
        word: "model",
        values: ["a", "b"].map((id) => ({ ...setValue(id), extra: 0 })),
      },
    ],
    texts: [],
    soldOut: [],
    counts: { "model=a": 2, "model=b": 4 },
  },
};
const checked = { revision: 1, lines: [{ key: codeKey({ id: "kilif" }), quantity: 1, card: CASE }] };
const line = (id: string, quantity: number) => lineOf({ ...CASE, values: [value(id)] }, quantity);

const pieces = (...lines: ReturnType<typeof line>[]) =>
  currentLines(lines, checked).map(({ sold, refusal }) => sold?.quantity ?? refusal?.kind);

test.each([
  ["a", 2, 2],
  ["a", 3, 2],
  // Visitors are told of at most four pieces.
  ["b", 9, 9],
])("of %s %i pieces are in the cart, and %i are sold", (id, quantity, sold) => {
  expect(pieces(line(id, quantity))).toEqual([sold]);
});

test("two lines of one value share its pieces", () => {
  const named = (text: string, quantity: number) => ({
    ...line("a", quantity),
    texts: [{ id: "isim", label: "İsim", text }],
  });
  const texts = [{ id: "isim", label: "İsim", most: 9, signs: "any" as const, isRequired: false, extra: 0 }];
  const card = { ...CASE, options: { ...CASE.options, texts } };
  const lines = [named("Buse", 1), named("İrem", 3), named("Ece", 1)];
  const current = currentLines(lines, { revision: 1, lines: [{ key: codeKey({ id: "kilif" }), quantity: 1, card }] });
  expect(current.map(({ sold, refusal }) => sold?.quantity ?? refusal?.kind)).toEqual([1, 1, "none-left"]);
});

test("lines whose values are gone become one", () => {
  const lines = [line("x", 1), line("y", 2), line("a", 1)];
  expect(renew(lines, CASE).map(({ values, quantity }) => [values, quantity])).toEqual([
    [[], 3],
    [[value("a")], 1],
  ]);
});
