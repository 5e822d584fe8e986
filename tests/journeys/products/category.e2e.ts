import type { Page } from "@playwright/test";
import type { Product } from "../../../domain/catalog/product.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { applyFilters, holdRequests, openFilters, visit } from "../../support/visit.ts";

const cards = (page: Page) => page.getByRole("article").getByRole("heading");
const hasColor = (colors: readonly string[], words: readonly string[]) => colors.some((color) => words.includes(color));
const names = (products: Product[]) => products.map(({ name }) => name);
const chips = (page: Page) => page.getByRole("list", { name: "Seçili filtreler" });

test("a category's page shows all of its products in the owner's order, and is indexed without query", async ({
  page,
  shelf,
}) => {
  const jewellery = (await shelf.list()).filter(({ category }) => category === "takilar");
  await visit(page, "/kategori/takilar?utm_source=instagram");
  await expect(page.getByRole("heading", { level: 1, name: "Takılar" })).toBeVisible();
  await expect(page.getByText(`${jewellery.length} ürün`, { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveText(names(jewellery));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/kategori\/takilar$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expectAccessible(page);
});

test("filters and order are part of the address, so reload and Back keep them", async ({ page, shelf }) => {
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

test("filters without a matching product say so and are removed one by one", async ({ page, shelf }) => {
  await shelf.add({ name: "Deneme Mor Kutu", price: 70, colors: ["Mor"] });
  await visit(page, "/kategori/trend");
  const filters = await openFilters(page);
  await expect(filters.getByLabel("En az")).not.toHaveAttribute("placeholder");
  await expect(filters.getByLabel("En az")).toHaveAccessibleDescription(/^Rafta ₺\d/);
  await filters.getByRole("checkbox", { name: /^Mor / }).check();
  await filters.getByLabel("En az").fill("90.000");
  await filters.getByRole("button", { name: /^(Uygula|0 ürünü göster)$/ }).click();
  await expect(page).toHaveURL("/kategori/trend?min=90000&renk=mor");
  await expect(page.getByText("Bu seçimlere uyan ürün yok")).toBeVisible();
  await chips(page).getByRole("link", { name: "En az ₺90.000,00" }).click();
  await expect(cards(page).filter({ hasText: "Deneme Mor Kutu" })).toBeVisible();
  await page.getByRole("link", { name: "Filtreleri temizle" }).click();
  await expect(page).toHaveURL("/kategori/trend");
  await expect((await openFilters(page)).getByLabel("En az")).toHaveValue("");
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

test("an order chosen while a filter is being added or removed keeps that change", async ({ page }) => {
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

test("several colors are chosen at once, and each has a chip that removes it", async ({ page, shelf }) => {
  for (const colors of [["Petrol"], ["Taba", "Petrol"], ["Taba"]])
    await shelf.add({ name: `Deneme ${colors.join(" ")}`, colors });
  const named = async (words: readonly string[]) =>
    names((await shelf.list()).filter(({ category, colors }) => category === "trend" && hasColor(colors, words)));
  await visit(page, "/kategori/trend");
  const filters = await openFilters(page);
  await filters.getByRole("checkbox", { name: /^Taba / }).check();
  await filters.getByRole("checkbox", { name: /^Petrol / }).check();
  await applyFilters(page);
  await expect(page).toHaveURL("/kategori/trend?renk=petrol&renk=taba");
  await expect(cards(page)).toHaveText(await named(["Taba", "Petrol"]));
  await chips(page).getByRole("link", { name: "Taba" }).click();
  await expect(page).toHaveURL("/kategori/trend?renk=petrol");
  await expect(cards(page)).toHaveText(await named(["Petrol"]));
  await page.goBack();
  await expect(cards(page)).toHaveText(await named(["Taba", "Petrol"]));
  const again = await openFilters(page);
  await expect(again.getByRole("checkbox", { name: /^Taba / })).toBeChecked();
  await expect(again.getByRole("checkbox", { name: /^Petrol / })).toBeChecked();
});

test("on a phone the filters stand in a sheet that counts the matching products", async ({ page, shelf }) => {
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
  await expectAccessible(page);

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

test("a long category has links from page to page, without JavaScript too", async ({ browser, baseURL, shelf }) => {
  const added = Array.from({ length: 24 }, (_, index) =>
    shelf.add({ name: `Deneme ${index + 1}`, category: "labubu" }),
  );
  await Promise.all(added);
  const toys = (await shelf.list()).filter(({ category }) => category === "labubu");
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/kategori/labubu");
  await expect(cards(page)).toHaveText(names(toys.slice(0, 24)));
  await page.getByRole("link", { name: "Sonraki" }).click();
  await expect(page).toHaveURL("/kategori/labubu?sayfa=2");
  await expect(cards(page)).toHaveText(names(toys.slice(24)));
  await (await openFilters(page)).getByLabel("İndirimli").check();
  await page.getByRole("button", { name: "Uygula" }).click();
  await expect(page).toHaveURL(/indirimli=1/);
  await expect(chips(page)).toContainText("İndirimli");
  await context.close();
});

test("the home page links to the page of the chosen category; an unknown category is not found", async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  await visit(page, "/#takilar");
  await page.getByRole("link", { name: "Takılar: Tümünü gör" }).click();
  await expect(page).toHaveURL("/kategori/takilar");
  const answer = await page.goto("/kategori/boyle-bir-raf-yok");
  expect(answer?.status()).toBe(404);
});
