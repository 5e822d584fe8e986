import type { Category } from "../catalog/category.ts";
import { discountPercent } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import { compareTurkish } from "../turkish-order.ts";
import { OWNERS_PAGE_SIZE, type OwnersColumn, type OwnersListing, type OwnersSort } from "./owners-listing.ts";

export type OwnersPage = { rows: Product[]; matches: number; page: number; pages: number };

type Named = Pick<Category, "slug" | "name">;

type OwnersShelf = {
  /** In the owner's order. */
  products: readonly Product[];
  categories: readonly Named[];
  /** The ids that the search found; undefined without a query. */
  foundIds: ReadonlySet<string> | undefined;
};

/** One page of the panel's list. If the last page is empty after a removal, the page before is returned. */
export function ownersPage(shelf: OwnersShelf, listing: OwnersListing): OwnersPage {
  const matching = ownersMatches(shelf, listing);
  const pages = Math.max(1, Math.ceil(matching.length / OWNERS_PAGE_SIZE));
  const page = Math.min(listing.page, pages);
  const rows = matching.slice((page - 1) * OWNERS_PAGE_SIZE, page * OWNERS_PAGE_SIZE);
  return { rows, matches: matching.length, page, pages };
}

/** All products that match the filters, in the chosen order. */
export function ownersMatches(shelf: OwnersShelf, listing: OwnersListing): readonly Product[] {
  const ordered = sorted(shelf, listing.sort);
  const { foundIds } = shelf;
  const { category, inStock, featured, discounted } = listing;
  return ordered.filter(
    (product) =>
      (category === undefined || product.category === category) &&
      (inStock === undefined || product.inStock === inStock) &&
      (!featured || product.featured) &&
      (!discounted || discountPercent(product) !== undefined) &&
      (foundIds === undefined || foundIds.has(product.id)),
  );
}

/** Caches each order of a product list, because comparing by the Turkish alphabet is slow. */
const sortedLists = new WeakMap<readonly Product[], Map<string, readonly Product[]>>();

function sorted({ products, categories }: OwnersShelf, sort: OwnersSort | undefined): readonly Product[] {
  if (!sort) return products;
  const known = sortedLists.get(products) ?? new Map<string, readonly Product[]>();
  sortedLists.set(products, known);
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
