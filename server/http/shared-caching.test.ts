import { beforeAll, describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { type OpenApp, openApp, pagesOf } from "../../tests/support/open-app.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";

const SHARED = "public, max-age=0, s-maxage=60, stale-if-error=86400";

async function openShop(env: Record<string, string>) {
  const shop = await openApp({
    env,
    overrides: {
      openPages: pagesOf(async ({ url }) =>
        url.includes("yok")
          ? new Response("yok", { status: 404, headers: { "Cache-Control": "no-store" } })
          : new Response("sayfa", { headers: { "Cache-Control": "no-cache", "Content-Type": "text/html" } }),
      ),
    },
  });
  await shop.catalog.createProduct(LABUBU, THE_SHOP);
  return shop;
}

const cachingOf = async ({ call }: OpenApp, path: string) => (await call("GET", path)).headers.get("Cache-Control");

const product = "/urun/labubu-anahtarlik";

describe("with SHARED_CACHE_SECONDS", () => {
  let shop: OpenApp;
  beforeAll(async () => {
    shop = await openShop({ SHARED_CACHE_SECONDS: "60" });
  });

  test.each([
    "/",
    "/urunler?sayfa=1&min=100",
    "/ara?q=labubu",
    "/ara.data?q=labubu&_routes=search",
    "/api/products",
    "/api/products?category=labubu",
    "/api/suggestions?q=labubu",
    "/feed.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/kategori/labubu",
    "/kategori/labubu.data?_routes=category",
    product,
    `${product}?renk=mor`,
    "/favoriler",
    "/sepet",
    "/sayfa/iletisim",
  ])("caches in front may store %s", async (path) => {
    expect(await cachingOf(shop, path)).toBe(SHARED);
  });

  test.each([
    ["/api/cart?code=1", 422, "no-store"],
    ["/api/products?limit=x", 422, "no-store"],
    ["/api/auth/me", 401, "no-store"],
    ["/api/admin/today", 401, "no-store"],
    ["/api/yok", 404, "no-store"],
    ["/kategori/yok", 404, "no-store"],
    ["/urun/yok", 404, "no-store"],
    ["/hesap", 200, "no-cache"],
    ["/login", 200, "no-cache"],
    ["/sifre", 200, "no-cache"],
    ["/davet", 200, "no-cache"],
    ["/admin", 200, "no-cache"],
    ["/admin/siparisler", 200, "no-cache"],
    ["/admin.data?_routes=admin", 200, "no-cache"],
    ["/admin/manifest.webmanifest", 200, "no-cache"],
    ["/healthz", 200, "no-store"],
    ["/urunler/", 301, "no-cache"],
  ])("they may not store %s, which answers %d", async (path, status, caching) => {
    const answer = await shop.call("GET", path);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, caching]);
  });

  test("they store each encoding by itself, and their question whether it still holds is answered the same", async () => {
    for (const path of ["/", "/api/products", "/ara?q=labubu", "/feed.xml"]) {
      const first = await shop.call("GET", path);
      expect(first.headers.get("Vary")).toBe("Accept-Encoding");
      const again = await shop.call("GET", path, { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
      expect([again.status, again.headers.get("Cache-Control")]).toEqual([304, SHARED]);
      expect(again.headers.has("X-Request-Id")).toBe(false);
    }
  });
});

test("without it nothing is said to caches in front", async () => {
  const shop = await openShop({});
  for (const path of ["/", product, "/api/products", "/ara?q=labubu", "/feed.xml", "/sitemap.xml"])
    expect(await cachingOf(shop, path)).toBe("no-cache");
});
