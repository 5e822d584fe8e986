import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { type Shelf, test } from "../../support/person-and-shelf.ts";
import { addToCart, cartButton, holdRequests, infoLink, visit, waitForScripts } from "../../support/visit.ts";

const SCRIPTS = /\/assets\/.*\.js$/;

test("taps that come before the scripts are given back when they are there", async ({ page, shelf }) => {
  const names = (await shelf.list()).filter(({ featured, inStock }) => featured && inStock).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(1);
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/");
  for (const name of names.slice(0, 2)) await addToCart(page, name);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(cartButton(page)).toHaveAccessibleName("Sepetim");
  release();
  await expect(cartButton(page)).toHaveAccessibleName("Sepetim, 2 ürün");
});

test("a link followed before the scripts takes along what was put into the cart", async ({ page, shelf }) => {
  const release = await tapTooEarly(page, shelf);
  await (await infoLink(page, "Hakkımızda")).click();
  release();
  await expect(page).toHaveURL("/sayfa/hakkimizda");
  await expect(cartButton(page)).toHaveAccessibleName("Sepetim, 1 ürün");
});

test("so does one to the same page with another question", async ({ page, shelf }) => {
  const release = await tapTooEarly(page, shelf, "/?utm_source=instagram");
  await page.getByRole("contentinfo").getByRole("link", { name: "Takılar" }).click();
  release();
  await expect(page).toHaveURL("/#takilar");
  await expect(cartButton(page)).toHaveAccessibleName("Sepetim, 1 ürün");
});

test("a link does not wait for scripts that never come", async ({ page, shelf }) => {
  await tapTooEarly(page, shelf);
  await (await infoLink(page, "Hakkımızda")).click();
  await page.clock.runFor(2900);
  await expect(page).toHaveURL("/");
  await page.clock.runFor(200);
  await expect(page).toHaveURL("/sayfa/hakkimizda");
});

/** Puts a product into the cart while scripts are still on their way and the page's clock is stopped. */
async function tapTooEarly(page: Page, shelf: Shelf, path = "/") {
  const [product] = (await shelf.list()).filter(({ featured, inStock }) => featured && inStock);
  if (!product) throw new Error("Nothing on the shelf can be ordered");
  const release = await holdRequests(page, SCRIPTS);
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(60_000);
  await addToCart(page, product.name);
  return release;
}

test("what needs no script is not done twice: the menu stays open", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menü" });
  await page.getByRole("button", { name: "Menü" }).click();
  await expect(menu).toBeVisible();
  release();
  await waitForScripts(page);
  await expect(menu).toBeVisible();
});

test("scripts come after the pictures", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdRequests(page, /\/media\//);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter((path) => SCRIPTS.test(path))).toEqual([]);
  release();
  await waitForScripts(page);
  const beforeScripts = asked.slice(
    0,
    asked.findIndex((path) => SCRIPTS.test(path)),
  );
  expect(beforeScripts.filter((path) => path.endsWith(".avif"))).not.toEqual([]);
});

test("an order chosen before the scripts is applied when they are there", async ({ page, shelf }) => {
  const gifts = (await shelf.list()).filter(({ category }) => category === "trend");
  const byPrice = gifts.toSorted((one, other) => one.price - other.price);
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/kategori/trend");
  await page.getByLabel("Sırala").selectOption("En düşük fiyat");
  release();
  await expect(page).toHaveURL("/kategori/trend?sirala=artan-fiyat");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(byPrice.map(({ name }) => name));
});

test("who goes back before the scripts are there gets the page of that address", async ({ page, shelf }) => {
  const gifts = (await shelf.list()).filter(({ category }) => category === "trend");
  await visit(page, "/kategori/trend");
  await page.getByLabel("Sırala").selectOption("En düşük fiyat");
  await expect(page).toHaveURL("/kategori/trend?sirala=artan-fiyat");
  const release = await holdRequests(page, SCRIPTS);
  await page.reload();
  await page.goBack();
  release();
  await expect(page).toHaveURL("/kategori/trend");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(gifts.map(({ name }) => name));
});
