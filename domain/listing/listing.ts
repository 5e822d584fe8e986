import { MAX_PRICE } from "../money.ts";
import { parsePrice } from "../typed-price.ts";
import { colorsIn, type ProductFilter, type ProductSort, priceRange, valuesIn } from "./list-query.ts";

/** The filters, order and page of a product list. They are stored in the address, so that Back, reload and shared links keep them. */
export type Listing = ProductFilter & {
  /** Folded, sorted color words, e.g. `gumus`, `pembe`. A product with any of them is listed. */
  colors: readonly string[];
  /** The wanted values of sets, e.g. `telefon-modeli.iphone-15`. */
  values: readonly string[];
  sort: ListingOrder;
  page: number;
};

export const LISTING_SORTS = ["onerilen", "artan-fiyat", "azalan-fiyat", "yeni", "indirim", "one-cikan"] as const;
export type ListingOrder = (typeof LISTING_SORTS)[number];

export const PRODUCT_SORT_OF: Record<ListingOrder, ProductSort> = {
  onerilen: "recommended",
  "artan-fiyat": "price-asc",
  "azalan-fiyat": "price-desc",
  yeni: "newest",
  indirim: "discount",
  "one-cikan": "featured",
};

/** The page of a list: a category, all products, or the answer to a query. `sort` is the order that the query's words ask for. */
export type ListingPlace = { path: string; query?: string | undefined; sort?: ListingOrder | undefined };

export const LISTING_PAGE_SIZE = 24;

/** The names of the fields in forms and addresses. */
export const LISTING_FIELDS = {
  minPrice: "min",
  maxPrice: "max",
  colors: "renk",
  values: "secim",
  inStock: "stokta",
  discounted: "indirimli",
  sort: "sirala",
  page: "sayfa",
} as const;

/** The name of the search box, and of the query in an address. */
export const QUERY_FIELD = "q";

export const FLAG_ON = "1";

const PAGE = /^[1-9]\d{0,3}$/;

/** Reads a listing from an address. Invalid values are ignored. `usualSort` applies if the address names no order. */
export function listingIn(search: URLSearchParams, usualSort: ListingOrder = LISTING_SORTS[0]): Listing {
  const fieldIn = (field: keyof typeof LISTING_FIELDS) => search.get(LISTING_FIELDS[field])?.trim() ?? "";
  const page = fieldIn("page");
  return {
    ...priceRange(priceOf(fieldIn("minPrice")), priceOf(fieldIn("maxPrice"))),
    colors: colorsIn(search.getAll(LISTING_FIELDS.colors)),
    values: valuesIn(search.getAll(LISTING_FIELDS.values)),
    inStock: fieldIn("inStock") === FLAG_ON || undefined,
    discounted: fieldIn("discounted") === FLAG_ON || undefined,
    sort: LISTING_SORTS.find((sort) => sort === fieldIn("sort")) ?? usualSort,
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The canonical query string of a listing, including `?`. It is empty for the plain page. */
export function listingSearch(listing: Listing, place: Omit<ListingPlace, "path"> = {}): string {
  const { minPrice, maxPrice, colors, values, inStock, discounted, sort, page } = listing;
  const search = new URLSearchParams(place.query === undefined ? [] : [[QUERY_FIELD, place.query]]);
  const add = (field: keyof typeof LISTING_FIELDS, value: string | number) =>
    search.append(LISTING_FIELDS[field], String(value));
  if (minPrice !== undefined) add("minPrice", minPrice);
  if (maxPrice !== undefined) add("maxPrice", maxPrice);
  for (const color of colors) add("colors", color);
  for (const value of values) add("values", value);
  if (inStock) add("inStock", FLAG_ON);
  if (discounted) add("discounted", FLAG_ON);
  if (sort !== (place.sort ?? LISTING_SORTS[0])) add("sort", sort);
  if (page > 1) add("page", page);
  const query = search.toString();
  return query === "" ? "" : `?${query}`;
}

/** The first page without filters, in the owner's order. */
export const PLAIN_LISTING: Listing = listingIn(new URLSearchParams());

export const listingAddress = (place: ListingPlace, listing: Listing): string =>
  place.path + listingSearch(listing, place);

/** The same list without filters, in the same order. */
export const unfilteredAddress = (place: ListingPlace, { sort }: Listing): string =>
  listingAddress(place, { ...PLAIN_LISTING, sort });

function priceOf(typed: string): number | undefined {
  const price = parsePrice(typed);
  return price !== undefined && price > 0 && price <= MAX_PRICE ? price : undefined;
}
