import { beforeAll, describe, expect, test } from "vitest";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../../tests/support/admin-api.ts";
import { ECES_ORDER } from "../../../tests/support/orders/sample-orders.ts";

let shop: AppOfAdmin;
let helper: string;
beforeAll(async () => {
  shop = await openForAdmin();
  helper = await shop.tokenOf("helper");
  return () => shop.close();
});

const ORDERS = "/api/admin/orders";

const asOwner = (method: string, path: string, body?: unknown, headers = {}) =>
  shop.call(method, path, { token: shop.admin, body, headers });
const asHelper = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: helper, body });

const write = async (changes: object = {}) => (await asOwner("POST", ORDERS, { ...ECES_ORDER, ...changes })).json.order;

const letHelpersSee = (helpersSeePeople: boolean) =>
  asOwner("PUT", "/api/admin/settings/orders", { keepDays: 180, helpersSeePeople });

/** Parts of the person of `ECES_ORDER`, which must appear nowhere. */
const PERSON = /Ece|5321234567|Bursa|Nilüfer|Çiçek|doğdun|Zile|Merhaba/;

describe("the owner", () => {
  test("writes an order once, however often the request is repeated, and finds it", async () => {
    const headers = { "Idempotency-Key": "istek-0001" };
    const first = await asOwner("POST", ORDERS, ECES_ORDER, headers);
    expect(first).toMatchObject({ status: 201, json: { order: { name: "Ece Işık", total: 599.9 } } });
    const second = await asOwner("POST", ORDERS, ECES_ORDER, headers);
    expect(second.json).toEqual(first.json);
    const found = await asOwner("POST", `${ORDERS}/search`, { query: "ece" });
    expect(found.json).toMatchObject({ total: 1, seesPersons: true, orders: [{ name: "Ece Işık", pieces: 3 }] });
    expect((await asOwner("GET", `${ORDERS}/${first.json.order.id}`)).json.order).toEqual(first.json.order);
  });

  test("reads what an order still needs in its row and beside it", async () => {
    const { product } = (await asOwner("POST", "/api/products", { ...LABUBU_SENT, colors: ["Mavi", "Pembe"] })).json;
    const lines = [{ ...ECES_ORDER.lines[0], productId: product.id, color: "" }];
    const { id, number } = await write({ lines, day: "", address: "" });
    const kinds = ({ needs }: { needs: { kind: string }[] }) => needs.map(({ kind }) => kind);
    const row = async (call: typeof asHelper) => {
      const { orders } = (await call("POST", `${ORDERS}/search`, { query: `#${number}` })).json;
      return orders[0];
    };
    const needs = ["color", "address", "confirm", "pay"];
    expect(kinds(await row(asOwner))).toEqual(needs);
    expect(kinds((await asOwner("GET", `${ORDERS}/${id}`)).json)).toEqual(needs);
    const seenByHelper = await row(asHelper);
    expect(kinds(seenByHelper)).toEqual(["color", "address", "pay"]);
    expect(seenByHelper).toMatchObject({ hasAddress: false, left: 299.9 });
    expect("address" in seenByHelper).toBe(false);
  });

  test("writes that messages went, whoever sends them, and changes what she saw before", async () => {
    const { id, revision } = await write();
    const tell = (call: typeof asHelper, what: string) => call("POST", `${ORDERS}/told`, { orders: [{ id }], what });
    expect(await tell(asOwner, "confirmation")).toMatchObject({ status: 200, json: { count: 1 } });
    expect((await tell(asHelper, "ask-color")).status).toBe(200);
    expect((await tell(asOwner, "mektup")).status).toBe(422);
    const saved = await asOwner(
      "PUT",
      `${ORDERS}/${id}`,
      { note: "Zil bozuk", told: [] },
      { "If-Match": `"${revision}"` },
    );
    expect(saved.status).toBe(200);
    expect(saved.json.order.told).toMatchObject([{ what: "confirmation" }, { what: "ask-color" }]);
  });

  test("counts a piece down by its name, and is told when none is left", async () => {
    const { product } = (
      await asOwner("POST", "/api/products", {
        ...LABUBU_SENT,
        choices: [{ set: "beden", without: [], extra: {} }],
        counts: { "beden=m": 1 },
      })
    ).json;
    const values = [{ group: "beden", id: "", name: "m" }];
    const lines = [{ ...ECES_ORDER.lines[0], productId: product.id, quantity: 1, values }];
    const { order } = (await asHelper("POST", ORDERS, { ...ECES_ORDER, lines })).json;
    expect(order.lines[0].values).toEqual([{ group: "beden", id: "m", name: "m" }]);
    const second = await asHelper("POST", ORDERS, { ...ECES_ORDER, lines });
    expect(second).toMatchObject({ status: 409, json: { field: "lines", detail: /^Son parça az önce/ } });
    expect((await asHelper("POST", ORDERS, { ...ECES_ORDER, lines, evenIfGone: true })).status).toBe(201);
    const found = (await asOwner("GET", `/api/admin/products/${product.id}`)).json;
    expect(found.product.counts).toEqual({ "beden=m": 0 });
  });

  test("written by a helper without prices has the discount of a code, and no other one", async () => {
    const codes = [{ code: "ECE10", gain: { kind: "percent", percent: 10 } }];
    await asOwner("PUT", "/api/admin/settings/campaigns", { codes, offers: [] });
    const { id } = await shop.addLabubu({ name: "Kodlu" });
    const lines = [{ ...ECES_ORDER.lines[0], productId: id, quantity: 1 }];
    const write = (word: string) =>
      asHelper("POST", ORDERS, { ...ECES_ORDER, lines, discounts: [{ word, amount: 5 }] });
    const { order } = (await write("Kupon ECE10")).json;
    expect(order.discounts).toEqual([{ word: "Kupon ECE10", amount: 49.99 }]);
    expect(await write("kuzenim")).toMatchObject({ status: 422, json: { field: "discounts" } });
    await asOwner("PUT", "/api/admin/settings/campaigns", { codes: [], offers: [] });
    expect((await write("Kupon ECE10")).status).toBe(422);
  });

  test("answers a question that an order was written with: it is told to the owner until then, and again by an undo", async () => {
    const question = { group: "", id: "", name: "beden sorulacak" };
    const { id, lines } = await write({ lines: [{ ...ECES_ORDER.lines[0], values: [question] }] });
    expect(lines[0]).toMatchObject({ values: [], asked: [{ word: "beden" }] });
    const found = async () => (await asOwner("POST", `${ORDERS}/search`, { query: "beden sorulacak" })).json.total;
    const picked = async () => (await asOwner("GET", `${ORDERS}/picking?states=new`)).text;
    expect([await found(), await picked()]).toEqual([1, expect.stringContaining("beden sorulacak")]);
    const answered = [{ ...lines[0], values: [{ group: "beden", id: "", name: "m" }] }];
    const { order, step } = (await asOwner("PUT", `${ORDERS}/${id}`, { ...ECES_ORDER, lines: answered })).json;
    expect(order.lines[0].values).toEqual([{ group: "beden", id: "m", name: "m" }]);
    expect(JSON.stringify(order.lines)).not.toContain("sorulacak");
    expect([await found(), await picked()]).toEqual([0, expect.not.stringContaining("beden sorulacak")]);
    await asOwner("POST", `/api/admin/steps/${step}/undo`);
    expect((await asOwner("GET", `${ORDERS}/${id}`)).json.order.lines).toEqual(lines);
    expect(await found()).toBe(1);
  });

  test("is told by a second person's change, which is refused", async () => {
    const { id, revision } = await write();
    const seen = { "If-Match": `"${revision}"` };
    expect((await asOwner("PUT", `${ORDERS}/${id}`, { ...ECES_ORDER, carrier: "Aras" }, seen)).status).toBe(200);
    const second = await asOwner("PUT", `${ORDERS}/${id}`, { ...ECES_ORDER, carrier: "PTT" }, seen);
    expect(second).toMatchObject({ status: 409, json: { detail: /az önce başka bir yerde değişti/ } });
  });

  test("changes states, removes and undoes", async () => {
    const { id } = await write();
    const moved = await asOwner("POST", `${ORDERS}/states`, { orders: [{ id }], state: "sent" });
    expect(moved).toMatchObject({ status: 200, json: { count: 1 } });
    const removed = await asOwner("DELETE", `${ORDERS}/${id}`);
    expect((await asOwner("GET", `${ORDERS}/${id}`)).status).toBe(404);
    await asOwner("POST", `/api/admin/steps/${removed.json.step}/undo`);
    expect((await asOwner("GET", `${ORDERS}/${id}`)).json.order).toMatchObject({ state: "sent" });
  });

  test("writes that it is paid, lists the unpaid, and takes it back", async () => {
    const { id, revision } = await write({ name: "Borçlu Kişi", payment: "transfer", sending: 49.9 });
    const unpaid = async () =>
      (await asOwner("POST", `${ORDERS}/search`, { query: "borçlu", list: "unpaid" })).json.orders.length;
    expect(await unpaid()).toBe(1);
    const body = { orders: [{ id, revision }], paid: true };
    const paid = await asOwner("POST", `${ORDERS}/payments`, body);
    expect(paid).toMatchObject({ status: 200, json: { count: 1 } });
    expect(await unpaid()).toBe(0);
    const inOldTab = await asOwner("POST", `${ORDERS}/search`, { query: "borçlu", unpaid: true });
    expect(inOldTab.json).toMatchObject({ orders: [], total: 0 });
    expect((await asOwner("POST", `${ORDERS}/payments`, body)).status).toBe(409);
    expect(await asOwner("POST", `${ORDERS}/payments`, { orders: [{ id }] })).toMatchObject({ status: 422 });
    await asOwner("POST", `/api/admin/steps/${paid.json.step}/undo`);
    expect((await asOwner("GET", `${ORDERS}/${id}`)).json.order).toMatchObject({ paid: false, sending: 49.9 });
  });

  test.each([
    [{ lines: [] }, "En az bir satır gerekli", "lines"],
    [{ lines: Array(201).fill(ECES_ORDER.lines[0]) }, "En fazla 200 satır olabilir", "lines"],
    [{ sending: -1 }, "Kargo ücreti 0'dan küçük olamaz", "sending"],
    [{ fee: "on lira" }, "Kapıda ödeme ücreti sayı olmalı, örneğin 49,90", "fee"],
    [{ phone: "123" }, "Numarayı 0532 123 45 67 gibi yaz; yurt dışı numarası + ile başlar", "phone"],
    [{ state: "lost" }, "Durum geçersiz", "state"],
    [{ day: "yarın" }, "Tarihi gün, ay, yıl olarak seç", "day"],
    [{ lines: [{ ...ECES_ORDER.lines[0], quantity: 9999, price: 9_999_999 }] }, "Toplam çok büyük", "lines"],
    [{ lines: [{ ...ECES_ORDER.lines[0], productId: "\ud800" }] }, "Ürün bozuk karakter içeriyor", "lines"],
    [{ lines: [{ ...ECES_ORDER.lines[0], price: 1.999 }] }, "Fiyat en fazla iki ondalık basamak içerebilir", "lines"],
  ])("is told what is wrong with %j", async (changes, detail, field) => {
    expect(await asOwner("POST", ORDERS, { ...ECES_ORDER, ...changes })).toMatchObject({
      status: 422,
      json: { detail, field },
    });
  });
});

describe("a helper", () => {
  test("works with orders and writes new ones whole, but neither gets nor changes a person", async () => {
    await letHelpersSee(false);
    const { id } = await write();
    const refused = await asHelper("PUT", `${ORDERS}/${id}`, { ...ECES_ORDER, name: "Başkası", carrier: "Aras" });
    expect(refused).toMatchObject({
      status: 403,
      json: { detail: "Kişi bilgilerini yalnız dükkân sahibi değiştirebilir", field: "name" },
    });
    const changed = await asHelper("PUT", `${ORDERS}/${id}`, { ...ECES_ORDER, name: "", carrier: "Aras" });
    await asOwner("PUT", `${ORDERS}/${id}`, { ...ECES_ORDER, note: "Zile iki kez bas", carrier: "Aras" });
    // Its products are not in the shop, so only the owner can say their prices.
    const unpriced = { ...ECES_ORDER, lines: ECES_ORDER.lines.map((line) => ({ ...line, price: 0 })) };
    const answers = [
      changed,
      await asHelper("GET", `${ORDERS}/${id}`),
      await asHelper("POST", `${ORDERS}/search`, { query: "" }),
      await asHelper("GET", `${ORDERS}/${id}/events`),
      await asHelper("POST", ORDERS, unpriced),
    ];
    const written = await asOwner("GET", `${ORDERS}/${answers[4]?.json.order.id}`);
    expect(written.json.order).toMatchObject({ ...unpriced, phone: "905321234567" });
    for (const { status, text } of answers) {
      expect([200, 201]).toContain(status);
      expect(text).not.toMatch(PERSON);
    }
    expect(answers[1]?.json).toMatchObject({ seesPersons: false, order: { carrier: "Aras", total: 599.9, name: "" } });
    expect(answers[3]?.json.events).toMatchObject([{ changes: {} }, { changes: { carrier: {} } }, { kind: "create" }]);
    expect((await asOwner("GET", `${ORDERS}/${id}`)).json.order.name).toBe("Ece Işık");
    for (const query of ["Ece", "0532 123 45 67"]) {
      expect((await asHelper("POST", `${ORDERS}/search`, { query })).json.total).toBe(0);
    }
  });

  test("sees and writes persons where the owner allows it", async () => {
    await letHelpersSee(true);
    const { id } = await write();
    await asHelper("PUT", `${ORDERS}/${id}`, { ...ECES_ORDER, name: "Ece Ak" });
    expect((await asHelper("GET", `${ORDERS}/${id}`)).json).toMatchObject({
      seesPersons: true,
      order: { name: "Ece Ak" },
    });
    await letHelpersSee(false);
  });

  test("sees the steps of orders in the history, and undoes them", async () => {
    const { id } = await write();
    const { step } = (await asHelper("POST", `${ORDERS}/states`, { orders: [{ id }], state: "preparing" })).json;
    const { steps } = (await asHelper("GET", "/api/admin/steps")).json;
    expect(steps[0]).toMatchObject({ id: step, subject: "order", by: "Yardımcı" });
    expect((await asHelper("POST", `/api/admin/steps/${step}/undo`)).status).toBe(200);
  });
});

test("no line of the log says anything about a person", async () => {
  await asOwner("POST", `${ORDERS}/search`, { query: "Ece" });
  await asOwner("POST", ORDERS, { ...ECES_ORDER, lines: "Ece" });
  expect(shop.log()).toMatch(/order_written/);
  expect(shop.log()).not.toMatch(PERSON);
});
