import type { Product } from "../../domain/catalog/product.ts";
import { listingPage } from "../../domain/listing/listed-products.ts";
import { listingIn } from "../../domain/listing/listing.ts";
import { PAGE_PATHS } from "../../domain/web/page-paths.ts";

const CATEGORY = PAGE_PATHS.category.replace(":slug", "");

/**
 * Only listings that show a product are cached. Made-up colors, categories and page numbers all show the same empty listing under
 * millions of URLs, while the listings with products are few.
 */
export function isWorthCaching(key: string, products: readonly Product[]): boolean {
  const { pathname, searchParams } = new URL(key, "http://shop");
  const parameters = [...searchParams.keys()].filter((name) => name !== "_routes");
  if (parameters.length === 0) return true;
  const category = pathname.startsWith(CATEGORY) ? pathname.slice(CATEGORY.length).replace(/\.data$/, "") : undefined;
  const showcase = searchParams.get("showcase");
  if (showcase !== null) return showcase === "all" || products.some((product) => product.category === showcase);
  const listing = listingIn(searchParams);
  const countIn = (colors: readonly string[]) => listingPage(products, { ...listing, colors }, category);
  const { total, pages } = countIn(listing.colors);
  if (total === 0 || listing.page > pages) return false;
  // A product with one of the colors is shown, so each color has to match a product by itself.
  return listing.colors.length < 2 || listing.colors.every((color) => countIn([color]).total > 0);
}
