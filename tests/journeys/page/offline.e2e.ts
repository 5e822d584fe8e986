import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import {
  addToCart,
  applyFilters,
  card,
  cartButton,
  expectNoDialog,
  openCart,
  openFilters,
  visit,
} from "../../support/visit.ts";

const loadedScripts = () => performance.getEntriesByType("resource").map(({ name }) => name);
const cards = (page: Page) => page.getByRole("article");

/** Cuts the connection after the scripts that load at idle time, which hold the notice. */
async function goOffline(page: Page, context: BrowserContext) {
  await expect.poll(() => page.evaluate(loadedScripts)).toContainEqual(expect.stringMatching(/\/later-[^/]*\.js$/));
  await context.setOffline(true);
  await expect(page.getByText("İnternet bağlantın yok. Sepetin burada duruyor.")).toBeVisible();
}

test.beforeEach(({ faults }) => faults.allow(/ERR_INTERNET_DISCONNECTED/));

test("without a connection typing into the search box leaves the products in place", { tag: "@desktop" }, async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await goOffline(page, context);
  await page.getByRole("banner").getByLabel("Ürün ara").click();
  await page.getByRole("banner").getByLabel("Ürün ara").pressSequentially("kolye");
  await expect(cards(page)).toHaveCount(8);
});

test("a filter chosen without a connection is applied when the connection is back", { tag: "@desktop" }, async ({
  page,
  context,
}) => {
  await visit(page, "/kategori/takilar");
  const count = await cards(page).count();
  await goOffline(page, context);
  await page.getByLabel("Stokta").check();
  await expect(cards(page)).toHaveCount(count);
  await expect(page).toHaveURL("/kategori/takilar");
  await context.setOffline(false);
  await expect(page).toHaveURL("/kategori/takilar?stokta=1");
});

test("the filters' sheet says that the connection is lost, and filters when it is back", async ({ page, context }) => {
  await visit(page, "/kategori/takilar");
  const filters = await openFilters(page);
  const sheet = page.getByRole("dialog", { name: "Filtrele" });
  await expect(sheet).toBeVisible();
  await goOffline(page, context);
  const notice = sheet.getByText(/^İnternet bağlantın yok/);
  await expect(notice).toBeVisible();
  await filters.getByLabel("Stokta").check();
  await applyFilters(page);
  await expect(page).toHaveURL("/kategori/takilar");
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await applyFilters(page);
  await expect(page).toHaveURL("/kategori/takilar?stokta=1");
});

test("when the code of the sheet fails to load, the filters unfold on the page", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route("**/assets/later-*.js", (route) => route.abort());
  await visit(page, "/kategori/takilar");
  const filters = await openFilters(page);
  await filters.getByLabel("Stokta").check();
  await expect(page).toHaveURL("/kategori/takilar?stokta=1");
});

test("without a connection a reached picture is zoomed, and a followed link keeps page and cart until it opens", async ({
  page,
  context,
}) => {
  await visit(page, "/urun/mini-sirt-cantasi?renk=lila");
  await page.getByRole("button", { name: "Sepete Ekle", exact: true }).click();
  await page
    .getByRole("link", { name: /^Büyüt:/ })
    .first()
    .hover();
  await expect.poll(() => page.evaluate(loadedScripts)).toContainEqual(expect.stringContaining("gallery-zoom"));
  await goOffline(page, context);
  await page
    .getByRole("link", { name: /^Büyüt:/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  const wanted = cards(page).last().getByRole("link").last();
  const address = (await wanted.getAttribute("href")) ?? "";
  await wanted.click();
  await expect(page.getByText("Bağlantın gelince açacağız; sepetin burada duruyor.")).toBeVisible();
  await expect(page).toHaveURL("/urun/mini-sirt-cantasi?renk=lila");
  await expect(cartButton(page)).toHaveText("1");
  await context.setOffline(false);
  await expect(page).toHaveURL(address);
  await expect(page.getByText("Bağlantın geri geldi")).toBeVisible();
});

test("a script of the next page that fails to load is retried, and the cart stays", async ({ page, shelf, faults }) => {
  faults.allow(/ERR_FAILED/);
  const { name } = await shelf.add({ name: "Deneme Kupa", featured: true });
  await visit(page, "/");
  await addToCart(page, name);
  let attempts = 0;
  await page.route(/\/assets\/product-page-.*\.js/, (route) => {
    attempts += 1;
    return attempts < 4 ? route.abort() : route.continue();
  });
  await card(page, name).getByRole("link", { name }).click();
  await expect(page.getByRole("progressbar", { name: "Sayfa açılıyor" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(cartButton(page)).toHaveText("1");
});

test("a focused link preloads its page, and a failed preload leaves the page and the cart as they are", async ({
  page,
  shelf,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const { name } = await shelf.add({ name: "Deneme Kupa", featured: true });
  await visit(page, "/");
  await addToCart(page, name);
  await page.route(/\/assets\/product-page-.*\.js/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/product-page-"));
  await card(page, name).getByRole("link", { name }).focus();
  await failed;
  await expect((await openCart(page)).getByText(name)).toBeVisible();
});

test("the words of a toast are shown when the code for toasts fails to load", async ({ page, shelf, faults }) => {
  faults.allow(/ERR_FAILED/);
  const { name } = await shelf.add({ name: "Deneme Kupa", featured: true });
  await page.route(/\/assets\/toaster-.*\.js/, (route) => route.abort());
  await page.goto("/");
  await addToCart(page, name);
  await expect(page.getByRole("status").getByText(`${name} sepete eklendi!`)).toBeVisible();
  await expect(page.getByText(`${name} sepete eklendi!`)).toHaveCount(0);
});
