import { INFO_PAGE_SLUGS } from "../../../domain/settings/info-page-slugs.ts";
import { expect, expectAccessible } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

const LONGEST = "on-bilgilendirme";

test("the footer lists all info pages, and each has its own title, address and preview picture", async ({ page }) => {
  await visit(page, "/");
  const links = page.getByRole("contentinfo").locator('a[href^="/sayfa/"]');
  await expect(links).toHaveCount(INFO_PAGE_SLUGS.length);
  const titles = new Set<string>();
  for (const slug of INFO_PAGE_SLUGS) {
    await expect(links.and(page.locator(`[href="/sayfa/${slug}"]`))).toHaveCount(1);
    const response = await page.request.get(`/sayfa/${slug}`);
    expect(response.status(), slug).toBe(200);
    const html = await response.text();
    expect(html, slug).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]+/sayfa/${slug}"`));
    expect(html, slug).not.toContain("noindex");
    expect(html.replace(/<script[\s\S]*?<\/script>/g, ""), slug).not.toMatch(/\{\w+\}/);
    const image = /property="og:image" content="[^"]+(\/media\/paylas\/[^"]+)"/.exec(html)?.[1] ?? "";
    expect((await page.request.get(image)).status(), slug).toBe(200);
    titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? "");
  }
  expect(titles.size).toBe(INFO_PAGE_SLUGS.length);
});

test("an info page links to the others and to the chat", async ({ page }) => {
  await visit(page, "/sayfa/teslimat");
  await expect(page.getByRole("heading", { level: 1, name: "Teslimat" })).toBeVisible();
  const aside = page.getByRole("navigation", { name: "Bilgi sayfaları" });
  await expect(aside.getByRole("link", { name: "Teslimat" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("link", { name: "WhatsApp'tan sor" })).toHaveAttribute("href", /^https:\/\/wa\.me\/90/);
  await aside.getByRole("link", { name: "İletişim" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "İletişim ve Künye" })).toBeVisible();
  await expect(page.getByText("WhatsApp ve telefon: 0532 000 00 00")).toBeVisible();
  await expect(page.getByText("Bu bir deneme dükkânı")).toBeVisible();
  await expect(page.getByText("Adres: Örnek Mahallesi, Fiyonk Sokağı No: 1, İstanbul (örnek)")).toBeVisible();
});

test("axe finds nothing on info pages", async ({ page }) => {
  for (const slug of [LONGEST, "sss"]) {
    await visit(page, `/sayfa/${slug}`);
    await expectAccessible(page);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a question opens its answer", async ({ page }) => {
    await page.goto("/sayfa/sss");
    const answer = page.getByText("gönder'e bas");
    await expect(answer).toBeHidden();
    await page.getByText("Nasıl sipariş veririm?").click();
    await expect(answer).toBeVisible();
  });
});
