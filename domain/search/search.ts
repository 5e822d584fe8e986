import type { PositionedProduct } from "../catalog/catalog.ts";
import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import type { TextKind } from "../choice/chosen.ts";
import type { ListingOrder } from "../listing/listing.ts";
import { indexedNames, offeredNames } from "./asked-choice.ts";
import { createGiftFit, type GiftFit } from "./gift-fit.ts";
import { findOccasionHits } from "./query-hits.ts";
import { MAX_QUERY_LENGTH } from "./query-length.ts";
import { createPhraseBook, type PhraseBook, type Phrased, readPhrases } from "./query-phrases.ts";
import type { Occasion, SearchGuide } from "./search-guide.ts";
import { createSearchIndex } from "./search-index.ts";
import { type Meaning, meaningsIn } from "./search-query.ts";
import type { OccasionHits } from "./search-ranking.ts";
import { type IndexedProduct, runQuery, type SearchResult } from "./search-result.ts";
import { haveSameTerms, type OtherNames, otherNames, type Synonyms, searchTerms } from "./search-terms.ts";
import { FILLER_WORDS, isNumber, searchWords } from "./search-words.ts";

export type Search = ReturnType<typeof emptySearch>;

export type SearchWords = {
  categories: readonly Pick<Category, "slug" | "name">[];
  sets?: readonly ChoiceSet[];
  synonyms: Synonyms;
  guide: SearchGuide;
};
export type ReadText<Group> = { read: Group[]; named: string[]; unknown: string[] };

type SearchParts = SearchWords & { products: readonly Product[] };

/** `findNamed` reads no phrases of the guide. */
const NO_PHRASES = createPhraseBook<Meaning>([]);

/** Words by which people ask for products that carry a text. */
const WRITTEN_ON: Record<TextKind, readonly string[]> = {
  text: ["isimli", "isimli hediye", "isme özel", "adına özel", "kişiye özel", "isim yazılı"],
};

const MAX_CACHED_RESULTS = 500;
const MAX_CACHED_PRODUCTS = 24;
const MAX_CACHED_FITS = 30;

export function createSearch({ products, ...words }: SearchParts): Search {
  const search = emptySearch(words);
  for (const [position, product] of products.entries()) search.put({ product, position });
  return search;
}

/** The search of visitors and of the panel: it knows prefixes, typos, Turkish suffixes, synonyms, occasions and prices. */
export function emptySearch(words: SearchWords) {
  const index = createSearchIndex();
  let known = knowledgeOf(words);
  const slotOf = new Map<string, number>();
  const slots: (IndexedProduct | undefined)[] = [];
  const freeSlots: number[] = [];
  const fitCache = new Map<string, GiftFit>();
  const resultCache = new Map<string, SearchResult>();
  const occasionCache = new Map<Occasion, OccasionHits>();

  function put({ product, position }: PositionedProduct): void {
    const { otherNamesOf, categoryNames } = known;
    const categoryName = categoryNames.get(product.category) ?? product.category;
    const offered = offeredNames(product, known.sets);
    const values = [...indexedNames(offered.values), ...(product.personalTexts.length > 0 ? WRITTEN_ON.text : [])];
    const source = { product, categoryName, values, offered, otherNamesOf };
    const at = slotOf.get(product.id);
    const before = at === undefined ? undefined : slots[at];
    if (at !== undefined && before && haveSameTerms(before, source)) {
      forgetResults();
      slots[at] = { ...before, product, offered, position };
      return;
    }
    remove(product.id);
    const slot = freeSlots.pop() ?? slots.length;
    const terms = searchTerms(source);
    index.add(slot, terms);
    slots[slot] = { ...terms, ...source, position };
    slotOf.set(product.id, slot);
  }

  function remove(id: string): void {
    forgetResults();
    const slot = slotOf.get(id);
    const item = slot === undefined ? undefined : slots[slot];
    if (slot === undefined || !item) return;
    index.remove(slot, item);
    slots[slot] = undefined;
    slotOf.delete(id);
    freeSlots.push(slot);
  }

  function forgetResults(): void {
    resultCache.clear();
    occasionCache.clear();
  }

  function giftFit(recipients: readonly Occasion[]): GiftFit {
    const key = recipients.map(({ words, fitting }) => words[0] ?? fitting.join()).join();
    const fit = fitCache.get(key) ?? known.fitFor(recipients);
    if (fitCache.size >= MAX_CACHED_FITS) fitCache.clear();
    fitCache.set(key, fit);
    return fit;
  }

  function occasionHits(occasion: Occasion): OccasionHits {
    const hits = occasionCache.get(occasion) ?? findOccasionHits(index, occasion);
    occasionCache.set(occasion, hits);
    return hits;
  }

  return {
    /**
     * The best products first, or those that `sort` or the query's own order puts first. If no product matches the whole query, the
     * nearest ones are returned and `isNear` is true.
     */
    find(query: string, limit = Number.POSITIVE_INFINITY, sort?: ListingOrder): SearchResult {
      const text = query.slice(0, MAX_QUERY_LENGTH);
      const key = `${limit} ${sort} ${text}`;
      const { phrases, guide } = known;
      const context = { index, slots, phrases, guide, occasionHits, giftFit };
      const result = resultCache.get(key) ?? runQuery(text, { limit, sort }, context);
      const isSmall = result.found.length <= MAX_CACHED_PRODUCTS;
      if (resultCache.size >= MAX_CACHED_RESULTS) resultCache.clear();
      if (isSmall) resultCache.set(key, result);
      return result;
    },
    /** For the panel: the ids of the products that match by name, category or color, without near ones. */
    findNamed(query: string): ReadonlySet<string> {
      const text = query.slice(0, MAX_QUERY_LENGTH);
      const namesOnly = { index: index.namesOnly, slots, phrases: NO_PHRASES, guide: undefined, occasionHits, giftFit };
      const asked = { limit: Number.POSITIVE_INFINITY, sort: undefined };
      const { found, isNear } = runQuery(text, asked, namesOnly);
      return new Set(isNear ? [] : found.map(({ product }) => product.id));
    },
    /** What the phrases of a caller's own book mean in a text, and the words left: those that products are named by, and the others. */
    readBy<Group extends Phrased>(text: string, phrases: PhraseBook<Group>): ReadText<Group> {
      const { plain, read } = readPhrases(finishedWords(text), { phrases, index });
      const sought = plain.filter((word) => !FILLER_WORDS.has(word.text) && !isNumber(word.text));
      return {
        read: read.map(({ meaning }) => meaning),
        named: sought.filter((word) => index.isNamed(word)).map(({ text }) => text),
        unknown: sought.filter((word) => !index.isNamed(word)).map(({ text }) => text),
      };
    },
    /** Changes names, synonyms and guide. A product is found by its earlier words until it is put again. */
    changeWords(words: SearchWords): void {
      known = knowledgeOf(words, known);
      forgetResults();
      fitCache.clear();
    },
    put,
    remove,
  };
}

/** The words of a text that its author has sent, so none of them is unfinished. */
const finishedWords = (text: string) =>
  searchWords(text.slice(0, MAX_QUERY_LENGTH)).map((word) => ({ text: word, isLast: false }));

/** `otherNamesOf` stays the same function while synonyms and kinds stay the same, because `haveSameTerms` compares it. */
function knowledgeOf(
  { categories, sets = [], synonyms, guide }: SearchWords,
  before?: { names: string; otherNamesOf: OtherNames },
) {
  const names = JSON.stringify([synonyms, guide.kinds]);
  return {
    guide,
    sets,
    names,
    otherNamesOf: names === before?.names ? before.otherNamesOf : otherNames(synonyms, guide.kinds),
    categoryNames: new Map(categories.map(({ slug, name }) => [slug, name])),
    phrases: createPhraseBook(meaningsIn(guide)),
    fitFor: createGiftFit(categories),
  };
}
