import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import {
  openOrder,
  openOrders,
  openPart,
  orderPart,
  orderRow,
  orderRows,
  orderSheet,
  writeOrder,
} from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: { ...OF_BOOKS } });

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height;
};

/** Whether nothing of the page lies beyond its right edge. */
const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("an order is moved on in two taps, and its first screen says all that the next step needs", async ({
  page,
  adminToken,
  shelf,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const product = await shelf.add({ name: "Deneme Kartlı Kupa", colors: ["mavi", "pembe"] });
  const line = { productId: product.id, name: product.name, category: "trend", price: 100 };
  const { number } = await writeOrder(page, adminToken, {
    lines: [{ ...line, color: "mavi", quantity: 2 }],
    ...{ name: "Ece Işık", province: "Bursa", state: "preparing", paid: true },
  });
  await openOrders(page);
  let taps = 0;
  const tap = async (button: Locator) => {
    await button.click();
    taps += 1;
  };

  await tap(orderRow(page, number).getByRole("button", { name: new RegExp(`^#${number} `) }));
  const card = orderSheet(page);
  const next = card.getByRole("button", { name: "Kargoya ver", exact: true });
  await expect(card.getByRole("heading", { name: "Ece Işık, Bursa" })).toBeInViewport();
  await expect(card.getByText("Hazırlanıyor")).toBeInViewport();
  await expect(orderPart(page, "Ürünler").locator("img")).toBeInViewport();
  await expect(orderPart(page, "Ürünler").getByRole("listitem")).toContainText(`2${product.name}mavi`);
  await expect(card.getByText("Ödendi", { exact: false }).first()).toBeInViewport();
  await expect(card.getByText("adres yok")).toBeInViewport();
  await expect(card.locator(".button-ribbon")).toHaveCount(1);
  await expectAccessible(page);

  await tap(next);
  await expect(toast(page, `${number} numaralı sipariş: Kargoda`)).toBeVisible();
  await expect(card.getByText("Kargoda", { exact: false }).first()).toBeVisible();
  expect(taps).toBe(2);
});

test("on a small phone three orders stand under the tools, and with large text nothing is cut off", async ({
  page,
  adminToken,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const name of ["Zeynep Kaya", "Fatma Demir", "Derya Su"]) {
    await writeOrder(page, adminToken, { name, province: "Bursa", address: "Gül Sok. 3" });
  }
  await openOrders(page);
  const top = (await boxOf(page.getByRole("button", { name: "Doğrula" }))).y;
  const list = await boxOf(page.getByRole("list", { name: "Siparişler" }));
  expect(list.y - top).toBeLessThanOrEqual(640 / 4);
  const bar = await boxOf(page.getByRole("navigation", { name: "Panelin bölümleri" }));
  expect(await bottomOf(orderRows(page).nth(2))).toBeLessThanOrEqual(bar.y);

  await page.setViewportSize({ width: 195, height: 422 });
  expect(await fitsWidth(page)).toBe(true);
  await orderRows(page)
    .first()
    .getByRole("button", { name: /^#\d+ / })
    .click();
  await expect(orderSheet(page).getByRole("navigation", { name: "Bu sipariş" })).toBeAttached();
  expect(await fitsWidth(page)).toBe(true);
});

test("beside the list the card follows the arrow keys, and a part is changed by the keyboard alone", async ({
  page,
  adminToken,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const below = await writeOrder(page, adminToken, { name: "Alttaki Kişi" });
  const above = await writeOrder(page, adminToken, { name: "Üstteki Kişi" });
  await openOrders(page);

  await test.step("down and up swap the card, and the focus stays in the list", async () => {
    await openOrder(page, above.number);
    const row = (number: number) => orderRow(page, number).getByRole("button", { name: new RegExp(`^#${number} `) });
    await row(above.number).focus();
    await page.keyboard.press("ArrowDown");
    await expect(orderSheet(page).getByRole("heading", { name: `Sipariş #${below.number}` })).toBeVisible();
    await expect(orderPart(page, "Kime, nereye")).toContainText("Alttaki Kişi");
    await expect(page.locator("[aria-current=true]")).toContainText("Alttaki Kişi");
    await expect(row(below.number)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(orderPart(page, "Kime, nereye")).toContainText("Üstteki Kişi");
    await expect(row(above.number)).toBeFocused();
  });

  await test.step("Enter opens and saves a part, Escape closes it alone, Back closes the card", async () => {
    await orderSheet(page).getByRole("button", { name: "Değiştir: Notlar" }).press("Enter");
    const notes = page.getByRole("dialog", { name: "Notlar" });
    await expectAccessible(page);
    await notes.getByLabel("Senin notun").fill("Komşusu alacak");
    await notes.getByRole("button", { name: "Kaydet" }).press("Enter");
    await expect(notes).toHaveCount(0);
    await expect(orderPart(page, "Notlar")).toContainText("Komşusu alacak");
    await openPart(page, "Notlar");
    await page.keyboard.press("Escape");
    await expect(notes).toHaveCount(0);
    await expect(orderPart(page, "Notlar")).toBeVisible();
  });

  await test.step("what was typed into a part waits for it in this tab", async () => {
    await openPart(page, "Notlar");
    const notes = page.getByRole("dialog", { name: "Notlar" });
    await notes.getByLabel("Müşterinin notu").fill("Zile basma");
    await notes.getByRole("button", { name: "Kapat" }).click();
    await expect(orderPart(page, "Notlar")).not.toContainText("Zile basma");
    await openPart(page, "Teslimat ve hediye");
    await expect(page.getByRole("button", { name: "Devam et" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await openPart(page, "Notlar");
    await notes.getByRole("button", { name: "Devam et" }).click();
    await expect(notes.getByLabel("Müşterinin notu")).toHaveValue("Zile basma");
    await notes.getByRole("button", { name: "Kaydet" }).click();
    await expect(orderPart(page, "Notlar")).toContainText("Zile basma");
    await page.goBack();
    await expect(orderSheet(page)).toHaveCount(0);
    await expect(orderRow(page, above.number)).toBeVisible();
  });
});
