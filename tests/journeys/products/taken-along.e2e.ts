import { readFile, stat } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test.use({ person: "admin" });

async function taken(page: Page, action: string): Promise<{ name: string; path: string }> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: action, exact: true }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), path: await download.path() };
}

async function bringBack(page: Page, path: string): Promise<void> {
  await page.getByRole("button", { name: "Tablo seç" }).click();
  await page.locator('main input[type="file"]').setInputFiles({
    name: "urunler.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await readFile(path),
  });
}

test("what an owner takes along as a workbook comes back by the way in, and changes nothing", async ({ page }) => {
  await visit(page, "/admin/tasima");
  const { name, path } = await taken(page, "Ürünler, Excel");
  expect(name).toMatch(/^urunler-\d{4}-\d\d-\d\d\.xlsx$/);
  expect((await taken(page, "Meta kataloğu")).name).toMatch(/^meta-katalogu-.*\.csv$/);
  expect((await taken(page, "Siparişler, Excel")).name).toMatch(/^siparisler-.*\.xlsx$/);

  await bringBack(page, path);
  await expect(page.getByRole("status")).toContainText("Bu bir Fiyonk dosyası.");
  await page.getByRole("button", { name: "Devam" }).click();
  await page.getByText("Dükkânda zaten olanlarda ne değişsin?").click();
  await expect(page.getByRole("checkbox")).toHaveCount(8);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Önizle" }).click();
  await expect(page.getByText("Alınacak ürün yok")).toBeVisible();
});

test("a workbook of thousands of products is written and read in the page, whose policy allows no worker", async ({
  page,
}) => {
  const products = Array.from({ length: 5000 }, (_, at) => ({
    row: at + 1,
    origins: [`kod:K-${at}`],
    name: `Ürün ${at}`,
    description: Array.from({ length: 20 }, (_, word) => Math.sin(at * 20 + word)).join(" "),
    price: 100 + at / 4,
  }));
  await page.route("**/api/admin/moving/products", (route) => route.fulfill({ json: { products } }));
  await visit(page, "/admin/tasima");
  const { path } = await taken(page, "Ürünler, Excel");
  // Larger ones are unzipped in workers where the policy allows it.
  expect((await stat(path)).size).toBeGreaterThan(512_000);
  await bringBack(page, path);
  await expect(page.getByRole("status")).toContainText("5000 satır");
});
