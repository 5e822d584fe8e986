import { beforeAll, describe, expect, test, vi } from "vitest";
import { DAY_MS, istanbulDate } from "../../domain/istanbul.ts";
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
  test("is its link, priced at the link's revision and today, with every other line of its text", async () => {
    const { id } = await shop.addLabubu({ name: "Yağmurluk" });
    const link = linkOf(id, 2, "Mavi");
    await reprice(id, { name: "Yağmurluk", price: 600 });
    const text = `• Yağmurluk (Mavi) x2 - ₺999,80\n*Toplam: ₺900,00*\nSepet: ${link}`;
    const { json } = await read({ text }, { text: link });
    const line = {
      productId: id,
      name: "Yağmurluk",
      color: "Mavi",
      values: [],
      texts: [],
      category: "labubu",
      // The picture of the blue one.
      image: LABUBU_SENT.images[0],
      quantity: 2,
      thatDay: 499.9,
      today: 600,
      doubts: [{ kind: "price-changed", until: expect.any(String) }],
    };
    expect(json).toEqual({
      orders: [
        {
          written: null,
          lines: [line],
          others: ["*Toplam: ₺900,00*"],
          offers: [],
          endedOffers: [],
          facts: [],
          isGift: false,
        },
        { written: null, lines: [line], others: [], offers: [], endedOffers: [], facts: [], isGift: false },
      ],
    });
  });

  test("without a link is proposed, at the prices of its head", async () => {
    const { id, createdAt } = await shop.addLabubu({ name: "Şemsiye" });
    await vi.waitUntil(() => Date.now() > Date.parse(createdAt));
    await reprice(id, { name: "Şemsiye", price: 450 });
    const { json } = await read({ text: "• Şemsiye x2 - ₺999,80" }, { text: "Kolay gelsin" });
    expect(json.orders).toMatchObject([
      {
        lines: [{ productId: id, quantity: 2, thatDay: 450, proposal: { isSure: true } }],
        others: ["• Şemsiye x2 - ₺999,80"],
      },
      { lines: [], others: ["Kolay gelsin"] },
    ]);
    const [old] = (await read({ text: `[01.01.2019 14:05:00] Ece: ${linkOf(id, 1, "Mavi")}` })).json.orders;
    expect(old.lines).toMatchObject([{ today: 450, doubts: [{ kind: "price-outdated" }] }]);
  });

  test("is read for a helper without rights too: her own text, and nothing of the book", async () => {
    await shop.addLabubu({ name: "Pelerin" });
    const line = { productId: null, name: "Balon", color: "", category: "", quantity: 1, price: 5 };
    const body = { lines: [line], name: "Gizli Kişi", phone: "905309998877" };
    await shop.call("POST", "/api/admin/orders", { token: shop.admin, body });
    const text = "1 adet pelerin mavi\nece ışık 0532 123 45 67";
    const helper = await shop.tokenOf("helper");
    const { json } = await shop.call("POST", READ, { token: helper, body: { orders: [{ text }] } });
    expect(json).toEqual((await read({ text })).json);
    expect(json.orders[0].facts).toMatchObject([
      { field: "name", value: "Ece Işık", words: "ece ışık" },
      { field: "phone", value: "905321234567", words: "0532 123 45 67" },
    ]);
    expect(JSON.stringify(json)).not.toMatch(/Gizli|9998877/);
    expect(json.orders[0].lines).toMatchObject([{ name: "Pelerin", color: "Mavi", proposal: { isSure: true } }]);
  });

  test("proposes nothing from the trash", async () => {
    const gone = await shop.addLabubu({ name: "Kardan adam" });
    await shop.call("DELETE", `/api/products/${gone.id}`, { token: shop.admin });
    expect((await read({ text: "2 adet kardan adam" })).json.orders).toMatchObject([{ lines: [] }]);
  });

  test("finds what was thrown away, and what is sold out", async () => {
    const gone = await shop.addLabubu({ name: "Tavşan" });
    const sold = await shop.addLabubu({ name: "Kedi", inStock: false });
    await shop.call("DELETE", `/api/products/${gone.id}`, { token: shop.admin });
    const { json } = await read({ text: linkOf(gone.id, 1) }, { text: linkOf(sold.id, 1) }, { text: linkOf("yok", 1) });
    expect(json.orders.map(({ lines }: { lines: { doubts: object[] }[] }) => lines[0]?.doubts[0])).toEqual([
      { kind: "removed" },
      { kind: "sold-out" },
      { kind: "gone" },
    ]);
  });

  test("that is in the book already is recognised, however the chat gave it back", async () => {
    const text = `[23.11.2026 14:05:12] Ece: ${linkOf("yok", 5)}`;
    const line = { productId: null, name: "Balon", color: "", category: "", quantity: 1, price: 5 };
    const body = { lines: [line], pasted: text };
    const { order } = (await shop.call("POST", "/api/admin/orders", { token: shop.admin, body })).json;
    const { json } = await read({ text: text.replace(":12]", "]") }, { text: linkOf("yok", 5) });
    expect(json.orders).toMatchObject([{ written: { id: order.id, number: order.number } }, { written: null }]);
    const again = { token: shop.admin, body, headers: { "If-None-Match": "*" } };
    expect(await shop.call("POST", "/api/admin/orders", again)).toMatchObject({
      status: 409,
      json: { field: "pasted", detail: `Bu mesaj az önce deftere yazıldı: #${order.number}` },
    });
  });

  test("leaves no word in the log", async () => {
    await read({ text: "• Gizlisöz x1 - ₺5,00\nAd soyad: Gizlisöz" });
    expect(shop.log()).not.toMatch(/gizlisöz/i);
  });
});

describe("refused is", () => {
  test.each([
    [{ orders: [] }, "Gönderilen bilgi geçersiz"],
    [{ orders: [{ text: "x".repeat(MAX_MESSAGE + 1) }] }, "Bir mesaj en fazla 8000 karakter olabilir"],
    [{ orders: Array.from({ length: 21 }, () => ({ text: "x" })) }, "Bir seferde en fazla 20 sipariş okunabilir"],
  ])("%j", async (body, detail) => {
    expect(await shop.call("POST", READ, { token: shop.admin, body })).toMatchObject({ status: 422, json: { detail } });
  });
});

describe("a message with a code", () => {
  const saveCodes = (percent: number | undefined) =>
    shop.call("PUT", "/api/admin/settings/campaigns", {
      token: shop.admin,
      body: { codes: percent === undefined ? [] : [{ code: "ECE10", gain: { kind: "percent", percent } }], offers: [] },
    });

  test("is compared with the rule of its moment, although the rule has changed since, and forged sums stay", async () => {
    const { id } = await shop.addLabubu({ name: "Kuponlu" });
    expect((await saveCodes(10)).status).toBe(200);
    const link = linkOf(id, 1, "Mavi");
    const sums = "*Toplam: ₺499,90*\nKupon ECE10: −₺49,99\nKargo: hariç\nÖdenecek: ₺449,91 (kargo hariç)";
    const text = `• Kuponlu (Mavi) x1 - ₺499,90\n${sums}\nSepet: ${link}`;
    const offers = [{ kind: "percent", name: "Kupon ECE10", code: "ECE10", percent: 10 }];
    expect((await read({ text })).json.orders).toMatchObject([{ others: [], offers }]);

    await saveCodes(20);
    expect((await read({ text })).json.orders).toMatchObject([{ others: [], offers }]);
    await saveCodes(undefined);
    const forged = text.replace("−₺49,99", "−₺99,98");
    expect((await read({ text }, { text: forged })).json.orders).toMatchObject([
      { others: [], offers },
      { others: ["Kupon ECE10: −₺99,98"], offers },
    ]);
    expect((await read({ text: text.replace(link, linkOf(id, 1, "Mavi")) })).json.orders).toMatchObject([
      { others: ["Kupon ECE10: −₺49,99", "Ödenecek: ₺449,91 (kargo hariç)"], offers: [] },
    ]);
  });

  test("holds for a message whose cart was open over the midnight of its last day, and for one whose time is unknown", async () => {
    const { id } = await shop.addLabubu({ name: "Kuponlu" });
    const sums = "*Toplam: ₺499,90*\nKupon SON10: −₺49,99\nKargo: hariç\nÖdenecek: ₺449,91 (kargo hariç)";
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    const offersOf = async (endedDaysAgo: number, time: string) => {
      const code = {
        code: "SON10",
        gain: { kind: "percent", percent: 10 },
        until: istanbulDate(daysAgo(endedDaysAgo)),
      };
      const body = { codes: [code], offers: [] };
      expect((await shop.call("PUT", "/api/admin/settings/campaigns", { token: shop.admin, body })).status).toBe(200);
      const text = `${time}• Kuponlu (Mavi) x1 - ₺499,90\n${sums}\nSepet: ${linkOf(id, 1, "Mavi")}`;
      const { orders } = (await read({ text })).json;
      return orders.map(({ offers, others }: { offers: object[]; others: string[] }) => [offers.length, others.length]);
    };
    const today = `[${istanbulDate(new Date()).split("-").reverse().join(".")} 00:00:01] Ayşe: `;
    expect(await offersOf(0, today)).toEqual([[1, 0]]);
    expect(await offersOf(1, today)).toEqual([[1, 0]]);
    expect(await offersOf(2, today)).toEqual([[0, 2]]);
    expect(await offersOf(6, "")).toEqual([[1, 0]]);
    expect(await offersOf(7, "")).toEqual([[0, 2]]);
  });

  test("whose code ended more than a day before it was sent is told, although its link is older", async () => {
    const { id } = await shop.addLabubu({ name: "Kuponlu" });
    await saveCodes(10);
    const link = linkOf(id, 1, "Mavi");
    const sums = "*Toplam: ₺499,90*\nKupon ECE10: −₺49,99\nKargo: hariç\nÖdenecek: ₺449,91 (kargo hariç)";
    const endedOf = async (daysLater: number) => {
      vi.useFakeTimers({ now: Date.now() + daysLater * DAY_MS, toFake: ["Date"] });
      const day = istanbulDate(new Date()).split("-").reverse().join(".");
      const text = `[${day} 00:00:01] Ece: • Kuponlu (Mavi) x1 - ₺499,90\n${sums}\nSepet: ${link}`;
      const [{ endedOffers, offers, others }] = (await read({ text })).json.orders;
      vi.useRealTimers();
      return [endedOffers, offers.length, others.length];
    };
    expect(await endedOf(5)).toEqual([[], 1, 0]);
    await saveCodes(undefined);
    expect(await endedOf(0)).toEqual([[], 1, 0]);
    expect(await endedOf(5)).toEqual([["Kupon ECE10"], 1, 0]);
    await saveCodes(5);
    expect(await endedOf(5)).toEqual([["Kupon ECE10"], 1, 0]);
  });
});
