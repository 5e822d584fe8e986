import type { Product } from "../catalog/product.ts";
import { showcase } from "../catalog/showcase.ts";
import { ShopError } from "../error.ts";
import { inOrder, isMatching, type ProductFilter, type ProductSort } from "./list-query.ts";

export type ProductQuery = ProductFilter & {
  sort?: ProductSort | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
  /** Limits the result to the home page's grid (spec §9) of `ALL` or of a category. */
  showcase?: string | undefined;
};

/** `products` is one page; `total` counts all matches. */
export type ProductPage = { products: Product[]; total: number };

/** The largest answer without pages. Building a larger one at once would block other requests. */
export const MAX_UNPAGED = 10_000;

/** Filters, sorts and pages `products`, which are in the owner's order. Products of equal rank keep that order. */
export function matchingProducts(products: readonly Product[], query: ProductQuery): ProductPage {
  const { sort = "recommended", offset = 0, limit, showcase: filter } = query;
  const ordered = inOrder(products.filter(isMatching(query)), sort);
  const shown = filter === undefined ? ordered : showcase(ordered, filter);
  const end = limit === undefined ? undefined : offset + limit;
  const page = shown.slice(offset, end);
  if (limit === undefined && page.length > MAX_UNPAGED) throw mustBePaged(page.length);
  return { products: page, total: shown.length };
}

const mustBePaged = (length: number): ShopError =>
  new ShopError(
    "invalid",
    `Bu listede ${length} ürün var, bir kerede en fazla ${MAX_UNPAGED} ürün verilir. "limit" ve "offset" ile sayfa sayfa iste`,
    { field: "limit" },
  );
