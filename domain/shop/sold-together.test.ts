import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { campaigns } from "../settings/campaigns.ts";
import { soldTogether } from "./sold-together.ts";

const PAIR = { kind: "together", products: ["k", "z"] };

const setsOf = (id: string, offers: readonly object[], products = [productOf({ id: "k" }), productOf({ id: "z" })]) =>
  soldTogether(id, { products, sections: { campaigns: campaigns.parse({ codes: [], offers }) } });

test("the products of a set say so, with its reduction and its days", () => {
  const offers = [
    { ...PAIR, percent: 10, until: "2026-12-15" },
    { kind: "many", take: 3, pay: 2 },
  ];
  const set = { kind: "together", name: "Birlikte al", products: ["k", "z"], percent: 10, until: "2026-12-15" };
  expect(setsOf("k", offers)).toEqual([set]);
  expect(setsOf("z", offers)).toEqual([set]);
  expect(setsOf("other", offers)).toEqual([]);
});

test("a set needs no reduction", () => {
  expect(setsOf("k", [PAIR])).toEqual([{ kind: "together", name: "Birlikte al", products: ["k", "z"] }]);
});

test("a set with a product that is gone, sold out or not shown yet is not offered", () => {
  const [here, other] = [productOf({ id: "k" }), productOf({ id: "z" })];
  expect(setsOf("k", [PAIR], [here])).toEqual([]);
  expect(setsOf("k", [PAIR], [here, { ...other, inStock: false }])).toEqual([]);
  expect(setsOf("k", [PAIR], [here, { ...other, shownFrom: "2099-01-01T00:00:00.000Z" }])).toEqual([]);
});
