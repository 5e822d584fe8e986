import type { Category } from "../../../domain/catalog/category.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { Tint } from "../../../domain/catalog/tint.ts";
import { createSearch, type Search, type SearchParts } from "../../../domain/search/search.ts";
import { NO_GUIDE } from "../../../domain/search/search-guide.ts";
import { compareTurkish } from "../../../domain/turkish-order.ts";

export const PAGE_SIZE = 20;

export type SortColumn = "name" | "price" | "category" | "stock";
export type ListSort = { column: SortColumn; isDescending: boolean };

/** What the owner has set: it outlives every reload of the list. Without a sort the order is the shop's own. */
export type ListView = { search: string; sort: ListSort | undefined; page: number };

export type ListedProduct = { product: Product; categoryName: string; tint: Tint | undefined };
export type ListPage = { rows: ListedProduct[]; matches: number; page: number; pages: number };

type ListParts = Omit<SearchParts, "categories" | "guide"> & {
  categories: readonly Pick<Category, "slug" | "name" | "tint">[];
};

/** The owner's list; what she searches it with is the visitors' engine, made when she first does. */
export function createProductList({ products, categories, synonyms }: ListParts) {
  const known = new Map(categories.map((category) => [category.slug, category]));
  const listed = products.map((product) => {
    const category = known.get(product.category);
    return { product, categoryName: category?.name ?? product.category, tint: category?.tint };
  });
  let search: Search | undefined;

  /** What is only near is for visitors: an owner asks whether she has the thing. */
  function matchesOf(question: string): readonly ListedProduct[] {
    if (question.trim() === "") return listed;
    search ??= createSearch({ products: products.map(withoutDescription), categories, synonyms, guide: NO_GUIDE });
    const { found, isNear } = search.find(question);
    const ids = new Set(isNear ? [] : found.map(({ product }) => product.id));
    return listed.filter(({ product }) => ids.has(product.id));
  }

  return {
    page: ({ search, sort, page }: ListView): ListPage => pageOf(sorted(matchesOf(search), sort), page),
  };
}

/** A column is first sorted upwards, then downwards, then not at all. */
export function nextSort(current: ListSort | undefined, column: SortColumn): ListSort | undefined {
  if (current?.column !== column) return { column, isDescending: false };
  return current.isDescending ? undefined : { column, isDescending: true };
}

/** She looks for a thing by name, category or color, not by a word in the text of another. */
const withoutDescription = (product: Product): Product => ({ ...product, description: "" });

function sorted(listed: readonly ListedProduct[], sort: ListSort | undefined): readonly ListedProduct[] {
  if (!sort) return listed;
  const compare = COMPARE[sort.column];
  return listed.toSorted((left, right) => (sort.isDescending ? compare(right, left) : compare(left, right)));
}

const COMPARE: Record<SortColumn, (left: ListedProduct, right: ListedProduct) => number> = {
  name: (left, right) => compareTurkish(left.product.name, right.product.name),
  price: (left, right) => left.product.price - right.product.price,
  category: (left, right) => compareTurkish(left.categoryName, right.categoryName),
  stock: (left, right) => Number(right.product.inStock) - Number(left.product.inStock),
};

/** The last product of the last page may have been deleted: then the page before it is shown. */
function pageOf(listed: readonly ListedProduct[], asked: number): ListPage {
  const pages = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
  const page = Math.min(Math.max(asked, 1), pages);
  const rows = listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { rows, matches: listed.length, page, pages };
}
