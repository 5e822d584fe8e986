import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";
import { dot, expectShown, slides } from "./hero-visit.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const expectResting = (page: Page, isResting: boolean) =>
  expect(page.locator(".hero-slider-slides")).toHaveAttribute("aria-live", isResting ? "polite" : "off");

async function movePointerAway(page: Page) {
  await page.mouse.move(5, 5);
  await expectResting(page, false);
}

/** Stops the page's clock just after the first slide has appeared. */
async function stopTheClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await dot(page, 2).click();
  await dot(page, 1).click();
  await movePointerAway(page);
  await expectShown(page, 1);
}

test("the slider advances by itself, rests under the pointer and stops by its pause button", async ({ page }) => {
  await test.step("the slider advances by itself every 5 seconds and wraps (§2, §4, §9)", async () => {
    await page.clock.install();
    await visit(page, "/");
    await stopTheClock(page);
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(4990);
      await expectShown(page, next === 1 ? 3 : next - 1);
      await page.clock.runFor(10);
      await expectShown(page, next);
    }
  });

  await test.step("the slider rests under the pointer, and its pause button stops it (WCAG 2.2.2)", async () => {
    await slides(page).first().hover();
    await expectResting(page, true);
    await page.clock.runFor(20_000);
    await expectShown(page, 1);

    await page.getByRole("button", { name: "Slaytları durdur" }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expectShown(page, 1);
    await page.getByRole("button", { name: "Slaytları oynat" }).click();
    await movePointerAway(page);
    await page.clock.runFor(5000);
    await expectShown(page, 2);
  });
});

test("arrows, dots and a slide's button lead where they say", async ({ page }) => {
  await test.step("arrows go back and forth and wrap, dots jump (§2)", async () => {
    await visit(page, "/");
    await page.getByRole("button", { name: "Slaytları durdur" }).click();
    const previous = page.getByRole("button", { name: /^Önceki/ });
    const next = page.getByRole("button", { name: /^Sonraki/ });
    await previous.click();
    await expectShown(page, 3);
    await next.click();
    await expectShown(page, 1);
    await next.click();
    await expectShown(page, 2);
    await dot(page, 3).click();
    await expectShown(page, 3);
    await dot(page, 1).click();
    await expectShown(page, 1);
  });

  await test.step("a slide's button leads to its anchor (§2)", async () => {
    await visit(page, "/");
    await dot(page, 2).click();
    await slides(page).nth(1).getByRole("link").click();
    await expect(page).toHaveURL("/#labubu");
    await expect(page.getByRole("heading", { name: "Tüm Ürünler" })).toBeInViewport();
  });
});
