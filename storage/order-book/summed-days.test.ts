import { describe, expect, test } from "vitest";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { isSold, ORDER_STATES } from "../../domain/order-book/order-states.ts";
import { createOrderSums, type DaySpan, receivedByDay } from "../../domain/order-book/order-sums.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";

const YEAR: DaySpan = { from: "2026-01-01", until: "2026-12-31" };
const SPANS: readonly DaySpan[] = [
  YEAR,
  { from: "2026-03-01", until: "2026-09-30" },
  { from: "2026-02-10", until: "2026-02-10" },
  { from: "2026-06-01", until: "2026-06-30" },
  { from: "2020-01-01", until: "2020-12-31" },
];

describe.each(ENGINES)("the sums of remembered days on $engine", ({ newLocation }) => {
  async function openBook() {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    /** Every order of the book, added one by one. */
    const plain = async (span: DaySpan) => {
      const { add, addReceived, sums } = createOrderSums();
      const all = (await Array.fromAsync(orders.every())).toSorted((one, other) =>
        one.wroteAt < other.wroteAt ? -1 : 1,
      );
      for (const order of all) {
        const day = new Date(Date.parse(order.wroteAt) + 3 * 3_600_000).toISOString().slice(0, 10);
        if (isSold(order.state) && span.from <= day && day <= span.until) add(order);
        addReceived(receivedByDay(order.payments), span);
      }
      return sums();
    };
    const agree = async () => {
      for (const span of SPANS) expect(await orders.sums(span)).toEqual(await plain(span));
    };
    const write = async (wrote_at: string, changes: Partial<OrderInput> = {}) => {
      const { order } = await orders.create({ ...PLAIN_ORDER, ...changes }, DERYA);
      await db.updateTable("orders").set({ wrote_at }).where("id", "=", order.id).execute();
      return order;
    };
    const undo = (step: string) => openLedger(store).undoStep(step, DERYA);
    return { db, store, orders, write, agree, undo };
  }

  test("are those of all orders one by one", async () => {
    const { write, agree } = await openBook();
    await agree();
    let seed = 7;
    const draw = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let count = 0; count < 40; count += 1) {
      const at = new Date(Date.UTC(2026, draw(14) - 1, 1 + draw(28), [0, 20, 21, 23][draw(4)], 59));
      const day = new Date(at.getTime() + draw(90) * 86_400_000).toISOString().slice(0, 10);
      await write(at.toISOString(), {
        state: ORDER_STATES[draw(ORDER_STATES.length)] ?? "new",
        lines: PLAIN_ORDER.lines.map((line) => ({ ...line, quantity: 1 + draw(3), name: `${line.name} ${draw(2)}` })),
        discounts: draw(3) === 0 ? [{ word: "", percent: 1 + draw(90) }] : [],
        payments: draw(2) === 0 ? [{ id: "p", amount: 1 + draw(500), way: "cash", day }] : [],
      });
    }
    await agree();
  });

  test("follow every change of an order: its state, its payments, its removal, an undo, and a helper's", async () => {
    const { orders, write, agree, undo } = await openBook();
    const order = await write("2026-02-09T21:00:00.000Z");
    await write("2026-02-10T20:59:59.999Z");
    const other = await write("2026-06-30T20:59:59.999Z");
    await agree();
    expect((await orders.sums({ from: "2026-02-10", until: "2026-02-10" })).orders).toBe(2);
    const payment = { id: "p", amount: 100, way: "cash", day: "2026-06-15" } as const;
    await orders.update(order.id, { payments: [payment] }, { by: DERYA });
    await agree();
    await orders.changeState([{ id: order.id }, { id: other.id }], "cancelled", DERYA);
    await agree();
    await orders.update(order.id, { payments: [{ ...payment, kept: true }] }, { by: DERYA });
    await agree();
    const { step } = await orders.remove(other.id, { by: DERYA });
    await agree();
    await undo(step);
    await agree();
    await orders.update(order.id, { state: "new" }, { by: CAN });
    await agree();
  });

  test("forget a customer's words with her, and the days of another database", async () => {
    const { db, store, orders, write, agree } = await openBook();
    const wish = { ...PLAIN_ORDER.lines[0], productId: null, name: "Ece'nin dileği" };
    const order = await write("2026-02-09T21:00:00.000Z", {
      lines: PLAIN_ORDER.lines.map((line) => ({ ...line, ...wish })),
    });
    expect(JSON.stringify(await orders.sums(YEAR))).toContain("Ece");
    await orders.forget(order.id, DERYA);
    expect(JSON.stringify(await orders.sums(YEAR))).not.toContain("Ece");
    await db.updateTable("orders").set({ lines: "[]" }).execute();
    await store.replace(1, async () => undefined);
    await agree();
  });
});
