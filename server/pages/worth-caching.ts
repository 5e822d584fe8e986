import { colorAt, colorSlug } from "../../domain/catalog/color-address.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { listingPage } from "../../domain/listing/listed-products.ts";
import { listingIn } from "../../domain/listing/listing.ts";
import { COLOR_FIELD } from "../../domain/web/addresses.ts";
import { PAGE_PATHS } from "../../domain/web/page-paths.ts";

const CATEGORY = PAGE_PATHS.category.replace(":slug", "");
const PRODUCT = PAGE_PATHS.product.replace(":slug", "");

/**
 * Only listings that show a product, and products in a color that they have, are cached. Made-up colors, categories and page numbers all show the same empty listing under
 * millions of URLs, while the listings with products are few.
 */
export function isWorthCaching(key: string, products: readonly Product[]): boolean {
  const { pathname, searchParams } = new URL(key, "http://shop");
  const parameters = [...searchParams.keys()].filter((name) => name !== "_routes");
  if (parameters.length === 0) return true;
  if (pathname.startsWith(PRODUCT)) {
    const slug = slugAfter(PRODUCT, pathname);
    return hasColor(
      products.find((product) => product.slug === slug),
      searchParams.get(COLOR_FIELD),
    );
  }
  const category = pathname.startsWith(CATEGORY) ? slugAfter(CATEGORY, pathname) : undefined;
  const showcase = searchParams.get("showcase");
  if (showcase !== null) return showcase === "all" || products.some((product) => product.category === showcase);
  const listing = listingIn(searchParams);
  const countIn = (colors: readonly string[]) => listingPage(products, { ...listing, colors }, category);
  const { total, pages } = countIn(listing.colors);
  if (total === 0 || listing.page > pages) return false;
  // A product with one of the colors is shown, so each color has to match a product by itself.
  return listing.colors.length < 2 || listing.colors.every((color) => countIn([color]).total > 0);
}

const slugAfter = (folder: string, pathname: string): string => pathname.slice(folder.length).replace(/\.data$/, "");

/** A color has one name in addresses, so a product has at most one page for each of its colors. */
function hasColor(product: Product | undefined, named: string | null): boolean {
  const color = product && colorAt(named, product.colors);
  return product !== undefined && color !== undefined && colorSlug(color, product.colors) === named;
}
