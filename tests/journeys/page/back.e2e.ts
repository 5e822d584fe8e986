import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import {
  addToCart,
  card,
  cartButton,
  expectNoDialog,
  expectOpenCount,
  holdCalls,
  openCart,
  visit,
  waitForScripts,
} from "../../support/visit.ts";

const NAME = "Deneme Geri Dönen Kupa";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** What pages are made of that is asked for from now on. */
function loadsOf(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data") || pathname.startsWith("/api/")) loaded.push(pathname);
  });
  return loaded;
}

test("Back closes the cart and leaves the page as it was, loading nothing anew; Forward opens it again", async ({
  page,
  shelf,
}) => {
  await shelf.add({ name: NAME });
  await visit(page, "/kategori/trend");
  await visit(page, "/#trend");
  await addToCart(page, NAME);
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  const before = [page.url(), await scrolled(page)];
  const loaded = loadsOf(page);
  const cart = await openCart(page);
  await expect(cart).toBeVisible();
  await page.goBack();
  await expectNoDialog(page);
  expect([page.url(), await scrolled(page)]).toEqual(before);
  await page.goForward();
  await expect(cart).toBeVisible();
  expect([page.url(), await scrolled(page)]).toEqual(before);
  await page.goBack();
  await expectNoDialog(page);
  await expectOpenCount(page, 0);
  expect(loaded).toEqual([]);
  await expect(cartButton(page)).toHaveText("1");
});

test("closing by hand leaves no dead step behind and loads nothing anew, however often", async ({ page, shelf }) => {
  await shelf.add({ name: NAME });
  await visit(page, "/kategori/trend");
  await card(page, NAME).getByRole("link", { name: NAME }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
  const loaded = loadsOf(page);
  for (const close of ["Kapat", "Escape"]) {
    const cart = await openCart(page);
    await expect(cart).toBeVisible();
    if (close === "Kapat") await cart.getByRole("button", { name: "Kapat" }).click();
    else await page.keyboard.press("Escape");
    await expectNoDialog(page);
  }
  await expectOpenCount(page, 0);
  expect(loaded).toEqual([]);
  await openCart(page);
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await page.goBack();
  await expect(page).toHaveURL("/kategori/trend");
  await expectNoDialog(page);
  await openCart(page);
  await page.keyboard.press("Escape");
  await page.goto("/login");
  await expect(page).toHaveURL("/login");
});

test("Back to a filtered home page comes to where it was left, whenever its products come", async ({ page }) => {
  const release = await holdCalls(page, "/showcases");
  await visit(page, "/#labubu");
  const cards = page.getByRole("main").getByRole("article");
  await expect(page.locator("#labubu")).toHaveAttribute("aria-current", "true");
  await page.evaluate(() => scrollTo({ top: 1300, behavior: "instant" }));
  release();
  await expect(page.locator(".product-grid-shown")).toHaveAttribute("aria-busy", "false");
  expect(await scrolled(page)).toBe(1300);
  await cards.last().getByRole("heading").getByRole("link").dispatchEvent("click");
  await expect(page).toHaveURL(/\/urun\//);
  await page.goBack();
  await expect(page.locator("#labubu")).toHaveAttribute("aria-current", "true");
  await expect.poll(() => scrolled(page)).toBe(1300);
});

test("an anchor typed into the address of the first page filters it, and Back takes the filter off", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => {
    location.hash = "labubu";
  });
  await expect(page.locator("#labubu")).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page.locator("#urunler")).toHaveAttribute("aria-current", "true");
});

test("from a shared link the first Back closes the closer look, and a reload leaves no step of it", async ({
  page,
  shelf,
}) => {
  const { slug } = await shelf.add({ name: NAME });
  await visit(page, "/sayfa/sss");
  await visit(page, `/urun/${slug}`);
  const large = page.getByRole("region", { name: "Ürünün görselleri" }).getByRole("link", { name: /^Büyüt/ });
  await large.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expectNoDialog(page);
  await expect(page).toHaveURL(`/urun/${slug}`);
  await large.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectOpenCount(page, 1);
  await page.reload();
  await expectOpenCount(page, 0);
  await waitForScripts(page);
  await expectNoDialog(page);
  await page.goBack();
  await expect(page).toHaveURL("/sayfa/sss");
});

test("Back closes the menu and the search row; a page chosen there comes back to the page below", async ({ page }) => {
  await visit(page, "/kategori/trend");
  const menu = page.getByRole("navigation", { name: "Menü" });
  const row = page.getByRole("banner").getByRole("combobox");
  for (const [name, opened] of [
    ["Menü", menu],
    ["Ara", row],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(opened).toBeVisible();
    await expectOpenCount(page, 1);
    await page.goBack();
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL("/kategori/trend");
  }
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await page.touchscreen.tap(100, 760);
  await expect(menu).toBeHidden();
  await expect(page, "a tap beside the menu only closes it").toHaveURL("/kategori/trend");
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await menu.getByRole("link", { name: "Tüm ürünler" }).click();
  await expect(page).toHaveURL("/urunler");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Ara", exact: true }).click();
  await row.fill("kolye");
  await row.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /kolye/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/urunler");
  await expect(page.getByRole("heading", { level: 1, name: "Tüm ürünler" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/kategori/trend");
});
