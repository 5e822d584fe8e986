import { discountPercent } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import { showcase } from "../catalog/showcase.ts";
import { ShopError } from "../error.ts";
import { foldColor, isColored, isPriced, type ProductFilter } from "./product-filter.ts";
import { inOrder } from "./product-order.ts";

export const PRODUCT_SORTS = ["recommended", "price-asc", "price-desc", "newest", "discount", "featured"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export type ProductQuery = ProductFilter & {
  category?: string | undefined;
  featured?: boolean | undefined;
  inStock?: boolean | undefined;
  sort?: ProductSort | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
  /** Limits the result to the home page's grid (spec §9) of `ALL` or of a category. */
  showcase?: string | undefined;
};

/** `products` is one page; `total` counts all matches. */
export type ProductPage = { products: Product[]; total: number };

/** More products are answered in pages only: making one answer of all would keep others waiting. */
export const MAX_UNPAGED = 10_000;

/** Filters, sorts and pages products. They come in the owner's order, which also orders equals. */
export function matchingProducts(products: readonly Product[], query: ProductQuery): ProductPage {
  const { sort = "recommended", offset = 0, limit, showcase: filter } = query;
  const matching = products.filter((product) => matchesQuery(product, query));
  const ordered = inOrder(matching, sort);
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
