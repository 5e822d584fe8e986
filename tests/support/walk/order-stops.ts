import { expect, type Page } from "@playwright/test";
import { cartCode } from "../../../domain/order/cart-code.ts";
import type { Shelf } from "../person-and-shelf.ts";
import { addToCart, hideToasts, openCart, visit } from "../visit.ts";
import { at, type Stop } from "./panel-stops.ts";

const LONG = `Deneme ${"Uzun adıyla sepete giren hediye ".repeat(3)}`.trim();

/** Pages of a cart's link. */
export const CART_LINKS: Stop[] = [
  at("an address of no cart", "/sepet"),
  at("a cart's broken link", "/sepet#1.yarim"),
  { name: "a shared cart", open: openShared },
];

export const ORDER_STEPS: Stop[] = [
  { name: "a cart that has changed, with its message", open: openChanged },
  { name: "where an order goes", open: openDelivery },
];

async function openShared(page: Page, shelf: Shelf) {
  const colors = ["gökkuşağı renklerinde simli pembe", "mor"];
  const long = await shelf.add({ name: LONG, price: 99_999.99, colors });
  const sold = await shelf.add({ name: "Deneme Tükenen Kupa", inStock: false });
  const { revision } = await shelf.change(sold, { price: 1_234.5 });
  const lines = [
    { id: long.id, color: colors[0], quantity: 99 },
    { id: sold.id, quantity: 1 },
    { id: "yok", quantity: 1 },
  ];
  await visit(page, `/sepet#${cartCode(revision - 1, lines)}`);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
}

async function openChanged(page: Page, shelf: Shelf) {
  const long = await shelf.add({ name: LONG, price: 100, colors: ["pembe", "mor"] });
  const cup = await shelf.add({ name: "Deneme Kupa", price: 100 });
  await visit(page, "/kategori/trend");
  for (const { name } of [long, cup]) await addToCart(page, name);
  await shelf.change(long, { price: 99_999.99 });
  await shelf.change(cup, { inStock: false });
  const cart = await openCart(page);
  await expect(cart.getByText("Şu an tükendi")).toBeVisible();
  await cart.getByRole("button", { name: "Mesajın önizlemesi" }).click();
  await hideToasts(page);
}

async function openDelivery(page: Page, shelf: Shelf) {
  const { name } = await shelf.add({ name: "Deneme Fincan", price: 100 });
  await visit(page, "/kategori/trend");
  await addToCart(page, name);
  const cart = await openCart(page);
  await cart.getByRole("button", { name: /^Teslimat ve hediye/ }).click();
  const step = page.getByRole("dialog", { name: "Teslimat ve hediye" });
  await step.getByLabel("Hediye, ona gitsin").check();
  await step.getByLabel("Telefon", { exact: true }).fill("0532 1");
  await step.getByLabel("İl", { exact: true }).selectOption("Kahramanmaraş");
  await step.getByLabel("İlçe").selectOption("Onikişubat");
  await step.getByLabel("Bu cihazda hatırla").check();
  await step.getByRole("button", { name: "Kaydet" }).click();
  await hideToasts(page);
}
