import type { Category } from "../../domain/catalog/category.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { absoluteAddress } from "../../domain/web/structured-data.ts";
import { DECLARATION, element } from "./xml.ts";

type Contents = {
  publicUrl: string;
  products: readonly Product[];
  categories: readonly Category[];
  infoSlugs: readonly string[];
};

type Entry = { path: string; changedAt: string | undefined; images: readonly string[] };

/** Half of what the protocol allows, because each entry may list many pictures. */
const ENTRIES_PER_FILE = 25_000;

export type Sitemap = { index(): string; file(number: number): string | undefined };

/** One file while all entries fit into it, else an index of several files. */
export function sitemap(contents: Contents, entriesPerFile = ENTRIES_PER_FILE): Sitemap {
  const entries = listEntries(contents);
  const files = Math.ceil(entries.length / entriesPerFile);
  const { publicUrl } = contents;
  return {
    index: () => (files === 1 ? urlset(entries, publicUrl) : indexOf(files, publicUrl)),
    file: (number) =>
      files > 1 && number >= 1 && number <= files
        ? urlset(entries.slice((number - 1) * entriesPerFile, number * entriesPerFile), publicUrl)
        : undefined,
  };
}

function listEntries({ products, categories, infoSlugs }: Contents): Entry[] {
  const byCategory = Map.groupBy(products, ({ category }) => category);
  return [
    { path: addresses.home, changedAt: newest(products), images: categories.map(({ image }) => image) },
    { path: addresses.allProducts, changedAt: newest(products), images: [] },
    ...categories.map(({ slug, image }) => ({
      path: addresses.category(slug),
      changedAt: newest(byCategory.get(slug) ?? []),
      images: [image],
    })),
    ...products.map(({ slug, image, images, updatedAt }) => ({
      path: addresses.product(slug),
      changedAt: updatedAt,
      images: [image, ...images],
    })),
    ...infoSlugs.map((slug) => ({ path: addresses.info(slug), changedAt: undefined, images: [] })),
  ];
}

/** `updatedAt` is an ISO text in UTC, so the greatest is the latest. */
const newest = (products: readonly Product[]): string | undefined =>
  products.reduce<string | undefined>(
    (latest, { updatedAt }) => (latest && latest > updatedAt ? latest : updatedAt),
    undefined,
  );

const urlset = (entries: readonly Entry[], publicUrl: string): string =>
  [
    DECLARATION,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
    ...entries.map((entry) => `${urlOf(entry, publicUrl)}\n`),
    "</urlset>\n",
  ].join("");

function urlOf({ path, changedAt, images }: Entry, publicUrl: string): string {
  const addresses = [...new Set(images.filter((image) => image !== ""))];
  const pictures = addresses.map((image) => {
    const address = element("image:loc", absoluteAddress(image, { publicUrl }));
    return `<image:image>${address}</image:image>`;
  });
  const changed = changedAt === undefined ? "" : element("lastmod", changedAt);
  return `<url>${element("loc", publicUrl + path)}${changed}${pictures.join("")}</url>`;
}

function indexOf(files: number, publicUrl: string): string {
  const locations = Array.from({ length: files }, (_, index) =>
    element("loc", `${publicUrl}/sitemap-${index + 1}.xml`),
  );
  return [
    DECLARATION,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...locations.map((location) => `<sitemap>${location}</sitemap>\n`),
    "</sitemapindex>\n",
  ].join("");
}
