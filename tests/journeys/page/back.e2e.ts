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

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The requests for data from now on, without the cart's check of itself (decision 24). */
function dataRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isData = pathname.endsWith(".data") || pathname.startsWith("/api/");
    if (isData && pathname !== "/api/cart") requests.push(pathname);
  });
  return requests;
}

test("Back closes the cart, Forward opens it again, and a closed cart leaves no entry; the page stays and loads nothing", async ({
  page,
  shelf,
}) => {
  await shelf.add({ name: NAME });
  await visit(page, "/kategori/trend");
  await visit(page, "/#trend");
  await addToCart(page, NAME);
  // The anchor's grid comes into view once it is loaded.
  await expect(page.getByRole("heading", { name: "Tüm Ürünler" })).toBeInViewport();
  // A pointer that rests on a card asks for its page.
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  const before = [page.url(), await scrollPosition(page)];
  const requests = dataRequests(page);
  const cart = await openCart(page);
  await expect(cart).toBeVisible();
  await page.goBack();
  await expectNoDialog(page);
  expect([page.url(), await scrollPosition(page)]).toEqual(before);
  await page.goForward();
  await expect(cart).toBeVisible();
  expect([page.url(), await scrollPosition(page)]).toEqual(before);
  await page.goBack();
  await expectNoDialog(page);
  await expectOpenCount(page, 0);
  expect(requests).toEqual([]);
  await expect(cartButton(page)).toHaveText("1");
  await card(page, NAME).getByRole("link", { name: NAME }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);
  const requestsOfProduct = dataRequests(page);
  for (const close of ["Kapat", "Escape"]) {
    const cart = await openCart(page);
    await expect(cart).toBeVisible();
    if (close === "Kapat") await cart.getByRole("button", { name: "Kapat" }).click();
    else await page.keyboard.press("Escape");
    await expectNoDialog(page);
  }
  await expectOpenCount(page, 0);
  expect(requestsOfProduct).toEqual([]);
  await openCart(page);
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await page.goBack();
  await expect(page).toHaveURL("/#trend");
  await expectNoDialog(page);
  await openCart(page);
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await page.goto("/login");
  await expect(page).toHaveURL("/login");
});

test("Back to a filtered home page restores its scroll position, also when its products come late", async ({
  page,
}) => {
  const release = await holdCalls(page, "/showcases");
  await visit(page, "/#labubu");
  const cards = page.getByRole("main").getByRole("article");
  await expect(page.locator("#labubu a")).toHaveAttribute("aria-current", "true");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  release();
  await expect(page.locator(".product-grid-shown")).toHaveAttribute("aria-busy", "false");
  expect(await scrollPosition(page)).toBe(900);
  await cards.last().getByRole("heading").getByRole("link").dispatchEvent("click");
  await expect(page).toHaveURL(/\/urun\//);
  await page.goBack();
  await expect(page.locator("#labubu a")).toHaveAttribute("aria-current", "true");
  await expect.poll(() => scrollPosition(page)).toBe(900);
});

test("an anchor typed into the address of the home page filters it, and Back removes the filter", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    location.hash = "labubu";
  });
  await expect(page.locator("#labubu a")).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page.locator("#labubu a")).toHaveAttribute("aria-current", "false");
});

test("Back closes a zoomed picture on a page opened by a link, and a reload removes it from the history", async ({
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

test("Back closes the menu and the search row; Back from a page chosen there shows the page below", async ({
  page,
}) => {
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
