import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { holdRequests, toast, visit } from "../../support/visit.ts";

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

test("while an answer is on its way, the number of another list does not stand over it", async ({ page, shelf }) => {
  await shelf.add({ name: "Deneme Kolye" });
  await visit(page, "/admin");
  const summary = page.getByText(/^\d+ ürün$/);
  await expect(summary).toBeVisible();
  const release = await holdRequests(page, /\/api\/admin\/products\?q=/);
  await page.getByLabel("Ürün ara").fill("deneme kolye");
  await expect(page.getByText("Liste geliyor…")).toBeVisible();
  await expect(summary).toHaveCount(0);
  release();
  await expect(page.getByText("“deneme kolye” için 1 ürün")).toBeVisible();
});

test("every tool of the list and of the selection lies within a screen of 360 px", async ({ page }) => {
  await visit(page, "/admin?kategori=takilar");
  await page.getByLabel("Sayfadakileri seç").check();
  await expect(page.getByRole("button", { name: "Toplu fiyat" })).toBeVisible();
  const outside = await page.locator("main :is(button, select, input, a)").evaluateAll((tools) =>
    tools
      .filter((tool) => tool.checkVisibility())
      .map((tool) => ({ tool: tool.textContent, box: tool.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.right > innerWidth),
  );
  expect(outside).toEqual([]);
  for (const name of ["Sırala", "Kategori"]) await expect(page.getByLabel(name, { exact: true })).toBeInViewport();
  for (const name of [/^Son işlemler/, /^Çöp kutusu/]) {
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
});
