import { field, form, openForm, save } from "../../support/admin-visit.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";

test.use({ person: "admin" });

const writes: string[] = [];

test.beforeEach(async ({ page }) => {
  writes.length = 0;
  page.on("request", (request) => request.method() === "POST" && writes.push(request.url()));
  await openForm(page);
});

test("a price typed in any usual way is shown below the field as the shop writes it", { tag: "@desktop" }, async ({
  page,
}) => {
  await field(page, "Fiyat (₺) *").fill("99 lira");
  await expect(field(page, "Fiyat (₺) *")).toHaveAccessibleDescription("₺99,00");
  for (const typed of ["1.234,50", "1234,5", "1234.50", "₺ 1.234,50", "1 234,50", "1,234.50"]) {
    await field(page, "Fiyat (₺) *").fill(typed);
    await expect(field(page, "Fiyat (₺) *"), typed).toHaveAccessibleDescription("₺1.234,50");
  }
  await field(page, "Eski Fiyat (₺)").fill("2469");
  await expect(field(page, "Eski Fiyat (₺)")).toHaveAccessibleDescription(/₺2\.469,00/);
  await expect(field(page, "Eski Fiyat (₺)")).toHaveAccessibleDescription(/Son 30 günün en düşük fiyatı/);
  for (const [typed, hint] of [
    ["2469", /%50 indirim görünür/],
    ["1234", /Eski fiyat fiyattan düşük: indirim görünmez/],
    ["1234,5", /Eski fiyat fiyatla aynı: indirim görünmez/],
  ] as const) {
    await field(page, "Eski Fiyat (₺)").fill(typed);
    await expect(field(page, "Eski Fiyat (₺)")).toHaveAccessibleDescription(hint);
  }
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

test("name, price, category and main image are required (§5)", { tag: "@desktop" }, async ({ page }) => {
  for (const label of ["Ürün Adı *", "Fiyat (₺) *", "Kategori *", "Ana Görsel URL *"]) {
    await expect(field(page, label)).toHaveAttribute("required");
  }
  for (const label of ["Eski Fiyat (₺)", "Açıklama"]) {
    await expect(field(page, label)).not.toHaveAttribute("required");
  }
  await save(page);
  await expect(form(page)).toBeVisible();
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
