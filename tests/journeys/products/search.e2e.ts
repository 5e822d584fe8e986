import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { answerCall, applyFilters, card, cartButton, holdCalls, openFilters, visit } from "../../support/visit.ts";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false };

const box = (page: Page) => page.getByRole("banner").getByLabel("Ürün ara");
const options = (page: Page) => page.getByRole("listbox", { name: "Öneriler" }).getByRole("option");

test.describe("searching on a phone", () => {
  test.use(PHONE);

  test("the magnifier opens a search row, which suggests products while typing; a tap opens one", async ({ page }) => {
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
    await page.goBack();
    await expect(page).toHaveURL("/favoriler");
  });

  test("a search of which only a part is known says which word is not, above what it finds", async ({ page }) => {
    await visit(page, "/ara?q=iphone+k%C4%B1l%C4%B1f");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("“iphone kılıf”");
    await expect(page.getByRole("heading", { name: "“iphone” yazan bir ürün bulamadık" })).toBeVisible();
    await expect(card(page, "Çilekli Silikon Kılıf")).toBeVisible();
    const chat = page.getByRole("main").getByRole("link", { name: "WhatsApp'tan sor" });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=.*iphone/);
    await expectAccessible(page);
  });

  test("a search without sense finds nothing and offers chat, categories and examples", async ({ page }) => {
    const main = page.getByRole("main");
    for (const nonsense of ["🧸", "fff", "kedi"]) {
      await visit(page, `/ara?q=${encodeURIComponent(nonsense)}`);
      await expect(main.getByRole("heading", { name: "Bulamadık" })).toBeVisible();
      await expect(main.getByRole("article")).toHaveCount(0);
      await expect(main.getByRole("link", { name: "WhatsApp'tan sor" })).toBeVisible();
      await expect(main.getByRole("list", { name: "Kategoriler" }).getByRole("link")).not.toHaveCount(0);
    }
    await expectAccessible(page);
    await main.getByRole("link", { name: "sevgiliye hediye" }).tap();
    await expect(page.getByRole("heading", { name: /^\d+ ürün bulundu$/ })).toBeVisible();
  });

  test("a price in a search filters, as a chip that can be removed", async ({ page, shelf }) => {
    const products = await shelf.list();
    const affordable = products.filter(({ price }) => price <= 500).length;
    await visit(page, `/ara?q=${encodeURIComponent("güzel hediye 500 tl altı")}`);
    await expect(page.getByRole("heading", { name: `${affordable} ürün bulundu` })).toBeVisible();
    await expectAccessible(page);
    const chips = page.getByRole("list", { name: "Aramandaki fiyat" });
    await chips.getByRole("link", { name: "En çok ₺500,00 filtresini kaldır" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("“güzel hediye”");
    await expect(page.getByRole("heading", { name: `${products.length} ürün bulundu` })).toBeVisible();
    await expect(chips).toHaveCount(0);
    await expect(page.getByRole("main").getByLabel("Ürün ara")).toHaveValue("güzel hediye");
  });

  test("'en ucuz' shows the cheapest first; order and filters stand in the address, and Back keeps them", async ({
    page,
    shelf,
  }) => {
    const products = await shelf.list();
    const cards = page.getByRole("article").getByRole("heading");
    const byPrice = products.filter(({ inStock }) => inStock).toSorted((one, other) => one.price - other.price);
    const [cheapest, dearest] = [byPrice[0]?.name ?? "", byPrice.at(-1)?.name ?? ""];
    await visit(page, "/");
    await page.getByRole("button", { name: "Ara", exact: true }).tap();
    await page.getByRole("combobox", { name: "Ürün ara" }).pressSequentially("en ucuz");
    await expect(options(page).first()).toContainText(cheapest);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: `${products.length} ürün bulundu` })).toBeVisible();
    await expect(cards.first()).toHaveText(cheapest);
    const sort = page.getByLabel("Sırala");
    await expect(sort).toHaveValue("artan-fiyat");
    await expectAccessible(page);

    await sort.selectOption("En yüksek fiyat");
    await expect(page).toHaveURL("/ara?q=en+ucuz&sirala=azalan-fiyat");
    await expect(cards.first()).toHaveText(dearest);
    const discounted = products.filter(({ price, originalPrice }) => (originalPrice ?? 0) > price).length;
    await (await openFilters(page)).getByLabel("İndirimli").check();
    await expect(page.getByRole("button", { name: `${discounted} ürünü göster` })).toBeVisible();
    await applyFilters(page);
    await expect(page).toHaveURL("/ara?q=en+ucuz&indirimli=1&sirala=azalan-fiyat");
    await expect(page.getByRole("heading", { name: `${discounted} ürün bulundu` })).toBeVisible();

    const first = await cards.first().textContent();
    await cards.first().getByRole("link").tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first ?? "");
    await page.goBack();
    await expect(page).toHaveURL("/ara?q=en+ucuz&indirimli=1&sirala=azalan-fiyat");
    await expect(cards.first()).toHaveText(first ?? "");
    await expect(sort).toHaveValue("azalan-fiyat");
    await page.getByRole("link", { name: "İndirimli filtresini kaldır" }).tap();
    await expect(cards.first()).toHaveText(dearest);
  });

  test("a question about the shop links to the page with the answer", async ({ page }) => {
    await visit(page, `/ara?q=${encodeURIComponent("ücretsiz kargo")}`);
    const card = page.getByRole("main").getByRole("link", { name: /^Teslimat ve kargo/ });
    await expect(card).toBeVisible();
    await expect(page.getByRole("heading", { name: "Bulamadık" })).toHaveCount(0);
    await expectAccessible(page);
    await card.tap();
    await expect(page).toHaveURL("/sayfa/teslimat");
  });
});

test.describe("searching on a desktop", { tag: "@desktop" }, () => {
  test.use(DESKTOP);

  test("arrow keys move through the suggestions, Escape closes them, Enter opens one or searches", async ({ page }) => {
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

  test("a suggestion opened in a new tab leaves the list open", async ({ page, context }) => {
    await visit(page, "/favoriler");
    await box(page).fill("kolye");
    await expect(options(page)).toHaveCount(3);
    const opened = context.waitForEvent("page");
    await options(page)
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/urun\//);
    await expect(options(page)).toHaveCount(3);
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL("/favoriler");
  });

  test("suggestions obey a price and name the page with an answer; the search box covers no category", async ({
    page,
  }) => {
    await visit(page, "/");
    await box(page).focus();
    await box(page).fill("1000 tl üstü");
    await expect(options(page)).toHaveText([/Retro Şipşak Fotoğraf Makinesi/]);
    await expect(box(page)).toBeFocused();
    const categories = await page.getByRole("navigation", { name: "Kategoriler" }).boundingBox();
    const typing = await box(page).boundingBox();
    expect((categories?.x ?? 0) + (categories?.width ?? 0)).toBeLessThanOrEqual(typing?.x ?? 0);

    await page.getByRole("button", { name: "Aramayı temizle" }).click();
    await expect(box(page)).toHaveValue("");
    await expect(box(page)).toBeFocused();
    await box(page).fill("kargo");
    await expect(options(page)).toHaveText([/^Teslimat ve kargo/]);
    await expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/sayfa/teslimat");
  });

  test("a late answer to an older query does not replace the newer suggestions", async ({ page }) => {
    await visit(page, "/");
    const release = await holdCalls(page, "/suggestions?q=kup");
    const [late] = await Promise.all([page.waitForRequest("**/api/suggestions?q=kup"), box(page).fill("kup")]);
    await box(page).fill("halhal");
    await expect(options(page)).toHaveText([/Ay Işığı Halhal/]);
    release();
    await (await late.response())?.finished();
    await expect(options(page)).toHaveText([/Ay Işığı Halhal/]);
  });

  test("the search box works when suggestions fail to load", async ({ page, faults }) => {
    faults.allow(/ERR_FAILED/);
    await answerCall(page, "GET", "/suggestions?*");
    await visit(page, "/");
    await box(page).fill("halhal");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/ara?q=halhal");
    await expect(card(page, "Ay Işığı Halhal").locator("mark")).toHaveText(["Halhal"]);
  });

  test("the search box works and the cart stays when the code of suggestions fails to load", async ({
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

  test("a product is found as soon as it is saved", async ({ page, shelf }) => {
    await shelf.add({ name: "Deneme Şahmeran" });
    await visit(page, "/ara?q=SAHMERAN");
    await expect(card(page, "Deneme Şahmeran")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form shows results, which are not indexed", async ({ page }) => {
    await page.goto("/ara");
    await page.getByRole("main").getByLabel("Ürün ara").fill("yuzuk");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/ara?q=yuzuk");
    await expect(card(page, "Zirkon Taşlı Ayarlı Yüzük")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});
