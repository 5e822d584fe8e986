import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test("the home page shows header, hero, categories, products and footer, in this order (§2)", async ({ page }) => {
  await visit(page, "/");
  await expect(page).toHaveTitle(/Fiyonk/);
  const parts = [
    page.getByRole("banner"),
    page.locator('[aria-roledescription="carousel"]'),
    page.getByRole("region", { name: "Kategoriler" }),
    page.getByRole("region", { name: "Öne Çıkan Ürünler" }),
    page.getByRole("contentinfo"),
  ];
  const tops: number[] = [];
  for (const part of parts) tops.push((await part.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("'Kategoriler' has a tile with image and name for every category, linked to its anchor (§2)", async ({ page }) => {
  await visit(page, "/");
  const { categories } = await (await page.request.get("/api/categories")).json();
  const tiles = page.getByRole("region", { name: "Kategoriler" }).getByRole("link");
  await expect(page.getByRole("heading", { name: "Kategoriler", exact: true })).toBeVisible();
  await expect(tiles).toHaveCount(5);
  for (const { name, slug } of categories) {
    const tile = tiles.filter({ hasText: name });
    await expect(tile).toHaveAttribute("href", `/#${slug}`);
    await expect(tile.locator("img")).toHaveCount(1);
  }
});

test("the footer has the brand, four anchors, three ways to write and 2025 (§2, §9)", async ({ page }) => {
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Küçük mutluluklar")).toBeVisible();
  const links = footer.getByRole("navigation").getByRole("link");
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", /^\/#[a-z-]+$/);
  await expect(footer.locator('a[href^="https://wa.me/"]')).toHaveCount(1);
  await expect(footer.locator('a[href^="https://wa.me/"]')).toHaveAttribute("href", "https://wa.me/905320000000");
  await expect(footer.locator('a[href^="mailto:"]')).toHaveAttribute("href", "mailto:merhaba@fiyonk.example");
  await expect(footer.getByRole("link", { name: "@fiyonk", exact: true })).toHaveCount(1);
  await expect(footer.getByText("© 2025")).toBeVisible();
});

test("every picture of a card loads when it is scrolled to (§2)", async ({ page }) => {
  await visit(page, "/");
  for (const article of await page.getByRole("article").all()) {
    await article.scrollIntoViewIfNeeded();
    const picture = article.locator("img");
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("products, prices, categories and plain contact links are readable", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(8);
    for (const article of await page.getByRole("article").all()) {
      await expect(article.getByRole("heading")).toBeVisible();
      await expect(article.getByText(/^₺[\d.]+,\d{2}$/).first()).toBeVisible();
    }
    await expect(page.locator('[aria-roledescription="slide"]').first()).toContainText("%40");
    await expect(page.getByRole("heading", { name: "Kategoriler", exact: true })).toBeVisible();
    const { categories } = await (await page.request.get("/api/categories")).json();
    for (const { slug } of categories) {
      await expect(page.locator(`[id="${slug}"]`)).toBeAttached();
      await expect(page.locator(`a[href="/#${slug}"]`).first()).toBeAttached();
    }
    await expect(page.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(page.getByRole("status")).toHaveCount(0);
    await expect(
      page.getByRole("button", { name: /Favori|Sepet/ }),
      "buttons that need scripts are hidden",
    ).toHaveCount(0);
  });
});
