import { field, form, save } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import {
  openOrder,
  openOrders,
  openPart,
  orderPart,
  orderRow,
  orderRows,
  savePart,
  writeOrder,
} from "../../support/orders/orders-visit.ts";
import { OF_BOOKS, test } from "../../support/person-and-shelf.ts";
import { toast } from "../../support/visit.ts";

// The setting gives these journeys a shop of their own, because they fill its book.
test.use({ person: "admin", settings: { ...OF_BOOKS } });

test("the first order is written by hand, and is found by a search that stays out of the address", async ({
  page,
  adminToken,
  faults,
}) => {
  await test.step("an empty book says how to begin, and an order is written by hand", async () => {
    await openOrders(page);
    await expect(page.getByText("Bir mesajı yapıştırıp doğrula ya da elle yaz.")).toBeVisible();
    await page.getByRole("button", { name: "Elle yaz" }).first().click();
    await save(page);
    await expect(form(page).getByText("En az bir satır gerekli")).toBeVisible();

    await field(page, "Ürün ekle").fill("boba bej");
    const boba = form(page).getByRole("button", { name: "Ekle: Boba Çay Peluş Yastık" });
    await expect(boba).toContainText("₺");
    await boba.click();
    const line = form(page).getByRole("group", { name: "Boba Çay Peluş Yastık" });
    await expect(line.getByLabel("Renk"), "as the search named it").toHaveValue("bej");
    await line.getByRole("button", { name: /^Kaldır/ }).click();
    await field(page, "Ürün ekle").fill("sırt çantası");
    await form(page).getByRole("button", { name: "Ekle: Mini Sırt Çantası" }).click();
    await field(page, "Adet").fill("2");
    await form(page).getByRole("button", { name: "Serbest satır ekle" }).click();
    const free = form(page).getByRole("group", { name: "2. satır" });
    await free.getByLabel("Ne istendi").fill("İsim yazılı kutu");
    await form(page).getByRole("group", { name: "İsim yazılı kutu" }).getByLabel("Fiyat (₺)").fill("yüz");
    const person = await openPart(page, "Kime, nereye");
    await person.getByLabel("Ad soyad").fill("Ayşe Yılmaz");
    await person.getByLabel("Telefon", { exact: true }).fill("0532 123");
    await person.getByRole("button", { name: "Tamam" }).click();
    await expect(person.getByText(/Numarayı 0532 123 45 67 gibi yaz/)).toBeVisible();
    await expect(person.getByLabel("Telefon", { exact: true })).toBeFocused();
    await person.getByRole("button", { name: "Kapat" }).click();
    await expect(person).toHaveCount(0);
    await save(page);
    await expect(person.getByText(/Numarayı 0532 123 45 67 gibi yaz/), "an error opens its part").toBeVisible();
    await expect(person.getByLabel("Telefon", { exact: true })).toBeFocused();
    await person.getByLabel("Telefon", { exact: true }).fill("0532 123 45 67");
    await savePart(person);
    await expect(form(page).getByText("Fiyat sayı olmalı")).toBeVisible();
    await form(page).getByRole("group", { name: "İsim yazılı kutu" }).getByLabel("Fiyat (₺)").fill("45,50");
    await expect(orderPart(page, "Kime, nereye")).toContainText("0532 123 45 67");
    const parcel = await openPart(page, "Teslimat ve hediye");
    await parcel.getByLabel("Hediye paketi").check();
    await savePart(parcel);
    await save(page);
    await expect(toast(page, "Kaydedildi")).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(orderRow(page, 1)).toContainText("Ayşe Yılmaz");
    await expect(orderRow(page, 1)).toContainText("2 × Mini Sırt Çantası, İsim yazılı kutu");

    await openOrder(page, 1);
    await expect(orderPart(page, "Kime, nereye")).toContainText("0532 123 45 67");
    await expect(orderPart(page, "Teslimat ve hediye")).toContainText("Hediye paketi");
    await expect(orderPart(page, "Ürünler").getByRole("listitem")).toContainText([
      /Mini Sırt Çantası/,
      /İsim yazılı kutu/,
    ]);
  });

  await test.step("a search stays out of the address, and the list shows nothing for a question that was not answered", async () => {
    const { number } = await writeOrder(page, adminToken, { name: "Zühre Akın", phone: "0505 111 22 33" });
    await openOrders(page);
    const box = page.getByLabel("Sipariş ara");
    for (const query of ["zuhre", "0505 111 22 33", String(number)]) {
      await box.fill(query);
      await expect(orderRow(page, number)).toBeVisible();
    }
    await box.fill("zühre akın");
    await expect(orderRows(page)).toHaveCount(1);
    expect(page.url()).toMatch(/\/admin\/siparisler\?durum=hepsi$/);
    await box.fill("böyle biri yok");
    await expect(page.getByText("Aramana uyan sipariş yok")).toBeVisible();

    faults.allow(/Failed to load resource/);
    await page.route("**/api/admin/orders/search", (route) => route.abort());
    await box.fill("zühre");
    await expect(page.getByText("Liste şu an gelmedi")).toBeVisible();
    await expect(orderRows(page)).toHaveCount(0);
    await page.unroute("**/api/admin/orders/search");
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await expect(orderRow(page, number)).toBeVisible();
  });
});
