import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/shopkeeper.ts";
import { answerCall, card, cartButton, visit } from "../../support/visit.ts";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false };

const box = (page: Page) => page.getByRole("banner").getByLabel("Ürün ara");
const options = (page: Page) => page.getByRole("listbox", { name: "Öneriler" }).getByRole("option");

test.describe("searching on a phone", { tag: "@phone" }, () => {
  test.use(PHONE);

  test("the magnifier opens a row, suggestions come while typing, one is chosen by a tap", async ({ page }) => {
    await visit(page, "/favoriler");
    await page.getByRole("button", { name: "Ara", exact: true }).tap();
    const search = page.getByRole("combobox", { name: "Ürün ara" });
    await expect(search).toBeFocused();
    await search.pressSequentially("pnda anhtarlık");
    await expect(options(page)).toHaveCount(1);
    await expect(options(page).locator("mark")).toHaveText(["Panda", "Anahtarlık"]);
    await expectAccessible(page);
    await options(page).first().tap();
    await expect(page).toHaveURL("/urun/uykulu-panda-anahtarlik");
    await expect(box(page)).toBeHidden();
  });

  test("what is not there is answered by what is near and by the chat", async ({ page }) => {
    await visit(page, "/ara?q=iphone+k%C4%B1l%C4%B1f");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("“iphone kılıf” bulunamadı");
    await expect(card(page, "Çilekli Silikon Kılıf")).toBeVisible();
    const chat = page.getByRole("main").getByRole("link", { name: "WhatsApp'tan sor" });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=.*iphone/);
    await expectAccessible(page);
  });
});

test.describe("searching on a desktop", { tag: ["@desktop", "@screen"] }, () => {
  test.use(DESKTOP);

  test("arrow keys walk through the suggestions, Escape closes them, Enter leads on", async ({ page }) => {
    await visit(page, "/favoriler");
    await box(page).focus();
    const search = page.getByRole("combobox", { name: "Ürün ara" });
    await search.pressSequentially("kolye");
    await expect(options(page)).toHaveCount(3);
    await expect(search).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const second = options(page).nth(1);
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(search).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(search).toHaveAttribute("aria-expanded", "false");
    await expect(search).not.toHaveAttribute("aria-activedescendant");
    await expect(search).toHaveValue("kolye");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/ara?q=kolye");
    await expect(page.getByRole("heading", { name: "3 ürün bulundu" })).toBeVisible();

    await box(page).fill("mavi damla");
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/urun/mavi-damla-tas-kolye");
  });

  test("a slow answer to an older question never replaces a newer one", async ({ page }) => {
    await visit(page, "/");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/suggestions?q=kup", async (route) => {
      await released;
      await route.fallback();
    });
    const asked = page.waitForRequest("**/api/suggestions?q=kup");
    await box(page).fill("kup");
    await asked;
    await box(page).fill("halhal");
    await expect(options(page)).toHaveText([/Ay Işığı Halhal/]);
    release();
    await expect(options(page)).toHaveText([/Ay Işığı Halhal/]);
  });

  test("without a connection the box still searches", async ({ page, faults }) => {
    faults.allow(/ERR_FAILED/);
    await answerCall(page, "GET", "/suggestions?*");
    await visit(page, "/");
    await box(page).fill("halhal");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/ara?q=halhal");
    await expect(card(page, "Ay Işığı Halhal").locator("mark")).toHaveText(["Halhal"]);
  });

  test("when the suggestions' code does not come the box still searches, and the cart stays", async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED/);
    await page.route("**/assets/search-suggestions-*.js", (route) => route.abort());
    await visit(page, "/");
    await page
      .getByRole("button", { name: /^Sepete ekle/ })
      .first()
      .click();
    await box(page).fill("halhal");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/ara?q=halhal");
    await expect(card(page, "Ay Işığı Halhal")).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName("Sepetim, 1 ürün");
  });

  test("a product that was just saved is found", async ({ page, shelf }) => {
    await shelf.add({ name: "Deneme Şahmeran" });
    await visit(page, "/ara?q=SAHMERAN");
    await expect(card(page, "Deneme Şahmeran")).toBeVisible();
  });
});

test.describe("without JavaScript", { tag: "@screen" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to results that machines leave out of their index", async ({ page }) => {
    await page.goto("/ara");
    await page.getByRole("main").getByLabel("Ürün ara").fill("yuzuk");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/ara?q=yuzuk");
    await expect(card(page, "Zirkon Taşlı Ayarlı Yüzük")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});
