import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

async function addressesIn(request: APIRequestContext, folder: string): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
  return addresses.filter((address) => address.startsWith(folder));
}

const structuredDataOn = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));

test.describe("for crawlers and chats", { tag: "@desktop" }, () => {
  test("structured data and canonical link stay after hydration and follow to the next page", async ({
    page,
    request,
    shop,
  }) => {
    const [product = ""] = await addressesIn(request, "/urun/");
    await visit(page, product);
    const data = await structuredDataOn(page);
    expect(data.map((one) => one["@type"]).sort()).toEqual(["BreadcrumbList", "Product"]);
    const { name, image, offers } = data.find((one) => one["@type"] === "Product");
    expect(name).not.toBe("");
    expect(image.length).toBeGreaterThan(0);
    expect(offers).toMatchObject({ priceCurrency: "TRY", price: expect.stringMatching(/^\d+\.\d\d$/) });
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", shop.url + product);
    await page.getByRole("banner").getByRole("link", { name: "Fiyonk" }).click();
    await expect(canonical).toHaveAttribute("href", `${shop.url}/`);
  });
});
