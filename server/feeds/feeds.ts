import { INFO_PAGE_SLUGS } from "../../domain/settings/info-page-slugs.ts";
import { unpublishedPages } from "../../domain/shop/shop-facts.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { sharedAnswer } from "../http/headers.ts";
import { type Sitemap, sitemap } from "./sitemap.ts";
import { panelManifest, webManifest } from "./web-manifest.ts";

type Feed = { type: string; write(snapshot: Snapshot): string };

const XML = "application/xml; charset=utf-8";
const MANIFEST = "application/manifest+json; charset=utf-8";

const FEEDS = new Map<string, Feed>([
  ["/sitemap.xml", { type: XML, write: (snapshot) => sitemapOf(snapshot).index() }],
  ["/robots.txt", { type: "text/plain; charset=utf-8", write: ({ shop }) => robots(shop.publicUrl) }],
  ["/manifest.webmanifest", { type: MANIFEST, write: ({ shop }) => JSON.stringify(webManifest(shop)) }],
  ["/admin/manifest.webmanifest", { type: MANIFEST, write: ({ shop }) => JSON.stringify(panelManifest(shop)) }],
]);
const SITEMAP_PART = /^\/sitemap-([1-9][0-9]{0,3})\.xml$/;

export const isFeed = (path: string): boolean => FEEDS.has(path) || SITEMAP_PART.test(path);

/** The file for search engines, catalogues or home screens at this path; undefined for an unknown path. */
export function feedAt(path: string, snapshot: Snapshot): Response | undefined {
  const feed = FEEDS.get(path);
  if (feed) return sharedAnswer(feed.write(snapshot), feed.type);
  const [, number] = SITEMAP_PART.exec(path) ?? [];
  const part = number === undefined ? undefined : sitemapOf(snapshot).file(Number(number));
  return part === undefined ? undefined : sharedAnswer(part, XML);
}

function sitemapOf(snapshot: Snapshot): Sitemap {
  const { shop } = snapshot;
  const waiting = unpublishedPages({ shop, legal: snapshot.legalFacts });
  const infoSlugs = INFO_PAGE_SLUGS.filter((slug) => !waiting.includes(slug));
  return sitemap({ ...snapshot, publicUrl: shop.publicUrl, infoSlugs });
}

const robots = (publicUrl: string): string =>
  [
    "User-agent: *",
    "Allow: /",
    ...["/admin", "/hesap", "/login", "/sifre", "/davet", "/auth", "/ara", "/favoriler", "/api"].map(
      (path) => `Disallow: ${path}`,
    ),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

const VALID_MONTHS = 6;

/** Tells where to report a vulnerability (RFC 9116). `Expires` changes once a month and lies at most half a year ahead. */
export function securityTxt({ email, publicUrl }: { email: string; publicUrl: string }, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: tr",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
