import type { PositionedProduct } from "../catalog/catalog.ts";
import type { Product } from "../catalog/product.ts";
import { isPriced, type PriceRange } from "../listing/product-filter.ts";
import type { PhraseBook } from "./phrase-book.ts";
import { hitsOf, type TypoSearch } from "./query-hits.ts";
import type { QueryPrice } from "./query-price.ts";
import type { Occasion, Topic, TopicLink } from "./search-guide.ts";
import type { Hits, SearchIndex } from "./search-index.ts";
import { parseQuery } from "./search-query.ts";
import { type OccasionHits, type Ranked, type RankingInput, rankFull, rankNearest } from "./search-ranking.ts";
import type { SearchTerms } from "./search-terms.ts";

/** Holds the product and not its id, because the product may be replaced before an id is looked up. */
type FoundProduct = {
  product: Product;
  /** The words of the product's name that matched, as written there. */
  matched: string[];
};

export type SearchResult = {
  found: FoundProduct[];
  /** The number of matches without the limit. */
  total: number;
  isNear: boolean;
  /** The price range that the query names. Only near products may lie outside it. */
  price?: QueryPrice;
  /** The page that answers a query about the shop itself. */
  topic?: TopicLink;
};

export type IndexedProduct = SearchTerms & PositionedProduct;

type SearchContext = {
  index: SearchIndex;
  slots: readonly (IndexedProduct | undefined)[];
  phrases: PhraseBook<Occasion | Topic>;
  occasionHits: (occasion: Occasion) => OccasionHits;
};

type Rank = (input: RankingInput<IndexedProduct>) => Ranked<IndexedProduct>;

export function runQuery(typed: string, limit: number, context: SearchContext): SearchResult {
  const { index, slots, phrases, occasionHits } = context;
  const { words, price, topic, ...query } = parseQuery(typed, { phrases, index });
  const occasions = query.occasions.map(occasionHits);
  const readFromQuery = { ...(price && { price }), ...(topic && { topic: linkTo(topic) }) };
  const isNotEmpty = words.length > 0 || occasions.length > 0 || price !== undefined;

  const search = (rank: Rank, typos: TypoSearch, range: PriceRange = {}) => {
    const hits = hitsOf(index, words, typos);
    const isInPriceRange = (product: Product) => isPriced(product, range);
    const ranked = rank({ slots, words, hits, occasions, isInPriceRange, limit });
    return { found: describe(ranked.items, [...hits, ...occasions]), total: ranked.total };
  };
  const firstFull = (rank: Rank, range?: PriceRange) => {
    const typoSearches = topic ? (["none"] as const) : (["unknown-words", "every-word"] as const);
    for (const typos of isNotEmpty ? typoSearches : []) {
      const result = search(rank, typos, range);
      if (result.total > 0) return result;
    }
    return undefined;
  };

  const full = firstFull(rankFull, price?.range);
  if (full) return { ...full, isNear: false, ...readFromQuery };
  if (topic || typed.trim() === "") return { found: [], total: 0, isNear: false, ...readFromQuery };
  const near = (price && firstFull(rankByPriceDistance(price.range))) ?? search(rankNearest, "every-word-loosely");
  return { ...near, isNear: true, ...readFromQuery };
}

const linkTo = ({ page, title, text }: Topic): TopicLink => ({ page, title, text });

/** Full matches of another price, the closest price first. */
const rankByPriceDistance =
  ({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: PriceRange): Rank =>
  (input) => {
    const { items, total } = rankFull({ ...input, limit: Number.POSITIVE_INFINITY });
    const distance = ({ product: { price } }: IndexedProduct) => Math.max(minPrice - price, price - maxPrice);
    return { items: items.toSorted((one, other) => distance(one) - distance(other)).slice(0, input.limit), total };
  };

function describe(ranked: readonly IndexedProduct[], hits: readonly Hits[]): FoundProduct[] {
  const terms = new Set(hits.flatMap((hits) => [...hits.terms]));
  return ranked.map(({ product, nameWords }) => {
    const matched = nameWords.filter((word) => [...word.terms].some((term) => terms.has(term))).map(({ text }) => text);
    return { product, matched: [...new Set(matched)] };
  });
}
