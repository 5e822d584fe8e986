import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { codeKey } from "./cart-code.ts";
import { lineChange, lineOf, renew } from "./checked-cart.ts";

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

test.each([
  ["a", 2, undefined],
  ["a", 3, { kind: "few", left: 2 }],
  // Visitors are told of four pieces where there are more.
  ["b", 9, undefined],
])("of %s %i pieces are in the cart", (id, quantity, change) => {
  expect(lineChange(line(id, quantity), checked)).toEqual(change);
});

test("lines whose values are gone become one", () => {
  const lines = [line("x", 1), line("y", 2), line("a", 1)];
  expect(renew(lines, CASE).map(({ values, quantity }) => [values, quantity])).toEqual([
    [undefined, 3],
    [[value("a")], 1],
  ]);
});
