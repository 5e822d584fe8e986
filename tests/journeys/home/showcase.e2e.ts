import type { Page } from "@playwright/test";
import type { Product } from "../../../domain/catalog/product.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/shopkeeper.ts";
import { answerCall, card, toast, visit } from "../../support/visit.ts";

const names = (products: Product[]) => products.slice(0, 8).map(({ name }) => name);

const expectCards = (page: Page, products: Product[]) =>
  expect(page.getByRole("article").getByRole("heading")).toHaveText(names(products));

test("by default only featured products are shown, at most 8 (§2, §9)", async ({ page, shelf }) => {
  const featured = (await shelf.list()).filter((product) => product.featured);
  expect(featured.length).toBeGreaterThanOrEqual(8);
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Öne Çıkan Ürünler" })).toBeVisible();
  await expect(page.getByText(/en popüler trend ürünler/i)).toBeVisible();
  await expectCards(page, featured);
});

for (const count of [5, 6]) {
  const rule = count < 6 ? "all products are used" : "only those are shown";
  test(`with ${count} featured products ${rule} (§9)`, { tag: "@screen" }, async ({ page, shelf }) => {
    const all = (await shelf.list()).map((product, index) => ({
      ...product,
      featured: index % 2 === 1 && index < count * 2,
    }));
    await answerCall(page, "GET", "/products?showcase=all", { status: 200, json: { products: all } });
    await visit(page, "/login");
    await page.getByRole("link", { name: "← Ana Sayfaya Dön" }).click();
    await expectCards(page, count < 6 ? all : all.filter((product) => product.featured));
  });
}

test("an anchor filters the grid, renames it and brings it into view (§2)", async ({ page, shelf }) => {
  const all = await shelf.list();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, "/");
  const filters = page.getByRole("navigation", { name: "Ürünleri süz" });
  for (const slug of ["cift-urunleri", "labubu", "takilar", "telefon", "trend"]) {
    await page.getByRole("region", { name: "Kategoriler" }).locator(`a[href="/#${slug}"]`).click();
    await expect(page).toHaveURL(`/#${slug}`);
    await expect(page.getByRole("heading", { name: "Tüm Ürünler" })).toBeInViewport();
    await expectCards(
      page,
      all.filter((product) => product.category === slug),
    );
    await expect(page.locator(`#${slug}`)).toBeInViewport();
  }
  await filters.getByRole("link", { name: "Tümü" }).click();
  await expect(page.getByRole("heading", { name: "Öne Çıkan Ürünler" })).toBeVisible();
  const questions = asked.filter((path) => path.startsWith("/api/"));
  expect(questions, "one answer brings all grids").toEqual(["/api/showcases"]);
});

test("a grid that did not come is told of, and asked for again when one wants it (§8)", async ({
  page,
  shelf,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const jewellery = (await shelf.list()).filter(({ category }) => category === "takilar");
  const grid = "**/api/showcases";
  await page.route(grid, (route) => route.abort());
  await visit(page, "/");
  await page.getByRole("region", { name: "Kategoriler" }).locator('a[href="/#takilar"]').click();
  await expect(toast(page, "Veriler yüklenemedi")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.unroute(grid);
  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await expectCards(page, jewellery);
});

test("an address with an anchor opens filtered and in view (§2)", async ({ page, shelf }) => {
  const jewellery = (await shelf.list()).filter(({ category }) => category === "takilar");
  await visit(page, "/#takilar");
  await expectCards(page, jewellery);
  await expect(page.getByRole("heading", { name: "Tüm Ürünler" })).toBeInViewport();
  await page.goBack();
});

test("a card shows image, name, price, old price, 3 colors, badges and the add button (§2, §5, §9)", async ({
  page,
  shelf,
}) => {
  const colors = ["kırmızı", "krem", "siyah", "lila"];
  const name = "Deneme Çift Bilekliği";
  await shelf.add({ name, price: 1234.5, originalPrice: 1500, colors, featured: true });
  await visit(page, "/#trend");
  const bracelet = card(page, name);
  await expect(bracelet.locator("img")).toHaveCount(1);
  await expect(bracelet.getByText("₺1.234,50", { exact: true })).toBeVisible();
  await expect(bracelet.locator("s")).toHaveText("₺1.500,00");
  await expect(bracelet.getByRole("list", { name: "Renkler" }).getByRole("listitem")).toHaveText(colors.slice(0, 3));
  await expect(bracelet.getByText("Öne Çıkan", { exact: true })).toBeVisible();
  await expect(bracelet.getByText("%18")).toBeVisible();
  await expect(bracelet.getByRole("button", { name: /Sepete ekle/ })).toBeEnabled();
});

test("without an old price, or with a difference that rounds to 0, there is no discount badge (§5)", async ({
  page,
  shelf,
}) => {
  await shelf.add({ name: "Deneme Kolye", price: 99.99 });
  await shelf.add({ name: "Deneme Küpe", price: 999, originalPrice: 1000 });
  await shelf.add({ name: "Deneme Yüzük", price: 120, originalPrice: 100 });
  await visit(page, "/#trend");
  for (const name of ["Deneme Kolye", "Deneme Küpe", "Deneme Yüzük"]) {
    await expect(card(page, name)).toBeVisible();
    await expect(card(page, name).getByText("%")).toHaveCount(0);
    await expect(card(page, name).getByText("Öne Çıkan")).toHaveCount(0);
  }
  await expect(card(page, "Deneme Kolye").locator("s")).toHaveCount(0);
});

test("a sold out product says so and cannot be added (§4)", async ({ page, shelf }) => {
  await shelf.add({ name: "Deneme Kılıf", inStock: false });
  await visit(page, "/#trend");
  await expect(card(page, "Deneme Kılıf").getByText("Tükendi")).toBeVisible();
  await expect(card(page, "Deneme Kılıf").getByRole("button", { name: /^Sepete ekle/ })).toBeDisabled();
});
