import { expect, test } from "vitest";
import { createOrderSums } from "./order-sums.ts";
import { pickingList } from "./picking-list.ts";

const KUPA = {
  productId: "k",
  name: "Kupa",
  color: "Mavi",
  values: [],
  texts: [],
  category: "kupalar",
  quantity: 2,
  kurus: 10,
};
const KOLYE = {
  productId: "z",
  name: "Zincir kolye",
  color: "",
  values: [],
  texts: [],
  category: "takilar",
  quantity: 1,
  kurus: 30_000,
};
const WISH = { ...KOLYE, productId: null, name: "Özel kutu", category: "" };

test("sums are made in kuruş, by day in Istanbul, product and category", () => {
  const { add, sums } = createOrderSums();
  add({ wroteAt: "2026-02-10T20:59:00.000Z", lines: [KUPA, KOLYE], beside: 4_990, paid: true });
  const unpaid = { beside: 10, paid: false };
  add({ wroteAt: "2026-02-10T21:00:00.000Z", lines: [{ ...KUPA, name: "Büyük kupa", quantity: 1 }, WISH], ...unpaid });
  expect(sums()).toEqual({
    orders: 2,
    quantity: 5,
    total: 600.3,
    toPay: 650.3,
    unpaid: 300.2,
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
      { category: "takilar", quantity: 1, total: 300 },
      { category: "", quantity: 1, total: 300 },
      { category: "kupalar", quantity: 3, total: 0.3 },
    ],
  });
});

test("nothing sold is no day and no product", () => {
  expect(createOrderSums().sums()).toEqual({
    orders: 0,
    quantity: 0,
    total: 0,
    toPay: 0,
    unpaid: 0,
    days: [],
    products: [],
    categories: [],
  });
});

const IPHONE = { group: "telefon-modeli", id: "iphone-13", name: "iPhone 13" };

test("a product says how many of it were sold in which choice", () => {
  const { add, sums } = createOrderSums();
  const chosen = { ...KUPA, values: [IPHONE] };
  const lines = [chosen, KUPA, { ...chosen, color: "", quantity: 3 }, chosen];
  add({ wroteAt: "2026-02-10T20:59:00.000Z", lines, beside: 0, paid: true });
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
