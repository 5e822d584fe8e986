import { beforeAll, describe, expect, test, vi } from "vitest";
import { cartCode } from "../../domain/order/cart-code.ts";
import { MAX_MESSAGE } from "../../domain/order-check/read-limits.ts";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../tests/support/admin-api.ts";

const READ = "/api/admin/orders/read";

let shop: AppOfAdmin;
beforeAll(async () => {
  shop = await openForAdmin();
  return () => shop.close();
});

const read = (...orders: object[]) => shop.call("POST", READ, { token: shop.admin, body: { orders } });

const reprice = (id: string, changes: object) =>
  shop.call("PUT", `/api/products/${id}`, { token: shop.admin, body: { ...LABUBU_SENT, ...changes } });

const linkOf = (id: string, quantity: number, color?: string) =>
  `https://fiyonk.example/sepet#${cartCode(shop.store.revision(), [{ id, quantity, ...(color && { color }) }])}`;

describe("an order from a chat", () => {
  test("is priced at the revision of its link and today", async () => {
    const { id } = await shop.addLabubu({ name: "Yağmurluk" });
    const link = linkOf(id, 2, "Mavi");
    await reprice(id, { name: "Yağmurluk", price: 600 });
    const text = `• Yağmurluk (Mavi) x2 - ₺999,80\n*Toplam: ₺999,80*\n${link}`;
    const { json } = await read({ text }, { text: link });
    const line = { productId: id, name: "Yağmurluk", color: "Mavi", category: "labubu", quantity: 2 };
    const told = {
      ...line,
      image: LABUBU_SENT.image,
      thatDay: 499.9,
      today: 600,
      doubts: [{ kind: "price-of-that-day" }],
    };
    expect(json).toEqual({
      orders: [
        { written: null, lines: [{ ...told, said: 999.8 }], doubts: [], said: 999.8, thatDay: 999.8, today: 1200 },
        { written: null, lines: [{ ...told, said: null }], doubts: [], said: null, thatDay: 999.8, today: 1200 },
      ],
    });
  });

  test("without a link is priced at the time of its message", async () => {
    const { id, createdAt } = await shop.addLabubu({ name: "Şemsiye" });
    const text = "• Şemsiye x1 - ₺499,90";
    await vi.waitUntil(() => Date.now() > Date.parse(createdAt));
    await reprice(id, { name: "Şemsiye", price: 450 });
    const { json } = await read({ text, at: createdAt }, { text, at: "2019-01-01T00:00:00Z" }, { text });
    expect(json.orders).toMatchObject([
      { thatDay: 499.9, today: 450 },
      { thatDay: 450, lines: [{ doubts: [{ kind: "price-of-another-day" }] }] },
      { thatDay: 450, lines: [{ doubts: [{ kind: "price-of-another-day", until: expect.any(String) }] }] },
    ]);
  });

  test("finds what was thrown away, and what is sold out", async () => {
    const gone = await shop.addLabubu({ name: "Tavşan" });
    await shop.addLabubu({ name: "Kedi", inStock: false });
    await shop.call("DELETE", `/api/products/${gone.id}`, { token: shop.admin });
    const { json } = await read({ text: "• Tavşan x1 - ₺499,90\n• Kedi x1 - ₺499,90\n• Köpek x1 - ₺9,90" });
    expect(json.orders[0].lines).toMatchObject([
      { productId: gone.id, doubts: [{ kind: "removed" }] },
      { doubts: [{ kind: "sold-out" }] },
      { productId: null, thatDay: null, said: 9.9, doubts: [{ kind: "unknown" }] },
    ]);
  });

  test("that is in the book already is recognised, however the chat gave it back", async () => {
    const text = "• Balon x1 - ₺5,00\n*Toplam: ₺5,00*";
    const line = { productId: null, name: "Balon", color: "", category: "", quantity: 1, price: 5 };
    const body = { lines: [line], pasted: text };
    const { order } = (await shop.call("POST", "/api/admin/orders", { token: shop.admin, body })).json;
    const { json } = await read({ text: "- Balon x1 – ₺5,00\nToplam: ₺5,00" }, { text: "• Balon x2 - ₺10,00" });
    expect(json.orders).toMatchObject([{ written: { id: order.id, number: order.number } }, { written: null }]);
    const again = { token: shop.admin, body, headers: { "If-None-Match": "*" } };
    expect(await shop.call("POST", "/api/admin/orders", again)).toMatchObject({
      status: 409,
      json: { field: "pasted", detail: `Bu mesaj az önce deftere yazıldı: #${order.number}` },
    });
  });

  test("is null where a text orders nothing, and leaves no word in the log", async () => {
    const { json } = await read(
      { text: "Merhaba, gizlisöz var mı" },
      { text: "• Gizlisöz x1 - ₺5,00\nAd soyad: Gizlisöz" },
    );
    expect(json.orders[0]).toBeNull();
    expect(json.orders[1]).toMatchObject({ said: null, thatDay: 5 });
    expect(shop.log()).not.toMatch(/gizlisöz/i);
  });
});

describe("refused is", () => {
  test.each([
    [{ orders: [] }, "Mesaj eksik"],
    [{ orders: "x" }, "Mesaj eksik"],
    [{ orders: [{ text: "x".repeat(MAX_MESSAGE + 1) }] }, "Bir mesaj en fazla 8000 karakter olabilir"],
    [{ orders: Array.from({ length: 21 }, () => ({ text: "x" })) }, "Bir seferde en fazla 20 sipariş okunabilir"],
    [{ orders: [{ text: "x", at: "dün" }] }, "Mesajın zamanı geçersiz"],
    [{ orders: [{ text: 5 }] }, "Mesaj yazı olmalı"],
  ])("%j", async (body, detail) => {
    expect(await shop.call("POST", READ, { token: shop.admin, body })).toMatchObject({ status: 422, json: { detail } });
  });

  test("everybody but those who work in the shop", async () => {
    const body = { orders: [{ text: "x" }] };
    expect((await shop.call("POST", READ, { body })).status).toBe(401);
    expect((await shop.call("POST", READ, { token: await shop.tokenOf("customer"), body })).status).toBe(403);
    expect((await shop.call("POST", READ, { token: await shop.tokenOf("helper"), body })).status).toBe(200);
  });
});
