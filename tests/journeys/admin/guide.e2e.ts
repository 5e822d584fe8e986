import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test.use({ person: "admin" });

test("each section leads to its part of the guide, which shows the real screen", async ({ page }) => {
  await visit(page, "/admin/dukkan?bolum=delivery");
  await page.getByRole("link", { name: "Bu bölüm nasıl kullanılır?" }).click();
  await expect(page.getByRole("heading", { name: "Dükkânın bilgileri" })).toBeInViewport();
  const screen = page.getByRole("img", { name: /^Dükkânım: ayarlar/ });
  await expect.poll(() => screen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("navigation", { name: "Rehberin bölümleri" }).getByRole("link", { name: "Yedek" }).click();
  await expect(page.getByRole("heading", { name: "Yedek" })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Dükkânın bilgileri" })).toBeInViewport();
});
