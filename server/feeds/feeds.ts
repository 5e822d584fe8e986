import { type Context, Hono } from "hono";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import type { Shelf } from "../../domain/search/shelf.ts";
import { INFO_PAGE_SLUGS } from "../../domain/shop/info-page-slugs.ts";
import type { ShopFacts } from "../../domain/shop/shop-facts.ts";
import type { Environment } from "../http/environment.ts";
import { sharedAnswer } from "../http/headers.ts";
import { problem } from "../http/problem.ts";
import { productFeed } from "./product-feed.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

type Parts = {
  shelf: Pick<Shelf, "products">;
  catalog: Pick<Catalog, "listCategories">;
  shop: ShopFacts;
};

const XML = "application/xml; charset=utf-8";

/** What search engines, catalogues and home screens fetch. */
export function feeds({ shelf, catalog, shop }: Parts): Hono<Environment> {
  const app = new Hono<Environment>();
  const contents = async () => {
    const [products, categories] = await Promise.all([shelf.products(), catalog.listCategories()]);
    return { shop, products, categories };
  };
  const readSitemap = async () =>
    sitemap({ ...(await contents()), publicUrl: shop.publicUrl, infoSlugs: INFO_PAGE_SLUGS });

  app.get("/sitemap.xml", async (context) => answer(context, (await readSitemap()).index(), XML));
  app.get("/:file{sitemap-[1-9][0-9]{0,3}\\.xml}", async (context) => {
    const number = Number.parseInt(context.req.param("file").slice("sitemap-".length), 10);
    const file = (await readSitemap()).file(number);
    return file === undefined ? problem(404, "Böyle bir adres yok") : answer(context, file, XML);
  });
  app.get("/feed.xml", async (context) => answer(context, productFeed(await contents()), XML));
  app.get("/robots.txt", (context) => answer(context, robots(shop.publicUrl), "text/plain; charset=utf-8"));
  app.get("/manifest.webmanifest", (context) =>
    answer(context, JSON.stringify(webManifest(shop)), "application/manifest+json; charset=utf-8"),
  );
  return app;
}

function answer(context: Context<Environment>, body: string, type: string): Response {
  context.set("route", context.req.path);
  return sharedAnswer(body, type);
}

const robots = (publicUrl: string): string =>
  [
    "User-agent: *",
    "Allow: /",
    ...["/admin", "/login", "/ara", "/favoriler", "/api"].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
