import { describe, expect, test } from "vitest";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openOrders } from "../../tests/support/databases/open-orders.ts";
import { DERYA } from "../../tests/support/orders/order-authors.ts";
import { PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";

describe.each(ENGINES)("a line with a question on $engine", ({ newLocation }) => {
  test("stores it among the values, as the version before reads it, and a row of before is read and kept", async () => {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const [line] = PLAIN_ORDER.lines;
    if (!line) throw new Error("no line");
    const asking: OrderInput = {
      ...PLAIN_ORDER,
      lines: [{ ...line, asked: [{ id: "telefon-modeli", word: "model" }] }],
    };
    const { id } = (await orders.create(asking, DERYA)).order;
    const stored = async () => (await db.selectFrom("orders").select("lines").where("id", "=", id).execute())[0]?.lines;
    expect(await stored()).toContain('"values":[{"group":"telefon-modeli","id":"","name":"model sorulacak"}]');
    const old = (await stored())?.replace("telefon-modeli", "") ?? "";
    await db.updateTable("orders").set({ lines: old }).where("id", "=", id).execute();
    const found = await orders.find(id);
    expect(found.lines).toEqual([{ ...line, asked: [{ id: "model", word: "model" }] }]);
    expect((await orders.update(id, found, { by: DERYA })).step).toBeUndefined();
    expect(await stored()).toBe(old);
  });
});
