import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { type Shelf, test } from "../../support/person-and-shelf.ts";
import { addToCart, cartButton, holdRequests, infoLink, waitForScripts } from "../../support/visit.ts";

const SCRIPTS = /\/assets\/.*\.js$/;

test("taps made before the scripts arrive are replayed when they have arrived", async ({ page, shelf }) => {
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

test("a link followed before the scripts arrive keeps the products that were put into the cart", async ({
  page,
  shelf,
}) => {
  const release = await addBeforeScripts(page, shelf);
  await (await infoLink(page, "Hakkımızda")).click();
  release();
  await expect(page).toHaveURL("/sayfa/hakkimizda");
  await expect(cartButton(page)).toHaveAccessibleName("Sepetim, 1 ürün");
});

test("a link to the same page with another query keeps them too", async ({ page, shelf }) => {
  const release = await addBeforeScripts(page, shelf, "/?utm_source=instagram");
  await page.getByRole("contentinfo").getByRole("link", { name: "Takılar" }).click();
  release();
  await expect(page).toHaveURL("/#takilar");
  await expect(cartButton(page)).toHaveAccessibleName("Sepetim, 1 ürün");
});

test("a link waits three seconds for scripts that never arrive", async ({ page, shelf }) => {
  await addBeforeScripts(page, shelf);
  await (await infoLink(page, "Hakkımızda")).click();
  await page.clock.runFor(2900);
  await expect(page).toHaveURL("/");
  await page.clock.runFor(200);
  await expect(page).toHaveURL("/sayfa/hakkimizda");
});

/** Puts a product into the cart before the scripts arrive, with the page's clock stopped. */
async function addBeforeScripts(page: Page, shelf: Shelf, path = "/") {
  const [product] = (await shelf.list()).filter(({ featured, inStock }) => featured && inStock);
  if (!product) throw new Error("No product of the home page can be ordered");
  const release = await holdRequests(page, SCRIPTS);
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(60_000);
  await addToCart(page, product.name);
  return release;
}

test("a tap on the menu, which needs no script, is not replayed: the menu stays open", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menü" });
  await page.getByRole("button", { name: "Menü" }).click();
  await expect(menu).toBeVisible();
  release();
  await waitForScripts(page);
  await expect(menu).toBeVisible();
});

test("scripts are requested after the pictures", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const release = await holdRequests(page, /\/media\//);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(requested.filter((path) => SCRIPTS.test(path))).toEqual([]);
  release();
  await waitForScripts(page);
  const beforeScripts = requested.slice(
    0,
    requested.findIndex((path) => SCRIPTS.test(path)),
  );
  expect(beforeScripts.filter((path) => path.endsWith(".avif"))).not.toEqual([]);
});

test("an order chosen before the scripts arrive is applied then, and Back before they arrive shows the page below", async ({
  page,
  shelf,
}) => {
  const gifts = (await shelf.list()).filter(({ category }) => category === "trend");
  const byPrice = gifts.toSorted((one, other) => one.price - other.price);
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/kategori/trend");
  await page.getByLabel("Sırala").selectOption("En düşük fiyat");
  release();
  await expect(page).toHaveURL("/kategori/trend?sirala=artan-fiyat");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(byPrice.map(({ name }) => name));
  const releaseAgain = await holdRequests(page, SCRIPTS);
  await page.reload();
  await page.goBack();
  releaseAgain();
  await expect(page).toHaveURL("/kategori/trend");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(gifts.map(({ name }) => name));
});

test("an untouched shelf loads no toasts, although its row of shelves scrolls by itself", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/kategori/takilar");
  await expect.poll(() => requested).toContainEqual(expect.stringContaining("/later-"));
  expect(requested.filter((path) => path.includes("/toaster-"))).toEqual([]);
  await waitForScripts(page);
  expect(requested).toContainEqual(expect.stringContaining("/toaster-"));
});

test.describe("while a page arrives", () => {
  test.use({ javaScriptEnabled: false });

  test("a card keeps the place of its picture, so that its name does not move", async ({ page, request }) => {
    const whole = await (await request.get("/urunler")).text();
    const half = whole.slice(0, whole.indexOf("</h3>"));
    const name = page.getByRole("article").first().getByRole("heading");
    const places = [];
    for (const body of [half, whole]) {
      await page.route("**/urunler", (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
      await page.goto("/urunler");
      const { x, y } = (await name.boundingBox()) ?? {};
      places.push({ x, y });
    }
    expect(places[0]).toEqual(places[1]);
  });
});
