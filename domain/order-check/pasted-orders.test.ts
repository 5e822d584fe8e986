import { expect, test } from "vitest";
import { cartCode } from "../order/cart-code.ts";
import { pastedOrders } from "./pasted-orders.ts";

const linkOf = (id: string) => `Sepet: https://fiyonk.example/sepet#${cartCode(12, [{ id, quantity: 1 }])}`;
const orderOf = (name: string, ...end: string[]) =>
  ["Merhaba, sipariş vermek istiyorum:", "", `• ${name} x1 - ₺5,00`, "", "*Toplam: ₺5,00*", ...end].join("\n");
const bare = (text: string) => text.split("\n").slice(2).join("\n");

const namesOf = (pasted: string) => pastedOrders(pasted).map(({ order }) => order.lines.map(({ name }) => name).join());

test("a chat has one order for each message that orders, with its time and author", () => {
  const chat = [
    "23.11.2026 14:01 - Ayşe: Merhaba",
    `23.11.2026 14:05 - Ayşe: ${orderOf("Kupa")}`,
    "23.11.2026 14:06 - Fiyonk: - 2 gün sonra kargoda",
    `23.11.2026 14:07 - Ayşe: ${orderOf("Kolye")}`,
  ].join("\n");
  expect(pastedOrders(chat)).toMatchObject([
    { author: "Ayşe", at: new Date("2026-11-23T11:05:59.999Z"), text: orderOf("Kupa"), times: 1 },
    { order: { lines: [{ name: "Kolye" }] } },
  ]);
});

test("several orders pasted as one message are told apart by their greetings, links or totals", () => {
  const [one, two] = [orderOf("Kupa", "", "Ad soyad: Ece"), orderOf("Kolye", "", "Ad soyad: Can")];
  expect(pastedOrders(`${one}\n\n${two}`).map(({ order }) => order.details.name)).toEqual(["Ece", "Can"]);
  expect(namesOf(`${bare(orderOf("Kupa", linkOf("a")))}\n${bare(orderOf("Kolye", linkOf("b")))}`)).toEqual([
    "Kupa",
    "Kolye",
  ]);
  expect(pastedOrders(`${bare(one)}\n${bare(two)}`).map(({ order }) => order.details.name)).toEqual(["Ece", "Can"]);
});

test("an order that a field has made one line of is read as its lines", () => {
  const flat = orderOf("Kupa", "", "Ad soyad: Ece", "", linkOf("a")).replace(/\s+/g, " ");
  expect(pastedOrders(flat)).toMatchObject([
    { order: { lines: [{ name: "Kupa", total: 5 }], total: 5, details: { name: "Ece" } } },
  ]);
});

test("a total said twice, or above the lines, makes no second order", () => {
  expect(namesOf(`${orderOf("Kupa")}\nToplam: 5 TL`)).toEqual(["Kupa"]);
  expect(namesOf("*Toplam: ₺10,00*\n• Kupa x1 - ₺5,00\n• Kolye x1 - ₺5,00")).toEqual(["Kupa,Kolye"]);
});

test("the same order twice is one, whoever sent it when, with thanks or without", () => {
  const order = orderOf("Kupa", "", linkOf("a"));
  const chat = [
    `[14:05, 23.11.2026] Ayşe: ${order}`,
    `[14:06, 23.11.2026] Fiyonk: > ${order.replaceAll("\n", "\n> ")}`,
    `[14:07, 23.11.2026] Ayşe: ${order.replaceAll("*", "")}\nTeşekkürler`,
    `[14:08, 23.11.2026] Ayşe: ${linkOf("a")}`,
  ].join("\n");
  expect(pastedOrders(chat, { shopName: "Fiyonk" })).toMatchObject([{ author: "Ayşe", times: 2 }]);
  expect(pastedOrders(`${order}\n\n${order}`)).toMatchObject([{ times: 2 }]);
});

test("the same words of two people are two orders, and those of one at another revision are one", () => {
  const order = (revision: number) =>
    orderOf("Kupa", `Sepet: https://fiyonk.example/sepet#${cartCode(revision, [{ id: "a", quantity: 1 }])}`);
  const chat = [
    `[14:05, 24.11.2026] Ayşe: ${order(12)}`,
    `[14:25, 24.11.2026] Fatma: ${order(12)}`,
    `[14:26, 24.11.2026] Ayşe: ${order(13)}`,
  ];
  expect(pastedOrders(chat.join("\n"))).toMatchObject([
    { author: "Ayşe", times: 2 },
    { author: "Fatma", times: 1 },
  ]);
});

test("the shop's own words order nothing, unless the shop alone forwards an order", () => {
  const told = "[14:06, 24.11.2026] Fiyonk: 2 adet Labubu - 1.379,80 TL tutuyor";
  const chat = `[14:05, 24.11.2026] Ayşe: ${orderOf("Kupa")}\n[14:06, 24.11.2026] Fiyonk: ${orderOf("Kolye")}\n${told}`;
  const read = (pasted: string) =>
    pastedOrders(pasted, { shopName: "Fiyonk" }).map(({ order }) => order.lines.map(({ name }) => name).join());
  expect(read(chat)).toEqual(["Kupa"]);
  expect(read(told.replace(" tutuyor", ""))).toEqual([]);
  expect(read(`[14:06, 24.11.2026] Fiyonk: ${orderOf("Kolye")}`)).toEqual(["Kolye"]);
});

test("a changed order is another one", () => {
  expect(namesOf(`${orderOf("Kupa")}\n\n${orderOf("Kupa").replace("x1", "x2")}`)).toEqual(["Kupa", "Kupa"]);
});

test("a name above a greeting belongs to the order below it", () => {
  const [ece, can] = pastedOrders(`Ece:\n${orderOf("Kupa")}\nCan:\n${orderOf("Kolye")}`);
  expect([ece?.order.rest, can?.order.rest]).toEqual(["Ece:", "Can:"]);
});

test("names that look like links and totals cut nothing", () => {
  const names = [
    "Sepet: https://kotu.example/sepet#1.0",
    "Toplam: ₺1,00",
    `a/sepet#${cartCode(1, [{ id: "x", quantity: 1 }])}`,
  ];
  const pasted = names.map((name) => `• ${name} x1 - ₺5,00`).join("\n");
  expect(pastedOrders(`${pasted}\n*Toplam: ₺15,00*`)).toHaveLength(1);
});

test("a long text of nothing but totals is read in time", () => {
  expect(pastedOrders("total 1\n".repeat(20_000))).toEqual([]);
});
