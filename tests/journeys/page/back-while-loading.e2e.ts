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

test("a product opened from the cart comes back to the cart, and then to the page below it", async ({
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
});

/** Over the cart to the page below, which comes when it is released. */
async function goBackTwiceFromProduct(page: Page, shelf: Shelf) {
  const cart = await openProductFromCart(page, shelf);
  const release = await holdRequests(page, /trend\.data/);
  await page.goBack();
  await expect(cart).toBeVisible();
  await page.goBack();
  await expectNoDialog(page);
  return { cart, release };
}

test("Back twice and Forward before the page below has come lead over the cart again", async ({ page, shelf }) => {
  const { cart, release } = await goBackTwiceFromProduct(page, shelf);
  await page.goForward();
  await expect(cart).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/urun\//);
  release();
  await expect(page.getByRole("progressbar", { name: "Sayfa açılıyor" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
  await expectNoDialog(page);
});

test("Back pressed as soon as another page stands in the address leads to the page it came from", async ({
  page,
  shelf,
}) => {
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
  // So that the page is not drawn yet.
  await device.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await card(page, NAME).getByRole("link", { name: NAME }).click();
  await below;
  await device.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.getByRole("progressbar", { name: "Sayfa açılıyor" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trend Ürünler");
  await expect(page).toHaveURL("/kategori/trend");
});

test("Back pressed while a product chosen in the cart is on its way stays on the page below", async ({
  page,
  shelf,
}) => {
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
