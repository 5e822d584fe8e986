import type { Page } from "@playwright/test";
import { settingPath } from "../../../domain/web/panel-addresses.ts";
import { expect } from "../../support/journey.ts";
import {
  openOrder,
  openOrders,
  openPart,
  orderPart,
  orderSheet,
  savePart,
  writeOrder,
} from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";

// The setting gives this journey a shop of its own, because it fills its book.
test.use({ person: "admin", settings: OF_BOOKS });

const quantity = (page: Page) => orderSheet(page).getByLabel("Adet").first();
const toPay = (page: Page, words: string) => orderSheet(page).getByText(words, { exact: true });

test("the sending of an order follows its lines, until the owner types her own", async ({ page, adminToken }) => {
  const headers = { Authorization: `Bearer ${adminToken}` };
  const delivery = settingPath("delivery");
  const { values: before } = await (await page.request.get(delivery, { headers })).json();
  await page.request.put(delivery, { headers, data: { ...before, price: 59.9, freeFrom: 750 } });
  const wrap = { productId: null, name: "Hediye paketi", color: "", category: "", quantity: 1, price: 35 };
  const lines = [{ ...wrap, name: "Deneme Kupası", quantity: 2, price: 360 }, wrap];
  const { number } = await writeOrder(page, adminToken, { lines, sending: 59.9 });
  const { number: own } = await writeOrder(page, adminToken, { lines, sending: 0 });

  await test.step("a new order begins with the shop's own", async () => {
    await openOrders(page);
    await page.getByRole("button", { name: "Elle yaz" }).click();
    await expect(orderPart(page, "Ödeme ve kargo")).toContainText("₺59,90");
    await orderSheet(page).getByRole("button", { name: "Serbest satır ekle" }).click();
    await orderSheet(page).getByLabel("Fiyat (₺)").fill("319,90");
    await expect(toPay(page, "₺379,80 (kargo ₺59,90 dahil)")).toBeVisible();
    await quantity(page).fill("3");
    await expect(toPay(page, "₺959,70 (kargo ücretsiz)")).toBeVisible();
    await quantity(page).fill("1");
    await expect(toPay(page, "₺379,80 (kargo ₺59,90 dahil)")).toBeVisible();
  });

  await test.step("typed by her it stays, also where it is the shop's own by chance", async () => {
    const payment = await openPart(page, "Ödeme ve kargo");
    const sending = payment.getByLabel("Kargo ücreti (₺)");
    await sending.fill("40");
    await sending.fill("59,90");
    await savePart(payment);
    await quantity(page).fill("3");
    await expect(toPay(page, "₺1.019,60 (kargo ₺59,90 dahil)")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a saved one follows too, reached by its products alone; one that she has set stays as it is", async () => {
    await openOrders(page);
    await openOrder(page, number);
    const products = await openPart(page, "Ürünler");
    await expect(toPay(page, "₺814,90 (kargo ₺59,90 dahil)")).toBeVisible();
    await quantity(page).fill("3");
    await expect(toPay(page, "₺1.115,00 (kargo ücretsiz)")).toBeVisible();
    await savePart(products);
    await expect(orderPart(page, "Ödeme ve kargo")).toContainText("ücretsiz");
    await openOrders(page);
    await openOrder(page, own);
    await openPart(page, "Ürünler");
    await expect(toPay(page, "₺755,00 (kargo ücretsiz)")).toBeVisible();
    await quantity(page).fill("1");
    await expect(toPay(page, "₺395,00 (kargo ücretsiz)")).toBeVisible();
  });
  await page.request.put(delivery, { headers, data: before });
});
