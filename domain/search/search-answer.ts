import type { PositionedProduct } from "../catalog/catalog.ts";
import type { Product } from "../catalog/product.ts";
import { isPriced, type PriceRange } from "../listing/product-filter.ts";
import type { AskedPrice } from "./asked-price.ts";
import type { KnownPhrases } from "./known-phrases.ts";
import { answersOf, type Guessing } from "./question-answers.ts";
import type { Occasion, Topic, TopicLink } from "./search-guide.ts";
import type { Answer, SearchIndex } from "./search-index.ts";
import { readQuestion } from "./search-question.ts";
import { type Asking, type OccasionAnswer, type Ranked, rankNear, rankWhole } from "./search-ranking.ts";
import type { SearchTerms } from "./search-terms.ts";

/** The product itself and no id of it: by the time it is looked up, it may have been replaced. */
export type Found = {
  product: Product;
  /** The words of the product's name that answered the question, as they stand in it. */
  matched: string[];
};

export type SearchAnswer = {
  found: Found[];
  /** Counts also those a limit left out. */
  total: number;
  isNear: boolean;
  /** What the question says about the price; only near ones may cost something else. */
  price?: AskedPrice;
  /** The page that answers, where the question is about the shop itself. */
  topic?: TopicLink;
};

export type Shelved = SearchTerms & PositionedProduct;

export type Searched = {
  index: SearchIndex;
  shelf: readonly (Shelved | undefined)[];
  phrases: KnownPhrases<Occasion | Topic>;
  whoIsFor: (occasion: Occasion) => OccasionAnswer;
};

type Rank = (asking: Asking<Shelved>) => Ranked<Shelved>;

export function answerQuestion(typed: string, limit: number, searched: Searched): SearchAnswer {
  const { index, shelf, phrases, whoIsFor } = searched;
  const { words, price, topic, ...question } = readQuestion(typed, { phrases, index });
  const occasions = question.occasions.map(whoIsFor);
  const asked = { ...(price && { price }), ...(topic && { topic: linkTo(topic) }) };
  const isAsking = words.length > 0 || occasions.length > 0 || price !== undefined;

  const rankedBy = (rank: Rank, guessing: Guessing, range: PriceRange = {}) => {
    const answers = answersOf(index, words, guessing);
    const isWithin = (product: Product) => isPriced(product, range);
    const ranked = rank({ shelf, words, answers, occasions, isWithin, limit });
    return { found: describe(ranked.items, [...answers, ...occasions]), total: ranked.total };
  };
  const firstWhole = (rank: Rank, range?: PriceRange) => {
    const guessings = topic ? (["nowhere"] as const) : (["unknown-words", "every-word"] as const);
    for (const guessing of isAsking ? guessings : []) {
      const whole = rankedBy(rank, guessing, range);
      if (whole.total > 0) return whole;
    }
    return undefined;
  };

  const whole = firstWhole(rankWhole, price?.range);
  if (whole) return { ...whole, isNear: false, ...asked };
  if (topic || typed.trim() === "") return { found: [], total: 0, isNear: false, ...asked };
  const near = (price && firstWhole(rankBeside(price.range))) ?? rankedBy(rankNear, "every-word-widely");
  return { ...near, isNear: true, ...asked };
}

const linkTo = ({ page, title, text }: Topic): TopicLink => ({ page, title, text });

/** Of what costs something else, the closest in price first. */
const rankBeside =
  ({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: PriceRange): Rank =>
  (asking) => {
    const { items, total } = rankWhole({ ...asking, limit: Number.POSITIVE_INFINITY });
    const distance = ({ product: { price } }: Shelved) => Math.max(minPrice - price, price - maxPrice);
    return { items: items.toSorted((one, other) => distance(one) - distance(other)).slice(0, asking.limit), total };
  };

function describe(ranked: readonly Shelved[], answers: readonly Answer[]): Found[] {
  const terms = new Set(answers.flatMap((answer) => [...answer.terms]));
  return ranked.map(({ product, nameWords }) => {
    const matched = nameWords.filter((word) => [...word.terms].some((term) => terms.has(term))).map(({ text }) => text);
    return { product, matched: [...new Set(matched)] };
  });
}
