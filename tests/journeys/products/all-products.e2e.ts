import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

const PAGE_SIZE = 24;

test("the home page links to all products, which are paged, filtered and sorted like a category", async ({
  page,
  shelf,
}) => {
  const all = await shelf.list();
  const cards = page.getByRole("article").getByRole("heading");
  await visit(page, "/");
  await page.getByRole("link", { name: "Tüm ürünleri gör" }).click();
  await expect(page).toHaveURL("/urunler");
  await expect(page.getByRole("heading", { level: 1, name: "Tüm ürünler" })).toBeVisible();
  await expect(page.getByText(`${all.length} ürün`, { exact: true })).toBeVisible();
  await expect(cards).toHaveText(all.slice(0, PAGE_SIZE).map(({ name }) => name));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/urunler$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.getByRole("link", { name: "Sonraki" }).click();
  await expect(page).toHaveURL("/urunler?sayfa=2");
  await expect(cards).toHaveText(all.slice(PAGE_SIZE, 2 * PAGE_SIZE).map(({ name }) => name));

  const inStock = all.filter((product) => product.inStock).toSorted((one, other) => one.price - other.price);
  await visit(page, "/urunler?stokta=1&sirala=artan-fiyat");
  await expect(cards).toHaveText(inStock.slice(0, PAGE_SIZE).map(({ name }) => name));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  const shelves = page.getByRole("navigation", { name: "Raflar" });
  await shelves.getByRole("link", { name: "Takılar" }).click();
  await expect(page).toHaveURL("/kategori/takilar?stokta=1&sirala=artan-fiyat");
  const jewellery = inStock.filter(({ category }) => category === "takilar");
  await expect(cards).toHaveText(jewellery.map(({ name }) => name));
  await expect(shelves.getByRole("link", { name: "Takılar" })).toBeInViewport({ ratio: 1 });
});
