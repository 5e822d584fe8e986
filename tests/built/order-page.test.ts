import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { NO_PERSON, type OrderInput, orderInputSchema, orderLineSchema } from "../../domain/order-book/book-order.ts";
import { orderPageAddress } from "../../domain/web/order-page-address.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { DERYA, ECES_ORDER } from "../support/orders/sample-orders.ts";
import { LABUBU } from "../support/sample-products.ts";

let app: OpenApp;

beforeAll(async () => {
  app = await openApp({ overrides: { openPages: openBuiltPages, now: () => new Date() } });
  const { id } = await app.catalog.createProduct(LABUBU, THE_SHOP);
  hers = { ...hers, lines: [{ ...wish, productId: id, name: LABUBU.name, color: "Pembe" }, wish] };
});

afterAll(() => app.close());

const MARK = "Ziyade";
const PHONE = "905321234567";
const wish = { ...orderLineSchema.parse(ECES_ORDER.lines[0]), productId: null, name: MARK };

/** Every field of the person has the mark, and so have her texts. */
let hers: OrderInput = orderInputSchema.parse({
  ...Object.fromEntries(Object.keys(NO_PERSON).map((field) => [field, MARK])),
  ...{ phone: PHONE, senderPhone: PHONE, state: "sent", carrier: "Yurtiçi Kargo" },
  lines: [wish],
});

const write = async (changes: Partial<OrderInput> = {}) =>
  (await app.orders.create({ ...hers, tracking: `12345678${randomBytes(2).readUInt16BE()}`, ...changes }, DERYA)).order;

const pageOf = (key: string, end = "") => app.call("GET", orderPageAddress(key) + end);

/** What is the same for every answer of this kind. Ids and moments of requests differ. */
const answerOf = async (key: string) => {
  const { status, headers, text } = await pageOf(key);
  const kept = [...headers].filter(([name]) => name !== "x-request-id" && name !== "date");
  return { status, headers: kept, text: text.replaceAll(key, "") };
};

const hasPerson = (text: string) => /ziyade|5321234567/i.test(text);

describe("the page of an order", () => {
  test("says where the parcel is, without scripts, and nothing of a person, also as data", async () => {
    const { pageKey, number, tracking } = await write();
    const { status, headers, text } = await pageOf(pageKey);
    expect([status, headers.get("Cache-Control"), headers.get("Referrer-Policy"), headers.get("X-Robots-Tag")]).toEqual(
      [200, "no-store", "no-referrer", "noindex"],
    );
    for (const said of [`${number} numaralı siparişin`, "Kargoda", "Kargonu izle", `code=${tracking}`, "Bir şey sor"]) {
      expect(text.replaceAll("<!-- -->", "")).toContain(said);
    }
    expect(text).toContain(`href="/urun/labubu-anahtarlik"`);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toMatch(/og:image|rel="canonical"|ld\+json/);
    const data = await pageOf(pageKey, ".data");
    expect([data.status, data.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(data.text).toContain("Kargo");
    for (const shown of [text, data.text]) expect(hasPerson(shown)).toBe(false);
  });

  test("changes with the order, although other pages stay cached", async () => {
    const { id, pageKey } = await write({ state: "preparing" });
    expect((await pageOf(pageKey)).text).toContain("Hazırlanıyor</h1>");
    await app.orders.update(id, { state: "delivered" }, { by: DERYA });
    expect((await pageOf(pageKey)).text).toContain("Teslim edildi</h1>");
  });

  test("answers the same for every order that has none, and for what was never an order", async () => {
    const unknown = await answerOf(randomBytes(16).toString("base64url"));
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain("Aradığın sayfa burada değil");
    const blotted = await write({ phone: "905339876543", senderPhone: "" });
    await app.orders.forget(blotted.id, DERYA);
    const removed = await write();
    await app.orders.remove(removed.id, { by: DERYA });
    for (const { pageKey } of [blotted, removed]) expect(await answerOf(pageKey)).toEqual(unknown);
    const { values } = await app.sections.find("delivery");
    const there = await write();
    await app.sections.save("delivery", { ...values, orderPage: false }, { by: DERYA });
    expect(await answerOf(there.pageKey)).toEqual(unknown);
    await app.sections.save("delivery", values, { by: DERYA });
    expect((await answerOf(there.pageKey)).status).toBe(200);
  });

  test("is met by no crawler: no page, feed or public answer has its address", async () => {
    const keys = [(await write()).pageKey, (await write({ state: "delivered" })).pageKey];
    const seen = new Set(["/", "/robots.txt", "/sitemap.xml", "/feed.xml", "/manifest.webmanifest", "/api/products"]);
    for (const path of seen) {
      const { text } = await app.call("GET", path);
      for (const key of keys) expect(text.includes(key), path).toBe(false);
      expect(text).not.toMatch(/["/]siparis\/[\w-]{20}/);
      expect(hasPerson(text), path).toBe(false);
      const links = text.matchAll(/(?:href="|<loc>https:\/\/fiyonk\.example)(\/[^"#<?]*)/g);
      for (const [, link = ""] of links) if (!/\.(?:css|js|png|ico)$/.test(link)) seen.add(link);
    }
    expect(seen.size).toBeGreaterThan(20);
    expect([...seen].filter((path) => path.startsWith("/siparis"))).toEqual([]);
  });

  // Data costs a tenth of a page. Both are asked of the same loader.
  test("is not found by 10,000 guesses, and none of them shows a person", async () => {
    await write();
    for (let guessed = 0; guessed < 10_000; guessed += 1) {
      const key = randomBytes(guessed % 50 === 0 ? 12 : 16).toString("base64url");
      const { status, text } = await pageOf(key, guessed % 20 === 0 ? "" : ".data");
      if (status !== 404 || hasPerson(text)) expect([key, status, text]).toBeUndefined();
    }
  }, 120_000);
});
