import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Category } from "../../domain/catalog/category.ts";
import { namedColors } from "../../domain/catalog/color-address.ts";
import { pictureSoChosen } from "../../domain/catalog/color-pictures.ts";
import { paintedColors } from "../../domain/catalog/color-words.ts";
import { jpegPath, ownPictureHash } from "../../domain/catalog/media.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { oldPriceOf, startPrices } from "../../domain/catalog/shown-price.ts";
import type { ChoiceSet } from "../../domain/choice/choice-sets.ts";
import { heardOptions, toldOptions } from "../../domain/choice/options.ts";
import { optionsOf } from "../../domain/choice/product-options.ts";
import type { Sections } from "../../domain/settings/sections.ts";
import type { ShopFacts } from "../../domain/shop/shop-facts.ts";
import type { GetSnapshot, Snapshot } from "../../domain/shop/snapshot.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { type Variant, variantsOf } from "../../domain/web/product-data.ts";
import { absoluteAddress, priceForMachines } from "../../domain/web/structured-data.ts";
import { acceptsGzip } from "../http/encoded.ts";
import { isKnownEtag, weakEtag } from "../http/page-bytes.ts";
import { DECLARATION, element } from "./sitemap.ts";

export type FeedContents = {
  shop: ShopFacts;
  products: readonly Product[];
  allCategories: readonly Category[];
  sections: { choices: Sections["choices"] };
};

/** Google Merchant's limits; Meta's catalogue reads the same file. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_MORE_IMAGES = 10;
const MAX_COLORS = 3;
const MAX_COLOR_TEXT = 100;
const MAX_SIZE_TEXT = 100;
const MAX_BRAND = 70;

const PIECE = 100;

/** Yields the feed in pieces, so that other requests are served between two of them. */
function* productFeed(contents: FeedContents): Generator<string> {
  const { shop } = contents;
  yield DECLARATION;
  yield '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${element("title", shop.name)}\n${element("link", `${shop.publicUrl}/`)}\n`;
  yield `${element("description", `${shop.name} ürünleri`)}\n`;
  for (const lines of feedLines(contents)) {
    yield lines
      .map((fields) => `<item>${fields.map(([name, text]) => element(`g:${name}`, text)).join("")}</item>\n`)
      .join("");
  }
  yield "</channel>\n</rss>\n";
}

/** A field of a line, by the name that Google and Meta give it. */
type Field = readonly [name: string, text: string];

/** The lines of some products at a time. */
export function* feedLines({ shop, products, allCategories, sections }: FeedContents): Generator<Field[][]> {
  const names = new Map(allCategories.map(({ slug, name }) => [slug, name]));
  for (let from = 0; from < products.length; from += PIECE) {
    yield products
      .slice(from, from + PIECE)
      .flatMap((product) =>
        articlesOf(product, sections.choices.sets).map((article) =>
          fieldsOf(article, names.get(product.category), shop),
        ),
      );
  }
}

/** A line of the feed: a product, or one of its variants. */
type Article = { product: Product; variant?: Variant };

/** Meta wants a line for each variant and none for the product itself. */
function articlesOf(product: Product, sets: readonly ChoiceSet[]): Article[] {
  const options = heardOptions(toldOptions(optionsOf(product, sets)), namedColors(paintedColors(product.colors)));
  const variants = variantsOf(product, options);
  if (variants.length === 0) return [{ product: { ...product, ...startPrices(product) } }];
  return variants.map((variant) => {
    const { chosen, color, price, originalPrice, isThere } = variant;
    const image = pictureSoChosen(product, chosen);
    const colors = color === undefined ? product.colors : [color];
    return { product: { ...product, price, originalPrice, inStock: isThere, image, colors }, variant };
  });
}

function fieldsOf({ product, variant }: Article, categoryName: string | undefined, shop: ShopFacts): Field[] {
  const images = [...new Set([product.image, ...product.images])].map((image) => machineImage(image, shop));
  const [image = "", ...moreImages] = images;
  return [
    ["id", variant?.sku ?? product.id],
    ...fieldIf("item_group_id", variant && product.id),
    ["title", shortened(product.name, MAX_TITLE)],
    ["description", shortened(withoutMarkup(product.description) || product.name, MAX_DESCRIPTION)],
    ["link", shop.publicUrl + (variant?.path ?? addresses.product(product.slug))],
    ["image_link", image],
    ...moreImages.slice(0, MAX_MORE_IMAGES).map((more): Field => ["additional_image_link", more]),
    ["availability", product.inStock ? "in_stock" : "out_of_stock"],
    ...pricesOf(product),
    ["condition", "new"],
    // Meta takes no line without a brand. The shop knows none but itself, and no number of a maker.
    ["brand", shortened(shop.name, MAX_BRAND)],
    ["identifier_exists", "no"],
    ...fieldIf("color", product.colors.length > 0 ? colorOf(product) : undefined),
    ...fieldIf("size", variant?.size === undefined ? undefined : shortened(variant.size, MAX_SIZE_TEXT)),
    ...fieldIf("product_type", categoryName),
  ];
}

const fieldIf = (name: string, text: string | undefined): Field[] => (text === undefined ? [] : [[name, text]]);

/** With a discount `price` is the old price and `sale_price` the current one, as Google and Meta require. */
function pricesOf(product: Product): Field[] {
  const price = inLira(product.price);
  const oldPrice = oldPriceOf(product);
  if (oldPrice === undefined) return [["price", price]];
  return [
    ["price", inLira(oldPrice)],
    ["sale_price", price],
  ];
}

const inLira = (lira: number): string => `${priceForMachines(lira)} TRY`;

function colorOf({ colors }: Product): string {
  const names = colors.slice(0, MAX_COLORS).map((color) => color.replaceAll("/", " "));
  return shortened(names.join("/"), MAX_COLOR_TEXT);
}

/** A stored picture is offered as JPEG, which every reader accepts. A foreign address stays as it is. */
function machineImage(image: string, shop: ShopFacts): string {
  const hash = ownPictureHash(image, shop.publicUrl);
  return absoluteAddress(hash ? jpegPath(hash) : image, shop);
}

const withoutMarkup = (text: string): string =>
  text
    .replace(/<\/?[a-z][^>]*>/gi, " ")
    .replace(/[ \t]+/g, " ")
    .trim();

/** A cut may split a surrogate pair. `toWellFormed` turns the remaining half into U+FFFD, which is dropped. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1).toWellFormed();
  return `${start.replace(/\ufffd$/, "").trimEnd()}…`;
}

/** The feed is made once for all requests until the next save. Only its compressed bytes are kept: the whole text would fill the page cache. */
export function createPreparedFeed(snapshot: GetSnapshot) {
  let prepared: { version: number; bytes: Promise<Buffer<ArrayBuffer>> } | undefined;

  return async ({ headers }: Request): Promise<Response> => {
    const current = await snapshot();
    const { version, epoch, revision, shop } = current;
    const shared = {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "no-cache",
      Vary: "Accept-Encoding",
      ETag: weakEtag(Buffer.from(`${shop.publicUrl} ${epoch} ${revision}`)),
    };
    if (isKnownEtag(headers.get("If-None-Match"), shared.ETag)) {
      return new Response(null, { status: 304, headers: shared });
    }
    if (prepared?.version !== version) prepared = { version, bytes: compressed(current) };
    const feed = new Blob([await prepared.bytes]).stream();
    return acceptsGzip(headers.get("Accept-Encoding") ?? "")
      ? new Response(feed, { headers: { ...shared, "Content-Encoding": "gzip" } })
      : new Response(feed.pipeThrough(new DecompressionStream("gzip")), { headers: shared });
  };
}

/** Other requests are served between two pieces. */
const compressed = (snapshot: Snapshot): Promise<Buffer<ArrayBuffer>> =>
  pipeline(productFeed(snapshot), createGzip({ level: 4 }), async (bytes) =>
    Buffer.concat(await Array.fromAsync(bytes)),
  );
