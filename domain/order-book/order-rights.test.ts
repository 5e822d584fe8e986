import { expect, test } from "vitest";
import type { Author } from "../ledger.ts";
import { bookOrderSchema } from "./book-order.ts";
import { asMeant, hushed, shownTo } from "./order-rights.ts";

const HELPER: Author = { id: "h", name: "Derya", reach: "products-without-prices", seesPersons: false };
const PRICING: Author = { ...HELPER, reach: "products" };
const OWNER: Author = { id: "o", name: "Ebru", reach: "shop", seesPersons: true };

const why = { word: "Ece'nin doğum günü", percent: 10 };
const ORDER = bookOrderSchema
  .partial()
  .required({ lines: true, payments: true, discounts: true })
  .parse({
    name: "Ece",
    lines: [
      {
        productId: null,
        name: "Kupa",
        color: "",
        category: "",
        quantity: 1,
        price: 200,
        discount: { word: "Ece'ye", amount: 5 },
      },
    ],
    discounts: [why, { word: "Hediye", amount: 3 }],
    payments: [
      { id: "a", amount: 50, way: "cash", day: "2026-11-27" },
      { id: "b", amount: 20, way: "transfer", day: "2026-11-28" },
    ],
  });

test("an order without the right to persons names no reason of a discount, and without that to prices no single payment", () => {
  expect(shownTo(OWNER, ORDER)).toEqual(ORDER);
  const shown = shownTo(HELPER, ORDER);
  expect(shown).toMatchObject({
    name: "",
    lines: [{ name: "Kupa", price: 200, discount: { word: "", amount: 5 } }],
    discounts: [
      { word: "", percent: 10 },
      { word: "Hediye", amount: 3 },
    ],
    payments: [{ id: "sum", amount: 70 }],
  });
  expect(shownTo(PRICING, ORDER).payments).toEqual(ORDER.payments);
});

test("what was shown shortened and comes back as it was shown stays as it is", () => {
  for (const by of [HELPER, PRICING, OWNER]) {
    const { lines, discounts, payments } = shownTo(by, ORDER);
    const meant = asMeant(by, ORDER, { lines, discounts, payments });
    expect({ payments: ORDER.payments, ...meant }).toEqual({
      lines: ORDER.lines,
      discounts: ORDER.discounts,
      payments: ORDER.payments,
    });
  }
});

test("another payment and another discount are meant, and refused where the row is written", () => {
  const payments = [{ id: "sum", amount: 71, way: "waiting" as const, day: "2026-11-27" }];
  expect(asMeant(HELPER, ORDER, { payments }).payments).toEqual(payments);
  const discounts = [{ word: "", percent: 20 }];
  expect(asMeant(PRICING, ORDER, { discounts }).discounts).toEqual(discounts);
});

test("the history tells no reason of a discount, of a line neither", () => {
  expect(hushed("discounts", [why])).toEqual([{ word: "", percent: 10 }]);
  expect(hushed("lines", [{ name: "Kupa", discount: why }, { name: "Kese" }])).toEqual([
    { name: "Kupa", discount: { word: "", percent: 10 } },
    { name: "Kese" },
  ]);
  expect(hushed("carrier", "Aras")).toBe("Aras");
  expect(hushed("discounts", null)).toBeNull();
});
