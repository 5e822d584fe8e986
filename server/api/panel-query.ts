import { createHash } from "node:crypto";
import { z } from "zod";
import type { Product } from "../../domain/catalog/product.ts";
import { ShopError } from "../../domain/error.ts";
import {
  OWNERS_QUERY_LENGTH,
  OWNERS_SORTS,
  type OwnersListing,
  ownersMatches,
  PAGE_NUMBER,
} from "../../domain/listing/owners-listing.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { SLUG } from "../../domain/slug.ts";
import { productIds } from "./api-route.ts";
import { yesOrNo } from "./product-query.ts";

/** The search and filters of the product list; every field is optional. */
export const panelQuery = z
  .object({
    q: z.string().max(OWNERS_QUERY_LENGTH, { error: "Arama çok uzun" }),
    category: z.string().max(80).regex(SLUG),
    stock: z.enum(["in", "out"]),
    featured: yesOrNo,
    discounted: yesOrNo,
    hidden: yesOrNo,
    sort: z.enum(OWNERS_SORTS),
    page: z.string().regex(PAGE_NUMBER).transform(Number),
  })
  .partial()
  .transform(
    ({ q = "", stock, featured, discounted, hidden, page = 1, ...listing }): OwnersListing => ({
      ...listing,
      query: q,
      inStock: stock && stock === "in",
      featured: featured || undefined,
      discounted: discounted || undefined,
      isHidden: hidden || undefined,
      page,
    }),
  );

/** Selected products: by id, or all matches of a list except some. */
export const selectionSchema = z.union([
  z.object({ ids: productIds.min(1) }),
  z.object({ matching: panelQuery, except: productIds.default([]), counted: z.int().min(0).optional() }),
]);

type Selection = z.output<typeof selectionSchema>;

/** The products that the owner's list shows, with the ids that its search finds. */
export async function ownersShelf({ products, allCategories, search }: Snapshot, { query }: OwnersListing) {
  const foundIds = query.trim() === "" ? undefined : (await search()).findNamed(query);
  return { products, categories: allCategories, foundIds };
}

/** The listing with the present address of its category, which may have been renamed since. */
export const listingToday = ({ findCategory }: Snapshot, { category, ...listing }: OwnersListing): OwnersListing => ({
  ...listing,
  category: (category && findCategory(category)?.slug) ?? category,
});

export async function selectedProducts(snapshot: Snapshot, chosen: Selection): Promise<readonly Product[]> {
  if ("ids" in chosen) {
    const ids = new Set(chosen.ids);
    return snapshot.products.filter(({ id }) => ids.has(id));
  }
  const except = new Set(chosen.except);
  const matching = listingToday(snapshot, chosen.matching);
  const matches = ownersMatches(await ownersShelf(snapshot, matching), matching);
  return matches.filter(({ id }) => !except.has(id));
}

/** The owner confirmed a number of products; if it has changed, she has to confirm again. */
export function requireConfirmedCount(products: readonly Product[], chosen: Selection) {
  if (!("counted" in chosen) || chosen.counted === undefined || chosen.counted === products.length) return;
  throw new ShopError(
    "conflict",
    `Seçtiklerin bu arada değişti: ${chosen.counted} değil ${products.length} ürün; yeniden bak`,
  );
}

/** A hash that changes as soon as one of the products is changed, removed or added. */
export function fingerprintOf(products: readonly Product[]): string {
  const hash = createHash("sha256");
  for (const line of products.map(({ id, revision }) => `${id} ${revision}\n`).toSorted()) hash.update(line);
  return hash.digest("base64url");
}
