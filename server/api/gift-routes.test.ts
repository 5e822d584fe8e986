import { expect, onTestFinished, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { sampleInput } from "../../tests/support/sample-products.ts";

const SECTION = "/api/admin/settings/gifts";

const good = (name: string) =>
  sampleInput.parse({ name, price: 100, category: "telefon", image: "https://cdn.ornek.com/a.jpg" });

async function shopWith(...names: string[]) {
  const app = await openApp();
  onTestFinished(app.close);
  const ids = [];
  for (const name of names) ids.push((await app.catalog.createProduct(good(name), THE_SHOP)).id);
  const token = await app.tokenOf("admin");
  const suiting = async () => {
    const { json } = await app.call("GET", "/api/admin/gifts?gift=anne", { token });
    return json.goods.map(({ name }: { name: string }) => name).toSorted();
  };
  return { ...app, ids, token, suiting };
}

test("a mend takes a product away and adds another, and an undo brings back what the words say", async () => {
  const { call, ids, token, suiting } = await shopWith("Kolye", "Powerbank");
  expect(await suiting()).toEqual(["Kolye"]);
  const mends = [
    { product: ids[0], gift: "anne", fits: false },
    { product: ids[1], gift: "anne", fits: true },
  ];
  const { status, json } = await call("PUT", SECTION, { token, body: { mends } });
  expect(status).toBe(200);
  expect(await suiting()).toEqual(["Powerbank"]);
  const undone = await call("POST", `/api/admin/steps/${json.step}/undo`, { token, body: {} });
  expect(undone.status).toBe(200);
  expect(await suiting()).toEqual(["Kolye"]);
});

test("the same product is mended once for a person, and helpers are refused", async () => {
  const { call, ids, token, tokenOf } = await shopWith("Kolye");
  const mend = { product: ids[0], gift: "anne", fits: false };
  expect((await call("PUT", SECTION, { token, body: { mends: [mend, mend] } })).status).toBe(422);
  expect((await call("GET", "/api/admin/gifts", { token: await tokenOf("helper") })).status).toBe(403);
});
