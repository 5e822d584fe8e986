import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

test.use({ person: "admin", viewport: { width: 360, height: 740 } });

const rows = (page: Page) => page.locator("tbody tr");

test("a search that a dead line cut off shows no other list, and bulk actions reach only what was searched", async ({
  page,
  context,
  shelf,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  for (const name of ["Deneme Kolye Ay", "Deneme Kolye Gün", "Deneme Kupa"]) await shelf.add({ name });
  await visit(page, "/admin");
  await expect(rows(page)).toHaveCount(20);
  await page.getByLabel("Sayfadakileri seç").check();
  await context.setOffline(true);
  await page.getByLabel("Ürün ara").pressSequentially("deneme kolye");
  await expect(page.getByRole("heading", { name: "Liste şu an gelmedi" })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Seçilen ürünler" })).toHaveCount(0);
  await page.getByRole("button", { name: "Tekrar dene" }).click();
  await expect(page.getByRole("heading", { name: "Liste şu an gelmedi" })).toBeVisible();

  await context.setOffline(false);
  await expect(rows(page)).toHaveText([/Deneme Kolye Gün/, /Deneme Kolye Ay/]);
  await expect(page.getByLabel("Ürün ara")).toHaveValue("deneme kolye");
  await page.getByLabel("Sayfadakileri seç").check();
  await page.getByLabel("Seçilenleri değiştir").selectOption("Tükendi yap");
  await expect(toast(page, "2 ürün güncellendi")).toBeVisible();
  const soldOut = (await shelf.list()).filter(({ inStock, name }) => !inStock && name.startsWith("Deneme"));
  expect(soldOut.map(({ name }) => name)).toEqual(["Deneme Kolye Gün", "Deneme Kolye Ay"]);
});
