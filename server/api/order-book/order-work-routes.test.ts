import { beforeAll, describe, expect, test } from "vitest";
import { type AppOfAdmin, openForAdmin } from "../../../tests/support/admin-api.ts";
import { ECES_ORDER, PLAIN_ORDER } from "../../../tests/support/orders/sample-orders.ts";

let shop: AppOfAdmin;
let helper: string;
beforeAll(async () => {
  shop = await openForAdmin();
  helper = await shop.tokenOf("helper");
  return () => shop.close();
});

const ORDERS = "/api/admin/orders";

const asOwner = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: shop.admin, body });
const asHelper = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: helper, body });

const write = async (changes: object = {}) => (await asOwner("POST", ORDERS, { ...ECES_ORDER, ...changes })).json.order;

const day = (moment = new Date()) => new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

describe("sums", () => {
  test("leave out what was cancelled, returned or deleted, and name categories as they are called today", async () => {
    const [sold, cancelled, removed] = [await write(), await write(), await write()];
    await asOwner("POST", `${ORDERS}/states`, { orders: [{ id: cancelled.id }], state: "cancelled" });
    await asOwner("DELETE", `${ORDERS}/${removed.id}`);
    const { json } = await asOwner("GET", `${ORDERS}/sums?from=${day()}&until=${day()}`);
    expect(json).toMatchObject({ orders: 1, quantity: 3, total: sold.total, days: [{ day: day(), total: 599.9 }] });
    expect(json.categories).toEqual([
      { category: "takilar", name: "Takılar", quantity: 1, total: 300 },
      { category: "cift-urunleri", name: expect.any(String), quantity: 2, total: 299.9 },
    ]);
    expect((await asOwner("GET", `${ORDERS}/sums?from=2020-01-01&until=2020-12-31`)).json.orders).toBe(0);
  });

  test("say how many orders a code brought, also once its person is blotted out", async () => {
    const discounts = [{ word: "Kupon ECE10", percent: 10 }];
    const { id } = await write({ discounts });
    await write({ discounts });
    await asOwner("POST", `${ORDERS}/${id}/forget`);
    const { json } = await asOwner("GET", `${ORDERS}/sums?from=${day()}&until=${day()}`);
    expect(json.codes).toEqual([{ code: "ECE10", orders: 2, off: 119.98, total: 1079.82 }]);
    expect((await asOwner("GET", `${ORDERS}/codes`)).json).toEqual({ codes: json.codes });
  });

  test.each([
    ["from=2026-02-14&until=2026-02-30", "Gönderilen bilgi geçersiz"],
    ["from=2026-02-14&until=2026-02-13", "Son gün ilk günden önce olamaz"],
  ])("of %s are refused", async (query, detail) => {
    expect(await asOwner("GET", `${ORDERS}/sums?${query}`)).toMatchObject({ status: 422, json: { detail } });
  });
});

test("what is to be picked is that of new and preparing orders, or of the states that are asked for", async () => {
  const { id, number } = await write({ lines: [{ ...PLAIN_ORDER.lines[0], name: "Yalnız bunda", productId: null }] });
  const picked = async (query = "") => (await asHelper("GET", `${ORDERS}/picking${query}`)).json.picked;
  expect(await picked()).toContainEqual({
    productId: null,
    name: "Yalnız bunda",
    color: "",
    values: [],
    quantity: 1,
    numbers: [number],
  });
  await asOwner("POST", `${ORDERS}/states`, { orders: [{ id }], state: "sent" });
  expect(JSON.stringify(await picked())).not.toContain("Yalnız bunda");
  expect(JSON.stringify(await picked("?states=sent,delivered"))).toContain("Yalnız bunda");
  expect((await asOwner("GET", `${ORDERS}/picking?states=lost`)).status).toBe(422);
});

test("the table has every order, and for a helper no person", async () => {
  const { number } = await write({ name: "=HYPERLINK(1)" });
  const table = await asOwner("GET", `${ORDERS}/csv`);
  expect(table.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(table.headers.get("Cache-Control")).toBe("no-store");
  expect(table.headers.get("Content-Disposition")).toMatch(/^attachment; filename="siparisler-\d{4}-\d\d-\d\d.csv"$/);
  expect(table.text).toContain(`\r\n"${number}";`);
  expect(table.text).toContain(`;"'=HYPERLINK(1)";"0532 123 45 67";`);
  const hers = await asHelper("GET", `${ORDERS}/csv`);
  expect(hers.text).toContain(`\r\n"${number}";`);
  expect(hers.text).not.toMatch(/HYPERLINK|0532|Bursa|Çiçek|doğdun|Zile/);
});

test("a helper gets the texts of messages, as the owner wrote them, with the shop's name and account", async () => {
  const path = "/api/admin/settings/order-texts";
  const { values } = (await asOwner("GET", path)).json;
  await asOwner("PUT", path, { ...values, sent: "Yola çıktı: {takip}" });
  expect((await asHelper("GET", `${ORDERS}/texts`)).json).toMatchObject({
    shopName: "Fiyonk",
    texts: { sent: "Yola çıktı: {takip}", confirmation: values.confirmation },
  });
  const account = { transfer: true, iban: "TR33 0006 1005 1978 6457 8413 26", ibanName: "Ayşe Yılmaz", bank: "" };
  const payment = "/api/admin/settings/payment";
  await asOwner("PUT", payment, { ...(await asOwner("GET", payment)).json.values, ...account });
  expect((await asHelper("GET", `${ORDERS}/texts`)).json.account).toBe("TR33 0006 1005 1978 6457 8413 26\nAyşe Yılmaz");
  expect(await asOwner("PUT", path, { ...values, sent: "{takıp no}" })).toMatchObject({
    status: 422,
    json: { field: "sent", detail: /^“\{takıp no\}” diye bir bilgi yok/ },
  });
});

test("the columns of a carrier's file are the owner's to set, and a helper's to use", async () => {
  const path = "/api/admin/settings/carrier-files";
  const forms = [
    {
      carrier: "Aras",
      separator: ";",
      encoding: "windows-1254",
      columns: [{ title: "Alıcı", fact: "name", words: "" }],
    },
  ];
  expect((await asHelper("PUT", path, { forms })).status).toBe(403);
  const { step } = (await asOwner("PUT", path, { forms })).json;
  expect((await asHelper("GET", `${ORDERS}/texts`)).json.carrierForms).toEqual(forms);
  expect(await asOwner("PUT", path, { forms: [...forms, ...forms] })).toMatchObject({
    status: 422,
    json: { detail: "Bir kargonun tek dosyası olur; birini kaldır" },
  });
  expect((await asOwner("POST", `/api/admin/steps/${step}/undo`)).status).toBe(200);
  expect((await asHelper("GET", `${ORDERS}/texts`)).json.carrierForms).toEqual([]);
});

describe("tracking numbers of many parcels", () => {
  const parcels = `${ORDERS}/parcels`;
  const orderOf = async (id: string) => (await asOwner("GET", `${ORDERS}/${id}`)).json.order;

  test("are written, sent and undone as one step, and none of a batch that an order has left meanwhile", async () => {
    const [one, other] = [await write({ phone: "0532 000 00 01" }), await write({ phone: "0532 000 00 02" })];
    const orders = [
      { id: one.id, revision: one.revision, tracking: "7213 4455 0001" },
      { id: other.id, revision: other.revision, tracking: "7213-4455-0002" },
    ];
    const done = await asOwner("POST", parcels, { orders, carrier: "PTT", isSent: true });
    expect(done).toMatchObject({ status: 200, json: { count: 2 } });
    expect(await orderOf(one.id)).toMatchObject({ state: "sent", tracking: "7213 4455 0001", carrier: "PTT" });
    const again = orders.map((order) => ({ ...order, tracking: "" }));
    expect((await asOwner("POST", parcels, { orders: again, carrier: "" })).status).toBe(409);
    await asOwner("POST", `/api/admin/steps/${done.json.step}/undo`);
    expect(await orderOf(other.id)).toMatchObject({ state: "new", tracking: "", carrier: "" });
  });

  test("are refused where another person's order has one, and where one is too long", async () => {
    const sent = await write({ phone: "0532 000 00 03", tracking: "721344550003" });
    const { id, number } = await write({ phone: "0532 000 00 04" });
    const body = (tracking: string) => ({ orders: [{ id, tracking }], carrier: "" });
    expect(await asOwner("POST", parcels, body("7213 4455 0003"))).toMatchObject({
      status: 409,
      json: { field: "tracking", detail: `Aynı takip numarası iki kişide: #${sent.number} ve #${number}` },
    });
    expect(await asOwner("PUT", `${ORDERS}/${id}`, { tracking: "721344550003" })).toMatchObject({
      status: 422,
      json: { field: "tracking" },
    });
    expect((await asOwner("POST", parcels, body("1".repeat(61)))).status).toBe(422);
    expect((await orderOf(id)).tracking).toBe("");
    const insisted = { ...body("7213 4455 0003"), evenIfShared: true };
    expect((await asOwner("POST", parcels, insisted)).status).toBe(200);
  });

  test("are no helper's who may not see persons, and are not hers to see", async () => {
    const { id } = await write({ phone: "0532 000 00 05", tracking: "721344550005" });
    const refused = await asHelper("POST", parcels, { orders: [{ id, tracking: "721344550006" }], carrier: "" });
    expect(refused).toMatchObject({ status: 422, json: { detail: "Takip numaralarını kişileri görebilenler yazar" } });
    expect(await asHelper("PUT", `${ORDERS}/${id}`, { tracking: "721344550006" })).toMatchObject({ status: 403 });
    expect((await asHelper("GET", `${ORDERS}/${id}`)).json.order.tracking).toBe("");
    expect((await orderOf(id)).tracking).toBe("721344550005");
  });
});

describe("a person", () => {
  test("is blotted out of all her orders, told in the history without her name, and cannot be had back", async () => {
    const phone = "0533 987 65 43";
    const [one, two] = [await write({ phone, name: "Nur" }), await write({ phone, name: "Nur Ak" })];
    const done = await asOwner("POST", `${ORDERS}/${one.id}/forget`, {});
    expect(done).toMatchObject({ status: 200, json: { count: 2 } });
    expect((await asOwner("GET", `${ORDERS}/${two.id}`)).text).not.toMatch(/Nur|9876543|Çiçek/);
    const { steps } = (await asOwner("GET", "/api/admin/steps")).json;
    expect(steps[0]).toMatchObject({ kind: "forget", subject: "order", count: 2, by: "Fiyonk Sahibi" });
    expect(await asOwner("POST", `/api/admin/steps/${done.json.step}/undo`)).toMatchObject({
      status: 409,
      json: { detail: "Silinen kişi bilgileri geri gelmez" },
    });
    expect(shop.log()).not.toMatch(/Nur|9876543/);
  });

  test("is not blotted out by a helper, who may see her or not", async () => {
    const { id } = await write();
    const people = "/api/admin/settings/orders";
    for (const helpersSeePeople of [false, true]) {
      await asOwner("PUT", people, { keepDays: 180, helpersSeePeople });
      expect(await asHelper("POST", `${ORDERS}/${id}/forget`, {})).toMatchObject({
        status: 422,
        json: { detail: "Kişi bilgilerini yalnız dükkân sahibi silebilir" },
      });
    }
    await asOwner("PUT", people, { keepDays: 180, helpersSeePeople: false });
    expect((await asOwner("GET", `${ORDERS}/${id}`)).json.order.name).toBe("Ece Işık");
  });
});
