import type { Page } from "@playwright/test";
import { animationsEnded, expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { card, infoLink, visit } from "../../support/visit.ts";

const NAME = "Deneme Gezgin";

/** Everything that is drawn, with the styles that differ when style sheets are loaded in another order. */
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

/** What the pointer lies on may look otherwise. */
const pointAtNothing = (page: Page) => page.mouse.move(0, 0);

const WAYS = [
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
    to: "the favourites",
    from: "/kategori/trend",
    follow: (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Favorilerim/ }),
  },
];

for (const { to, from, follow } of WAYS) {
  test(`${to} looks the same whether one comes inside the shop or from elsewhere`, async ({ page, shelf }) => {
    await shelf.add({ name: NAME, colors: ["gümüş"] });
    const come = async () => {
      await visit(page, from);
      await (await follow(page)).first().click();
      await expect(page).not.toHaveURL(from);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await pointAtNothing(page);
    };
    await come();
    await page.goto(page.url(), { waitUntil: "networkidle" });
    await animationsEnded(page);
    const fromElsewhere = await drawn(page);
    await come();
    await expect.poll(() => drawn(page)).toEqual(fromElsewhere);
  });
}

for (const from of ["/", "/kategori/trend", "/ara?q=labubu"]) {
  test(`who goes back to ${from} is where she was`, async ({ page }) => {
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
  });
}

test("the keyboard goes on from the content of the page it moved to", async ({ page, shelf }) => {
  await shelf.add({ name: NAME });
  await visit(page, "/kategori/trend");
  await card(page, NAME).getByRole("link", { name: NAME }).press("Enter");
  await expect(page).toHaveURL(/\/urun\//);
  await expect(page.getByRole("main")).toBeFocused();
});
