import { settingPath } from "../../../domain/web/panel-addresses.ts";
import { expect } from "../../support/journey.ts";
import { cheapened, checkSheet, openCheck } from "../../support/order-check/check-visit.ts";
import {
  openOrder,
  openOrders,
  openPart,
  orderPart,
  orderRow,
  orderRows,
  orderSheet,
  savePart,
} from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, toasts, visit } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS });

const IBAN = "TR33 0006 1005 1978 6457 8413 26";

test("the owner types her IBAN, answers an order with amount and IBAN, and writes by a tap that it is paid", async ({
  page,
  shelf,
  adminToken,
}) => {
  const headers = { Authorization: `Bearer ${adminToken}` };
  const product = await shelf.add({ name: "Deneme Ödenen Kupa", price: 250 });
  const delivery = settingPath("delivery");
  const { values: before } = await (await page.request.get(delivery, { headers })).json();

  await test.step("a wrong digit is told, and the shop shows the ways to pay without the IBAN", async () => {
    await page.request.put(delivery, { headers, data: { ...before, price: 49.9, freeFrom: null } });
    await visit(page, "/admin/dukkan");
    await page.getByLabel("Ayar ara").fill("iban");
    await page.getByRole("link", { name: "IBAN Ödeme" }).click();
    const iban = page.getByLabel("IBAN", { exact: true });
    await iban.fill(`${IBAN.slice(0, -1)}7`);
    await page.getByLabel("Havale / EFT").check();
    await page.getByLabel("Hesap sahibi").fill("Ayşe Yılmaz");
    await page.getByLabel("Kapıda ödeme", { exact: true }).check();
    await page.getByLabel("Kapıda ödeme ücreti").fill("29,90");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Bu IBAN tutmuyor: TR ve 24 rakam olmalı, bir daha bak")).toBeVisible();
    await iban.fill(IBAN.replaceAll(" ", ""));
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    await expect(iban).toHaveValue(IBAN);
    const html = await (await page.request.get(`/urun/${product.slug}`)).text();
    expect(html).toContain("Havale / EFT, kapıda ödeme (+₺29,90)");
    expect(html).not.toMatch(/0006|Ayşe Yılmaz/);
  });

  await test.step("the answer to an order has the amount to pay and the IBAN, and so has its reminder", async () => {
    await openCheck(page, cheapened(product));
    const answer = await checkSheet(page).getByRole("link", { name: "WhatsApp'ta cevapla" }).getAttribute("href");
    const text = new URL(answer ?? "").searchParams.get("text");
    expect(text).toContain("*Ödenecek: ₺549,90 (kargo ₺49,90 dahil)*");
    expect(text).toContain(`IBAN: ${IBAN}\nAyşe Yılmaz`);
    await checkSheet(page).getByRole("button", { name: "Deftere yaz" }).click();
    await checkSheet(page)
      .getByRole("button", { name: /^Siparişi aç/ })
      .click();
    const sheet = orderSheet(page);
    await expect(orderPart(page, "Ödeme ve kargo")).toContainText("₺49,90");
    await sheet.getByText("Ödeme hatırlatması").click();
    await expect(sheet.getByText("ödemesi henüz bize ulaşmadı")).toContainText(
      "*Ödenecek: ₺549,90 (kargo ₺49,90 dahil)*",
    );
    const payment = await openPart(page, "Ödeme ve kargo");
    await payment.getByLabel("Ödeme yolu").selectOption("Kapıda ödeme");
    await expect(payment.getByLabel("Kapıda ödeme ücreti (₺)")).toHaveValue("29,90");
    await expect(payment.getByText("₺579,80 (kargo ₺49,90 ve kapıda ödeme ₺29,90 dahil)")).toBeVisible();
    await savePart(payment);
    await expect(orderPart(page, "Ödeme ve kargo")).toContainText("Kapıda ödeme");
  });

  await openOrders(page, "?durum=odenmeyenler");
  const number = Number(
    (
      await orderRows(page)
        .first()
        .getByText(/^#\d+$/)
        .textContent()
    )?.slice(1),
  );
  const row = orderRow(page, number);

  await test.step("the slip says what the courier takes", async () => {
    await expect(row).toContainText("₺579,80");
    await expect(row).toContainText("Kapıda ödeme");
    await page.getByLabel(`Seç: ${number} numaralı sipariş`).check();
    await page.getByRole("link", { name: "Paket fişleri" }).click();
    await expect(page.getByRole("article", { name: `Paket fişi ${number}` })).toContainText("Kapıda alınacak: ₺579,80");
    await page.goBack();
  });

  await test.step("one tap writes that it is paid, another one takes it back, in the list and in the order", async () => {
    await row.getByRole("button", { name: `Ödendi yap: ${number} numaralı sipariş` }).click();
    await expect(toast(page, `${number} numaralı sipariş: Ödendi`)).toBeVisible();
    await expect(row).toBeHidden();
    await toasts(page).getByRole("button", { name: "Geri Al" }).first().click();
    await expect(row).toContainText("kaldı");
    await openOrder(page, number);
    const pay = orderSheet(page).getByRole("button", { name: `Ödendi yap: ${number} numaralı sipariş` });
    const paid = orderSheet(page).getByText("✓ Ödendi").first();
    const undo = toasts(page).getByRole("button", { name: "Geri Al" }).first();
    for (const takeBack of [
      () => undo.tap(),
      () => undo.press("Enter"),
      () =>
        orderSheet(page)
          .getByRole("button", { name: `Ödenmedi yap: ${number} numaralı sipariş` })
          .click(),
    ]) {
      await pay.click();
      await expect(paid).toBeVisible();
      await takeBack();
      await expect(paid).toHaveCount(0);
    }

    await openOrders(page, "?durum=odenmeyenler");
    await page.getByLabel(`Seç: ${number} numaralı sipariş`).check();
    await page.getByRole("region", { name: "Seçilen siparişler" }).getByRole("button", { name: "Ödendi yap" }).click();
    await expect(toast(page, `${number} numaralı sipariş: Ödendi`)).toBeVisible();
    await expect(row).toBeHidden();
  });
  await page.request.put(delivery, { headers, data: before });
});
