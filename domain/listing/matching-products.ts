import { discountPercent } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import { showcase } from "../catalog/showcase.ts";
import { foldColor, isColored, isPriced, type ProductFilter } from "./product-filter.ts";
import { inOrder } from "./product-order.ts";

export const PRODUCT_SORTS = ["recommended", "price-asc", "price-desc", "newest", "discount"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** More ids than these would make a longer address than the server reads (server/http/request-guard.ts). */
export const MAX_QUERY_IDS = 50;

export type ProductQuery = ProductFilter & {
  category?: string | undefined;
  featured?: boolean | undefined;
  inStock?: boolean | undefined;
  sort?: ProductSort | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
  /** Of these only what the home page would show (spec §9), for `ALL` or a category. */
  showcase?: string | undefined;
};

/** `total` counts all that match, `products` are one page of them. */
export type ProductPage = { products: Product[]; total: number };

/** Of products in the owner's order, which holds without a sort and goes on holding among equals. */
export function matchingProducts(products: readonly Product[], query: ProductQuery): ProductPage {
  const { sort = "recommended", offset = 0, limit, showcase: filter } = query;
  const matching = products.filter((product) => matchesQuery(product, query));
  const ordered = inOrder(matching, sort);
  const shown = filter === undefined ? ordered : showcase(ordered, filter);
  const end = limit === undefined ? undefined : offset + limit;
  return { products: shown.slice(offset, end), total: shown.length };
}

function matchesQuery(product: Product, query: ProductQuery): boolean {
  const { category, featured, inStock, discounted, colors = [] } = query;
  return (
    (category === undefined || product.category === category) &&
    (featured === undefined || product.featured === featured) &&
    (inStock === undefined || product.inStock === inStock) &&
    (discounted === undefined || (discountPercent(product) !== undefined) === discounted) &&
    isPriced(product, query) &&
    (colors.length === 0 || isColored(new Set(product.colors.map(foldColor)), query))
  );
}
