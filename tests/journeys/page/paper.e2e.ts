import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test("on paper a product keeps picture, name, price, colors and its address, and loses all controls", async ({
  page,
}) => {
  await visit(page, "/urun/mini-sirt-cantasi");
  const main = page.getByRole("main");
  const color = main.getByRole("group", { name: "Renk" }).getByRole("link").last();
  await color.click();
  await expect(color).toHaveAttribute("aria-current", "true");
  const chosen = new URL(page.url());
  expect(chosen.search).toMatch(/^\?renk=/);
  await page.emulateMedia({ media: "print" });
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main.locator(".product-facts-prices")).toBeVisible();
  await expect(main.getByRole("img").first()).toBeVisible();
  await expect(main.getByText(chosen.pathname + chosen.search)).toBeVisible();
  const code = main.locator(`.product-details-address img[src="/media/kod/mini-sirt-cantasi.svg${chosen.search}"]`);
  await expect(code).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(main.getByText("Bunları da sevebilirsin")).toBeHidden();
});

test("in forced colors the chosen slide, filter and picture have an outline that the others lack", async ({ page }) => {
  const outlines = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/");
  expect(await outlines(".hero-controls-dot")).toEqual(["solid", "none", "none"]);
  await visit(page, "/#labubu");
  expect((await outlines(".category-grid-tile")).slice(0, 2)).toEqual(["none", "solid"]);
  await visit(page, "/urun/sarilan-ayicik-cift-pelus");
  expect((await outlines(".gallery-thumbs a")).slice(0, 2)).toEqual(["solid", "none"]);
});
