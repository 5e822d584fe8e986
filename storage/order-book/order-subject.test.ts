import { describe, expect, test } from "vitest";
import type { Author } from "../../domain/ledger.ts";
import type { PaymentRow } from "../../domain/order-book/order-money.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, ECES_ORDER, PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";

const KAPORA: PaymentRow = { id: "kapora", amount: 100, way: "transfer", day: "2026-11-28" };

const HELPER: Author = { ...CAN, reach: "products-without-prices" };

describe.each(ENGINES)("the money of an order on $engine", ({ newLocation }) => {
  async function openBook() {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const { order } = await orders.create({ ...ECES_ORDER, paid: false, payments: [] }, DERYA);
    const leftOf = async (id: string) =>
      (await db.selectFrom("orders").select("left_kurus").where("id", "=", id).executeTakeFirstOrThrow()).left_kurus;
    const undo = (step: string) => openLedger(store).undoStep(step, DERYA);
    return { db, orders, order, leftOf, undo };
  }

  test("one tap pays what a first payment has left, and an undo takes it back", async () => {
    const { orders, order, leftOf, undo } = await openBook();
    const saved = await orders.update(order.id, { payments: [KAPORA] }, { by: DERYA });
    expect(saved.order).toMatchObject({ paid: false, payments: [KAPORA], name: order.name });
    const { step } = await orders.changePaid([{ id: order.id }], true, DERYA);
    const { payments, paid } = await orders.find(order.id);
    expect([payments.length, paid, await leftOf(order.id)]).toEqual([2, true, 0]);
    await undo(step);
    expect(await orders.find(order.id)).toMatchObject({ paid: false, payments: [KAPORA] });
  });

  test("is written only by who may change prices, also with a new order", async () => {
    const { orders, order } = await openBook();
    const refused = { code: "invalid", message: "Ödemeyi yalnız dükkân sahibi değiştirebilir" };
    await expect(orders.update(order.id, { payments: [KAPORA] }, { by: HELPER })).rejects.toMatchObject(refused);
    await expect(orders.changePaid([{ id: order.id }], true, HELPER)).rejects.toMatchObject(refused);
    await expect(orders.create({ ...PLAIN_ORDER, paid: true }, HELPER)).rejects.toMatchObject(refused);
    const discounts = [{ word: "", percent: 5 }];
    await expect(orders.update(order.id, { discounts }, { by: HELPER })).rejects.toMatchObject({
      message: "İndirimi yalnız dükkân sahibi değiştirebilir",
    });
    const lines = order.lines.map((line) => ({ ...line, discount: { word: "", percent: 5 } }));
    await expect(orders.update(order.id, { lines }, { by: HELPER })).rejects.toMatchObject({ field: "lines" });
  });

  test("follows the lines, also those that a helper without the right to prices changes", async () => {
    const { orders, order, leftOf } = await openBook();
    await orders.changePaid([{ id: order.id }], true, DERYA);
    const lines = order.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
    const { order: changed } = await orders.update(order.id, { lines }, { by: HELPER });
    expect([changed.paid, await leftOf(order.id)]).toEqual([false, 44_995]);
  });

  test("is never lost by a change of something else", async () => {
    const { orders, order } = await openBook();
    await orders.update(
      order.id,
      { payments: [KAPORA], discounts: [{ word: "Sorun için", percent: 5 }] },
      { by: DERYA },
    );
    await orders.update(order.id, { carrier: "Aras" }, { by: DERYA });
    expect(await orders.find(order.id)).toMatchObject({ payments: [KAPORA], discounts: [{ percent: 5 }] });
  });
});
