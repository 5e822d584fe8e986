import { describe, expect, test } from "vitest";
import { type OrderInput, orderInputSchema } from "../../domain/order-book/book-order.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";

const HELPER = { ...CAN, reach: "products-without-prices" } as const;

describe.each(ENGINES)("the prices of a new order on $engine", ({ newLocation }) => {
  async function openBook() {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const { id } = await catalog.createProduct(LABUBU, DERYA);
    const orders = openOrders(store);
    const orderOf = (changes: object): OrderInput =>
      orderInputSchema.parse({
        ...PLAIN_ORDER,
        lines: [{ ...PLAIN_ORDER.lines[0], productId: id, price: 1, ...changes }],
      });
    return { catalog, orders, orderOf, id };
  }

  test("are the shop's where a helper without the right writes it, and stay what was agreed where she has the right", async () => {
    const { catalog, orders, orderOf, id } = await openBook();
    const priceOf = async (by: typeof DERYA) => (await orders.create(orderOf({}), by)).order.lines[0]?.price;
    expect(await priceOf(HELPER)).toBe(LABUBU.price);
    expect([await priceOf(CAN), await priceOf(DERYA)]).toEqual([1, 1]);
    await catalog.updateProduct(id, { ...LABUBU, price: LABUBU.price + 5 }, { by: DERYA });
    expect(await priceOf(HELPER)).toBe(LABUBU.price + 5);
    await catalog.removeProduct(id, DERYA);
    expect(await priceOf(HELPER)).toBe(LABUBU.price + 5);
  });

  test("that the shop does not know are refused, and the same request twice is one order", async () => {
    const { orders, orderOf } = await openBook();
    for (const changes of [{ productId: null }, { productId: "yok" }, { discount: { percent: 50 } }]) {
      await expect(orders.create(orderOf(changes), HELPER)).rejects.toMatchObject({ code: "invalid", field: "lines" });
    }
    const { order } = await orders.create(orderOf({}), HELPER, "istek");
    expect((await orders.create(orderOf({}), HELPER, "istek")).order.id).toBe(order.id);
  });
});
