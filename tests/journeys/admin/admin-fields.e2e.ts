import { field, openForm, save } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";

test.use({ person: "admin" });

const writes: string[] = [];

test.beforeEach(async ({ page }) => {
  writes.length = 0;
  page.on("request", (request) => request.method() === "POST" && writes.push(request.url()));
  await openForm(page);
});

test("an invalid price is refused before anything is sent (§5)", { tag: "@desktop" }, async ({ page, shelf }) => {
  const [sample] = await shelf.list();
  await field(page, "Ürün Adı *").fill("Deneme Fiyatsız");
  await field(page, "Kategori *").selectOption("trend");
  await field(page, "Ana Görsel URL *").fill(sample?.image ?? "");
  for (const typed of ["abc", "12,345,6", "-5", "0", "1e3"]) {
    await field(page, "Fiyat (₺) *").fill(typed);
    await save(page);
    await expect(field(page, "Fiyat (₺) *")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Fiyat (₺) *")).toBeFocused();
  }
  await field(page, "Fiyat (₺) *").fill("10");
  await field(page, "Eski Fiyat (₺)").fill("on lira");
  await save(page);
  await expect(field(page, "Eski Fiyat (₺)")).toHaveAttribute("aria-invalid", "true");
  expect(writes).toEqual([]);
});

test("the main image must be a web address (§5)", { tag: "@desktop" }, async ({ page }) => {
  await expect(field(page, "Ana Görsel URL *")).toHaveAttribute("type", "url");
  await field(page, "Ürün Adı *").fill("Deneme Resimsiz");
  await field(page, "Fiyat (₺) *").fill("10");
  await field(page, "Kategori *").selectOption("trend");
  for (const typed of ["resim", "javascript:alert(1)"]) {
    await field(page, "Ana Görsel URL *").fill(typed);
    await save(page);
    await expect(field(page, "Ana Görsel URL *")).toBeFocused();
  }
  expect(writes).toEqual([]);
});
