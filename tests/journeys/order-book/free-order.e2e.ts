import type { Locator } from "@playwright/test";
import { cartCode } from "../../../domain/order/cart-code.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { checkSheet, openCheck } from "../../support/order-check/check-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: OF_BOOKS });

/** Counts the taps of a person. */
function tapping() {
  let taps = 0;
  return {
    count: () => taps,
    async tap(target: Locator) {
      taps += 1;
      await target.click();
    },
    async choose(target: Locator, value: string) {
      // A list opens by one tap, and its value is another.
      taps += 2;
      await target.selectOption(value);
    },
  };
}

test("an order in free text is in the book after at most six taps, one by the shop's message after two", async ({
  page,
  shelf,
}) => {
  const pillow = await shelf.add({ name: "Deneme Mürver Yastık", price: 350, colors: ["bej", "karamel"] });
  const charm = await shelf.add({ name: "Deneme Pamuk Zürafa", price: 120, colors: ["pembe", "mavi"] });
  await test.step("in free text", async () => {
    const { count, tap, choose } = tapping();
    const chat = [
      "[14:05, 23.11.2026] Ece: selam mürver yastık bej 2 tane bide pamuk zürafa",
      "[14:06, 23.11.2026] Fiyonk: Merhaba, adresini yazar mısın?",
      "[14:07, 23.11.2026] Ece: caferağa mah moda cad no 5 daire 3 kadıköy istanbul",
      "[14:08, 23.11.2026] Ece: ece ışık 0532 123 45 67",
    ];
    await openCheck(page, chat.join("\n"));
    const sheet = checkSheet(page);
    await expect(sheet.getByLabel(`Siparişte: ${pillow.name}`)).toBeChecked();
    const giraffe = sheet.getByLabel(`Siparişte: ${charm.name}`);
    if (!(await giraffe.isChecked())) await tap(giraffe);
    await choose(sheet.getByLabel(`Renk: ${charm.name}`), "mavi");
    await expect(sheet.getByText("mavi · 1 adet")).toBeVisible();
    for (const fact of ["Ece Işık", "0532 123 45 67", "İstanbul", "Kadıköy"]) {
      await expect(sheet.getByRole("checkbox", { name: fact }).first()).toBeChecked();
    }
    await expect(sheet.getByText("caferağa mah moda cad no 5 daire 3", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await tap(sheet.getByRole("button", { name: "Deftere yaz" }));
    await expect(sheet.getByText(/^Deftere yazıldı: #\d+/)).toBeVisible();
    expect(count()).toBeLessThanOrEqual(6);
    await expect(sheet.getByText("₺820,00").first()).toBeVisible();

    await sheet.getByRole("button", { name: "Onay metnini kopyala" }).click();
    await expect(sheet.getByText("Mesaj gitti mi?")).toBeVisible();
    await sheet.getByRole("button", { name: /^Mesaj gitti/ }).click();
    await expect(sheet.getByText("Mesaj bugün gitti")).toBeVisible();

    await openCheck(page, chat.slice(0, 3).join("\n"));
    await expect(sheet.getByText(/^Bu mesaj defterde var: #\d+/)).toBeVisible();
  });

  await test.step("as a gift of somebody who introduces himself", async () => {
    const { count, tap } = tapping();
    const chat = [
      "mürver yastık karamel 1 adet",
      "Derya Şahin 0533 222 10 10",
      "Bahçelievler mah 7. cadde no 21 Çankaya Ankara",
      "ben Kaan 0530 111 20 20, havale yapacağım",
    ];
    await openCheck(page, chat.map((text, at) => `[15:0${at}, 23.11.2026] Kaan: ${text}`).join("\n"));
    const sheet = checkSheet(page);
    await expect(sheet.getByRole("checkbox", { name: /^Alıcının telefonu 0533 222 10 10/ })).toBeChecked();
    await expect(sheet.getByRole("checkbox", { name: /^Gönderenin telefonu 0530 111 20 20/ })).toBeChecked();
    await expect(sheet.getByRole("checkbox", { name: /^Ödeme yolu Havale/ })).toBeChecked();
    await tap(sheet.getByRole("checkbox", { name: /^Gönderen Kaan/ }));
    await tap(sheet.getByRole("button", { name: "Deftere yaz" }));
    await expect(sheet.getByText(/^Deftere yazıldı: #\d+/)).toBeVisible();
    expect(count()).toBeLessThanOrEqual(6);
  });

  await test.step("by the shop's message", async () => {
    const { count, tap } = tapping();
    const code = cartCode(999_999, [{ id: pillow.id, color: "bej", quantity: 1 }]);
    const message = [
      "Merhaba, sipariş vermek istiyorum:\n",
      `• ${pillow.name} (bej) x1 - ₺350,00\n`,
      "*Toplam: ₺350,00*\n",
      `Sepet: https://fiyonk.example/sepet#${code}`,
    ].join("\n");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openCheck(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `[14:05, 23.11.2026] Nil Er: ${message}`);
    const sheet = checkSheet(page);
    await tap(sheet.getByRole("button", { name: "Yapıştır" }));
    await tap(sheet.getByRole("button", { name: "Deftere yaz" }));
    await expect(sheet.getByText(/^Deftere yazıldı: #\d+/)).toBeVisible();
    expect(count()).toBeLessThanOrEqual(2);
  });
});

test("a proposed line's pieces change in place, and two customers of a chat have a card each", async ({
  page,
  shelf,
}) => {
  const { name } = await shelf.add({ name: "Deneme Zümrüt Fener", price: 100, colors: ["mor"] });
  await openCheck(
    page,
    "[14:05, 23.11.2026] Su: zümrüt fener mor 2 tane alayım\n[14:06, 23.11.2026] Nil: ben de zümrüt fener istiyorum",
  );
  const sheet = checkSheet(page);
  await expect(sheet.getByText(/^Bu sohbette 2 kişi yazmış/)).toBeVisible();
  const card = sheet.getByRole("article").filter({ has: page.getByRole("heading", { name: "Su", exact: true }) });
  await expect(card.getByText("₺200,00").first()).toBeVisible();
  await card.getByRole("button", { name: `Artır: ${name}` }).click();
  await expect(card.getByText("₺300,00").first()).toBeVisible();
  await card.getByRole("button", { name: `Azalt: ${name}` }).click();
  await expect(card.getByText("₺200,00").first()).toBeVisible();
  await expectAccessible(page);
});
