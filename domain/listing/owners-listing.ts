import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { SLUG } from "../slug.ts";
import { compareTurkish } from "../turkish-order.ts";
import { isMatching, type ProductFilter, pageOf } from "./list-query.ts";

export const OWNERS_PAGE_SIZE = 20;

/** The longest query that the panel accepts. */
export const OWNERS_QUERY_LENGTH = 500;

export type OwnersColumn = "name" | "price" | "category" | "stock";
export type OwnersSort = `${OwnersColumn}-${"up" | "down"}`;

/** The filters, order and page of the panel's product list. Without `sort` it has the shop's own order. */
export type OwnersListing = ProductFilter & { query: string; sort?: OwnersSort | undefined; page: number };

export const EVERYTHING: OwnersListing = { query: "", page: 1 };

const YES = "1";
export const PAGE_NUMBER = /^[1-9]\d{0,4}$/;
const STOCK = { var: true, yok: false } as const;

type Compare = (one: Product, other: Product, categoryName: (product: Product) => string) => number;

const reversed =
  (compare: Compare): Compare =>
  (one, other, categoryName) =>
    compare(other, one, categoryName);

const byName: Compare = (one, other) => compareTurkish(one.name, other.name);
const byPrice: Compare = (one, other) => one.price - other.price;
const byCategory: Compare = (one, other, nameOf) => compareTurkish(nameOf(one), nameOf(other));
const byStock: Compare = (one, other) => Number(other.inStock) - Number(one.inStock);

/** The orders by their names in the panel's API; `word` stands in the panel's address. */
const SORTS: Record<OwnersSort, { word: string; compare: Compare }> = {
  "name-up": { word: "ad", compare: byName },
  "name-down": { word: "ad-azalan", compare: reversed(byName) },
  "price-up": { word: "fiyat", compare: byPrice },
  "price-down": { word: "fiyat-azalan", compare: reversed(byPrice) },
  "category-up": { word: "kategori", compare: byCategory },
  "category-down": { word: "kategori-azalan", compare: reversed(byCategory) },
  "stock-up": { word: "stok", compare: byStock },
  "stock-down": { word: "stok-azalan", compare: reversed(byStock) },
};

export const isOwnersSort = (name: string): name is OwnersSort => Object.hasOwn(SORTS, name);

export const OWNERS_SORTS = Object.keys(SORTS).filter(isOwnersSort);

/** Reads the listing from the panel's address. Invalid values are ignored. */
export function ownersListingIn(search: URLSearchParams): OwnersListing {
  const category = search.get("kategori") ?? "";
  const stock = search.get("stok");
  const page = search.get("sayfa") ?? "";
  return {
    query: search.get("q") ?? "",
    category: SLUG.test(category) ? category : undefined,
    inStock: stock === "var" || stock === "yok" ? STOCK[stock] : undefined,
    featured: search.get("onecikan") === YES || undefined,
    discounted: search.get("indirimli") === YES || undefined,
    isHidden: search.get("gizli") === YES || undefined,
    sort: OWNERS_SORTS.find((sort) => SORTS[sort].word === search.get("sirala")),
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
  if (listing.isHidden) search.set("gizli", YES);
  if (listing.sort) search.set("sirala", SORTS[listing.sort].word);
  if (listing.page > 1) search.set("sayfa", String(listing.page));
  const query = search.toString();
  return query === "" ? "" : `?${query}`;
}

/** The parameters of the API's request for a listing. */
export function ownersApiQuery(listing: OwnersListing): Record<string, string> {
  const { query, category, inStock, featured, discounted, isHidden, sort, page } = listing;
  return {
    ...(query.trim() !== "" && { q: query.trim() }),
    ...(category !== undefined && { category }),
    ...(inStock !== undefined && { stock: inStock ? "in" : "out" }),
    ...(featured && { featured: "true" }),
    ...(discounted && { discounted: "true" }),
    ...(isHidden && { hidden: "true" }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** A tap on a column sorts ascending, then descending, then not at all. */
export function nextSort(current: OwnersSort | undefined, column: OwnersColumn): OwnersSort | undefined {
  if (current === `${column}-up`) return `${column}-down`;
  return current === `${column}-down` ? undefined : `${column}-up`;
}

/** True for one whole category in the shop's order. Only there a product can be moved. */
export const isShopsOrder = ({ category, sort, ...others }: OwnersListing): boolean =>
  category !== undefined && sort === undefined && !isFiltered(others);

/** True if the listing leaves products out. */
export const isFiltered = ({ query, category, inStock, featured, discounted, isHidden }: OwnersListing): boolean =>
  query.trim() !== "" || [category, inStock, featured, discounted, isHidden].some((filter) => filter !== undefined);

export type OwnersPage = { rows: Product[]; matches: number; page: number; pages: number };

type OwnersShelf = {
  /** In the owner's order. */
  products: readonly Product[];
  categories: readonly Pick<Category, "slug" | "name">[];
  /** The ids that the search found; undefined without a query. */
  foundIds: ReadonlySet<string> | undefined;
};

/** One page of the panel's list. If the last page is empty after a removal, the page before is returned. */
export function ownersPage(shelf: OwnersShelf, listing: OwnersListing): OwnersPage {
  const matching = ownersMatches(shelf, listing);
  const { shown, ...page } = pageOf(matching, listing.page, OWNERS_PAGE_SIZE);
  return { rows: shown, matches: matching.length, ...page };
}

/** All products that match the filters, in the chosen order. */
export function ownersMatches(shelf: OwnersShelf, listing: OwnersListing): readonly Product[] {
  const matching = sorted(shelf, listing.sort).filter(isMatching(listing));
  const { foundIds } = shelf;
  return foundIds ? matching.filter(({ id }) => foundIds.has(id)) : matching;
}

/** Caches each order of a product list, because comparing by the Turkish alphabet is slow. */
const sortedLists = new WeakMap<readonly Product[], Map<string, readonly Product[]>>();

function sorted({ products, categories }: OwnersShelf, sort: OwnersSort | undefined): readonly Product[] {
  if (!sort) return products;
  const known = sortedLists.get(products) ?? new Map<string, readonly Product[]>();
  sortedLists.set(products, known);
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const key = JSON.stringify([sort, sort.startsWith("category") && [...names]]);
  const nameOf = ({ category }: Product) => names.get(category) ?? category;
  const order = known.get(key) ?? products.toSorted((one, other) => SORTS[sort].compare(one, other, nameOf));
  known.set(key, order);
  return order;
}
