import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

test("every picture of a card loads when it is scrolled to (§2)", async ({ page }) => {
  await visit(page, "/");
  for (const article of await page.getByRole("article").all()) {
    await article.scrollIntoViewIfNeeded();
    const picture = article.locator("img");
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("products, prices, categories and plain contact links are readable, and a question opens its answer", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(8);
    for (const article of await page.getByRole("article").all()) {
      await expect(article.getByRole("heading")).toBeVisible();
      await expect(article.getByText(/^₺[\d.]+,\d{2}$/).first()).toBeVisible();
    }
    await expect(page.locator('[aria-roledescription="slide"]').first()).toContainText("%40");
    await expect(page.getByRole("heading", { name: "Kategoriler", exact: true })).toBeVisible();
    const { categories } = await (await page.request.get("/api/categories")).json();
    for (const { slug } of categories) {
      await expect(page.locator(`[id="${slug}"]`)).toBeAttached();
      await expect(page.locator(`a[href="/#${slug}"]`).first()).toBeAttached();
    }
    await expect(page.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(page.getByRole("status")).toHaveCount(0);
    await expect(
      page.getByRole("button", { name: /Favori|Sepet/ }),
      "buttons that need scripts are hidden",
    ).toHaveCount(0);

    await page.goto("/sayfa/sss");
    const answer = page.getByText("gönder'e bas");
    await expect(answer).toBeHidden();
    await page.getByText("Nasıl sipariş veririm?").click();
    await expect(answer).toBeVisible();
  });
});
