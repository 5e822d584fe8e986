import { describe, expect, test } from "vitest";
import { ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { FIRST_SETTINGS, FIYONK } from "../../tests/support/sample-shop.ts";
import { type BookOrder, NO_PERSON, orderLineSchema, type PersonField } from "../order-book/book-order.ts";
import { ORDER_STATES } from "../order-book/order-states.ts";
import { orderPage } from "./order-page.ts";

const WROTE = "2026-11-26T09:00:00.000Z";
const NOW = new Date("2026-11-27T12:00:00.000Z");
const KUPA = productOf({ id: "kupa", slug: "kupa", name: "Çift kişilik kupa", colors: ["Mavi"], image: "/mavi.webp" });

const KOLYE = productOf({ id: "kolye", slug: "kolye", name: "İsimli kolye", colors: [], image: "/kolye.webp" });
const PRODUCTS = new Map([KUPA, KOLYE].map((product) => [product.id, product]));
const BOY = { id: "boy", name: "Boy", word: "boy", values: [{ id: "45", name: "45 cm", note: "" }] };

const line = orderLineSchema.parse(ECES_ORDER.lines[0]);

const order = (changes: Partial<BookOrder> = {}): BookOrder => ({
  ...NO_PERSON,
  ...ECES_ORDER,
  ...{ id: "o", number: 12, total: 599.9, wroteAt: WROTE, stateAt: WROTE, blottedAt: null, pageKey: "k", revision: 1 },
  state: "preparing",
  day: "",
  ...changes,
});

const { delivery } = FIRST_SETTINGS.sections;
const shop = { ...FIYONK, delivery: { words: "2-4 iş günü", days: { from: 2, to: 4 } } };
const choices = { sets: [BOY] };
const facts = { shop, sections: { delivery, choices }, findProduct: (id: string) => PRODUCTS.get(id) };
const pageOf = (changes: Partial<BookOrder> = {}, now = NOW) => orderPage(order(changes), facts, now);

describe("the page of an order", () => {
  test("says where it is, what is in it, what is left to pay, and leads to the chat", () => {
    expect(pageOf({ sending: 49.9 })).toEqual({
      number: 12,
      state: "preparing",
      lines: [
        { name: "Çift kişilik kupa (Mavi)", quantity: 2, image: "/mavi.webp", path: "/urun/kupa" },
        { name: "İsimli kolye", quantity: 1, image: "/kolye.webp", path: "/urun/kolye" },
      ],
      arrival: "Pazartesi – çarşamba kapında",
      parcel: undefined,
      money: { left: 649.8, isSendingOpen: false, how: "Ödeme bilgileri sohbetimizde." },
      back: undefined,
      chat: "https://wa.me/905320000000?text=Merhaba%2C%2012%20numaral%C4%B1%20sipari%C5%9Fim%20i%C3%A7in%20bir%20%C5%9Fey%20soraca%C4%9F%C4%B1m%3A%20",
    });
  });

  test("has no word of a person, whatever fields she wrote in", () => {
    const fields = Object.fromEntries(Object.keys(NO_PERSON).map((field) => [field, "Ziyade"]));
    const person = fields satisfies Partial<Record<PersonField, string>>;
    const own = { ...line, productId: null, name: "Ziyade için pasta" };
    const lines = [
      { ...line, texts: [{ id: "isim", label: "Ziyade", text: "Ziyade" }], discount: { word: "Ziyade", percent: 10 } },
      { ...line, values: [{ group: "isim", id: "", name: "Ziyade" }], asked: [{ id: "model", word: "Ziyade" }] },
      own,
      { ...own, name: "Hediye paketi" },
      { ...line, name: "Ziyade kupası", color: "Ziyade", values: [{ group: "boy", id: "45", name: "Ziyade" }] },
      { ...line, values: [{ group: "boy", id: "yok", name: "Ziyade" }] },
      { ...line, productId: "yok", name: "Silinen kupa" },
    ];
    const page = pageOf({ ...person, lines, state: "sent", discounts: [{ word: "Ziyade", amount: 5 }] });
    expect(JSON.stringify(page)).not.toMatch(/ziyade/i);
    expect(page?.lines.map(({ name }) => name).slice(1)).toEqual([
      "Çift kişilik kupa (Mavi)",
      "Özel istek",
      "Hediye paketi",
      "Çift kişilik kupa (45 cm)",
      "Çift kişilik kupa (Mavi)",
      "Silinen kupa",
    ]);
  });

  test("follows the parcel by the owner's table of carriers, once it is sent", () => {
    const sent = { carrier: "Yurtiçi Kargo", tracking: "1234 5678 9012" };
    const link = "https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code=123456789012";
    expect(pageOf(sent)?.parcel).toBeUndefined();
    expect(pageOf({ ...sent, state: "sent" })?.parcel).toEqual({
      carrier: "Yurtiçi Kargo",
      number: "123456789012",
      link,
    });
    expect(pageOf({ ...sent, state: "sent", tracking: "0532 123 45 67" })?.parcel).toMatchObject({
      number: "",
      link: "",
    });
    expect(pageOf({ state: "sent" })?.parcel).toBeUndefined();
  });

  test.each([
    ["Ece'nin kuzeni Fatma getirecek 0532 111 22 33", ""],
    ["", "5321112233"],
    ["", "0532-111-22-33"],
    ["", "00905321112233"],
    ["", "Fatma-0532111"],
    ["", "AyseYilmaz123456"],
  ])("shows no person in the place of carrier and number: %j, %j", (carrier, tracking) => {
    expect(pageOf({ state: "sent", carrier, tracking })?.parcel).toBeUndefined();
  });

  test("calls the carrier as the owner's table does, whatever stands behind its name", () => {
    const parcel = pageOf({ state: "sent", carrier: "Yurtiçi Kargo Fatma alacak" })?.parcel;
    expect(parcel).toEqual({ carrier: expect.stringMatching(/^Yurtiçi/), number: "", link: "" });
    expect(parcel?.carrier).not.toContain("Fatma");
  });

  test("says how the rest is paid without the account, and nothing more once it is paid", () => {
    const { iban } = { iban: "TR330006100519786457841326" };
    const how = (changes: Partial<BookOrder>) => pageOf(changes)?.money?.how;
    expect(how({ payment: "transfer" })).toBe("Havale ya da EFT ile; IBAN'ı sohbetimizde bulursun.");
    expect(how({ payment: "at-door" })).toBe("Kapıda, paketini alırken.");
    expect(how({ payment: "at-door", state: "sent" })).toBe("Kapıda, paketini alırken.");
    expect(how({ payment: "at-door", state: "delivered" })).toBe("Ödeme bilgileri sohbetimizde.");
    expect(how({ cardLink: true })).toBe("Kartla; ödeme bağlantısı sohbetimizde.");
    expect(JSON.stringify(pageOf({ payment: "transfer" }))).not.toContain(iban);
    const kapora = { id: "1", amount: 600, way: "transfer", day: "2026-11-26" } as const;
    expect(pageOf({ payments: [{ ...kapora, amount: 100 }] })?.money?.left).toBe(499.9);
    expect(pageOf({ payments: [kapora] })?.money?.left).toBe(0);
    expect(pageOf({ state: "cancelled" })?.money).toBeUndefined();
  });

  test("names the wished day, and no day that has passed: then she may ask", () => {
    expect(pageOf({ day: "2026-12-08" })?.arrival).toBe("İstediğin gün: 8 Aralık salı");
    const ask = "Geleceği günü bize sorabilirsin";
    expect(pageOf({ day: "2026-11-20" })?.arrival).toBe(ask);
    expect(pageOf({}, new Date("2026-12-10T09:00:00Z"))?.arrival).toBe(ask);
    const late = { wroteAt: "2026-11-16T09:00:00.000Z", state: "sent", stateAt: "2026-11-26T15:00:00.000Z" } as const;
    expect(pageOf(late)?.arrival, "counted from its sending").toBe("Pazartesi – çarşamba kapında");
    const tuesday = new Date("2026-12-01T09:00:00Z");
    expect(pageOf({ state: "sent" }, tuesday)?.arrival, "monday has passed").toBe("Salı – çarşamba kapında");
    const dayless = { ...facts, shop: FIYONK };
    expect(orderPage(order({ state: "sent" }), dayless, NOW)?.arrival).toBe(ask);
    expect(pageOf({ state: "delivered", day: "2026-12-08" })?.arrival).toBeUndefined();
  });

  test("says what money is to go back and what went back, with nobody's name", () => {
    const came = { id: "1", amount: 600, way: "transfer", day: "2026-11-26" } as const;
    const back = { ...came, id: "2", amount: 100, back: true } as const;
    expect(pageOf({ state: "cancelled" })?.back).toBeUndefined();
    expect(pageOf({ state: "cancelled", payments: [came] })?.back).toEqual({ due: 600, done: 0 });
    expect(pageOf({ state: "returned", payments: [came, back] })?.back).toEqual({ due: 500, done: 100 });
    expect(pageOf({ state: "cancelled", payments: [came, { ...back, amount: 600 }] })?.back).toEqual({
      due: 0,
      done: 600,
    });
    expect(pageOf({ state: "delivered", payments: [came] })).toMatchObject({
      money: { left: 0 },
      back: { due: 0.1, done: 0 },
    });
  });

  test("is there until 60 days after its last state, also if nobody said that it arrived", () => {
    expect(pageOf({ state: "new" })).toMatchObject({ state: "new" });
    for (const state of ORDER_STATES) {
      expect(pageOf({ state }, new Date("2027-01-25T08:59:00Z"))).toMatchObject({ state });
      expect(pageOf({ state }, new Date("2027-01-25T09:00:00Z"))).toBeUndefined();
    }
    const wished = { day: "2026-12-26" };
    expect(pageOf({ ...wished, state: "new" }, new Date("2027-02-23T12:00:00Z"))).toMatchObject({ state: "new" });
    expect(pageOf({ ...wished, state: "new" }, new Date("2027-02-24T12:00:00Z"))).toBeUndefined();
    expect(pageOf({ ...wished, state: "cancelled" }, new Date("2027-02-01T12:00:00Z"))).toBeUndefined();
  });

  test("is off by a switch", () => {
    const sections = { choices, delivery: { ...delivery, orderPage: false } };
    expect(orderPage(order(), { ...facts, sections }, NOW)).toBeUndefined();
  });
});
