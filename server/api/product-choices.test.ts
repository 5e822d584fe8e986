import { beforeEach, describe, expect, test } from "vitest";
import { colorValue } from "../../domain/choice/chosen.ts";
import { togetherMark } from "../../domain/choice/counted-together.ts";
import type { CartLine } from "../../domain/order/cart.ts";
import { askedLines, codeToCheck, currentLines, soldLines } from "../../domain/order/checked-cart.ts";
import { NO_DETAILS } from "../../domain/order/order-details.ts";
import { orderMessage } from "../../domain/order/order-message.ts";
import { cartLinkAddress } from "../../domain/web/cart-link.ts";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../tests/support/admin-api.ts";
import { PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";

let shop: AppOfAdmin;
beforeEach(async () => {
  shop = await openForAdmin();
});

test("keeps exact counts from visitors, and marks of what the product does not come in from everybody", async () => {
  const choices = [{ set: "beden", without: ["xs"], extra: { m: 5, "99": 1 } }];
  const marks = { counts: { "": 250, "beden=m": 2, "beden=xs": 1 }, soldOut: [["renk=Gri"], ["beden=s"]] };
  const product = await shop.addLabubu({ choices, ...marks });
  expect(product).toMatchObject({
    choices: [{ set: "beden", without: ["xs"], extra: { m: 5 } }],
    counts: { "": 250, "beden=m": 2 },
    soldOut: [["beden=s"]],
  });
  const [seen] = (await shop.call("GET", "/api/products")).json.products;
  expect(seen.counts).toEqual({ "": 4, "beden=m": 2 });
});

test("keeps exact counts of combinations from visitors too, and tells them only of a few pieces", async () => {
  const choices = [{ set: "beden", without: ["xs"], extra: {} }];
  const mark = (color: string, size: string) => togetherMark([`renk=${color}`, `beden=${size}`]);
  const [pink, cream, much] = [mark("Pembe", "m"), mark("Krem", "m"), mark("Pembe", "s")];
  const countsTogether = { [pink]: 2, [cream]: 0, [much]: 90, [mark("Gri", "m")]: 3, [mark("Pembe", "xs")]: 3 };
  const product = await shop.addLabubu({ choices, colors: ["Pembe", "Krem"], countsTogether });
  expect(product.countsTogether).toEqual({ [pink]: 2, [cream]: 0, [much]: 90 });
  const [seen] = (await shop.call("GET", "/api/products")).json.products;
  expect(seen.countsTogether).toEqual({ [pink]: 2, [cream]: 0 });
  const refused = { countsTogether: { [pink]: -1 } };
  const answer = await shop.call("PATCH", `/api/products/${product.id}`, { token: shop.admin, body: refused });
  expect(answer).toMatchObject({ status: 422, json: { detail: "Adet 0'dan küçük olamaz" } });
});

describe("a combination that is counted", () => {
  const mark = (color: string, size: string) => togetherMark([`renk=${color}`, `beden=${size}`]);
  const [TWO, NONE, MANY] = [mark("Pembe", "m"), mark("Mavi", "m"), mark("Pembe", "s")];
  const CHOICES = [{ set: "beden", without: ["xs"], extra: {} }];
  const addCounted = () => shop.addLabubu({ choices: CHOICES, countsTogether: { [TWO]: 2, [NONE]: 0, [MANY]: 9 } });
  const size = (id: string) => ({ group: "beden", id, name: id.toUpperCase() });
  const lineOf = (id: string, color: string, of: string, quantity: number): CartLine => ({
    ...{ id, name: "Labubu anahtarlık", image: "", price: 499.9, quantity },
    ...{ shown: { slug: "labubu-anahtarlik", originalPrice: null, colors: [] }, values: [colorValue(color), size(of)] },
  });
  const asOwner = (method: string, path: string, body?: unknown) =>
    shop.call(method, path, { token: shop.admin, body });
  const leftOf = async (id: string) => {
    const { countsTogether } = (await asOwner("GET", `/api/admin/products/${id}`)).json.product;
    return [TWO, NONE, MANY].map((one) => countsTogether[one]);
  };
  const orderOf = (productId: string, quantity: number) => ({
    ...PLAIN_ORDER,
    lines: [{ ...PLAIN_ORDER.lines[0], productId, color: "Pembe", values: [size("m")], quantity }],
  });

  test("is there in the cart, in its message and in Doğrula as often as it is left", async () => {
    const { id } = await addCounted();
    const cart = [
      lineOf(id, "Pembe", "m", 3),
      { ...lineOf(id, "Mavi", "m", 1), isAsked: true },
      lineOf(id, "Pembe", "s", 7),
    ];
    const answer = await shop.call("GET", `/api/cart?code=${codeToCheck(cart)}`);
    const current = currentLines(cart, answer.json);
    expect(current.map(({ sold, refusal }) => sold?.quantity ?? refusal?.kind)).toEqual([2, "sold-out", 7]);
    const lines = soldLines(current);
    const cartAddress = `https://fiyonk.example${cartLinkAddress(answer.json.revision, lines)}`;
    const order = { lines, asked: askedLines(current), details: NO_DETAILS, parcel: undefined, cartAddress };
    const text = orderMessage(order);
    expect(text).toContain("• Labubu anahtarlık (Pembe, beden M) x2 - ₺999,80");
    expect(text).toContain("Bu gelir mi: Labubu anahtarlık (Mavi, M) x1\n");
    const doubts = async () => {
      const [read] = (await asOwner("POST", "/api/admin/orders/read", { orders: [{ text }] })).json.orders;
      return read.lines.map((line: { doubts: object[] }) => line.doubts);
    };
    expect(await doubts()).toEqual([[], []]);
    await asOwner("POST", "/api/admin/orders", orderOf(id, 1));
    expect(await doubts()).toEqual([[{ kind: "few", left: 1 }], []]);
    await asOwner("POST", "/api/admin/orders", orderOf(id, 1));
    expect(await doubts()).toEqual([[{ kind: "sold-out" }], []]);
  });

  test("comes back with a deleted or cancelled order, and goes again with the undo of that", async () => {
    const { id } = await addCounted();
    const { order } = (await asOwner("POST", "/api/admin/orders", orderOf(id, 2))).json;
    expect(await leftOf(id)).toEqual([0, 0, 9]);
    const undo = (step: string) => asOwner("POST", `/api/admin/steps/${step}/undo`);
    const removed = await asOwner("DELETE", `/api/admin/orders/${order.id}`);
    expect(await leftOf(id)).toEqual([2, 0, 9]);
    expect((await undo(removed.json.step)).status).toBe(200);
    expect(await leftOf(id)).toEqual([0, 0, 9]);
    const cancelled = await asOwner("POST", "/api/admin/orders/states", {
      orders: [{ id: order.id }],
      state: "cancelled",
    });
    expect(await leftOf(id)).toEqual([2, 0, 9]);
    expect((await undo(cancelled.json.step)).status).toBe(200);
    expect(await leftOf(id)).toEqual([0, 0, 9]);
    const again = await asOwner("DELETE", `/api/admin/orders/${order.id}`);
    await asOwner("PATCH", `/api/products/${id}`, { countsTogether: { [TWO]: 1, [NONE]: 0 } });
    expect((await undo(again.json.step)).status).toBe(200);
    expect(await leftOf(id)).toEqual([0, 0, undefined]);
  });

  test("is a helper's to count and to sell, who may not change prices", async () => {
    const { id } = await addCounted();
    const helper = await shop.tokenOf("helper");
    const asHelper = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: helper, body });
    const counted = await asHelper("PATCH", `/api/products/${id}`, { countsTogether: { [TWO]: 3, [NONE]: 0 } });
    expect(counted).toMatchObject({ status: 200, json: { product: { countsTogether: { [TWO]: 3, [NONE]: 0 } } } });
    const both = { ...LABUBU_SENT, choices: CHOICES, countsTogether: { [TWO]: 8 }, price: 1 };
    expect((await asHelper("PUT", `/api/products/${id}`, both)).status).toBe(422);
    expect(await leftOf(id)).toEqual([3, 0, undefined]);
    expect((await asHelper("POST", "/api/admin/orders", orderOf(id, 2))).status).toBe(201);
    expect(await leftOf(id)).toEqual([1, 0, undefined]);
    const few = await asHelper("POST", "/api/admin/orders", orderOf(id, 2));
    expect(few).toMatchObject({ status: 409, json: { detail: /^Yalnız 1 adet kaldı: .*\(Pembe, M\)/ } });
    expect(JSON.stringify((await asHelper("GET", "/api/admin/today")).json)).toContain("Mavi + M");
  });
});

test("shows the letters of a text by a picture of the product, and by no other", async () => {
  const text = { id: "isim", label: "İsim", most: 9, signs: "letters", isRequired: true, extra: 0 };
  const texts = [LABUBU_SENT.images[0], "https://resim.example/baska.jpg"].map((picture, at) => ({
    ...text,
    id: `isim-${at}`,
    picture,
  }));
  const { personalTexts } = await shop.addLabubu({ personalTexts: texts });
  expect(personalTexts.map(({ picture }) => picture)).toEqual([LABUBU_SENT.images[0], undefined]);
});

test("refuses a text whose id every object has already", async () => {
  const text = { id: "constructor", label: "İsim", most: 9, signs: "letters", isRequired: true, extra: 0 };
  const body = { ...LABUBU_SENT, personalTexts: [text] };
  expect(await shop.call("POST", "/api/products", { token: shop.admin, body })).toMatchObject({
    status: 422,
    json: { detail: "Bu yazının kimliği kullanılamaz, başka bir ad yaz" },
  });
});
