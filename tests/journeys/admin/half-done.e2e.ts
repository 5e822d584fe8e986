import type { Page } from "@playwright/test";
import { expectClosed, field, form, openForm, save } from "../../support/admin-visit.ts";
import { noisePhoto } from "../../support/hostile-pictures.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast } from "../../support/visit.ts";

test.use({ person: "admin" });

const photos = (page: Page) => form(page).getByRole("img", { name: /\. fotoğraf$/ });

const cancel = async (page: Page) => {
  await form(page).getByRole("button", { name: "İptal" }).click();
  await expectClosed(page);
};

async function choosePhoto(page: Page, name: string, expectedCount: number) {
  const buffer = await noisePhoto(320, 240, 60);
  await form(page).getByLabel("Fotoğraf seç").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await expect(photos(page)).toHaveCount(expectedCount);
}

test("after 'İptal' a new form is empty and offers what was typed, and no two forms mix", async ({ page, shelf }) => {
  const cup = await shelf.add({ name: "Deneme Fincan", price: 100 });
  await openForm(page);
  await choosePhoto(page, "kolye.jpg", 1);
  await field(page, "Ürün Adı *").fill("Deneme Kolye");
  await cancel(page);

  await page.getByRole("button", { name: `Düzenle: ${cup.name}`, exact: true }).click();
  await expect(field(page, "Fiyat (₺) *")).toHaveValue("100,00");
  await expect(form(page).getByText("Yarım kaldı")).toHaveCount(0);
  await choosePhoto(page, "fincan.jpg", 2);
  await field(page, "Fiyat (₺) *").fill("120");
  await cancel(page);

  await page.getByRole("button", { name: "Yeni Ürün Ekle" }).click();
  await expect(field(page, "Ürün Adı *")).toHaveValue("");
  await expect(photos(page)).toHaveCount(0);
  await expect(form(page).getByText("Yarım kaldı: Deneme Kolye")).toBeVisible();
  await field(page, "Ürün Adı *").fill("Deneme Yüzük");
  await form(page).getByRole("button", { name: "Devam et: Deneme Kolye" }).click();
  await expect(toast(page, "Az önce yazdıkların da yarım kalanlarda duruyor")).toBeVisible();
  await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Kolye");
  await expect(photos(page)).toHaveCount(1);
  await cancel(page);

  await page.getByRole("button", { name: `Düzenle: ${cup.name}`, exact: true }).click();
  await expect(field(page, "Fiyat (₺) *")).toHaveValue("100,00");
  await expect(photos(page)).toHaveCount(1);
  await form(page)
    .getByRole("button", { name: `Devam et: ${cup.name}` })
    .click();
  await expect(field(page, "Fiyat (₺) *")).toHaveValue("120");
  await expect(photos(page)).toHaveCount(2);
  await save(page);
  await expect(toast(page, "Ürün güncellendi")).toBeVisible();
  await expectClosed(page);
  const drafts = page.getByRole("region", { name: "Yarım kalanlar" });
  await drafts.getByText("Yarım kalanlar (2)").click();
  await expect(drafts.getByRole("listitem")).toHaveText([/^Deneme Yüzük \(bugün /, /^Deneme Kolye \(bugün /]);
});
