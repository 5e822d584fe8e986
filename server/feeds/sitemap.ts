import type { Category } from "../../domain/catalog/category.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { occasionAddress } from "../../domain/web/occasion-address.ts";
import { absoluteAddress } from "../../domain/web/structured-data.ts";

type Contents = {
  publicUrl: string;
  products: readonly Product[];
  categories: readonly Category[];
  infoSlugs: readonly string[];
  /** The special days that are near. */
  dayIds?: readonly string[];
};

type Entry = { path: string; changedAt: string | undefined; images: readonly string[] };

/** A tenth of what the protocol allows. A file is written without a pause, and other requests should not wait long. */
const PRODUCTS_PER_FILE = 5000;

export type Sitemap = { index(): string; file(number: number): string | undefined };

/** One file if all products fit into it, else an index of several files. The first file also has the pages that are no products. */
export function sitemap(contents: Contents, productsPerFile = PRODUCTS_PER_FILE): Sitemap {
  const { publicUrl, products } = contents;
  const files = Math.max(1, Math.ceil(products.length / productsPerFile));
  const write = (number: number) => {
    const part = products.slice((number - 1) * productsPerFile, number * productsPerFile);
    return urlset([...(number === 1 ? shopEntries(contents) : []), ...part.map(productEntry)], publicUrl);
  };
  return {
    index: () => (files === 1 ? write(1) : indexOf(files, publicUrl)),
    file: (number) => (files > 1 && number >= 1 && number <= files ? write(number) : undefined),
  };
}

function shopEntries({ products, categories, infoSlugs, dayIds = [] }: Contents): Entry[] {
  const byCategory = Map.groupBy(products, ({ category }) => category);
  return [
    { path: addresses.home, changedAt: newest(products), images: categories.map(({ image }) => image) },
    { path: addresses.allProducts, changedAt: newest(products), images: [] },
    { path: addresses.gifts, changedAt: newest(products), images: [] },
    ...categories.map(({ slug, image }) => ({
      path: addresses.category(slug),
      changedAt: newest(byCategory.get(slug) ?? []),
      images: [image],
    })),
    ...dayIds.map((id) => ({ path: occasionAddress(id), changedAt: undefined, images: [] })),
    ...infoSlugs.map((slug) => ({ path: addresses.info(slug), changedAt: undefined, images: [] })),
  ];
}

const productEntry = ({ slug, image, images, updatedAt }: Product): Entry => ({
  path: addresses.product(slug),
  changedAt: updatedAt,
  images: [image, ...images],
});

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

/** Characters that XML 1.0 forbids, even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, "")
    .replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
