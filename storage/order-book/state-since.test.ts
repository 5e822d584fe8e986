import { describe, expect, test } from "vitest";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { DERYA, ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";

const LONG_AGO = "2026-11-01T09:00:00.000Z";

test.each(ENGINES)(
  "an order is in a state again since it was before, once another state is undone, on $engine",
  async ({ newLocation }) => {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const { order } = await orders.create(ECES_ORDER, DERYA);
    await orders.update(order.id, { state: "sent" }, { by: DERYA });
    await db.updateTable("events").set({ at: LONG_AGO }).execute();
    for (const state of ["cancelled", "delivered"] as const) {
      const { step } = await orders.changeState([{ id: order.id }], state, DERYA);
      expect((await orders.find(order.id)).stateAt).not.toBe(LONG_AGO);
      await openLedger(store).undoStep(step, DERYA);
      expect(await orders.find(order.id)).toMatchObject({ state: "sent", stateAt: LONG_AGO });
    }
  },
);

describe.each(ENGINES)("an order that was never in another state on $engine", ({ newLocation }) => {
  test("is in it since it was written", async () => {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const { order } = await orders.create(ECES_ORDER, DERYA);
    await db.updateTable("events").set({ at: LONG_AGO }).execute();
    const { step } = await orders.changeState([{ id: order.id }], "cancelled", DERYA);
    await openLedger(store).undoStep(step, DERYA);
    expect((await orders.find(order.id)).stateAt).toBe(LONG_AGO);
  });
});
