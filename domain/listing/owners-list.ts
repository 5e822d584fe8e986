import type { Category } from "../catalog/category.ts";
import { discountPercent } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import { compareTurkish } from "../turkish-order.ts";
import { OWNERS_PAGE_SIZE, type OwnersColumn, type OwnersListing, type OwnersSort } from "./owners-listing.ts";

export type OwnersPage = { rows: Product[]; matches: number; page: number; pages: number };

type Named = Pick<Category, "slug" | "name">;

export type OwnersShelf = {
  /** In the shop's order. */
  products: readonly Product[];
  categories: readonly Named[];
  /** The ids of what answers the question; undefined where none is asked. */
  answers: ReadonlySet<string> | undefined;
};

/** One page of what the owner asks for. The last product of the last page may have gone: then the page before is shown. */
export function ownersPage(shelf: OwnersShelf, listing: OwnersListing): OwnersPage {
  const matching = ownersMatches(shelf, listing);
  const pages = Math.max(1, Math.ceil(matching.length / OWNERS_PAGE_SIZE));
  const page = Math.min(listing.page, pages);
  const rows = matching.slice((page - 1) * OWNERS_PAGE_SIZE, page * OWNERS_PAGE_SIZE);
  return { rows, matches: matching.length, page, pages };
}

/** She asks whether she has the thing: by name, category or color, not by what is only near. */
export function ownersMatches(shelf: OwnersShelf, listing: OwnersListing): readonly Product[] {
  const ordered = sorted(shelf, listing.sort);
  const { answers } = shelf;
  const { category, inStock, featured, discounted } = listing;
  return ordered.filter(
    (product) =>
      (category === undefined || product.category === category) &&
      (inStock === undefined || product.inStock === inStock) &&
      (!featured || product.featured) &&
      (!discounted || discountPercent(product) !== undefined) &&
      (answers === undefined || answers.has(product.id)),
  );
}

/** Comparing by the alphabet is slow: each order of a list is made once. */
const orders = new WeakMap<readonly Product[], Map<string, readonly Product[]>>();

function sorted({ products, categories }: OwnersShelf, sort: OwnersSort | undefined): readonly Product[] {
  if (!sort) return products;
  const known = orders.get(products) ?? new Map<string, readonly Product[]>();
  orders.set(products, known);
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const key = JSON.stringify([sort, sort.column === "category" && [...names]]);
  const compare = COMPARE[sort.column];
  const nameOf = ({ category }: Product) => names.get(category) ?? category;
  const order =
    known.get(key) ??
    products.toSorted((one, other) => (sort.isDescending ? compare(other, one, nameOf) : compare(one, other, nameOf)));
  known.set(key, order);
  return order;
}

type Compare = (one: Product, other: Product, categoryName: (product: Product) => string) => number;

const COMPARE: Record<OwnersColumn, Compare> = {
  name: (one, other) => compareTurkish(one.name, other.name),
  price: (one, other) => one.price - other.price,
  category: (one, other, categoryName) => compareTurkish(categoryName(one), categoryName(other)),
  stock: (one, other) => Number(other.inStock) - Number(one.inStock),
};
