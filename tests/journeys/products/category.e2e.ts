import type { Page } from "@playwright/test";
import type { Product } from "../../../domain/catalog/product.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { applyFilters, holdRequests, openFilters, visit } from "../../support/visit.ts";

const cards = (page: Page) => page.getByRole("article").getByRole("heading");
const hasColor = (colors: readonly string[], words: readonly string[]) => colors.some((color) => words.includes(color));
const names = (products: Product[]) => products.map(({ name }) => name);
const chips = (page: Page) => page.getByRole("list", { name: "Seçili filtreler" });

test("filters and order are part of the address and survive one another, on a phone in a sheet that counts", async ({
  page,
  shelf,
}) => {
  await test.step("filters and order are part of the address, so reload and Back keep them", async () => {
    const gifts = (await shelf.list()).filter(({ category }) => category === "trend");
    const inStock = gifts.filter((product) => product.inStock);
    const byPrice = inStock.toSorted((one, other) => one.price - other.price);
    await visit(page, "/kategori/trend");
    await (await openFilters(page)).getByLabel("Stokta").check();
    await applyFilters(page);
    await expect(page).toHaveURL("/kategori/trend?stokta=1");
    await expect(cards(page)).toHaveText(names(inStock));
    await page.getByLabel("Sırala").selectOption("En düşük fiyat");
    await expect(page).toHaveURL("/kategori/trend?stokta=1&sirala=artan-fiyat");
    await expect(cards(page)).toHaveText(names(byPrice));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.reload();
    await expect(cards(page)).toHaveText(names(byPrice));
    await expect(page.getByLabel("Sırala")).toHaveValue("artan-fiyat");
    await page.goBack();
    await expect(cards(page)).toHaveText(names(inStock));
    await chips(page).getByRole("link", { name: "Stokta" }).click();
    await expect(page).toHaveURL("/kategori/trend");
    await expect(cards(page)).toHaveText(names(gifts));
  });

  await test.step("an order chosen while a filter is being added or removed keeps that change", async () => {
    await visit(page, "/kategori/trend");
    const release = await holdRequests(page, "**/kategori/trend.data?*");
    await (await openFilters(page)).getByLabel("Stokta").check();
    await applyFilters(page);
    await page.getByLabel("Sırala").selectOption("En düşük fiyat");
    release();
    await expect(page).toHaveURL("/kategori/trend?stokta=1&sirala=artan-fiyat");

    const releaseAgain = await holdRequests(page, "**/kategori/trend.data?*");
    await chips(page).getByRole("link", { name: "Stokta" }).click();
    await page.getByLabel("Sırala").selectOption("En yeni");
    releaseAgain();
    await expect(page).toHaveURL("/kategori/trend?sirala=yeni");
  });

  await test.step("on a phone the filters stand in a sheet that counts the matching products", async () => {
    await shelf.add({ name: "Deneme Ucuz Petrol", colors: ["Petrol"], price: 1 });
    const trend = (await shelf.list()).filter(({ category }) => category === "trend");
    const petrol = trend.filter(({ colors }) => hasColor(colors, ["Petrol"]));
    await visit(page, "/kategori/trend");
    const filters = await openFilters(page);
    const sheet = page.getByRole("dialog", { name: "Filtrele" });
    const show = sheet.getByRole("button", { name: /göster$/ });
    await expect(show).toHaveText(`${trend.length} ürünü göster`);
    await filters.getByRole("checkbox", { name: /^Petrol / }).check();
    await expect(show).toHaveText(`${petrol.length} ürünü göster`);
    await filters.getByLabel("En çok").fill("1");
    await expect(show).toHaveText("1 ürünü göster");
    await expect(page).toHaveURL("/kategori/trend");

    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/kategori/trend");
    await openFilters(page);
    await expect(filters.getByRole("checkbox", { name: /^Petrol / })).not.toBeChecked();
    await filters.getByLabel("İndirimli").check();
    await sheet.getByRole("button", { name: "Temizle" }).click();
    await expect(filters.getByLabel("İndirimli")).not.toBeChecked();
    await expect(show).toHaveText(`${trend.length} ürünü göster`);

    await filters.getByLabel("En çok").fill("1");
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL("/kategori/trend?max=1");
    await expect(cards(page)).toHaveText(["Deneme Ucuz Petrol"]);
    await page.goBack();
    await expect(page).toHaveURL("/kategori/trend");
    await expect(cards(page)).toHaveText(names(trend));
    await expect(sheet).toBeHidden();
  });
});

test("a filter typed while another one loads is kept", { tag: "@desktop" }, async ({ page }) => {
  await visit(page, "/kategori/trend");
  const release = await holdRequests(page, "**/kategori/trend.data?*");
  const filters = await openFilters(page);
  await filters.getByLabel("Stokta").check();
  await filters.getByLabel("En az").fill("90.000");
  release();
  await expect(chips(page)).toContainText("Stokta");
  await expect(filters.getByLabel("En az")).toHaveValue("90.000");
  await filters.getByRole("button", { name: "Uygula" }).click();
  await expect(page).toHaveURL("/kategori/trend?min=90000&stokta=1");
});
