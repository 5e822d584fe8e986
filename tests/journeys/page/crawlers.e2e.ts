import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "../../support/journey.ts";
import { test } from "../../support/person-and-shelf.ts";
import { visit } from "../../support/visit.ts";

const WHATSAPP_READS_BYTES = 300 * 1024;
const WHATSAPP = { "User-Agent": "WhatsApp/2.23.20.0 A" };

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? "";

async function addressesIn(request: APIRequestContext, folder: string): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
  return addresses.filter((address) => address.startsWith(folder));
}

/** Reads a preview as WhatsApp does: the beginning of the page, then its picture. */
async function expectPreview(request: APIRequestContext, path: string, publicUrl: string) {
  const page = await request.get(path, { headers: WHATSAPP });
  expect(page.status(), path).toBe(200);
  const read = (await page.body()).subarray(0, WHATSAPP_READS_BYTES).toString();
  const head = read.slice(0, read.indexOf("</head>"));

  expect(contentOf(head, "og:title")).not.toBe("");
  expect(contentOf(head, "og:description").length).toBeGreaterThan(20);
  expect(contentOf(head, "og:url")).toBe(publicUrl + path);
  expect(head).toContain(`<link rel="canonical" href="${publicUrl}${path}"`);

  const picture = await request.get(contentOf(head, "og:image"), { headers: WHATSAPP });
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  const bytes = await picture.body();
  expect(bytes.length).toBeLessThan(300_000);
  const { width = 0, height = 1 } = await sharp(bytes).metadata();
  expect(width).toBeGreaterThanOrEqual(300);
  expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(4);
}

const structuredDataOn = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));

test.describe("for crawlers and chats", { tag: "@desktop" }, () => {
  test("every link of the home page answers 200", async ({ page, request }) => {
    await visit(page, "/");
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor.getAttribute("href") ?? "").replace(/#.*/, "")));
    for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
  });

  test("a chat previews the home page, a product, a category, all products and an info page", async ({
    request,
    shop,
  }) => {
    await expectPreview(request, "/", shop.url);
    for (const folder of ["/urun/", "/kategori/", "/urunler", "/sayfa/"]) {
      const [path = ""] = await addressesIn(request, folder);
      await expectPreview(request, path, shop.url);
    }
  });

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

  test("feed, sitemap and manifest name only files and pages that exist", async ({ request }) => {
    const feed = await (await request.get("/feed.xml")).text();
    const [, image = ""] = /<g:image_link>([^<]+)/.exec(feed) ?? [];
    expect((await request.get(image)).headers()["content-type"]).toBe("image/jpeg");
    const { icons } = await (await request.get("/manifest.webmanifest")).json();
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    for (const product of (await addressesIn(request, "/urun/")).slice(0, 5)) {
      expect((await request.get(product)).status(), product).toBe(200);
    }
  });
});
