import type { Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { card, infoLink, visit } from "../../support/visit.ts";

const NAME = "Deneme Gezgin";

/** All visible elements with the styles that differ when style sheets load in another order. */
const drawn = (page: Page) =>
  page.locator("main *").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest(".recently-viewed"))
      .map((element) => {
        const { margin, padding, display, color, fontSize } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const size = `${Math.round(width)}×${Math.round(height)}`;
        return `${element.tagName} ${element.className} ${size} ${margin} ${padding} ${display} ${color} ${fontSize}`;
      }),
  );

/** Moves the pointer away, because a hovered element may look different. */
const movePointerAway = (page: Page) => page.mouse.move(0, 0);

const STEPS = [
  {
    to: "a product",
    from: "/kategori/trend",
    follow: (page: Page) => card(page, NAME).getByRole("link", { name: NAME }),
  },
  {
    to: "a category",
    from: "/#takilar",
    follow: (page: Page) => page.getByRole("link", { name: "Takılar: Tümünü gör" }),
  },
  {
    to: "an info page",
    from: "/kategori/trend",
    follow: (page: Page) => infoLink(page, "Hakkımızda"),
  },
  {
    to: "the page of favourites",
    from: "/kategori/trend",
    follow: (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Favorilerim/ }),
  },
];

test("a page looks the same after a step inside the shop and after a full load", async ({ page, shelf }) => {
  await shelf.add({ name: NAME, colors: ["gümüş"] });
  for (const { to, from, follow } of STEPS) {
    const followLink = async () => {
      await visit(page, from);
      await (await follow(page)).first().click();
      await expect(page).not.toHaveURL(from);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await movePointerAway(page);
    };
    await followLink();
    await page.goto(page.url(), { waitUntil: "networkidle" });
    const afterFullLoad = await drawn(page);
    await followLink();
    await expect.poll(() => drawn(page), to).toEqual(afterFullLoad);
  }
});

test("Back to a list restores the scroll position", async ({ page }) => {
  for (const from of ["/", "/kategori/trend", "/ara?q=labubu"]) {
    await visit(page, from);
    const last = page.getByRole("article").last();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(100);
    await last.getByRole("link").last().click();
    await expect(page).toHaveURL(/\/urun\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(last).toBeInViewport();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  }
});

test("after a step to another page the focus is on its content", async ({ page, shelf }) => {
  await shelf.add({ name: NAME });
  await visit(page, "/kategori/trend");
  await card(page, NAME).getByRole("link", { name: NAME }).press("Enter");
  await expect(page).toHaveURL(/\/urun\//);
  await expect(page.getByRole("main")).toBeFocused();
});
