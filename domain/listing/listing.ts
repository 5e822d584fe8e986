import { MAX_PRICE, parsePrice } from "../money.ts";
import type { ProductSort } from "./matching-products.ts";
import { colorsIn, priceRange } from "./product-filter.ts";

/** What a visitor asks of a shelf's page. It lives in the address, so that back, reload and sharing keep the place. */
export type Listing = {
  minPrice?: number;
  maxPrice?: number;
  /** Folded words in their one order, e.g. `gumus`, `pembe`: a product of either is listed. */
  colors: readonly string[];
  inStock: boolean;
  discounted: boolean;
  sort: ListingSort;
  page: number;
};

export const LISTING_SORTS = ["onerilen", "artan-fiyat", "azalan-fiyat", "yeni", "indirim"] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

export const PRODUCT_SORT_OF: Record<ListingSort, ProductSort> = {
  onerilen: "recommended",
  "artan-fiyat": "price-asc",
  "azalan-fiyat": "price-desc",
  yeni: "newest",
  indirim: "discount",
};

export const LISTING_PAGE_SIZE = 24;

/** One name for a form's fields, its address and who reads it. */
export const LISTING_FIELDS = {
  minPrice: "min",
  maxPrice: "max",
  colors: "renk",
  inStock: "stokta",
  discounted: "indirimli",
  sort: "sirala",
  page: "sayfa",
} as const;

export const YES = "1";

const PAGE = /^[1-9]\d{0,3}$/;

/** Never throws: what makes no sense was not asked. */
export function listingIn(search: URLSearchParams): Listing {
  const asked = (field: keyof typeof LISTING_FIELDS) => search.get(LISTING_FIELDS[field])?.trim() ?? "";
  const page = asked("page");
  return {
    ...priceRange(priceOf(asked("minPrice")), priceOf(asked("maxPrice"))),
    colors: colorsIn(search.getAll(LISTING_FIELDS.colors)),
    inStock: asked("inStock") === YES,
    discounted: asked("discounted") === YES,
    sort: LISTING_SORTS.find((sort) => sort === asked("sort")) ?? LISTING_SORTS[0],
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The one spelling of a listing, `?` included; empty for the plain page. */
export function listingSearch({ minPrice, maxPrice, colors, inStock, discounted, sort, page }: Listing): string {
  const search = new URLSearchParams();
  const add = (field: keyof typeof LISTING_FIELDS, value: string | number) =>
    search.append(LISTING_FIELDS[field], String(value));
  if (minPrice !== undefined) add("minPrice", minPrice);
  if (maxPrice !== undefined) add("maxPrice", maxPrice);
  for (const color of colors) add("colors", color);
  if (inStock) add("inStock", YES);
  if (discounted) add("discounted", YES);
  if (sort !== LISTING_SORTS[0]) add("sort", sort);
  if (page > 1) add("page", page);
  const asked = search.toString();
  return asked === "" ? "" : `?${asked}`;
}

/** Nothing filtered, the owner's order, from the beginning. */
export const PLAIN_LISTING: Listing = listingIn(new URLSearchParams());

export const listingAddress = (path: string, listing: Listing): string => path + listingSearch(listing);

function priceOf(typed: string): number | undefined {
  const price = parsePrice(typed);
  return price !== undefined && price > 0 && price <= MAX_PRICE ? price : undefined;
}
