import { expect, test } from "vitest";
import { NEW_ORDER } from "./book-order.ts";
import { createOrderSums, receivedByDay } from "./order-sums.ts";
import { pickingList } from "./picking-list.ts";

const KUPA = {
  productId: "k",
  name: "Kupa",
  color: "Mavi",
  values: [],
  texts: [],
  category: "kupalar",
  quantity: 2,
  price: 0.1,
};
const KOLYE = {
  productId: "z",
  name: "Zincir kolye",
  color: "",
  values: [],
  texts: [],
  category: "takilar",
  quantity: 1,
  price: 300,
};
const PAYMENT = { id: "p", amount: 350.1, way: "transfer", day: "2026-02-12" } as const;

const order = (wroteAt: string, changes: object) => ({ ...NEW_ORDER, lines: [], wroteAt, ...changes });

const WISH = { ...KOLYE, productId: null, name: "Özel kutu", category: "" };

test("sums are made in kuruş, by day in Istanbul, product and category", () => {
  const { add, sums } = createOrderSums();
  add(order("2026-02-10T20:59:00.000Z", { lines: [KUPA, KOLYE], sending: 49.9, payments: [PAYMENT], paid: true }));
  const lines = [{ ...KUPA, name: "Büyük kupa", quantity: 1 }, WISH];
  add(order("2026-02-10T21:00:00.000Z", { lines, fee: 0.1 }));
  expect(sums()).toEqual({
    orders: 2,
    quantity: 5,
    total: 600.3,
    toPay: 650.3,
    unpaid: 300.2,
    received: 0,
    days: [
      { day: "2026-02-10", orders: 1, quantity: 3, total: 300.2 },
      { day: "2026-02-11", orders: 1, quantity: 2, total: 300.1 },
    ],
    products: [
      { productId: "z", name: "Zincir kolye", quantity: 1, total: 300 },
      { productId: null, name: "Özel kutu", quantity: 1, total: 300 },
      { productId: "k", name: "Büyük kupa", quantity: 3, total: 0.3 },
    ],
    categories: [
      { category: "", quantity: 1, total: 300 },
      { category: "takilar", quantity: 1, total: 300 },
      { category: "kupalar", quantity: 3, total: 0.3 },
    ],
    codes: [],
  });
});

test("nothing sold is no day and no product", () => {
  expect(createOrderSums().sums()).toEqual({
    orders: 0,
    quantity: 0,
    total: 0,
    toPay: 0,
    unpaid: 0,
    received: 0,
    days: [],
    products: [],
    categories: [],
    codes: [],
  });
});

test("discounts and pieces that came back are no sales, and a discount of the whole order is shared by its lines", () => {
  const { add, sums } = createOrderSums();
  const lines = [
    { ...KOLYE, quantity: 3, returned: 1 },
    { ...KOLYE, productId: "g", name: "Hediye", discount: { word: "Hediye", percent: 100 } },
    { ...KUPA, price: 100, quantity: 1 },
    { ...KUPA, productId: "x", quantity: 1, returned: 1 },
  ];
  const discounts = [{ word: "", amount: 100 }];
  add(order("2026-02-10T20:59:00.000Z", { lines, discounts, sending: 50 }));
  const { products, ...all } = sums();
  expect(all).toMatchObject({ quantity: 4, total: 600, toPay: 650, unpaid: 650 });
  expect(products.map(({ name, quantity, total }) => [name, quantity, total])).toEqual([
    ["Zincir kolye", 2, 514.29],
    ["Kupa", 1, 85.71],
    ["Hediye", 1, 0],
  ]);
});

test("wrapping and a card are sold, but they are no pieces of goods", () => {
  const { add, sums } = createOrderSums();
  const wrapping = { ...WISH, name: "Hediye paketi", price: 35 };
  add(order("2026-02-10T20:59:00.000Z", { lines: [KUPA, wrapping] }));
  const { quantity, total, days, products, categories } = sums();
  expect([quantity, total, days[0]?.quantity]).toEqual([2, 35.2, 2]);
  expect(products[0]).toMatchObject({ name: "Hediye paketi", quantity: 1 });
  expect(categories[0]).toEqual({ category: "", quantity: 0, total: 35 });
});

test("a payment belongs to its own day, and what goes back on a day is subtracted", () => {
  const { addReceived, sums } = createOrderSums();
  const back = { ...PAYMENT, id: "q", amount: 50, back: true as const };
  const early = { ...PAYMENT, id: "e", day: "2026-02-09" };
  addReceived(receivedByDay([PAYMENT, back, early]), { from: "2026-02-10", until: "2026-02-12" });
  expect(sums().received).toBe(300.1);
});

const IPHONE = { group: "telefon-modeli", id: "iphone-13", name: "iPhone 13" };

test("a product says how many of it were sold in which choice", () => {
  const { add, sums } = createOrderSums();
  const chosen = { ...KUPA, values: [IPHONE] };
  const lines = [chosen, KUPA, { ...chosen, color: "", quantity: 3 }, chosen];
  add(order("2026-02-10T20:59:00.000Z", { lines, paid: true }));
  expect(sums().products[0]).toMatchObject({
    quantity: 9,
    chosen: [
      { words: "Mavi, iPhone 13", quantity: 4 },
      { words: "iPhone 13", quantity: 3 },
    ],
  });
});

test("what is to be picked is named once for each product, color and value, with the orders that want it", () => {
  const pink = { ...KUPA, color: "Pembe" };
  const orders = [
    { number: 1, lines: [KOLYE, KUPA, KUPA, { ...pink, values: [IPHONE] }] },
    { number: 2, lines: [pink, KUPA, { ...WISH, texts: [{ id: "isim", label: "İsim", text: "Ece ♥" }] }] },
  ];
  expect(pickingList(orders)).toEqual([
    { productId: "k", name: "Kupa", color: "Mavi", values: [], quantity: 6, numbers: [1, 2] },
    { productId: "k", name: "Kupa", color: "Pembe", values: [], quantity: 2, numbers: [2] },
    { productId: "k", name: "Kupa", color: "Pembe", values: ["iPhone 13"], quantity: 2, numbers: [1] },
    { productId: null, name: "Özel kutu", color: "", values: ["“Ece ♥” (İsim)"], quantity: 1, numbers: [2] },
    { productId: "z", name: "Zincir kolye", color: "", values: [], quantity: 1, numbers: [1] },
  ]);
});

test("pieces that came back are not picked", () => {
  const lines = [
    { ...KUPA, quantity: 3, returned: 2 },
    { ...KOLYE, quantity: 1, returned: 1 },
  ];
  expect(pickingList([{ number: 1, lines }]).map(({ name, quantity }) => [name, quantity])).toEqual([["Kupa", 1]]);
});
