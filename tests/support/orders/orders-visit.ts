import { expect, type Locator, type Page } from "@playwright/test";
import { visit } from "../visit.ts";

export const ORDERS_PAGE = "/admin/siparisler";

export const orderRows = (page: Page) => page.getByRole("list", { name: "Siparişler" }).getByRole("listitem");

export const orderRow = (page: Page, number: number) =>
  orderRows(page).filter({ has: page.getByText(`#${number}`, { exact: true }) });

export const orderSheet = (page: Page) => page.getByRole("dialog", { name: /^(?:Sipariş #\d+|Yeni sipariş)$/ });

export async function openOrders(page: Page, search = "") {
  await visit(page, ORDERS_PAGE + search);
  await expect(page.getByRole("heading", { name: "Siparişler", exact: true })).toBeVisible();
}

export async function openOrder(page: Page, number: number) {
  await orderRow(page, number)
    .getByRole("button", { name: new RegExp(`^#${number} `) })
    .click();
  await expect(orderSheet(page).getByRole("heading", { name: `Sipariş #${number}` })).toBeVisible();
  await expect(orderSheet(page).getByRole("navigation", { name: "Bu sipariş" })).toBeVisible();
}

type PartTitle = "Ürünler" | "Teslimat ve hediye" | "Ödeme ve kargo" | "Kime, nereye" | "Notlar";

/** The section of the card that tells the part. */
export const orderPart = (page: Page, title: PartTitle | "Müşteri yazdı") =>
  orderSheet(page).getByRole("region", { name: title });

/** Opens the small form of a part of the open order, and answers its sheet. */
export async function openPart(page: Page, title: PartTitle) {
  await orderSheet(page)
    .getByRole("button", { name: new RegExp(`^(?:Değiştir|Yaz): ${title}$`) })
    .click();
  const part = page.getByRole("dialog", { name: title, exact: true });
  await expect(part).toBeVisible();
  return part;
}

/** Saves the small form, which closes over the card. */
export async function savePart(part: Locator) {
  await part.getByRole("button", { name: /^(?:Kaydet|Tamam)$/ }).click();
  await expect(part).toHaveCount(0);
}

type WrittenOrder = { id: string; number: number; revision: number; pageKey: string };

/** Writes an order as the panel would. */
export async function writeOrder(
  page: Page,
  token: string,
  order: Record<string, unknown> = {},
): Promise<WrittenOrder> {
  const line = { productId: null, name: "Deneme Kupası", color: "", category: "", quantity: 1, price: 100 };
  const answer = await page.request.post("/api/admin/orders", {
    headers: { Authorization: `Bearer ${token}` },
    data: { lines: [line], ...order },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).order;
}
