import type { Page } from "@playwright/test";
import type { Product } from "../../../domain/catalog/product.ts";
import { cartCode } from "../../../domain/order/cart-code.ts";
import { openOrders } from "../orders/orders-visit.ts";

export const checkSheet = (page: Page) => page.getByRole("dialog", { name: "Doğrula" });

export const pasteField = (page: Page) => checkSheet(page).getByLabel("Mesajı ya da sohbeti yapıştır");

export async function openCheck(page: Page, pasted?: string) {
  await openOrders(page);
  await page.getByRole("button", { name: "Doğrula", exact: true }).click();
  if (pasted !== undefined) await pasteField(page).fill(pasted);
}

/** The code of a cart with two of a product, priced after everything that the shop has written. */
export const codeOf = ({ id }: Product): string => cartCode(999_999, [{ id, quantity: 2 }]);

/** A message in which the sender has made two of a product of ₺250,00 cheaper, and added a wish. */
export const cheapened = (product: Product, name = "Ece Işık"): string =>
  [
    `[14:05, 23.11.2026] Ece: Merhaba, sipariş vermek istiyorum:`,
    "",
    `• ${product.name} x2 - ₺400,00`,
    "+ 1 kalpli balon",
    "",
    "*Toplam: ₺400,00*",
    "",
    `Ad soyad: ${name}`,
    "Adres: Çiçek Sokak 1, Nilüfer / Bursa",
    "",
    `Sepet: https://fiyonk.example/sepet#${codeOf(product)}`,
  ].join("\n");
