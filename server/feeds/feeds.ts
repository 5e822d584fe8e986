import { FIRST_LOOK } from "../../domain/look/look.ts";
import { PAPER_COLORS } from "../../domain/look/paper.ts";
import { reminderFile } from "../../domain/occasion/reminder-file.ts";
import { dayWithShelf, dayWritten, nearDays, reminderOf } from "../../domain/occasion/shown-days.ts";
import { INFO_PAGE_SLUGS } from "../../domain/settings/info-page-slugs.ts";
import { type ShopFacts, unpublishedPages } from "../../domain/shop/shop-facts.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { ICONS, iconPath, type ShopIconName } from "../../domain/web/icon-path.ts";
import { occasionAddress, remindedDay } from "../../domain/web/occasion-address.ts";
import { NEW_PRODUCT, panelAddresses, productForm } from "../../domain/web/panel-addresses.ts";
import { sharedAnswer } from "../http/headers.ts";
import { type Sitemap, sitemap } from "./sitemap.ts";

const paperOf = ({ look = FIRST_LOOK }: ShopFacts): string => PAPER_COLORS[look.paper].paper;

const icon = (name: ShopIconName, shop: ShopFacts) => {
  const { size, form } = ICONS[name];
  return {
    src: iconPath(name, shop),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: form === "maskable" ? "maskable" : "any",
  };
};

/** Lets a phone put the shop on its home screen. */
const webManifest = (shop: ShopFacts) => ({
  id: "/",
  name: `${shop.name} | Trend hediyeler`,
  short_name: shop.name,
  description: "Trend hediyeler; sepetini doldur, siparişini WhatsApp'tan ver.",
  lang: "tr",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: paperOf(shop),
  theme_color: paperOf(shop),
  categories: ["shopping"],
  icons: [icon("icon-192", shop), icon("icon-512", shop), icon("icon-maskable-512", shop)],
});

/** Lets the owner put the panel on her phone, apart from the shop, and share photos and chats to it (decision 18). Linked from the panel only. */
const panelManifest = (shop: ShopFacts) => ({
  ...webManifest(shop),
  id: addresses.admin,
  name: `${shop.name} paneli`,
  description: "Dükkânının paneli: ürünler, fiyatlar, ayarlar.",
  start_url: addresses.admin,
  scope: addresses.admin,
  categories: ["business"],
  shortcuts: [
    { name: "Yeni ürün", url: productForm(NEW_PRODUCT), icons: [icon("icon-192", shop)] },
    { name: "Bugün", url: panelAddresses.today, icons: [icon("icon-192", shop)] },
  ],
  share_target: {
    action: addresses.admin,
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [
        { name: "photos", accept: ["image/*"] },
        // Exported chats.
        { name: "chats", accept: ["text/plain", "application/zip"] },
      ],
    },
  },
});

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

export const isFeed = (path: string): boolean =>
  FEEDS.has(path) || SITEMAP_PART.test(path) || remindedDay(path) !== undefined;

/** The file for search engines, catalogues or home screens at this path; undefined for an unknown path. */
export function feedAt(path: string, snapshot: Snapshot): Response | undefined {
  const feed = FEEDS.get(path);
  if (feed) return sharedAnswer(feed.write(snapshot), feed.type);
  const reminded = remindedDay(path);
  if (reminded !== undefined) return reminderAnswer(reminded, snapshot);
  const [, number] = SITEMAP_PART.exec(path) ?? [];
  const part = number === undefined ? undefined : sitemapOf(snapshot).file(Number(number));
  return part === undefined ? undefined : sharedAnswer(part, XML);
}

/** A calendar opens the file by its type; a computer saves it under its name. */
function reminderAnswer(id: string, snapshot: Snapshot): Response | undefined {
  const { shop, reckonedOn } = snapshot;
  const day = dayWithShelf(snapshot, id);
  const reminder = day && reminderOf(day, reckonedOn);
  if (!reminder) return undefined;
  const address = shop.publicUrl + occasionAddress(id);
  const file = reminderFile({
    id: `${id}-${reminder.day.slice(0, 4)}@${new URL(shop.publicUrl).hostname}`,
    date: reminder.from,
    title: `${day.name}: ${dayWritten(reminder)}`,
    text: `${shop.name}: hediyeni vaktinde seç.\n${address}`,
    address,
  });
  const answer = sharedAnswer(file, "text/calendar; charset=utf-8");
  answer.headers.set("Content-Disposition", `inline; filename="${id}.ics"`);
  return answer;
}

function sitemapOf(snapshot: Snapshot): Sitemap {
  const { shop } = snapshot;
  const waiting = unpublishedPages({ shop, legal: snapshot.legalFacts });
  const infoSlugs = INFO_PAGE_SLUGS.filter((slug) => !waiting.includes(slug));
  const dayIds = nearDays(snapshot).map(({ id }) => id);
  return sitemap({ ...snapshot, publicUrl: shop.publicUrl, infoSlugs, dayIds });
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
