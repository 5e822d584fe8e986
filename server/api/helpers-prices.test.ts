import { beforeAll, describe, expect, test } from "vitest";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../tests/support/admin-api.ts";
import { PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";

const REFUSAL = "Fiyatı yalnız dükkân sahibi değiştirebilir";
const CHEAP = { ...LABUBU_SENT, price: 1 };
const { price, originalPrice } = LABUBU_SENT;

let shop: AppOfAdmin;
let helper: string;
beforeAll(async () => {
  shop = await openForAdmin();
  helper = await shop.tokenOf("helper");
  return () => shop.close();
});

const ask = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: helper, body });
const priceOf = async (id: string) => (await ask("GET", `/api/admin/products/${id}`)).json.product.price;

test("a helper without the right changes a product, but no price, and learns which field it is about", async () => {
  const { id } = await shop.addLabubu();
  const renamed = await ask("PUT", `/api/products/${id}`, { ...LABUBU_SENT, name: "Yeni ad" });
  expect(renamed).toMatchObject({ status: 200, json: { product: { name: "Yeni ad", price } } });
  expect(await ask("PUT", `/api/products/${id}`, { ...CHEAP, name: "Ucuz" })).toMatchObject({
    status: 422,
    json: { detail: REFUSAL, field: "price" },
  });
  expect(await ask("PUT", `/api/products/${id}`, { ...LABUBU_SENT, originalPrice: 9000 })).toMatchObject({
    status: 422,
    json: { detail: REFUSAL, field: "originalPrice" },
  });
  expect((await ask("GET", `/api/admin/products/${id}`)).json.product).toMatchObject({ name: "Yeni ad", price });
});

test("nor does she change what a choice costs; what she leaves out is hers", async () => {
  const { id } = await shop.addLabubu();
  const choices = [{ set: "beden", without: [], extra: { m: 5, l: 20 } }];
  const text = { id: "isim", label: "İsim", most: 9, signs: "letters", isRequired: false, extra: 50 };
  await shop.call("PUT", `/api/products/${id}`, { token: shop.admin, body: { ...LABUBU_SENT, choices } });
  const put = (changes: object) => ask("PUT", `/api/products/${id}`, { ...LABUBU_SENT, choices, ...changes });
  expect((await put({ choices: [{ set: "beden", without: ["xl"], extra: { l: 20, m: 5 } }] })).status).toBe(200);
  expect((await put({ personalTexts: [{ ...text, extra: 0 }] })).status).toBe(200);
  expect(await put({ choices: [{ set: "beden", without: [], extra: { l: 1 } }] })).toMatchObject({
    status: 422,
    json: { detail: REFUSAL, field: "choices" },
  });
  expect(await put({ personalTexts: [text] })).toMatchObject({ status: 422, json: { field: "personalTexts" } });
});

test("nor does she in a row, for many at once, by undoing or by an earlier version", async () => {
  const { id } = await shop.addLabubu();
  const asOwner = { token: shop.admin, body: { ...LABUBU_SENT, price: 77 } };
  await shop.call("PUT", `/api/products/${id}`, asOwner);
  const { events } = (await ask("GET", `/api/admin/products/${id}/events`)).json;
  const chosen = { ids: [id] };
  const prices = { change: { percent: 10 } };
  const [from, until] = [1, 2].map((days) => new Date(shop.clock.now.getTime() + days * 86_400_000).toISOString());
  const later = { chosen, change: { prices, span: { from, until } } };
  const planned = (await shop.call("POST", "/api/admin/products/change", { token: shop.admin, body: later })).json.step;
  const { plans } = (await shop.call("GET", "/api/admin/products", { token: shop.admin })).json;
  for (const [method, path, body] of [
    [
      "PUT",
      `/api/admin/products/${id}/prices`,
      { seen: { price: 77, originalPrice }, prices: { price: 5, originalPrice: null } },
    ],
    ["POST", "/api/admin/products/change", { chosen, change: { prices } }],
    ["POST", "/api/admin/products/change", later],
    ["DELETE", `/api/admin/price-plans/${plans[0].id}`, undefined],
    ["POST", `/api/admin/steps/${planned}/undo`, undefined],
    ["POST", `/api/admin/steps/${events[0].step}/undo`, undefined],
    ["POST", `/api/admin/products/${id}/revert`, { event: events[1].id }],
  ] as const) {
    expect({ path, ...(await ask(method, path, body)) }).toMatchObject({
      path,
      status: 422,
      json: { detail: REFUSAL },
    });
  }
  expect(await priceOf(id)).toBe(77);
});

test("she writes the first price of a new product, and removes, brings back and undoes what is no price", async () => {
  const added = await ask("POST", "/api/products", CHEAP);
  expect(added).toMatchObject({ status: 201, json: { product: { price: 1 } } });
  const { id } = added.json.product;
  expect((await ask("PATCH", `/api/products/${id}`, { inStock: false })).status).toBe(200);
  const { step } = (await ask("DELETE", `/api/products/${id}`)).json;
  expect((await ask("POST", `/api/admin/steps/${step}/undo`)).status).toBe(200);
  expect(await priceOf(id)).toBe(1);
});

test.each([
  ["GET", "/api/admin/products"],
  ["POST", "/api/admin/orders/search"],
])("%s %s tells the panel whether prices may be changed", async (method, path) => {
  const body = method === "POST" ? {} : undefined;
  expect((await ask(method, path, body)).json.mayChangePrices).toBe(false);
  const { json } = await shop.call(method, path, { token: shop.admin, body });
  expect(json.mayChangePrices).toBe(true);
});

test("the owner's switch lets helpers change prices, at the next request, and her settings stay hers", async () => {
  const { id } = await shop.addLabubu();
  const turn = async (mayChangePrices: boolean) => {
    const body = { mayChangePrices };
    return (await shop.call("PUT", "/api/admin/settings/helpers", { token: shop.admin, body })).json.step;
  };
  const step = await turn(true);
  expect((await ask("PUT", `/api/products/${id}`, CHEAP)).status).toBe(200);
  expect((await ask("GET", "/api/admin/products")).json.mayChangePrices).toBe(true);
  await turn(false);
  await turn(true);
  expect(await ask("POST", `/api/admin/steps/${step}/undo`)).toMatchObject({ status: 403 });
  const { steps } = (await ask("GET", "/api/admin/steps")).json;
  expect([...new Set(steps.map(({ subject }: { subject: string }) => subject))]).toEqual(["product", "planned-price"]);
  await turn(false);
  expect((await ask("PUT", `/api/products/${id}`, { ...CHEAP, price: 2 })).status).toBe(422);
});

describe("in the book of orders", () => {
  const LINE = { ...PLAIN_ORDER.lines[0], name: "Kupa", price: 200, quantity: 1 };
  const write = async (lines: object[] = [LINE], token = shop.admin) =>
    (await shop.call("POST", "/api/admin/orders", { token, body: { ...PLAIN_ORDER, lines } })).json.order;
  const put = (order: { id: string }, changes: object) =>
    ask("PUT", `/api/admin/orders/${order.id}`, { ...order, ...changes });

  test("she changes pieces and choices of a line and takes it away, but neither its price nor what is to pay beside it", async () => {
    const order = await write([LINE, { ...LINE, name: "Tabak", price: 90 }]);
    expect((await put(order, { lines: [{ ...LINE, quantity: 3, color: "pembe" }] })).status).toBe(200);
    for (const changes of [
      { lines: [{ ...LINE, price: 1 }] },
      { lines: [LINE, { ...LINE, name: "Fincan", price: 5 }] },
      { sending: 0 },
      { fee: 1 },
    ]) {
      const [field] = Object.keys(changes);
      expect(await put(order, changes)).toMatchObject({ status: 422, json: { detail: REFUSAL, field } });
    }
  });

  test("she writes a new order at the shop's prices, and none that the shop does not know", async () => {
    const { id } = await shop.addLabubu();
    const order = await write([{ ...LINE, productId: id, price: 1 }], helper);
    expect(order).toMatchObject({ lines: [{ price }], total: price });
    for (const line of [LINE, { ...LINE, productId: null }]) {
      expect(await ask("POST", "/api/admin/orders", { ...PLAIN_ORDER, lines: [line] })).toMatchObject({
        status: 422,
        json: { detail: "Fiyatını yalnız dükkân sahibi yazar, sen 0 yaz: Kupa", field: "lines" },
      });
    }
  });

  test("she marks no payment, by no call, and no undo does it for her", async () => {
    const order = await write();
    const pay = (paid: boolean, token: string) =>
      shop.call("POST", "/api/admin/orders/payments", { token, body: { orders: [{ id: order.id }], paid } });
    const refused = { status: 422, json: { detail: "Ödemeyi yalnız dükkân sahibi değiştirebilir" } };
    expect(await pay(true, helper)).toMatchObject(refused);
    expect(await put(order, { paid: true })).toMatchObject(refused);
    expect(
      await ask("POST", "/api/admin/orders", {
        ...PLAIN_ORDER,
        lines: [{ ...LINE, productId: (await shop.addLabubu()).id }],
        paid: true,
      }),
    ).toMatchObject(refused);
    const { step } = (await pay(true, shop.admin)).json;
    expect(await ask("POST", `/api/admin/steps/${step}/undo`)).toMatchObject(refused);
    expect((await ask("GET", `/api/admin/orders/${order.id}`)).json.order).toMatchObject({ paid: true });
  });

  test("she sees what an order asks for, what of it came and what is left, but no single payment", async () => {
    const order = await write();
    const payments = [
      { id: "a", amount: 100, way: "transfer", day: "2026-11-27" },
      { id: "b", amount: 30, way: "cash", day: "2026-11-28", back: true },
    ];
    const asOwner = { token: shop.admin, body: { payments } };
    expect((await shop.call("PUT", `/api/admin/orders/${order.id}`, asOwner)).status).toBe(200);
    const found = (await ask("GET", `/api/admin/orders/${order.id}`)).json.order;
    expect(found.payments).toEqual([{ id: "sum", amount: 70, way: "waiting", day: "2026-11-27" }]);
    const listed = (await ask("POST", "/api/admin/orders/search", { query: String(order.number) })).json.orders[0];
    expect(listed).toMatchObject({ toPay: 200, left: 130 });
    expect(listed).not.toHaveProperty("payments");
    const [event] = (await ask("GET", `/api/admin/orders/${order.id}/events`)).json.events;
    expect(event.changes).not.toHaveProperty("payments");
    expect((await ask("GET", "/api/admin/steps")).text).not.toContain("cash");
    expect((await put(found, { carrier: "Aras", payments: undefined })).status).toBe(200);
    const { text } = await ask("GET", "/api/admin/orders/csv");
    expect(text).not.toMatch(/Fiyat"|Ödenecek|Kalan|200,00|70,00/);
    const { text: owners } = await shop.call("GET", "/api/admin/orders/csv", { token: shop.admin });
    expect(owners).toMatch(/"200,00";"70,00";"130,00"/);
  });

  test("she may send the whole order back as she got it, and reads no reason of a discount", async () => {
    const order = await write();
    const path = `/api/admin/orders/${order.id}`;
    const money = {
      payments: [
        { id: "a", amount: 100, way: "transfer", day: "2026-11-27" },
        { id: "b", amount: 30, way: "cash", day: "2026-11-28", back: true },
      ],
      discounts: [{ word: "Ece'nin doğum günü", percent: 10 }],
      lines: order.lines.map((line: object) => ({ ...line, discount: { word: "Ece'ye", amount: 5 } })),
    };
    expect((await shop.call("PUT", path, { token: shop.admin, body: money })).status).toBe(200);
    const { json, text } = await ask("GET", path);
    expect(text).not.toContain("Ece");
    expect((await ask("GET", `${path}/events`)).text).not.toContain("Ece");
    expect((await ask("GET", "/api/admin/steps")).text).not.toContain("Ece");
    expect((await put(json.order, { carrier: "Aras" })).status).toBe(200);
    expect((await shop.call("GET", path, { token: shop.admin })).json.order).toMatchObject({
      ...money,
      carrier: "Aras",
    });
  });

  test("she neither deletes an order nor sees the turnover", async () => {
    const order = await write();
    expect(await ask("DELETE", `/api/admin/orders/${order.id}`)).toMatchObject({
      status: 422,
      json: { detail: "Siparişin silinmesini yalnız dükkân sahibi değiştirebilir" },
    });
    const { steps } = (await ask("GET", "/api/admin/steps")).json;
    expect((await ask("POST", `/api/admin/steps/${steps[0].id}/undo`)).status).toBe(422);
    const sums = "/api/admin/orders/sums?from=2025-01-01&until=2025-12-31";
    expect(await ask("GET", sums)).toMatchObject({
      status: 403,
      json: { detail: "Toplamları yalnız dükkân sahibi görebilir" },
    });
    expect((await shop.call("GET", sums, { token: shop.admin })).status).toBe(200);
  });
});
