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
  expect((await ask(token, "yok")).json).toMatchObject({ detail: "Bu ürün, kategori ya da özel gün artık yok" });
  expect((await shop.call("GET", "/api/admin/posters?form=afis&of=x", { token })).status).toBe(422);
  await shop.close();
});

test("the quick replies are the staff's, with the account that is never in the shop", async () => {
  const shop = await openApp();
  const token = await shop.tokenOf("admin");
  const payment = "/api/admin/settings/payment";
  const account = { transfer: true, iban: "TR33 0006 1005 1978 6457 8413 26", ibanName: "Ayşe Yılmaz", bank: "" };
  const { values } = (await shop.call("GET", payment, { token })).json;
  await shop.call("PUT", payment, { token, body: { ...values, ...account } });
  const ask = async (caller: string) => shop.call("GET", "/api/admin/quick-replies", { token: caller });
  const [iban] = (await ask(await shop.tokenOf("helper"))).json.replies;
  expect(iban).toMatchObject({ shortcut: "/iban", text: expect.stringContaining("TR33 0006 1005"), missing: [] });
  expect((await ask(await shop.tokenOf("customer"))).status).toBe(403);
  await shop.close();
});
