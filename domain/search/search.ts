import type { PositionedProduct } from "../catalog/catalog.ts";
import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { knownPhrases } from "./known-phrases.ts";
import { MAX_QUERY_LENGTH } from "./query-length.ts";
import { occasionAnswer } from "./question-answers.ts";
import { answerQuestion, type SearchAnswer, type Shelved } from "./search-answer.ts";
import type { Occasion, SearchGuide } from "./search-guide.ts";
import { createSearchIndex } from "./search-index.ts";
import type { OccasionAnswer } from "./search-ranking.ts";
import { searchTerms } from "./search-terms.ts";
import { otherNames, type Synonyms } from "./synonyms.ts";

export type Search = ReturnType<typeof emptySearch>;

export type SearchWords = {
  categories: readonly Pick<Category, "slug" | "name">[];
  synonyms: Synonyms;
  guide: SearchGuide;
};
export type SearchParts = SearchWords & { products: readonly Product[] };

/** A question by name does not ask for an occasion. */
const NO_PHRASES = knownPhrases<Occasion>([]);

const ANSWERS_KEPT = 500;
const LONGEST_KEPT = 24;

export function createSearch({ products, ...words }: SearchParts): Search {
  const search = emptySearch(words);
  for (const [position, product] of products.entries()) search.put({ product, position });
  return search;
}

/** One engine for visitors and for the owner: folding, prefixes, one or two typos, suffixes, synonyms, prices. */
export function emptySearch({ categories, synonyms, guide }: SearchWords) {
  const index = createSearchIndex();
  const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
  const othersOf = otherNames(synonyms);
  const placeOf = new Map<string, number>();
  const shelf: (Shelved | undefined)[] = [];
  const freePlaces: number[] = [];
  const phrases = knownPhrases([...guide.occasions, ...guide.topics]);
  const kept = new Map<string, SearchAnswer>();
  const keptOccasions = new Map<Occasion, OccasionAnswer>();

  function put({ product, position }: PositionedProduct): void {
    remove(product.id);
    const place = freePlaces.pop() ?? shelf.length;
    const terms = searchTerms(product, categoryNames.get(product.category) ?? product.category, othersOf);
    index.add(place, terms);
    shelf[place] = { ...terms, product, position };
    placeOf.set(product.id, place);
  }

  function remove(id: string): void {
    kept.clear();
    keptOccasions.clear();
    const place = placeOf.get(id);
    const known = place === undefined ? undefined : shelf[place];
    if (place === undefined || !known) return;
    index.remove(place, known);
    shelf[place] = undefined;
    placeOf.delete(id);
    freePlaces.push(place);
  }

  function whoIsFor(occasion: Occasion): OccasionAnswer {
    const answer = keptOccasions.get(occasion) ?? occasionAnswer(index, occasion);
    keptOccasions.set(occasion, answer);
    return answer;
  }

  return {
    /** Best first; when nothing answers all of the question, `isNear` is true and the nearest are given, if any are. */
    find(question: string, limit = Number.POSITIVE_INFINITY): SearchAnswer {
      const asked = question.slice(0, MAX_QUERY_LENGTH);
      const key = `${limit} ${asked}`;
      const answer = kept.get(key) ?? answerQuestion(asked, limit, { index, shelf, phrases, whoIsFor });
      if (answer.found.length <= LONGEST_KEPT && kept.size < ANSWERS_KEPT) kept.set(key, answer);
      return answer;
    },
    /** For an owner who asks whether there is such a thing: the ids of all that have the name, category or color, and of none near. */
    findNamed(question: string): ReadonlySet<string> {
      const asked = question.slice(0, MAX_QUERY_LENGTH);
      const named = { index: index.untold, shelf, whoIsFor, phrases: NO_PHRASES };
      const { found, isNear } = answerQuestion(asked, Number.POSITIVE_INFINITY, named);
      return new Set(isNear ? [] : found.map(({ product }) => product.id));
    },
    put,
    remove,
  };
}
