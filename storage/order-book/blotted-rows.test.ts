import { describe, expect, test } from "vitest";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { moneyOf } from "../../domain/order-book/order-money.ts";
import { GIVEN_BACK } from "../../domain/order-book/payment-rows.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openOrders } from "../../tests/support/databases/open-ledger.ts";
import { DERYA, ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";

describe.each(ENGINES)("an order without its person on $engine", ({ newLocation }) => {
  async function openBook() {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const write = async (changes: Partial<OrderInput> = {}) =>
      (await orders.create({ ...ECES_ORDER, ...changes }, DERYA)).order;
    const everything = async () =>
      JSON.stringify([
        await db.selectFrom("orders").selectAll().execute(),
        await db.selectFrom("events").selectAll().execute(),
      ]);
    return { orders, write, everything };
  }

  test("loses the reasons of discounts and the words in place of a carrier with its person, and leaves what they took off", async () => {
    const { orders, write, everything } = await openBook();
    const discount = { word: "Ece'ye", percent: 10 };
    const discounts = [
      { word: "Ece'nin günü", amount: 5 },
      { word: GIVEN_BACK, amount: 1 },
      { word: "Kupon ECE10", amount: 2 },
    ];
    const words = { discounts, carrier: "Ece'nin kuzeni" };
    const { id, left } = await write({ ...words, lines: ECES_ORDER.lines.map((line) => ({ ...line, discount })) }).then(
      async ({ id }) => ({ id, left: moneyOf(await orders.find(id)).left }),
    );
    await orders.update(id, { discounts: [], carrier: "Ece" }, { by: DERYA });
    await orders.update(id, words, { by: DERYA });
    await orders.forget(id, DERYA);
    const blotted = await orders.find(id);
    expect(blotted).toMatchObject({ carrier: "", discounts: [{ word: "", amount: 5 }, ...discounts.slice(1)] });
    expect(moneyOf(blotted).left).toBe(left);
    expect(await everything()).not.toMatch(/Ece/);
  });
});
