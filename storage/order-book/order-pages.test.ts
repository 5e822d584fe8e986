import { describe, expect, test } from "vitest";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { queryPlan } from "../../tests/support/databases/query-plan.ts";
import { DERYA, ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { ordersOfPage } from "./order-pages.ts";

describe.each(ENGINES)("the pages of orders on $engine", ({ newLocation }) => {
  async function openBook() {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const write = async (changes: Partial<OrderInput> = {}) =>
      (await orders.create({ ...ECES_ORDER, ...changes }, DERYA)).order;
    const keyOf = async (id: string) => (await orders.find(id)).pageKey;
    return { db, orders, write, keyOf, undo: (step: string) => openLedger(store).undoStep(step, DERYA) };
  }

  test("each have a key that nobody guesses, which no change and no undo changes", async () => {
    const { orders, write, keyOf, undo } = await openBook();
    const [one, other] = [await write(), await write()];
    expect(one.pageKey).toMatch(/^[\w-]{22}$/);
    expect(other.pageKey).not.toBe(one.pageKey);
    const { step } = await orders.update(one.id, { state: "preparing" }, { by: DERYA });
    await undo(step ?? "");
    expect(await keyOf(one.id)).toBe(one.pageKey);
    expect(await orders.findPage(one.pageKey)).toEqual(await orders.find(one.id));
  });

  test("are found by their whole key alone, and not of an order that is gone, in trouble or without a person", async () => {
    const { db, orders, write, keyOf, undo } = await openBook();
    const [one, gone, blotted] = [await write(), await write(), await write({ phone: "905339876543" })];
    for (const key of ["", one.pageKey.slice(1), one.pageKey.toLowerCase(), `${one.pageKey}%`, "_".repeat(22)]) {
      expect(await orders.findPage(key)).toBeUndefined();
    }
    const { step } = await orders.remove(gone.id, { by: DERYA });
    expect(await orders.findPage(gone.pageKey)).toBeUndefined();
    await undo(step);
    expect(await orders.findPage(gone.pageKey)).toMatchObject({ id: gone.id });
    await orders.forget(blotted.id, DERYA);
    expect(await orders.findPage(blotted.pageKey)).toBeUndefined();
    expect(await keyOf(blotted.id)).toBe("");
    await orders.update(blotted.id, { state: "sent" }, { by: DERYA });
    expect(await keyOf(blotted.id)).toBe("");
    await db.updateTable("orders").set({ lines: "[{" }).where("id", "=", one.id).execute();
    expect(await orders.findPage(one.pageKey)).toBeUndefined();
  });

  test("begin with the next change of an order that the version before has written", async () => {
    const { db, orders, write, keyOf } = await openBook();
    const orderIds = [await write(), await write()].map(({ id }) => id);
    await db.updateTable("orders").set({ page_key: "" }).execute();
    await orders.changeState(
      orderIds.map((id) => ({ id })),
      "preparing",
      DERYA,
    );
    const keys = await Promise.all(orderIds.map(keyOf));
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[\w-]{22}$/);
  });
});

test("a page is found by an index", async () => {
  const [{ newLocation }] = ENGINES;
  const { db } = await openFor(await newLocation());
  expect(await queryPlan(db, ordersOfPage(db, "abc").selectAll())).toContain("orders_by_page");
});
