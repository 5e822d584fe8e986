import { expectClosed, form } from "../../support/admin-visit.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import {
  ORDERS_PAGE,
  openOrder,
  openOrders,
  openPart,
  orderPart,
  orderRow,
  orderSheet,
  savePart,
  writeOrder,
} from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast, toasts, visit } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: { ...OF_BOOKS } });

const undo = (page: Parameters<typeof openOrders>[0]) =>
  toasts(page).getByRole("button", { name: "Geri Al" }).first().click();

test("an order moves on from Bugün by one tap, which makes the message for its customer", async ({
  page,
  adminToken,
  context,
}) => {
  await test.step("Bugün leads to the order that is due, one tap brings it to its next state, another takes it back, and several move at once", async () => {
    const first = await writeOrder(page, adminToken, { name: "Birinci", day: "2020-01-01" });
    const second = await writeOrder(page, adminToken, { name: "İkinci" });
    await visit(page, "/admin/bugun");
    const numbers = page.getByRole("navigation", { name: "Günün siparişleri" });
    await numbers.getByRole("link", { name: /Bugün gidecek$/ }).click();
    await expect(page).toHaveURL(/\?durum=bugun-gidecekler$/);
    await expect(orderRow(page, first.number)).toBeVisible();
    await expect(orderRow(page, second.number)).toHaveCount(0);
    await page.goBack();
    await page
      .getByRole("region", { name: "Bugün gidecekler" })
      .getByRole("link", { name: `#${first.number} Birinci` })
      .click();
    await expect(orderSheet(page)).toContainText(`Sipariş #${first.number}`);
    await expect(page).toHaveURL(ORDERS_PAGE);
    await orderSheet(page).getByRole("button", { name: "Kapat" }).click();
    await expectClosed(page);
    await orderRow(page, first.number)
      .getByRole("button", { name: /^Hazırlamaya al/ })
      .click();
    await expect(toast(page, `${first.number} numaralı sipariş: Hazırlanıyor`)).toBeVisible();
    await expect(orderRow(page, first.number)).toContainText("Hazırlanıyor");
    await undo(page);
    await expect(toast(page, "Geri alındı")).toBeVisible();
    await expect(orderRow(page, first.number)).toContainText("Yeni");

    for (const { number } of [first, second]) await page.getByLabel(`Seç: ${number} numaralı sipariş`).check();
    await expect(page.getByText("2 sipariş seçildi")).toBeVisible();
    await page.getByLabel("Seçilenlerin durumu").selectOption("Kargoda");
    await expect(toast(page, "2 sipariş: Kargoda")).toBeVisible();
    await expect(orderRow(page, second.number), "what is on its way is not open").toHaveCount(0);
    await page.getByRole("button", { name: /^Hepsi \d/ }).click();
    await expect(orderRow(page, second.number)).toBeVisible();
    await page.getByRole("button", { name: /^Kargoda/ }).click();
    await expect(page).toHaveURL(/\?durum=kargoda$/);
    await expect(orderRow(page, first.number)).toBeVisible();
    await expect(orderRow(page, second.number)).toBeVisible();
  });

  await test.step("on a desktop the list is in use beside an open order", async () => {
    const phone = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 800 });
    const first = await writeOrder(page, adminToken, { name: "Soldaki" });
    const second = await writeOrder(page, adminToken, { name: "Sağdaki" });
    await openOrders(page);
    await openOrder(page, first.number);
    await expectAccessible(page);
    await openOrder(page, second.number);
    await expect(form(page)).toHaveCount(1);
    await expect(orderPart(page, "Kime, nereye")).toContainText("Sağdaki");
    await expect(page.locator("[aria-current=true]")).toContainText("Sağdaki");
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(page).toHaveURL(ORDERS_PAGE);
    if (phone) await page.setViewportSize(phone);
  });

  await test.step("a new state makes its message, to copy or to open in the customer's chat", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { number } = await writeOrder(page, adminToken, { name: "Mesajlı Kişi", phone: "0532 765 43 21" });
    const { number: other } = await writeOrder(page, adminToken, { name: "Numarasız" });
    await openOrders(page);
    await orderRow(page, number)
      .getByRole("button", { name: /^Hazırlamaya al/ })
      .click();
    const message = page.getByRole("region", { name: "Müşteriye mesaj" });
    await expect(message).toContainText(`${number} numaralı sipariş: Hazırlanıyor`);
    await message.getByRole("button", { name: /^Mesajı kopyala/ }).click();
    await expect(toast(page, "Mesaj kopyalandı")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Mesajlı Kişi");
    expect(copied).toContain(`${number} numaralı siparişini hazırlıyoruz`);

    await orderRow(page, number)
      .getByRole("button", { name: /^Kargoya ver/ })
      .click();
    await expect(message).toContainText(`${number} numaralı sipariş: Kargoda`);
    await message.getByRole("button", { name: /^Takip no yaz/ }).click();
    const parcel = page.getByRole("dialog", { name: "Teslimat ve hediye" });
    await expect(parcel.getByLabel("Takip numarası")).toBeFocused();
    await parcel.getByLabel("Kargo", { exact: true }).fill("Yurtiçi Kargo");
    await parcel.getByLabel("Takip numarası").fill("1234 5678 9012");
    await savePart(parcel);
    const chat = message.getByRole("link", { name: "WhatsApp'ta aç" });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/905327654321\?text=/);
    await expect
      .poll(async () => decodeURIComponent((await chat.getAttribute("href")) ?? ""))
      .toContain("1234 5678 9012\nhttps://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code=123456789012");

    await page.getByRole("button", { name: /^Hepsi \d/ }).click();
    await openOrder(page, number);
    await orderSheet(page).getByText("Müşteriye mesaj").click();
    await expect(orderSheet(page).getByText(/Kargon yola çıktı[\s\S]*1234 5678 9012/)).toBeVisible();
    await orderSheet(page).getByRole("button", { name: "Kapat" }).click();
    await expect(form(page)).toHaveCount(0);
    await message.getByRole("button", { name: "Mesajı kapat" }).click();
    await expect(message).toHaveCount(0);

    for (const one of [number, other]) await page.getByLabel(`Seç: ${one} numaralı sipariş`).check();
    await page.getByLabel("Seçilenlerin durumu").selectOption("Teslim edildi");
    await message.getByRole("button", { name: "Mesajlar" }).click();
    const messages = page.getByRole("dialog", { name: "Mesajlar" });
    await expect(messages.getByRole("listitem")).toHaveCount(2);
    await expect(messages.getByRole("link", { name: "WhatsApp'ta aç" })).toHaveCount(1);
  });
});

test("two people at one order lose nothing, and what was deleted or changed comes back", async ({
  page,
  adminToken,
  faults,
}) => {
  await test.step("of two people at one order both are told and nothing is lost", async () => {
    faults.allow(/409/);
    const { id, number, revision } = await writeOrder(page, adminToken, { name: "İki Kişi", note: "ilk" });
    const headers = { Authorization: `Bearer ${adminToken}`, "If-Match": `"${revision}"` };
    await openOrders(page);
    await openOrder(page, number);
    const parcel = await openPart(page, "Teslimat ve hediye");
    await parcel.getByLabel("Kargo", { exact: true }).fill("Yurtiçi");
    const { order } = await (await page.request.get(`/api/admin/orders/${id}`, { headers })).json();
    const put = { headers, data: { ...order, note: "onun notu", cardNote: "İyi ki doğdun" } };
    expect((await page.request.put(`/api/admin/orders/${id}`, put)).status()).toBe(200);
    await savePart(parcel);
    await expect(orderPart(page, "Teslimat ve hediye"), "nothing of it was changed by both").toContainText("Yurtiçi");
    await expect(orderPart(page, "Teslimat ve hediye")).toContainText("İyi ki doğdun");

    const notes = await openPart(page, "Notlar");
    await notes.getByLabel("Senin notun").fill("benim notum");
    const again = { headers: { Authorization: headers.Authorization }, data: { note: "onun yeni notu" } };
    expect((await page.request.put(`/api/admin/orders/${id}`, again)).status()).toBe(200);
    await notes.getByRole("button", { name: "Kaydet", exact: true }).click();
    const choices = notes.getByRole("region", { name: "Hangisi kalsın?" });
    await expect(choices).toContainText("benim notum");
    await expect(choices).toContainText("onun yeni notu");
    await choices.getByLabel(/Kaydedilmiş olan/).check();
    await savePart(notes);
    await expect(orderPart(page, "Notlar")).toContainText("onun yeni notu");
  });

  await test.step("a deleted order comes back by one tap, and an older version from the history", async () => {
    const { number } = await writeOrder(page, adminToken, { name: "Silinecek" });
    await openOrders(page);
    await openOrder(page, number);
    const person = await openPart(page, "Kime, nereye");
    await person.getByLabel("Ad soyad").fill("Değişen");
    await savePart(person);
    await expect(orderPart(page, "Kime, nereye")).toContainText("Değişen");
    await orderSheet(page)
      .getByRole("button", { name: /^Geçmiş/ })
      .click();
    const history = page.getByRole("dialog", { name: "Geçmiş" });
    await expect(history.getByRole("listitem").first()).toContainText(/Silinecek.*Değişen/);
    await history.getByRole("button", { name: /^Bu hâline döndür/ }).click();
    await history.getByRole("button", { name: "Kapat" }).click();
    await expect(orderPart(page, "Kime, nereye")).toContainText("Silinecek");
    await orderSheet(page).getByRole("button", { name: "Siparişi sil" }).click();
    await expect(orderRow(page, number)).toHaveCount(0);
    await undo(page);
    await expect(orderRow(page, number)).toBeVisible();
  });
});
