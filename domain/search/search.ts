import type { PlacedProduct } from "../catalog/catalog.ts";
import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { type Answer, createSearchIndex } from "./search-index.ts";
import { answersOf, readQuestion } from "./search-question.ts";
import { rankNear, rankWhole } from "./search-ranking.ts";
import { type SearchTerms, searchTerms } from "./search-terms.ts";
import { otherNames, type Synonyms } from "./synonyms.ts";

export type Found = {
  id: string;
  /** The words of the product's name that answered the question, as they stand in it. */
  matched: string[];
};

/** `total` counts also those a limit left out. */
export type SearchAnswer = { found: Found[]; total: number; isNear: boolean };

/** One engine for visitors and for the owner: folding, prefixes, one or two typos, suffixes, synonyms. */
export type Search = {
  /** Best first; when nothing answers all of the question, `isNear` is true and the nearest are given. */
  find(question: string, limit?: number): SearchAnswer;
  put(placed: PlacedProduct): void;
  remove(id: string): void;
};

export type SearchWords = { categories: readonly Pick<Category, "slug" | "name">[]; synonyms: Synonyms };
export type SearchParts = SearchWords & { products: readonly Product[] };

export const LONGEST_QUESTION = 80;

const ANSWERS_KEPT = 500;
const LONGEST_KEPT = 24;

type Shelved = SearchTerms & PlacedProduct;

export function createSearch({ products, ...words }: SearchParts): Search {
  const search = emptySearch(words);
  for (const [position, product] of products.entries()) search.put({ product, position });
  return search;
}

export function emptySearch({ categories, synonyms }: SearchWords): Search {
  const index = createSearchIndex();
  const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
  const othersOf = otherNames(synonyms);
  const placeOf = new Map<string, number>();
  const shelf: (Shelved | undefined)[] = [];
  const freePlaces: number[] = [];
  const kept = new Map<string, SearchAnswer>();

  function put({ product, position }: PlacedProduct): void {
    remove(product.id);
    const place = freePlaces.pop() ?? shelf.length;
    const terms = searchTerms(product, categoryNames.get(product.category) ?? product.category, othersOf);
    index.add(place, terms);
    shelf[place] = { ...terms, product, position };
    placeOf.set(product.id, place);
  }

  function remove(id: string): void {
    kept.clear();
    const place = placeOf.get(id);
    const known = place === undefined ? undefined : shelf[place];
    if (place === undefined || !known) return;
    index.remove(place, known);
    shelf[place] = undefined;
    placeOf.delete(id);
    freePlaces.push(place);
  }

  function find(question: string, limit: number): SearchAnswer {
    const words = readQuestion(question);
    if (words.length === 0) return { found: [], total: 0, isNear: false };
    for (const guessing of ["unknown-words", "every-word"] as const) {
      const answers = answersOf(index, words, guessing);
      const ranked = rankWhole(shelf, words, answers, limit);
      if (ranked.total > 0) return { found: describe(ranked.items, answers), total: ranked.total, isNear: false };
    }
    const answers = answersOf(index, words, "every-word-widely");
    const { items, total } = rankNear(shelf, words, answers, limit);
    return { found: describe(items, answers), total, isNear: true };
  }

  return {
    find(question, limit = Number.POSITIVE_INFINITY) {
      const asked = question.slice(0, LONGEST_QUESTION);
      const key = `${limit} ${asked}`;
      const answer = kept.get(key) ?? find(asked, limit);
      if (answer.found.length <= LONGEST_KEPT && kept.size < ANSWERS_KEPT) kept.set(key, answer);
      return answer;
    },
    put,
    remove,
  };
}

function describe(ranked: readonly Shelved[], answers: readonly Answer[]): Found[] {
  const terms = new Set(answers.flatMap((answer) => [...answer.terms]));
  return ranked.map(({ product, nameWords }) => {
    const matched = nameWords.filter((word) => [...word.terms].some((term) => terms.has(term))).map(({ text }) => text);
    return { id: product.id, matched: [...new Set(matched)] };
  });
}

/** The products that were found, in the order they were found in. */
export function foundProducts<Item extends { id: string }>(
  found: readonly Found[],
  products: readonly Item[],
): { product: Item; matched: string[] }[] {
  const wanted = new Set(found.map(({ id }) => id));
  const byId = new Map(products.filter(({ id }) => wanted.has(id)).map((product) => [product.id, product]));
  return found.flatMap(({ id, matched }) => {
    const product = byId.get(id);
    return product ? [{ product, matched }] : [];
  });
}
