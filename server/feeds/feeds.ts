import { type Context, Hono } from "hono";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import type { Shelf } from "../../domain/search/shelf.ts";
import { INFO_PAGE_SLUGS } from "../../domain/shop/info-page-slugs.ts";
import { waitingPages } from "../../domain/shop/sellers-facts.ts";
import type { Settings } from "../../domain/shop/settings.ts";
import type { ShopFacts } from "../../domain/shop/shop-facts.ts";
import type { Environment } from "../http/environment.ts";
import { sharedAnswer } from "../http/headers.ts";
import { problem } from "../http/problem.ts";
import { productFeed } from "./product-feed.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

type Parts = {
  shelf: Pick<Shelf, "products">;
  catalog: Pick<Catalog, "listCategories">;
  settings: Pick<Settings, "readLegalFacts">;
  shop: ShopFacts;
  now: () => Date;
};

const XML = "application/xml; charset=utf-8";
const PLAIN = "text/plain; charset=utf-8";
const TYPES = {
  "/sitemap.xml": XML,
  "/feed.xml": XML,
  "/robots.txt": PLAIN,
  "/manifest.webmanifest": "application/manifest+json; charset=utf-8",
} as const;
type FeedPath = keyof typeof TYPES;
const FEED_PATHS: readonly FeedPath[] = ["/sitemap.xml", "/feed.xml", "/robots.txt", "/manifest.webmanifest"];
const SITEMAP_PART = "sitemap-[1-9][0-9]{0,3}\\.xml";
const IS_SITEMAP_PART = new RegExp(`^/${SITEMAP_PART}$`);

export const isFeed = (path: string): boolean => Object.hasOwn(TYPES, path) || IS_SITEMAP_PART.test(path);

/** What search engines, catalogues and home screens fetch. */
export function feeds({ shelf, catalog, settings, shop, now }: Parts): Hono<Environment> {
  const app = new Hono<Environment>();
  const contents = async () => {
    const [products, categories] = await Promise.all([shelf.products(), catalog.listCategories()]);
    return { shop, products, categories };
  };
  const readSitemap = async () => {
    const waiting = waitingPages({ shop, legal: await settings.readLegalFacts() });
    const infoSlugs = INFO_PAGE_SLUGS.filter((slug) => !waiting.includes(slug));
    return sitemap({ ...(await contents()), publicUrl: shop.publicUrl, infoSlugs });
  };

  const files: Record<FeedPath, () => Promise<string>> = {
    "/sitemap.xml": async () => (await readSitemap()).index(),
    "/feed.xml": async () => productFeed(await contents()),
    "/robots.txt": async () => robots(shop.publicUrl),
    "/manifest.webmanifest": async () => JSON.stringify(webManifest(shop)),
  };
  for (const path of FEED_PATHS) app.get(path, async (context) => answer(context, await files[path](), TYPES[path]));
  // Not among the published ones: it ends by itself.
  app.get("/.well-known/security.txt", (context) =>
    shop.email ? answer(context, securityTxt(shop, now()), PLAIN) : problem(404, "Böyle bir adres yok"),
  );
  app.get(`/:file{${SITEMAP_PART}}`, async (context) => {
    const number = Number.parseInt(context.req.param("file").slice("sitemap-".length), 10);
    const file = (await readSitemap()).file(number);
    return file === undefined ? problem(404, "Böyle bir adres yok") : answer(context, file, XML);
  });
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
    ...["/admin", "/hesap", "/login", "/sifre", "/auth", "/ara", "/favoriler", "/api"].map(
      (path) => `Disallow: ${path}`,
    ),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
