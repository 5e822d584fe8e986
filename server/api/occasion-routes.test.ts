import { expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";

const SETTINGS = "/api/admin/settings";

async function shopOn(date: string) {
  const shop = await openApp();
  shop.clock.now = new Date(`${date}T12:00:00+03:00`);
  const token = await shop.tokenOf("admin");
  const save = async (section: string, change: object) => {
    const token = await shop.tokenOf("admin");
    const { json } = await shop.call("GET", `${SETTINGS}/${section}`, { token });
    return shop.call("PUT", `${SETTINGS}/${section}`, { token, body: { ...json.values, ...change } });
  };
  const day = async (id: string) => {
    const { json } = await shop.call("GET", "/api/admin/occasions", { token: await shop.tokenOf("admin") });
    return json.days.find((one: { id: string }) => one.id === id);
  };
  return { ...shop, token, save, day };
}

test("a day comes and goes by itself at midnight in Istanbul, by her own delivery and closed days", async () => {
  const shop = await shopOn("2027-02-14");
  await shop.save("delivery", { deliveryDays: "1 iş günü", preparingDays: 1 });
  expect(await shop.day("kadinlar-gunu")).toMatchObject({
    lastOrder: "2027-03-03",
    leaves: "2027-03-04",
    isNear: false,
  });
  shop.clock.now = new Date("2027-02-14T20:59:59Z");
  expect(await shop.day("kadinlar-gunu")).toMatchObject({ isNear: false });
  shop.clock.now = new Date("2027-02-14T21:00:00Z");
  expect(await shop.day("kadinlar-gunu")).toMatchObject({ isNear: true });
  await shop.save("hours", { daysOff: [{ from: "2027-03-03", until: "2027-03-05", reason: "Kapalı" }] });
  expect(await shop.day("kadinlar-gunu")).toMatchObject({ lastOrder: "2027-02-26", isNear: true });
  shop.clock.now = new Date("2027-02-26T21:00:00Z");
  expect(await shop.day("kadinlar-gunu")).toMatchObject({ isNear: false });
  await shop.close();
});

test("a shelf is proposed from the catalogue, and counts what visitors can have", async () => {
  const shop = await shopOn("2027-02-01");
  const labubu = await shop.catalog.createProduct(LABUBU, THE_SHOP);
  await shop.catalog.createProduct(BILEKLIK, THE_SHOP);
  const { json } = await shop.call("GET", "/api/admin/occasions/shelf?id=sevgililer-gunu&name=Sevgililer", shop);
  expect(json.goods).toEqual([{ id: labubu.id, name: LABUBU.name, image: LABUBU.image, inStock: true }]);
  const row = { id: "sevgililer-gunu", name: "Sevgililer Günü", shelf: "hand", products: [labubu.id, "gone"] };
  expect((await shop.save("occasions", { days: [row] })).status).toBe(200);
  expect(await shop.day("sevgililer-gunu")).toMatchObject({ count: 1, isNear: true });
  await shop.close();
});

test("changes of the days are refused in words, undone, and kept from helpers", async () => {
  const shop = await shopOn("2027-02-01");
  const refused = await shop.save("occasions", { days: [{ id: "tanisma", name: "Tanışma", isOwn: true }] });
  expect(refused).toMatchObject({ status: 422, json: { detail: "Gününü seç" } });
  const { json } = await shop.save("occasions", {
    days: [{ id: "anneler-gunu", name: "Anneler Günü", isHidden: true }],
  });
  expect(await shop.day("anneler-gunu")).toMatchObject({ isHidden: true });
  await shop.call("POST", `/api/admin/steps/${json.step}/undo`, { token: shop.token, body: {} });
  expect(await shop.day("anneler-gunu")).toMatchObject({ isHidden: false });
  const helper = await shop.tokenOf("helper");
  expect((await shop.call("GET", "/api/admin/occasions", { token: helper })).status).toBe(403);
  await shop.close();
});
