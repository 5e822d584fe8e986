import { expect, test } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK } from "../../tests/support/sample-products.ts";

const ASKED = "/api/admin/posters?form=story&of=";

test("a story is drawn for the owner and her helpers alone, of a product and of a category", async () => {
  const shop = await openApp();
  const token = await shop.tokenOf("admin");
  const { json } = await shop.call("POST", "/api/products", { token, body: BILEKLIK });
  const ask = (role: string | undefined, of: string) =>
    shop.call("GET", ASKED + of, role === undefined ? {} : { token: role });
  const helper = await shop.tokenOf("helper");
  for (const of of [json.product.id, "kategori-takilar"]) {
    const { status, headers } = await ask(helper, of);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "image/jpeg",
      "no-store",
    ]);
  }
  expect((await ask(undefined, json.product.id)).status).toBe(401);
  expect((await ask(await shop.tokenOf("customer"), json.product.id)).status).toBe(403);
  expect((await ask(token, "yok")).json).toMatchObject({ detail: "Bu ürün ya da kategori artık yok" });
  expect((await shop.call("GET", "/api/admin/posters?form=afis&of=x", { token })).status).toBe(422);
  await shop.close();
});
