import { SLUG } from "../slug.ts";

export const OWNERS_PAGE_SIZE = 20;

/** The longest query that the panel accepts. */
export const OWNERS_QUERY_LENGTH = 500;

export const OWNERS_COLUMNS = ["name", "price", "category", "stock"] as const;
export type OwnersColumn = (typeof OWNERS_COLUMNS)[number];
export type OwnersSort = { column: OwnersColumn; isDescending: boolean };

/** The filters, order and page of the panel's product list. Without `sort` it has the shop's own order. */
export type OwnersListing = {
  query: string;
  category: string | undefined;
  inStock: boolean | undefined;
  featured: boolean;
  discounted: boolean;
  sort: OwnersSort | undefined;
  page: number;
};

export const EVERYTHING: OwnersListing = {
  query: "",
  category: undefined,
  inStock: undefined,
  featured: false,
  discounted: false,
  sort: undefined,
  page: 1,
};

const YES = "1";
export const PAGE_NUMBER = /^[1-9]\d{0,4}$/;
const STOCK = { var: true, yok: false } as const;
const COLUMN_WORDS: Record<OwnersColumn, string> = { name: "ad", price: "fiyat", category: "kategori", stock: "stok" };
const DESCENDING = "azalan";

/** Reads the listing from the panel's address. Invalid values are ignored. */
export function ownersListingIn(search: URLSearchParams): OwnersListing {
  const category = search.get("kategori") ?? "";
  const stock = search.get("stok");
  const page = search.get("sayfa") ?? "";
  return {
    query: search.get("q") ?? "",
    category: SLUG.test(category) ? category : undefined,
    inStock: stock === "var" || stock === "yok" ? STOCK[stock] : undefined,
    featured: search.get("onecikan") === YES,
    discounted: search.get("indirimli") === YES,
    sort: sortIn(search.get("sirala") ?? ""),
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
  };
}

/** The canonical query string in the panel's address, including `?`. It is empty for the plain list. */
export function ownersListingSearch(listing: OwnersListing): string {
  const search = new URLSearchParams();
  if (listing.query !== "") search.set("q", listing.query);
  if (listing.category !== undefined) search.set("kategori", listing.category);
  if (listing.inStock !== undefined) search.set("stok", listing.inStock ? "var" : "yok");
  if (listing.featured) search.set("onecikan", YES);
  if (listing.discounted) search.set("indirimli", YES);
  if (listing.sort) search.set("sirala", wordOf(listing.sort));
  if (listing.page > 1) search.set("sayfa", String(listing.page));
  const query = search.toString();
  return query === "" ? "" : `?${query}`;
}

/** The parameters of the API's request for a listing. */
export function ownersApiQuery(listing: OwnersListing): Record<string, string> {
  const { query, category, inStock, featured, discounted, sort, page } = listing;
  return {
    ...(query.trim() !== "" && { q: query.trim() }),
    ...(category !== undefined && { category }),
    ...(inStock !== undefined && { stock: inStock ? "in" : "out" }),
    ...(featured && { featured: "true" }),
    ...(discounted && { discounted: "true" }),
    ...(sort && { sort: apiSort(sort) }),
    ...(page > 1 && { page: String(page) }),
  };
}

export const apiSort = ({ column, isDescending }: OwnersSort): string => `${column}-${isDescending ? "down" : "up"}`;

export const OWNERS_SORTS: ReadonlyMap<string, OwnersSort> = new Map(
  OWNERS_COLUMNS.flatMap((column) =>
    [false, true].map((isDescending): [string, OwnersSort] => [
      apiSort({ column, isDescending }),
      { column, isDescending },
    ]),
  ),
);

/** A tap on a column sorts ascending, then descending, then not at all. */
export function nextSort(current: OwnersSort | undefined, column: OwnersColumn): OwnersSort | undefined {
  if (current?.column !== column) return { column, isDescending: false };
  return current.isDescending ? undefined : { column, isDescending: true };
}

/** True for one whole category in the shop's order. Only there a product can be moved. */
export const isShopsOrder = ({ category, sort, ...others }: OwnersListing): boolean =>
  category !== undefined && sort === undefined && !isFiltered({ ...others, sort, category: undefined });

/** True if the listing leaves products out. */
export const isFiltered = ({ query, category, inStock, featured, discounted }: OwnersListing): boolean =>
  query.trim() !== "" || category !== undefined || inStock !== undefined || featured || discounted;

const sortIn = (word: string): OwnersSort | undefined =>
  [...OWNERS_SORTS.values()].find((sort) => wordOf(sort) === word);

const wordOf = ({ column, isDescending }: OwnersSort): string =>
  isDescending ? `${COLUMN_WORDS[column]}-${DESCENDING}` : COLUMN_WORDS[column];
