import type { CDPSession, Page } from "@playwright/test";
import { expect, expectAccessible } from "../../support/journey.ts";
import { type Shelf, test } from "../../support/person-and-shelf.ts";
import { thorough } from "../../support/thorough.ts";
import { cartButton, hideToasts, openCart, visit, waitForScripts } from "../../support/visit.ts";
import { layoutProblemsIn } from "../../support/walk/layout-problems.ts";
import { CART_LINKS, ORDER_STEPS } from "../../support/walk/order-stops.ts";
import { alike, at, PANEL, PANEL_SECTIONS, type Stop } from "../../support/walk/panel-stops.ts";
import { SAMPLES, SCREENS, SIDEWAYS_ROWS } from "../../support/walk/screens.ts";
import { isInstalled, SYSTEM_FONTS } from "../../support/walk/system-fonts.ts";

const LONG = `Deneme ${"Uzunca bir hediyenin adı ".repeat(4)}`.trim();

const LONG_WORD = `Deneme ${"çokuzunbirsözcük".repeat(10)}`;

const PAGES: Stop[] = [
  at("home", "/"),
  alike("home, filtered", "/#telefon"),
  at("a category", "/kategori/labubu"),
  alike("a filtered category", "/kategori/telefon?sirala=artan-fiyat&max=1000&stokta=1"),
  alike("all products", "/urunler"),
  at("search", "/ara?q=labubu"),
  alike("search for a price", "/ara?q=500+tl+alt%C4%B1+kolye"),
  alike("search for shipping", "/ara?q=kargo"),
  at("search without result", "/ara?q=qqqqqqqqqqqqqqq"),
  at("no favourites", "/favoriler"),
  at("an info page", "/sayfa/teslimat"),
  at("questions", "/sayfa/sss"),
  at("the page for an unknown address", "/yok"),
  at("login", "/login"),
  { name: "register", open: openRegister },
  { name: "a product with a long name", open: openLongProduct },
  { name: "a sold-out product", open: openSoldOut },
  { name: "a product with choices", open: openChoices },
  ...CART_LINKS,
];

const SHEETS: Stop[] = [
  { name: "the menu", open: openMenu },
  { name: "the search row", below: 1024, open: openSearchRow },
  { name: "the filters", open: openFilters },
  { name: "an empty cart", open: openEmptyCart },
  { name: "a cart with many lines", open: openFullCart },
  ...ORDER_STEPS,
  { name: "a zoomed picture", open: openZoom },
  { name: "favourites", open: openFavourites },
];

const ADMIN: Stop[] = [
  ...PANEL,
  alike("the header of an admin", "/sayfa/teslimat"),
  { name: "the menu of an admin", open: openMenu },
];

test.describe("nothing overflows, is cut or covered at any width, text size and font, and axe finds nothing (WCAG 2.2 AA)", {
  tag: "@desktop",
}, () => {
  // These are the longest journeys, so no worker gets them all.
  test.describe.configure({ mode: "parallel" });
  // Elements that move cannot be measured.
  test.use({ isMobile: false });
  test.slow();

  test("on any page", async ({ page, shelf, faults }) => {
    faults.allow(/404/);
    await shelf.add({ name: LONG_WORD, price: 9_999_999.99, originalPrice: 9_999_999.99, featured: true });
    expect(await walk(page, shelf, PAGES)).toEqual([]);
  });

  test("on any sheet", async ({ page, shelf }) => {
    await shelf.add({ name: LONG_WORD });
    expect(await walk(page, shelf, SHEETS)).toEqual([]);
  });

  test.describe("for an admin", () => {
    test.use({ person: "admin" });

    test("in the panel", async ({ page, shelf }) => {
      await shelf.add({ name: LONG, price: 1_234_567.5, originalPrice: 2_345_678.9 });
      expect(await walk(page, shelf, ADMIN)).toEqual([]);
    });

    test("in the sections of the panel", async ({ page, shelf }) => {
      expect(await walk(page, shelf, PANEL_SECTIONS)).toEqual([]);
    });
  });
});

/** All layout problems, each once, with the first view where it was found. */
async function walk(page: Page, shelf: Shelf, stops: readonly Stop[]): Promise<string[]> {
  const fonts = installedFonts();
  const browser = await page.context().newCDPSession(page);
  const viewsOf = new Map<string, string[]>();
  for (const { name, open, below = Infinity, isLikeAnother } of stops) {
    await setTextSize(browser, 16);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, shelf);
    if (thorough || !isLikeAnother) await expectAccessible(page);
    for (const { textSize, widths } of SAMPLES) {
      await setTextSize(browser, textSize);
      for (const size of SCREENS) {
        if (size.width >= below || (!thorough && !widths.includes(size.width))) continue;
        await page.setViewportSize(size);
        const view = `${name}, ${size.width}×${size.height}, text of ${textSize} px`;
        for (const problem of await page.evaluate(layoutProblemsIn, { fonts, sidewaysRows: SIDEWAYS_ROWS }))
          viewsOf.set(problem, [...(viewsOf.get(problem) ?? []), view]);
      }
    }
  }
  return [...viewsOf].map(([problem, [first, ...others]]) => `${first}: ${problem}; ${others.length} times more`);
}

function installedFonts(): string[] {
  const installed = SYSTEM_FONTS.filter(isInstalled);
  const missing = SYSTEM_FONTS.filter((font) => !installed.includes(font));
  const inWords = missing.map(({ family, debian }) => `${family} (${debian})`).join(", ");
  if (inWords) test.info().annotations.push({ type: "fonts that are not installed", description: inWords });
  expect(installed, `none of the fonts is installed: ${inWords}`).not.toEqual([]);
  return (thorough ? installed : installed.slice(0, 1)).map(({ family }) => family);
}

const setTextSize = (browser: CDPSession, standard: number) =>
  browser.send("Page.setFontSizes", { fontSizes: { standard } });

async function openRegister(page: Page) {
  await visit(page, "/login");
  await page.getByRole("button", { name: /Kayıt olun/ }).click();
}

async function openLongProduct(page: Page, shelf: Shelf) {
  const [image = "", ...images] = (await shelf.list()).slice(0, 3).map((product) => product.image);
  const colors = ["gümüş", "gökkuşağı", "çok açık pembe", "gece mavisi"];
  const description = `${"Uzun bir açıklama. ".repeat(20)}\n\n${"a".repeat(60)}`;
  const product = await shelf.add({
    name: LONG,
    price: 1_234_567.5,
    originalPrice: 2_345_678.9,
    image,
    images,
    colors,
    description,
  });
  await visit(page, `/urun/${product.slug}`);
}

async function openSoldOut(page: Page, shelf: Shelf) {
  const { slug } = await shelf.add({ name: "Deneme Tükenen", price: 899.9, inStock: false, colors: ["lila", "mor"] });
  await visit(page, `/urun/${slug}`);
}

async function openChoices(page: Page, shelf: Shelf) {
  const choices = ["telefon-modeli", "yuzuk-olcusu", "zincir-boyu"].map((set) => ({ set, without: [], extra: {} }));
  const text = { id: "isim", label: LONG.slice(0, 40), most: 60, signs: "any" as const, isRequired: true, extra: 99.5 };
  const product = await shelf.add({
    name: "Deneme Seçenekli",
    colors: ["lila", "mor"],
    choices,
    personalTexts: [text],
  });
  const { slug, image } = product;
  await shelf.change(product, {
    personalTexts: [{ ...text, picture: image }],
    soldOut: [["renk=lila"], ["zincir-boyu=45-cm"]],
  });
  await page.evaluate(() => localStorage.clear()); // What was viewed before is not part of it.
  await visit(page, `/urun/${slug}?renk=yok&telefon-modeli=yok&zincir-boyu=45-cm`);
}

async function openMenu(page: Page) {
  await visit(page, "/sayfa/teslimat");
  await page.getByRole("button", { name: "Menü" }).click();
}

async function openSearchRow(page: Page) {
  await visit(page, "/sayfa/teslimat");
  await page.getByRole("button", { name: "Ara", exact: true }).click();
  await page.getByRole("combobox").fill("labubu");
  await expect(page.getByRole("option").first()).toBeVisible();
}

async function openFilters(page: Page) {
  await visit(page, "/kategori/telefon");
  await page
    .locator("summary, button")
    .filter({ hasText: /^Filtre/ })
    .first()
    .click();
}

async function openEmptyCart(page: Page) {
  await visit(page, "/sayfa/teslimat");
  await openCart(page);
}

async function openFullCart(page: Page, shelf: Shelf) {
  await shelf.add({ name: LONG, price: 99_999.99, colors: ["gökkuşağı"] });
  await visit(page, "/#trend");
  const buttons = page.getByRole("button", { name: /^Sepete ekle/, disabled: false });
  await expect(page.getByRole("button", { name: `Sepete ekle: ${LONG}` })).toBeVisible();
  for (const button of await buttons.all()) await button.dispatchEvent("click");
  await expect(cartButton(page)).toHaveAccessibleName(/\d ürün/);
  await openCart(page);
  await hideToasts(page);
}

async function openZoom(page: Page, shelf: Shelf) {
  const [image = "", ...images] = (await shelf.list()).slice(0, 3).map((product) => product.image);
  const { slug } = await shelf.add({ name: "Deneme Yakından", image, images });
  await visit(page, `/urun/${slug}`);
  await page
    .getByRole("link", { name: /^Büyüt/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: /^Yakından bak/ })).toBeVisible();
}

async function openFavourites(page: Page, shelf: Shelf) {
  const ids = (await shelf.list()).slice(0, 12).map(({ id }) => id);
  await visit(page, "/favoriler");
  await page.evaluate((favourites) => localStorage.setItem("favoriler", JSON.stringify(favourites)), ids);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(ids.length);
  await waitForScripts(page);
}
