import { expect, onTestFinished, test, vi } from "vitest";
import { LABUBU_SENT } from "../support/admin-api.ts";
import { newPostgresDatabase } from "../support/databases/engines.ts";
import { openApp } from "../support/open-app.ts";
import { PLAIN_ORDER } from "../support/orders/sample-orders.ts";

const SAVES = 20;

/** Two shops on one database of which neither looks whether the other has saved. */
async function openBlindShops() {
  const { databaseUrl } = await newPostgresDatabase();
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const open = async () => {
    const shop = await openApp({ env: { DATABASE_URL: databaseUrl } });
    onTestFinished(() => shop.close());
    await shop.prepare();
    return shop;
  };
  const [one, other] = [await open(), await open()];
  const [owner, helper] = [await one.tokenOf("admin"), await one.tokenOf("helper")];
  const asked = async (shop: typeof one, [method, path, body]: [string, string, unknown?], token = owner) => {
    const { status, json } = await shop.call(method, `/api${path}`, { token, body });
    expect([path, status]).toEqual([path, status === 201 ? 201 : 200]);
    return json;
  };
  return {
    save: (method: string, path: string, body: unknown) => asked(one, [method, path, body]),
    read: (path: string) => asked(other, ["GET", path]),
    readAsHelper: (path: string) => asked(other, ["GET", path], helper),
    search: (path: string, body: unknown) => asked(other, ["POST", path, body]),
  };
}

test("the panel never shows less on one instance than was just saved on another", async () => {
  const { save, read, readAsHelper, search } = await openBlindShops();
  for (let count = 1; count <= SAVES; count += 1) {
    const { product } = await save("POST", "/products", { ...LABUBU_SENT, name: `Labubu ${count}` });
    expect(await read("/admin/products")).toMatchObject({ matches: count, rows: expect.arrayContaining([product]) });
    expect((await read("/admin/today")).opening.products).toBe(count);

    const changed = await save("PUT", `/products/${product.id}`, { ...LABUBU_SENT, price: 100 + count });
    expect(await read(`/admin/products/${product.id}`)).toMatchObject(changed);
    expect(await read(`/admin/stock?ids=${product.id}`)).toEqual({ products: [changed.product] });

    const { order } = await save("POST", "/admin/orders", { ...PLAIN_ORDER, note: `${count}` });
    expect(await read(`/admin/orders/${order.id}`)).toMatchObject({ order });
    expect((await search("/admin/orders/search", {})).orders).toMatchObject([
      { id: order.id },
      ...Array(count - 1).fill({}),
    ]);

    const mayChangePrices = count % 2 === 0;
    await save("PUT", "/admin/settings/helpers", { mayChangePrices });
    expect(await read("/admin/settings/helpers")).toMatchObject({ values: { mayChangePrices } });
    expect(await readAsHelper("/admin/products")).toMatchObject({ mayChangePrices });
  }
});
