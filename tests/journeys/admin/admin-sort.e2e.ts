import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test.use({ person: "admin" });

const BAGS = [
  { name: "Deneme Çanta", price: 30, category: "trend", inStock: true },
  { name: "Deneme Ihlamur", price: 10, category: "labubu", inStock: false },
  { name: "Deneme İnci", price: 20, category: "takilar", inStock: true },
];

async function openPanel(page: Page) {
  await visit(page, "/admin");
  await page.getByLabel("Ürün ara").fill("Deneme");
  await expect(page.locator("tbody tr")).toHaveCount(3);
}

const expectOrder = (page: Page, order: string[]) =>
  expect(page.locator("tbody .product-row-name-cell")).toHaveText(order.map((name) => new RegExp(name)));

test.beforeEach(async ({ shelf }) => {
  await Promise.all(BAGS.map((bag) => shelf.add(bag)));
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

  test("the table has the columns of the specification, and a click on one sorts up, then down, then not at all (§2)", async ({
    page,
  }) => {
    await openPanel(page);
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
});

test.describe("on a phone 400 px wide", () => {
  test.use({ viewport: { width: 400, height: 844 }, isMobile: true, hasTouch: true });

  test("rows become cards, five on the first screen, sorted by a list", async ({ page }) => {
    await visit(page, "/admin");
    await expect(page.locator("tbody tr").nth(4)).toBeInViewport({ ratio: 1 });
    await page.getByLabel("Ürün ara").fill("Deneme");
    await expect(page.locator("tbody tr")).toHaveCount(3);
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
    await page.getByLabel("Sırala").selectOption("Fiyat, azalan");
    await expectOrder(page, ["Çanta", "İnci", "Ihlamur"]);
  });
});
