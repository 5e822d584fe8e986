import { beforeAll, describe, expect, test } from "vitest";
import { type AppOfAdmin, openForAdmin } from "../../../tests/support/admin-api.ts";
import { ECES_ORDER } from "../../../tests/support/orders/sample-orders.ts";

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
const write = async (changes: object = {}) =>
  (await asOwner("POST", ORDERS, { ...ECES_ORDER, pasted: "", ...changes })).json.order;
const customerOf = async (id: string) => (await asOwner("GET", `${ORDERS}/${id}/customer`)).json;

describe("the customer of an order", () => {
  test("is all her orders, what she bought, paid and still owes, and the owner's note", async () => {
    const one = await write({ handle: "Ece.Isik" });
    const two = await write({ state: "returned", name: "Ece I." });
    await asOwner("POST", `${ORDERS}/payments`, { orders: [{ id: one.id }], paid: true });
    const three = await write({ lines: ECES_ORDER.lines.slice(0, 1) });
    expect(one.handle).toBe("@ece.isik");
    const noted = await asOwner("PUT", `${ORDERS}/${two.id}/customer/note`, { note: " Pembe sever " });
    expect(noted).toMatchObject({ status: 200, json: { count: 3 } });
    expect(await customerOf(two.id)).toMatchObject({
      name: "Ece Işık",
      phones: ["905321234567"],
      handle: "@ece.isik",
      note: "Pembe sever",
      bought: [
        { name: "Çift kişilik kupa (Mavi)", pieces: 4 },
        { name: "İsimli kolye", pieces: 1 },
      ],
      returned: 1,
      paid: 599.9,
      left: 299.9,
      orders: [
        { id: three.id, toPay: 299.9 },
        { id: two.id, state: "returned" },
        { id: one.id, toPay: 599.9 },
      ],
    });
    const found = await asOwner("POST", `${ORDERS}/search`, { query: "@ece.isik" });
    expect(found.json.orders).toMatchObject([{ number: one.number, nth: 1, handle: "@ece.isik" }]);
  });

  test("is joined and parted, and says why not", async () => {
    const [one, two] = [await write({ phone: "0533 999 88 77" }), await write({ phone: "0533 999 88 78" })];
    expect((await asOwner("POST", `${ORDERS}/${one.id}/customer/join`, { other: two.id })).json.count).toBe(2);
    expect((await customerOf(one.id)).orders).toHaveLength(2);
    expect(await asOwner("POST", `${ORDERS}/${one.id}/customer/join`, { other: two.id })).toMatchObject({
      status: 409,
      json: { detail: "Bu siparişler zaten aynı müşterinin" },
    });
    const { json } = await asOwner("POST", `${ORDERS}/${one.id}/customer/part`, {});
    expect((await customerOf(one.id)).orders).toHaveLength(1);
    await asOwner("POST", `/api/admin/steps/${json.step}/undo`);
    expect((await customerOf(one.id)).orders).toHaveLength(2);
    const events = (await asOwner("GET", `${ORDERS}/${one.id}/events`)).json.events;
    expect(Object.keys(events[0].changes)).toEqual(["customer"]);
    expect((await asOwner("POST", `${ORDERS}/${one.id}/forget`)).json.count).toBe(2);
  });

  test("is hidden from a helper without persons, and her money from one without prices", async () => {
    const one = await write({ phone: "0535 111 22 33", handle: "@nur", name: "Nur" });
    await asOwner("PUT", `${ORDERS}/${one.id}/customer/note`, { note: "Gizli not" });
    for (const [method, path, body] of [
      ["GET", "customer", undefined],
      ["PUT", "customer/note", { note: "x" }],
      ["POST", "customer/join", { other: one.id }],
      ["POST", "customer/part", {}],
    ] as const) {
      expect([403, 422]).toContain((await asHelper(method, `${ORDERS}/${one.id}/${path}`, body)).status);
    }
    const seen = [
      await asHelper("GET", `${ORDERS}/${one.id}`),
      await asHelper("GET", `${ORDERS}/${one.id}/events`),
      await asHelper("POST", `${ORDERS}/search`, { query: `#${one.number}` }),
      await asHelper("POST", `${ORDERS}/search`, { query: "@nur" }),
    ];
    for (const { status, text } of seen) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/@nur|Gizli/);
    }
    expect(seen[0]?.json.order).toMatchObject({ handle: "", customer: "", customerNote: "", pageKey: "" });
    await asOwner("PUT", "/api/admin/settings/orders", { keepDays: 180, helpersSeePeople: true });
    const { status, json } = await asHelper("GET", `${ORDERS}/${one.id}/customer`);
    expect([status, json.note, json.paid, json.left, json.toGoBack, json.orders[0].toPay]).toEqual([
      200,
      "Gizli not",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test("the table of all customers is the owner's alone", async () => {
  const name = "Tablodaki Zehra";
  await write({ name, phone: "0532 777 66 55" });
  const { json } = await asOwner("GET", "/api/admin/customers");
  expect(json.headers.slice(0, 2)).toEqual(["Ad soyad", "Telefonlar"]);
  expect(json.rows.find(([first]: [string]) => first === name)).toEqual([
    name,
    "0532 777 66 55",
    expect.any(String),
    expect.any(String),
    1,
    expect.any(Number),
    ...Array(2).fill(expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/)),
  ]);
  expect((await asHelper("GET", "/api/admin/customers")).status).toBe(403);
  expect((await shop.call("GET", "/api/admin/customers")).status).toBe(401);
});
