import { expect } from "../../support/journey.ts";
import { openOrder, openOrders, orderSheet, writeOrder } from "../../support/orders/orders-visit.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test.use({ person: "admin" });

test("a message counts as sent once she says so, and a row of messages goes on where she left it", async ({
  page,
  adminToken,
  context,
}) => {
  await test.step("the filled button confirms the order, and says afterwards what is next", async () => {
    const { number } = await writeOrder(page, adminToken, { name: "Onay", phone: "05321234511", address: "Moda 1" });
    await openOrders(page);
    await openOrder(page, number);
    await orderSheet(page).getByRole("button", { name: "Onayla", exact: true }).click();
    const message = page.getByRole("dialog", { name: "Onay mesajı" });
    const chat = context.waitForEvent("page");
    await message.getByRole("link", { name: "WhatsApp'ta aç" }).click();
    await (await chat).close();
    await expect(message.getByText("Mesaj gitti mi?")).toBeVisible();
    await message.getByRole("button", { name: /^Mesaj gitti/ }).click();
    await expect(message).toHaveCount(0);
    await expect(orderSheet(page).getByText("Müşteriye mesaj (bugün gitti)")).toBeVisible();
    await expect(orderSheet(page).locator(".button-ribbon"), "the next step").toHaveText("Ödendi yap");
  });

  await test.step("messages that were left stand in their list until they went, all opened ones by one tap", async () => {
    const sent = { state: "sent", phone: "05321234512", paid: true };
    const [one, two] = [
      await writeOrder(page, adminToken, { ...sent, name: "Kargo Bir", tracking: "7000000011" }),
      await writeOrder(page, adminToken, { ...sent, name: "Kargo İki", tracking: "7000000012" }),
    ];
    await visit(page, "/admin/bugun");
    const numbers = page.getByRole("navigation", { name: "Günün siparişleri" });
    await numbers.getByRole("link", { name: /Haber verilecek$/ }).click();
    const row = page.getByRole("region", { name: "Müşteriye mesaj" });
    await row.getByRole("button", { name: "Mesajlar" }).click();
    const sheet = page.getByRole("dialog", { name: "Mesajlar" });
    for (const { number } of [one, two]) {
      await sheet.getByRole("button", { name: `Mesajı kopyala: ${number} numaralı sipariş` }).click();
    }
    await sheet.getByRole("button", { name: "Açtığım 2 mesaj gitti" }).click();
    await expect(sheet.getByRole("heading", { name: `${one.number} numaralı sipariş` })).toHaveCount(0);
    await visit(page, "/admin/siparisler?durum=kargoda");
    await openOrder(page, two.number);
    await expect(orderSheet(page).getByText("Müşteriye mesaj (bugün gitti)")).toBeVisible();
  });
});
