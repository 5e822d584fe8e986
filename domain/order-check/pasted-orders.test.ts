import { describe, expect, test } from "vitest";
import { cartCode } from "../order/cart-code.ts";
import { identityOf, isSameOrder, pastedOrders } from "./pasted-orders.ts";

const linkOf = (id: string, revision = 12) =>
  `Sepet: https://fiyonk.example/sepet#${cartCode(revision, [{ id, quantity: 1 }])}`;
const orderOf = (id: string, ...end: string[]) =>
  ["Merhaba, sipariş vermek istiyorum:", "", `• ${id} x1 - ₺5,00`, "", ...end, linkOf(id)].join("\n");

const read = (...lines: string[]) => pastedOrders(lines.join("\n"), { shopName: "Fiyonk" });

describe("a chat", () => {
  test("has an order for each link, and around it everything that somebody wrote", () => {
    const orders = read(
      "23.11.2026 14:01 - Ayşe: Merhaba",
      `23.11.2026 14:05 - Ayşe: ${orderOf("kupa")}`,
      "23.11.2026 14:06 - Ayşe: lila değil bebek mavisi",
      "23.11.2026 14:07 - Fiyonk: tamam",
      `23.11.2026 14:08 - Ayşe: ${orderOf("kolye")}`,
      "23.11.2026 14:09 - Ayşe: vazgeçtim iptal",
    );
    const between = "Ayşe: lila değil bebek mavisi\nFiyonk: tamam";
    expect(orders).toMatchObject([
      { author: "Ayşe", at: new Date("2026-11-23T11:05:59.999Z"), text: orderOf("kupa"), times: 1 },
      { author: "Ayşe", text: orderOf("kolye") },
    ]);
    expect(orders.map(({ before, after }) => [before, after])).toEqual([
      ["Ayşe: Merhaba", between],
      [between, "Ayşe: vazgeçtim iptal"],
    ]);
  });

  test("names who ordered, but for a number and the shop itself", () => {
    const [named, numbered, forwarded] = ["Ayşe", "+90 532 123 45 67", "Fiyonk"].map(
      (author) => read(`[14:05, 23.11.2026] ${author}: ${orderOf("kupa")}`)[0],
    );
    expect([named?.customer, numbered?.customer, forwarded?.customer]).toEqual(["Ayşe", "", ""]);
  });

  test("has no order in the shop's own words, unless the shop alone forwards one", () => {
    const own = `[14:06, 24.11.2026] Fiyonk: ${orderOf("kolye")}`;
    expect(read(`[14:05, 24.11.2026] Ayşe: ${orderOf("kupa")}`, own)).toMatchObject([
      { author: "Ayşe", after: `Fiyonk: ${orderOf("kolye")}` },
    ]);
    expect(read(own)).toHaveLength(1);
  });
});

test("several orders pasted as one message are told apart by their greetings, and by their links", () => {
  const [one, two] = [orderOf("kupa", "Ad soyad: Ece"), orderOf("kolye", "Ad soyad: Can")];
  expect(read(one, "acele", two, "teşekkürler").map(({ text }) => text)).toEqual([
    `${one}\nacele`,
    `${two}\nteşekkürler`,
  ]);
  expect(read("bunu", linkOf("kupa"), "bir de bunu", linkOf("kolye"), "olur mu").map(({ text }) => text)).toEqual([
    `bunu\n${linkOf("kupa")}`,
    `bir de bunu\n${linkOf("kolye")}\nolur mu`,
  ]);
});

describe("a cart that was sent again", () => {
  const sent = (time: string, text: string, author = "Ayşe") => `[${time}, 24.11.2026] ${author}: ${text}`;

  test("is one order: its newest message, and what was sent before in sight", () => {
    const corrected = orderOf("kupa", "Ad soyad: Ece").replace("x1", "x3");
    const orders = read(sent("14:05", orderOf("kupa")), sent("14:07", corrected), sent("14:08", linkOf("kupa", 13)));
    expect(orders).toMatchObject([
      { text: corrected, times: 3, before: `Ayşe: ${orderOf("kupa")}`, after: `Ayşe: ${linkOf("kupa", 13)}` },
    ]);
  });

  test("by another person is another order, and so is one on another day", () => {
    expect(read(sent("14:05", orderOf("kupa")), sent("14:05", orderOf("kupa"), "Fatma"))).toHaveLength(2);
    expect(
      read(sent("14:05", orderOf("kupa", "Ad soyad: Ece")), sent("14:06", orderOf("kupa", "Ad soyad: Can"))),
    ).toHaveLength(2);
    expect(read(`[14:05, 20.11.2026] Ayşe: ${orderOf("kupa")}`, sent("14:05", orderOf("kupa")))).toHaveLength(2);
  });
});

describe("without a link", () => {
  const retyped = "Merhaba, sipariş vermek istiyorum:\n• Kupa x1 - ₺5,00";

  test("each greeting of the shop's message is an order of its own", () => {
    const orders = read(
      `[14:05, 24.11.2026] Ayşe: ${retyped}`,
      `[14:06, 24.11.2026] Ayşe: ${orderOf("kolye")}`,
      "[14:07, 24.11.2026] Ayşe: 2 kupa",
    );
    expect(orders).toMatchObject([{ text: retyped, order: { code: undefined } }, { after: "Ayşe: 2 kupa" }]);
  });

  test.each([["Kolay gelsin"], ["Başka Dükkân siparişi\n1 × Saat 499 TL"]])("any text is one: %j", (text) => {
    expect(read(text)).toMatchObject([{ text, order: { code: undefined }, before: "", after: "" }]);
    expect(read(`[14:05, 24.11.2026] Ayşe: Selam`, `[14:06, 24.11.2026] Fiyonk: ${text}`)).toMatchObject([
      { text: "Selam", after: `Fiyonk: ${text}`, author: "Ayşe", customer: "Ayşe" },
    ]);
  });

  test("it is what the customer wrote: neither the shop, nor an earlier talk", () => {
    const lines = [
      "[14:05, 02.11.2026] Ayşe: 2 kupa alayım",
      "[14:05, 24.11.2026] Ayşe: 1 kolye",
      "[14:06, 24.11.2026] Fiyonk Hediye: Hoş geldin, kolye 320 TL",
      "[14:07, 24.11.2026] Ayşe: adresim aynı",
    ];
    expect(read(...lines)).toMatchObject([
      {
        ...{ text: "1 kolye\nadresim aynı", before: "Ayşe: 2 kupa alayım", at: new Date("2026-11-24T11:05:59.999Z") },
        after: "Fiyonk Hediye: Hoş geldin, kolye 320 TL",
      },
    ]);
    const unknown = lines.map((line) => line.replace("Fiyonk Hediye", "Elif"));
    expect(read(...unknown)).toMatchObject([{ text: "1 kolye\nadresim aynı", customer: "Ayşe" }]);
  });

  test("two customers of one chat have an order each, but a shop that writes under another name has none", () => {
    const lines = [
      "[14:05, 24.11.2026] Ayşe: 1 kolye istiyorum",
      "[14:06, 24.11.2026] Elif: Adresini alabilir miyim? Kolye 320 TL",
      "[14:07, 24.11.2026] Fatma: ben de 2 tane kupa alayım",
      "[14:08, 24.11.2026] Ayşe: adresim Moda",
    ];
    const orders = read(...lines);
    expect(orders.map(({ text, customer }) => [customer, text])).toEqual([
      ["Ayşe", "1 kolye istiyorum\nadresim Moda"],
      ["Fatma", "ben de 2 tane kupa alayım"],
    ]);
    expect(orders[1]?.after).toContain("Ayşe: 1 kolye istiyorum");
    expect(read(...lines.filter((_, at) => at !== 2))).toHaveLength(1);
  });

  test("of a long chat only the end is read", () => {
    const long = Array.from({ length: 3000 }, (_, at) => `[14:05, 24.11.2026] Ayşe: mesaj ${at}`);
    const [one] = read(...long);
    expect(one?.text.length).toBeLessThanOrEqual(8000);
    expect(one?.text.endsWith("mesaj 2999")).toBe(true);
    expect(one?.before.startsWith("Ayşe: mesaj 0")).toBe(true);
  });

  test("the same talk is known again by the head of its first message", () => {
    const identityIn = (text: string) => {
      const [one] = read(text);
      return one && identityOf(one);
    };
    const head = "[14:05, 24.11.2026] Ayşe: ";
    const one = identityIn(`${head}1 kolye`);
    const more = identityIn(`${head}1 kolye\n[14:09, 24.11.2026] Ayşe: adresim Moda`);
    const other = identityIn("[14:08, 24.11.2026] Ayşe: 1 kolye");
    const bare = identityIn("1 kolye");
    expect([more, other, bare].map((again) => one && again && isSameOrder(one, again))).toEqual([true, false, false]);
    expect(bare && isSameOrder(bare, bare)).toBe(false);
  });

  test("nothing at all is none", () => {
    expect(read(" \n ")).toEqual([]);
  });
});

test("a long text of nothing but totals, or of one word, is read in time", () => {
  expect(pastedOrders("total 1\n".repeat(20_000))).toHaveLength(1);
  expect(pastedOrders("/sepet#".repeat(20_000))).toHaveLength(1);
});
