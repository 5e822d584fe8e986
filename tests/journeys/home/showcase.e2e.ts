import type { Page } from "@playwright/test";
import type { Product } from "../../../domain/catalog/product.ts";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toast, visit } from "../../support/visit.ts";

const names = (products: Product[]) => products.slice(0, 8).map(({ name }) => name);

const expectCards = (page: Page, products: Product[]) =>
  expect(page.getByRole("article").getByRole("heading")).toHaveText(names(products));

test("an anchor filters the grid, in an address too, and a grid that fails to load is loaded again", async ({
  page,
  shelf,
  faults,
}) => {
  await test.step("an anchor filters the grid, renames it and brings it into view (§2)", async () => {
    const all = await shelf.list();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await visit(page, "/");
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
    await page.getByRole("link", { name: "Trend Ürünler yerine hepsi" }).click();
    await expect(page.getByRole("heading", { name: "Öne Çıkan Ürünler" })).toBeVisible();
    const calls = requested.filter((path) => path.startsWith("/api/"));
    expect(calls, "one answer holds all grids").toEqual(["/api/showcases"]);
  });

  await test.step("an address with an anchor opens filtered and in view (§2)", async () => {
    const jewellery = (await shelf.list()).filter(({ category }) => category === "takilar");
    await page.goto("about:blank");
    await visit(page, "/#takilar");
    await expectCards(page, jewellery);
    await expect(page.getByRole("heading", { name: "Tüm Ürünler" })).toBeInViewport();
  });

  await test.step("a grid that fails to load says so, and is loaded again on demand (§8)", async () => {
    faults.allow(/ERR_FAILED/);
    const jewellery = (await shelf.list()).filter(({ category }) => category === "takilar");
    const url = "**/api/showcases";
    await page.route(url, (route) => route.abort());
    await visit(page, "/");
    await page.getByRole("region", { name: "Kategoriler" }).locator('a[href="/#takilar"]').click();
    await expect(toast(page, "Veriler yüklenemedi")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.unroute(url);
    await page.getByRole("button", { name: "Tekrar dene" }).click();
    await expectCards(page, jewellery);
  });
});
