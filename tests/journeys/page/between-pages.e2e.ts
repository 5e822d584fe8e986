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

const stepsTo = (slug: string) => [
  {
    to: `/urun/${slug}`,
    from: "/kategori/trend",
    follow: (page: Page) => card(page, NAME).getByRole("link", { name: NAME }),
  },
  {
    to: "/kategori/takilar",
    from: "/#takilar",
    follow: (page: Page) => page.getByRole("link", { name: "Tümünü gör: Takılar" }),
  },
  {
    to: "/sayfa/hakkimizda",
    from: "/kategori/trend",
    follow: (page: Page) => infoLink(page, "Hakkımızda"),
    linkStays: true,
  },
  {
    to: "/favoriler",
    from: "/kategori/trend",
    follow: (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Favorilerim/ }),
    linkStays: true,
  },
];

test("a page looks the same after a step inside the shop as after a full load, and a vanished link leaves the focus to its content", async ({
  page,
  shelf,
}) => {
  const { slug } = await shelf.add({ name: NAME, colors: ["gümüş"] });
  for (const { to, from, follow, linkStays = false } of stepsTo(slug)) {
    await page.goto(to, { waitUntil: "networkidle" });
    const afterFullLoad = await drawn(page);
    await visit(page, from);
    const link = (await follow(page)).first();
    await link.press("Enter");
    await expect(page).toHaveURL(to);
    await expect(linkStays ? link : page.getByRole("main")).toBeFocused();
    await expect.poll(() => drawn(page), to).toEqual(afterFullLoad);
  }
});

test("Back to a list restores the scroll position", async ({ page }) => {
  await visit(page, "/kategori/trend");
  const last = page.getByRole("article").last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await last.getByRole("link").last().click();
  await expect(page).toHaveURL(/\/urun\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/kategori/trend");
  await expect(last).toBeInViewport();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
});
