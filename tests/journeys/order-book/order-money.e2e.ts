import { bookListingSearch } from "../../../domain/order-book/printed-orders.ts";
import { expect } from "../../support/journey.ts";
import {
  openOrder,
  openOrders,
  openPart,
  orderRow,
  orderSheet,
  savePart,
  writeOrder,
} from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, toasts } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS });

test("a deposit, a discount, the rest and a refund stand on the order's bill, and each is undone by itself", async ({
  page,
  adminToken,
}) => {
  const { number } = await writeOrder(page, adminToken, { sending: 50, payment: "transfer" });
  await openOrders(page);
  await openOrder(page, number);
  const bill = orderSheet(page).getByRole("region", { name: "Ödeme ve kargo" });
  const sheet = async (action: string, title: string) => {
    await bill.getByRole("button", { name: `${action}: ${number} numaralı sipariş` }).click();
    return page.getByRole("dialog", { name: title, exact: true });
  };

  await test.step("what is left is proposed, and a smaller amount is a deposit", async () => {
    const payment = await sheet("Ödeme yaz", "Ödeme");
    await expect(payment.getByLabel("Tutar (₺)")).toHaveValue("150,00");
    await payment.getByLabel("Tutar (₺)").fill("40 lira");
    await savePart(payment);
    await expect(toast(page, "Kapora yazıldı")).toBeVisible();
    await expect(bill).toContainText(/Kapora havale, .*−₺40,00.*Kalan₺110,00/);
  });

  await test.step("−10 is a discount, and a word says why", async () => {
    const discount = await sheet("İndirim ya da hediye", "İndirim");
    await discount.getByRole("button", { name: "Kaydet" }).click();
    await expect(discount).toContainText("İndirim sayı olmalı");
    await discount.getByLabel("Ne kadar?").fill("−10");
    await discount.getByLabel("Neden? (isteğe bağlı)").fill("doğum günü");
    await savePart(discount);
    await expect(bill).toContainText("İndirim (doğum günü)−₺10,00");
    await expect(bill).toContainText("Kalan₺100,00");
    await expect(orderRow(page, number)).toContainText("₺100,00");
  });

  await test.step("one tap pays the rest, and all of it goes back with the goods", async () => {
    await orderSheet(page)
      .getByRole("button", { name: /^Ödendi yap/ })
      .click();
    await expect(bill).toContainText("Kalan₺0,00");
    const refund = await sheet("İade yaz", "İade");
    await refund.getByRole("button", { name: "Hepsi geri geldi, paranın tamamı" }).click();
    await expect(refund.getByLabel("Tutar (₺)")).toHaveValue("140,00");
    await refund.getByLabel("Tutar (₺)").fill("150");
    await refund.getByRole("button", { name: "Kaydet" }).click();
    await expect(refund).toContainText("Gelenden çok geri ödenemez: en çok ₺140,00");
    await refund.getByLabel("Tutar (₺)").fill("140");
    await savePart(refund);
    await expect(bill).toContainText("Geri ödeme havale");
    await expect(bill).toContainText("Ödenecek₺0,00");
    await expect(orderSheet(page).getByText(/İade$/).first()).toBeVisible();
  });

  await test.step("its undo brings back goods, money and state at once", async () => {
    await toasts(page).getByRole("button", { name: "Geri Al" }).first().click();
    await expect(bill).toContainText("Kalan₺0,00");
    await expect(bill).not.toContainText("Geri ödeme havale");
  });

  await test.step("the history says payments and discounts in words", async () => {
    await orderSheet(page)
      .getByRole("button", { name: `Geçmiş: ${number} numaralı sipariş` })
      .click();
    const history = page.getByRole("dialog", { name: "Geçmiş" });
    await expect(history).toContainText(/Kapora ₺40,00 havale, \d+ \p{L}+/u);
    await expect(history).toContainText("İndirim (doğum günü) ₺10,00");
  });
});

test("the deposit of a cancelled order stays with her by one tap, until that is undone", async ({
  page,
  adminToken,
}) => {
  const payments = [{ id: "kapora", amount: 40, way: "transfer", day: "2026-11-28" }];
  const { number } = await writeOrder(page, adminToken, { sending: 50, payments, state: "cancelled" });
  await openOrders(page, bookListingSearch({ state: "cancelled", page: 1 }));
  await openOrder(page, number);
  const bill = orderSheet(page).getByRole("region", { name: "Ödeme ve kargo" });
  await expect(bill).toContainText("Geri ödenecek₺40,00");
  await orderSheet(page).getByRole("button", { name: "Bende kalsın" }).click();
  await expect(bill).toContainText(/Sende kalan₺40,00Kapora havale, 28 Kasım, iade edilmez−₺40,00/);
  await expect(bill).not.toContainText("Geri ödenecek");
  await toasts(page).getByRole("button", { name: "Geri Al" }).first().click();
  await expect(bill).toContainText("Geri ödenecek₺40,00");
});

test("a price below zero is offered as a discount of its line", async ({ page, adminToken }) => {
  const { number } = await writeOrder(page, adminToken, { sending: 50 });
  await openOrders(page);
  await openOrder(page, number);
  const form = await openPart(page, "Ürünler");
  const before = await form.getByLabel("Fiyat (₺)").inputValue();
  await form.getByLabel("Fiyat (₺)").fill("−20");
  await expect(form).toContainText("Fiyat eksi olamaz");
  await form.getByRole("button", { name: /^₺20,00 indirim yap/ }).click();
  await expect(form.getByLabel("Fiyat (₺)")).toHaveValue(before);
  await savePart(form);
  await expect(orderSheet(page).getByRole("region", { name: "Ödeme ve kargo" })).toContainText("−₺20,00");
});
