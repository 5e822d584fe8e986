import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { toasts, visit } from "../../support/visit.ts";

const visible = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"]');

/** Adds products one after another, beginning with the first or with one further on. */
async function addFirst(page: Page, count: number, from = 0) {
  const buttons = page.getByRole("button", { name: /^Sepete ekle/ });
  for (let index = from; index < from + count; index++) {
    await buttons.nth(index).dispatchEvent("click");
    await page.clock.runFor(20);
    await expect(toasts(page).first()).toContainText("sepete eklendi!");
  }
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await visit(page, "/");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
});

test("on a phone a toast is at the top, fits the width and disappears after 4000 ms, and at most 3 are visible (§2, §9)", async ({
  page,
}) => {
  await addFirst(page, 1);
  const box = await toasts(page).first().boundingBox();
  expect(box?.y).toBeLessThan(120);
  expect(box?.x).toBeGreaterThanOrEqual(8);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(382);
  await page.clock.runFor(3900);
  await expect(visible(page)).toHaveAttribute("data-removed", "false");
  await page.clock.runFor(100);
  await expect(toasts(page)).toHaveAttribute("data-removed", "true");
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);

  await addFirst(page, 4, 1);
  await expect(toasts(page)).toHaveCount(4);
  await expect(visible(page)).toHaveCount(3);
});

test.describe("on a desktop", { tag: "@desktop" }, () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

  test("toasts are 356 px wide, 14 px apart, at the top right (§2, §9)", async ({ page }) => {
    await addFirst(page, 3);
    await toasts(page).first().hover();
    await page.clock.runFor(1000);
    await expect(toasts(page).first()).toHaveAttribute("data-expanded", "true");
    const gaps = async () => {
      const boxes = await toasts(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      return boxes.slice(1).map((box, index) => Math.round(box.top - boxes[index].bottom));
    };
    await expect.poll(gaps).toEqual([14, 14]);
    const box = await toasts(page).first().boundingBox();
    expect(box?.width).toBe(356);
    expect(box?.y).toBeLessThan(120);
    expect(1280 - ((box?.x ?? 0) + 356)).toBeLessThanOrEqual(40);
  });
});
