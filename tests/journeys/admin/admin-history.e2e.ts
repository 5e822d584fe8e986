import type { Page } from "@playwright/test";
import { field, form, openForm } from "../../support/admin-visit.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

test.use({ person: "admin" });

const undo = (page: Page) => page.getByRole("button", { name: "Geri Al" }).first().click();

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a deleted product is restored with one tap, from the toast or from the trash", async ({ page, shelf }) => {
  const cup = await shelf.add({ name: "Deneme Geri Gelen" });
  page.on("dialog", (dialog) => dialog.accept());
  await visit(page, "/admin");
  const remove = page.getByRole("button", { name: "Sil: Deneme Geri Gelen" });
  await remove.click();
  await expect(toast(page, "Ürün silindi")).toBeVisible();
  await expect(row(page, cup.name)).toHaveCount(0);
  await undo(page);
  await expect(toast(page, "Geri alındı")).toBeVisible();
  await expect(row(page, cup.name)).toHaveCount(1);

  await remove.click();
  await expect(row(page, cup.name)).toHaveCount(0);
  await page.getByRole("button", { name: /^Çöp kutusu \([1-9]/ }).click();
  const trash = page.getByRole("dialog", { name: "Çöp kutusu" });
  await expect(trash.getByRole("listitem").filter({ hasText: cup.name })).toContainText("30 gün sonra");
  await expectAccessible(page);
  await trash.getByRole("button", { name: "Geri koy: Deneme Geri Gelen" }).click();
  await expect(toast(page, "Ürün geri kondu")).toBeVisible();
  await expect(trash.getByText(cup.name)).toHaveCount(0);
  await trash.getByRole("button", { name: "Kapat" }).click();
  await expect(row(page, cup.name)).toHaveCount(1);
  const back = (await shelf.list()).find(({ id }) => id === cup.id);
  expect(back).toMatchObject({ slug: cup.slug });
});

test("the history shows each change, and any version can be restored and undone", async ({ page, shelf }) => {
  const cup = await shelf.add({ name: "Deneme Fincan", price: 100 });
  await shelf.rename({ ...cup, price: 120, inStock: false }, "Deneme Kupa");
  await openForm(page, "Deneme Kupa");
  await field(page, "Açıklama").fill("Yarım söz");
  await form(page).getByRole("button", { name: "Geçmiş" }).click();
  const history = page.getByRole("dialog", { name: "Geçmiş" });
  const newest = history.getByRole("listitem").first();
  const first = history.getByRole("listitem").last();
  await expect(newest).toContainText("Değiştirildi");
  await expect(newest).toContainText(/₺100,00.*₺120,00/);
  await expect(newest).toContainText(/Stokta.*Tükendi/);
  await expect(newest).toContainText("bugün");
  await first.getByRole("button", { name: /^Bu hâline döndür/ }).click();
  await expect(toast(page, "Ürün güncellendi")).toBeVisible();
  await expect(newest).toContainText("Eski hâline döndürüldü");
  const now = async () => (await shelf.list()).find(({ id }) => id === cup.id);
  expect(await now()).toMatchObject({ name: "Deneme Fincan", price: 100, inStock: true });
  await undo(page);
  await expect(newest).toContainText("Geri alındı");
  expect(await now()).toMatchObject({ name: "Deneme Kupa", price: 120, inStock: false });

  await first.getByRole("button", { name: /^Bu hâline döndür/ }).click();
  await expect(newest).toContainText("Eski hâline döndürüldü");
  await history.getByRole("button", { name: "Kapat" }).click();
  await expect(field(page, "Ürün Adı *")).toHaveValue("Deneme Fincan");
  await expect(field(page, "Açıklama")).toHaveValue("Yarım söz");
});
