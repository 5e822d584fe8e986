import type { Product } from "../../domain/catalog/product.ts";
import { listingPage } from "../../domain/listing/listed-products.ts";
import { listingIn } from "../../domain/listing/listing.ts";
import { PAGE_PATHS } from "../../domain/web/page-paths.ts";

const CATEGORY = PAGE_PATHS.category.replace(":slug", "");

/**
 * Anybody can ask for colors, shelves and pages that do not exist; what is answered then is the same nothing under a million
 * addresses. What shows products is as many as there are.
 */
export function isWorthKeeping(path: string, products: readonly Product[]): boolean {
  const { pathname, searchParams } = new URL(path, "http://shop");
  const asked = [...searchParams.keys()].filter((name) => name !== "_routes");
  if (asked.length === 0) return true;
  const category = pathname.startsWith(CATEGORY) ? pathname.slice(CATEGORY.length).replace(/\.data$/, "") : undefined;
  const showcase = searchParams.get("showcase");
  if (showcase !== null) return showcase === "all" || products.some((product) => product.category === showcase);
  const listing = listingIn(searchParams);
  const countIn = (colors: readonly string[]) => listingPage(products, { ...listing, colors }, category);
  const { total, pages } = countIn(listing.colors);
  if (total === 0 || listing.page > pages) return false;
  // Of several colors one is enough to be shown, so each has to show something by itself.
  return listing.colors.length < 2 || listing.colors.every((color) => countIn([color]).total > 0);
}
