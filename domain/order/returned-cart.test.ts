import { expect, test } from "vitest";
import { colorValue } from "../choice/chosen.ts";
import type { CheckedCartLine, CodedCard } from "./checked-cart.ts";
import { returnedCart } from "./returned-cart.ts";

const CUP: CodedCard = {
  ...{ id: "kupa", slug: "kupa", name: "Kupa", image: "/kupa.webp", price: 220, originalPrice: null },
  ...{ inStock: true, colors: [{ word: "pembe" }, { word: "siyah" }], color: "siyah" },
};

const line = (fields: Partial<CheckedCartLine>): CheckedCartLine => ({ key: 1, quantity: 2, card: CUP, ...fields });

test("what she saw comes back: color, quantity and the price then, also of what is sold out meanwhile", () => {
  const lines = [
    line({ priceThen: 200 }),
    line({ card: { ...CUP, id: "tabak", inStock: false } }),
    line({ card: undefined }),
  ];
  expect(returnedCart({ revision: 5, lines })).toMatchObject([
    { id: "kupa", values: [colorValue("siyah")], quantity: 2, price: 200 },
    { id: "tabak", quantity: 2, price: 220 },
  ]);
});
