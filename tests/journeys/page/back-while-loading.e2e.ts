import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { type Shelf, test } from "../../support/person-and-shelf.ts";
import {
  addToCart,
  card,
  expectNoDialog,
  expectOpenCount,
  holdRequests,
  openCart,
  visit,
} from "../../support/visit.ts";

const NAME = "Deneme Aceleci Kupa";

async function openProductFromCart(page: Page, shelf: Shelf) {
  await shelf.add({ name: NAME });
  await visit(page, "/kategori/trend");
  await addToCart(page, NAME);
  const cart = await openCart(page);
  await cart.getByRole("link", { name: NAME, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
  await expectNoDialog(page);
  return cart;
}

test("Back from a product opened from the cart shows the cart, then the page below; Forward leads back, also before that is loaded", async ({
  page,
  shelf,
}) => {
  const cart = await openProductFromCart(page, shelf);
  await page.goBack();
  await expect(cart).toBeVisible();
  await expect(page).toHaveURL("/kategori/trend");
  await page.goBack();
  await expectNoDialog(page);
  await expect(page).toHaveURL("/kategori/trend");
  await page.goForward();
  await expect(cart).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
  await expectNoDialog(page);
  const release = await holdRequests(page, /trend\.data/);
  const held = page.waitForRequest(/trend\.data/);
  await page.goBack();
  await expect(cart).toBeVisible();
  await page.goBack();
  await expectNoDialog(page);
  await held;
  await page.goForward();
  await expect(cart).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/urun\//);
  release();
  await expect(page.getByRole("progressbar", { name: "Sayfa açılıyor" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
  await expectNoDialog(page);
});

test("Back pressed before the next page is drawn leads to the page it came from", async ({ page, shelf }) => {
  await shelf.add({ name: NAME });
  await visit(page, "/kategori/trend");
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.back();
    };
  });
  const below = page.waitForResponse(/trend\.data/);
  const device = await page.context().newCDPSession(page);
  // A slow processor keeps the next page from being drawn before Back.
  await device.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await card(page, NAME).getByRole("link", { name: NAME }).click();
  await below;
  await device.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.getByRole("progressbar", { name: "Sayfa açılıyor" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trend Ürünler");
  await expect(page).toHaveURL("/kategori/trend");
});

test("Back pressed while a product chosen in the cart is loading stays on the page below", async ({ page, shelf }) => {
  const { slug } = await shelf.add({ name: NAME });
  await visit(page, "/sayfa/sss");
  await visit(page, "/kategori/trend");
  await addToCart(page, NAME);
  const cart = await openCart(page);
  await expectOpenCount(page, 1);
  const release = await holdRequests(page, new RegExp(`${slug}\\.data`));
  await cart.getByRole("link", { name: NAME, exact: true }).click();
  await expectNoDialog(page);
  await page.goBack();
  await expect(page.getByRole("progressbar", { name: "Sayfa açılıyor" })).toHaveCount(0);
  release();
  await expect(page.getByRole("progressbar", { name: "Sayfa açılıyor" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trend Ürünler");
  await expect(page).toHaveURL("/kategori/trend");
  await page.goBack();
  await expect(page).toHaveURL("/sayfa/sss");
});
