import { orderPageAddress } from "../../../domain/web/order-page-address.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { openOrders, orderRow, writeOrder } from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS });

test("a customer opens from the search by keyboard, and a half-typed note about her is not lost", async ({
  page,
  adminToken,
}) => {
  const { number } = await writeOrder(page, adminToken, { name: "Sevgi Durmaz", phone: "0541 222 33 44" });
  await openOrders(page);
  await page.getByRole("searchbox", { name: "Sipariş ara" }).fill("sevgi");
  await expect(orderRow(page, number)).toBeVisible();
  const opener = page
    .getByRole("list", { name: "Müşteriler" })
    .getByRole("button", { name: "Müşteriyi aç: Sevgi Durmaz" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Sevgi Durmaz" });
  const note = sheet.getByLabel("Onunla ilgili notun");
  await expect(sheet.getByText(/1 sipariş · ₺0,00 ödedi/)).toBeVisible();
  await expectAccessible(page);
  await note.fill("Pembe sever");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByRole("button", { name: "Devam et" }).click();
  await expect(note).toHaveValue("Pembe sever");
  await sheet.getByRole("button", { name: "Notu kaydet" }).click();
  await expect(toast(page, "Not bütün siparişlerine yazıldı")).toBeVisible();
  await expect(note).toHaveValue("Pembe sever");
  await expect(sheet.getByRole("button", { name: "Notu kaydet" })).toHaveCount(0);
});

test("the page of an order is read and used by keyboard, also of one whose money goes back", async ({
  page,
  adminToken,
}) => {
  const sent = { state: "sent", carrier: "Yurtiçi Kargo", tracking: "123456789012" };
  const payments = [{ id: "a", amount: 100, way: "transfer", day: "2026-11-26" }];
  for (const [changes, words] of [
    [sent, "Takip numarası: 123456789012"],
    [{ state: "cancelled", payments }, "Sana geri ödenecek"],
  ] as const) {
    const { pageKey } = await writeOrder(page, adminToken, changes);
    await visit(page, orderPageAddress(pageKey));
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
    const ask = page.getByRole("link", { name: "Bir şey sor" });
    for (let tabs = 0; tabs < 30 && !(await ask.evaluate((link) => link === document.activeElement)); tabs += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(ask).toBeFocused();
  }
});
