import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test.use({ person: "admin" });

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const rows = (page: Page) => page.locator("tbody tr");

const BAGS = [
  { name: "Deneme Çanta", price: 30, category: "trend", inStock: true },
  { name: "Deneme Ihlamur", price: 10, category: "labubu", inStock: false },
  { name: "Deneme İnci", price: 20, category: "takilar", inStock: true },
];

const search = (page: Page, text: string) => page.getByLabel("Ürün ara").fill(text);

async function openPanel(page: Page) {
  await visit(page, "/admin");
  await expect(page.getByRole("table")).toBeVisible();
}

async function searchBags(page: Page) {
  await search(page, "Deneme");
  await expect(rows(page)).toHaveCount(3);
}

const expectOrder = (page: Page, order: string[]) =>
  expect(page.locator("tbody .product-row-name-cell")).toHaveText(order.map((name) => new RegExp(name)));

test("the table has the columns of the specification, sorted by a click on a desktop and by a list on a phone, where rows are cards, and shows the shop's products with counters and a search (§2, §4)", async ({
  page,
  shelf,
}) => {
  await Promise.all(BAGS.map((bag) => shelf.add(bag)));
  await test.step("rows become cards, five on the first screen, sorted by a list, on a phone 400 px wide", async () => {
    await page.setViewportSize({ width: 400, height: 844 });
    await visit(page, "/admin");
    await expect(page.locator("tbody tr").nth(4)).toBeInViewport({ ratio: 1 });
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await page.locator("tbody tr").first().boundingBox())?.y).toBeLessThan(420);
      for (const name of ["Ana Sayfa", "Çıkış Yap"]) {
        const box = await page.getByRole("banner").getByText(name).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(56);
      }
    }
    await page.setViewportSize({ width: 360, height: 640 });
    const bar = await page.getByRole("navigation", { name: "Panelin bölümleri" }).boundingBox();
    const fourth = await page.locator("tbody tr").nth(3).boundingBox();
    expect((fourth?.y ?? 0) + (fourth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.setViewportSize({ width: 400, height: 844 });
    await searchBags(page);
    await expect(page.getByRole("columnheader", { name: "Fiyat" })).toBeHidden();
    const cards = await page.locator("tbody tr").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const card of cards) {
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.right).toBeLessThanOrEqual(400);
    }
    // The button for copying is in the form, not in the row.
    const targets = page.locator("tbody tr").first().locator("button, label").filter({ visible: true });
    await expect(targets).toHaveCount(8);
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const first = page.locator("tbody tr").first();
    for (const text of [/^₺/, /Stokta|Tükendi/]) await expect(first.getByText(text).first()).toBeInViewport();
    await expect(first.getByRole("button", { name: /^Düzenle/ })).toBeInViewport();
    await expect(page.getByLabel("Sırala")).toBeHidden();
    await page.getByRole("button", { name: "Süz", exact: true }).click();
    await page.getByLabel("Sırala").selectOption("Fiyat, azalan");
    await expect(page.getByRole("button", { name: "Süz: Fiyat, azalan" })).toBeVisible();
    await expectOrder(page, ["Çanta", "İnci", "Ihlamur"]);
  });

  await test.step("on a desktop the table has the columns of the specification, and a click on one sorts up, then down, then not at all", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPanel(page);
    await searchBags(page);
    const columns = ["Görsel", "Ürün Adı", "Fiyat", "Kategori", "Stok", "İşlemler"];
    await expect(page.getByRole("columnheader")).toHaveText(columns);
    const header = page.getByRole("columnheader", { name: "Fiyat" });
    await header.getByRole("button").click();
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expectOrder(page, ["Ihlamur", "İnci", "Çanta"]);
    await header.getByRole("button").click();
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await expectOrder(page, ["Çanta", "İnci", "Ihlamur"]);
    await header.getByRole("button").click();
    await expect(header).toHaveAttribute("aria-sort", "none");
    await page.getByRole("columnheader", { name: "Stok" }).getByRole("button").click();
    await expect(page.locator("tbody .product-row-stock-cell").last()).toContainText("Tükendi");
  });

  await test.step("counters, rows and the search box show the shop's products", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shelf.add({ name: "Deneme Kolye", price: 1234.5, originalPrice: 1500, category: "takilar", featured: true });
    await shelf.add({ name: "Deneme Işıltılı KILIF", category: "telefon", inStock: false, colors: ["vişneçürüğü"] });
    const products = await shelf.list();
    await openPanel(page);
    const featured = products.filter((product) => product.featured).length;
    await expect(page.locator("dt")).toHaveText(["Toplam Ürün", "Kategori", "Öne Çıkan Ürün"]);
    await expect(page.locator("dd")).toHaveText([`${products.length}`, "5", `${featured}`]);

    const necklace = row(page, "Deneme Kolye");
    await expect(necklace.locator("img")).toHaveCount(1);
    await expect(necklace.getByText("₺1.234,50", { exact: true })).toBeVisible();
    await expect(necklace.locator("s")).toHaveText("₺1.500,00");
    await expect(necklace.getByText("Takılar", { exact: true })).toBeVisible();
    await expect(necklace.getByText("Stokta", { exact: true })).toBeVisible();
    await expect(necklace.getByText("Öne Çıkan", { exact: true })).toBeVisible();
    await expect(necklace.getByRole("button", { name: /^Düzenle/ })).toBeVisible();
    await expect(necklace.getByRole("button", { name: /^Sil/ })).toBeVisible();

    const cover = row(page, "Deneme Işıltılı KILIF");
    await expect(cover.getByText("Tükendi", { exact: true })).toBeVisible();
    await expect(cover.locator("s")).toHaveCount(0);
    await expect(cover.getByText("Öne Çıkan", { exact: true })).toHaveCount(0);

    for (const typed of ["ISILTILI", "ışıltılı kılıf", "visnecurugu"]) {
      await search(page, typed);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText("Deneme Işıltılı KILIF");
    }
    await search(page, "yokböylebirşey");
    await expect(page.getByText("Aramana uyan ürün yok")).toBeVisible();
    await expect(page.getByLabel("Sayfadakileri seç")).toHaveCount(0);
    await page.getByRole("button", { name: "Aramayı temizle" }).click();
    await expect(rows(page)).toHaveCount(20);
  });
});

test("filters and 500 products' pages are part of the address and follow Back", async ({ page, shelf }) => {
  await test.step("filters narrow the list, are part of the address and follow Back", async () => {
    await shelf.add({ name: "Deneme Tükenen", category: "takilar", inStock: false });
    await openPanel(page);
    await page.getByRole("button", { name: "Süz", exact: true }).click();
    await page.getByLabel("Kategori", { exact: true }).selectOption("Takılar");
    await page.getByRole("button", { name: "Tükendi", exact: true }).click();
    await expect(page).toHaveURL("/admin?kategori=takilar&stok=yok");
    await expect(rows(page).filter({ hasText: "Stokta" })).toHaveCount(0);
    await expect(row(page, "Deneme Tükenen")).toHaveCount(1);
    await page.reload();
    await expect(row(page, "Deneme Tükenen")).toHaveCount(1);
    await search(page, "yokböylebirşey");
    await expect(page.getByText("Aramana uyan ürün yok")).toBeVisible();
    await page.goBack();
    await expect(row(page, "Deneme Tükenen")).toHaveCount(1);
    await page.getByRole("button", { name: "Süz: Takılar, Tükendi" }).click();
    await page.getByRole("button", { name: "Tükendi", exact: true }).click();
    await expect(page).toHaveURL("/admin?kategori=takilar");
  });

  await test.step("500 products are split into pages", async () => {
    const [sample] = await shelf.list();
    const products = Array.from({ length: 500 }, (_, index) => ({
      ...sample,
      id: `p${index}`,
      name: `Ürün ${index + 1}`,
    }));
    await page.route("**/api/admin/products?*", (route) => {
      const query = new URL(route.request().url()).searchParams;
      const from = (Number(query.get("page") ?? 1) - 1) * 20;
      const found = query.has("q") ? products.slice(-1) : products;
      const rows = found.slice(from, from + 20);
      const counts = { all: 500, categories: 5, featured: 0 };
      const pages = Math.ceil(found.length / 20);
      const json = { rows, matches: found.length, page: from / 20 + 1, pages, counts, plans: [] };
      return route.fulfill({ json });
    });
    await openPanel(page);
    const pages = page.getByRole("navigation", { name: "Sayfalar" });
    await expect(rows(page)).toHaveCount(20);
    await expect(pages.getByText("Sayfa 1 / 25")).toBeAttached();
    await expect(pages.getByRole("button", { name: "Önceki" })).toBeDisabled();
    await pages.getByRole("button", { name: "Sonraki" }).click();
    await expect(rows(page).first()).toContainText("Ürün 21");
    await pages.getByRole("button", { name: "Sayfa 25", exact: true }).click();
    await expect(rows(page).first()).toContainText("Ürün 481");
    await page.goBack();
    await expect(rows(page).first()).toContainText("Ürün 21");
    await page.reload();
    await expect(rows(page).first()).toContainText("Ürün 21");
    await expect(pages.getByRole("button", { name: "Sayfa 2", exact: true })).toHaveAttribute("aria-current", "page");
    await search(page, "Ürün 500");
    await expect(rows(page)).toHaveCount(1);
    await expect(pages).toHaveCount(0);
  });
});
