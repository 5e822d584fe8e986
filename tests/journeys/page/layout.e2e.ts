import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { openCart, visit } from "../../support/visit.ts";

/** Controls that are too small for a thumb: less than 44 px, with the label around them. */
const tooSmall = (page: Page, within: string) =>
  page.locator(`${within} :is(a, button, input, select)`).evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .map((control) => ({ control, box: (control.closest("label") ?? control).getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
      .map(({ control, box }) => {
        const name = control.getAttribute("aria-label") ?? control.textContent;
        return `${name}: ${Math.round(box.width)}×${Math.round(box.height)}`;
      }),
  );

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("home has a short footer, badges below pictures and two cards side by side, and all controls are at least 44 px", async ({
    page,
  }) => {
    await visit(page, "/");
    const footer = page.getByRole("contentinfo");
    expect((await footer.boundingBox())?.height).toBeLessThan(440);
    expect(await tooSmall(page, ".footer")).toEqual([]);
    await footer.getByText("Bilgi").filter({ visible: true }).tap();
    await expect(footer.getByRole("link", { name: "Teslimat" })).toBeVisible();
    expect(await tooSmall(page, ".footer")).toEqual([]);
    const badges = page.getByRole("article").getByText("Öne Çıkan", { exact: true });
    await expect(badges.first()).toBeAttached();
    for (const badge of await badges.all()) {
      const box = await badge.boundingBox();
      expect(box?.height, "it hides no part of the product").toBeLessThan(28);
    }
    const [first, second] = await page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().top));
    expect(first).toBe(second);
    expect(first, "the first products show on the first screen").toBeLessThan(844 - 60);
    expect(await tooSmall(page, ".header-row")).toEqual([]);
    expect(await tooSmall(page, "article")).toEqual([]);
    expect(await tooSmall(page, ".category-grid-tiles")).toEqual([]);
    await page.getByRole("button", { name: "Menü" }).tap();
    expect(await tooSmall(page, "#mobile-menu")).toEqual([]);
    await page.getByRole("button", { name: "Menü" }).tap();
    await page
      .getByRole("button", { name: /^Sepete ekle/ })
      .first()
      .tap();
    await expect((await openCart(page)).getByRole("listitem")).toHaveCount(1);
    expect(await tooSmall(page, "dialog")).toEqual([]);
    await visit(page, "/login");
    expect(await tooSmall(page, "main")).toEqual([]);
  });

  test("in landscape a product's whole picture fits below the header, and the button stands beside it", async ({
    page,
    shelf,
  }) => {
    const { slug } = await shelf.add({ name: "Deneme Enine Kupa" });
    await page.setViewportSize({ width: 740, height: 360 });
    await visit(page, `/urun/${slug}`);
    const picture = await page.getByRole("link", { name: /^Büyüt/ }).boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    expect(picture?.height).toBeLessThanOrEqual(360 - (header?.height ?? 0));
    const add = page.getByRole("main").getByRole("button", { name: "Sepete Ekle", exact: true });
    await expect(add).toBeInViewport({ ratio: 1 });
    expect((await add.boundingBox())?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  });

  test.describe("for an admin", () => {
    test.use({ person: "admin" });

    test("controls of the panel and its form are at least 44 px", async ({ page }) => {
      await visit(page, "/admin");
      await expect(page.getByRole("table")).toBeVisible();
      expect(await tooSmall(page, ".panel-nav-header")).toEqual([]);
      expect(await tooSmall(page, "main")).toEqual([]);
    });
  });
});
