import { expect, type Page } from "@playwright/test";
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
  await expect(orderSheet(page).getByLabel("Durum", { exact: true })).toBeVisible();
}

type WrittenOrder = { id: string; number: number; revision: number };

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
