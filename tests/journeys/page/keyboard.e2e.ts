import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { cartButton, expectNoDialog, visit } from "../../support/visit.ts";

test.describe("by keyboard alone", { tag: "@desktop" }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

  /** Presses Tab until the element of this name has the focus. */
  async function tabTo(page: Page, name: RegExp) {
    for (let steps = 0; steps < 60; steps++) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
      });
      if (name.test(focused)) return;
    }
    throw new Error(`${name} got no focus`);
  }

  const outline = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);

  test("the content is skipped to, the slider is stopped and turned (§2), and the open cart keeps the focus and gives it back", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, "/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "İçeriğe geç" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#icerik");
    await expect(page.getByRole("heading", { name: "Öne Çıkan Ürünler" })).toHaveCount(1);
    await tabTo(page, /bak|gör|slayd/);
    await page.getByRole("button", { name: "Slaytları durdur" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Slaytları oynat" })).toBeFocused();
    await page.getByRole("button", { name: "1. slayda git" }).focus();
    await page.keyboard.press("Enter");
    await tabTo(page, /^Sonraki/);
    expect(await outline(page)).toBe("solid");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "2. slayda git" })).toHaveAttribute("aria-current", "true");
    const reachable = await page.locator('[aria-roledescription="slide"]:not([inert]) a').count();
    expect(reachable).toBe(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page
      .getByRole("button", { name: /^Sepete ekle/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(cartButton(page)).toHaveText("1");
    await cartButton(page).focus();
    await page.keyboard.press("Enter");
    const cart = page.getByRole("dialog", { name: "Sepetim" });
    await expect(cart).toBeVisible();
    expect(await cart.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    for (let steps = 0; steps < 8; steps++) {
      await page.keyboard.press("Tab");
      const isOutside = await cart.evaluate(
        (dialog) => !dialog.contains(document.activeElement) && document.activeElement !== document.body,
      );
      expect(isOutside, "the focus left the open cart").toBe(false);
    }
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
    await expect(cartButton(page)).toBeFocused();
  });

  test.describe("for an admin", () => {
    test.use({ person: "admin" });

    test("the form is 672 px wide (§2, §9), opens, and gives the focus back when Escape closes it", async ({
      page,
    }) => {
      await visit(page, "/admin");
      const add = page.getByRole("button", { name: "Yeni Ürün Ekle" });
      await add.focus();
      await page.keyboard.press("Enter");
      const form = page.getByRole("dialog");
      await expect(form).toBeVisible();
      expect((await form.boundingBox())?.width).toBe(672);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(add).toBeFocused();
    });
  });
});
