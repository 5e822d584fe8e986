import { expect, type Page } from "@playwright/test";
import { expectOpenCount, visit } from "./visit.ts";

export const form = (page: Page) => page.getByRole("dialog");

export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

export const save = (page: Page) => form(page).getByRole("button", { name: "Kaydet", exact: true }).click();

/** Opens the form of the product with this name, or an empty form. */
export async function openForm(page: Page, name?: string) {
  await visit(page, "/admin");
  if (name) await page.getByRole("button", { name: `Düzenle: ${name}`, exact: true }).click();
  else await page.getByRole("button", { name: "Yeni Ürün Ekle" }).click();
  await expect(form(page)).toBeVisible();
}

/** Shows what can be done with a photo, if it is not shown yet. */
export async function openPhotoTools(page: Page, at: number) {
  const photo = form(page)
    .first()
    .getByRole("button", { name: `Seçenekler: ${at}. fotoğraf` });
  if ((await photo.getAttribute("aria-expanded")) === "false") await photo.click();
}

/** Waits until the closed form's history entry is gone: removing it would cancel a navigation that begins before. */
export async function expectClosed(page: Page) {
  await expect(form(page)).toHaveCount(0);
  await expectOpenCount(page, 0);
}

export async function fillRequired(page: Page, name: string, image: string) {
  await field(page, "Ürün Adı *").fill(name);
  await field(page, "Fiyat (₺) *").fill("1.234,50");
  await field(page, "Kategori *").selectOption("trend");
  await field(page, "Ana Görsel URL *").fill(image);
}
