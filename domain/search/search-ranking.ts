import { byPosition, type PositionedProduct } from "../catalog/catalog.ts";
import type { Product } from "../catalog/product.ts";
import type { Hits } from "./search-index.ts";
import type { QueryWord } from "./search-query.ts";
import { DESCRIPTION } from "./search-terms.ts";

/** Scores are rounded to tenths. Among equal scores, products in stock come first. */
const SCORE_STEPS = 10;
const OPTIONAL_WEIGHT = 0.2;
/** Optional words in a description are ignored, because half of all descriptions contain `için`. */
const DESCRIBED_SCORE = DESCRIPTION / 100;
/** Near products need at least this share of the best score. */
const NEAR_ENOUGH = 0.6;
/** The base score of every product if the query requires no word, so that a price or an occasion alone lists them. */
const ANY_PRODUCT = 0.01;

export type RankingInput<Item> = {
  slots: readonly (Item | undefined)[];
  words: readonly QueryWord[];
  /** One entry for each word. */
  hits: readonly Hits[];
  occasions: readonly OccasionHits[];
  isInPriceRange: (product: Product) => boolean;
  limit: number;
};

/** `isForAll`: every product fits, as for `hediye`. Beside another occasion it counts little. */
export type OccasionHits = Hits & { isForAll: boolean };

export type Ranked<Item> = { items: Item[]; total: number };
type Scored<Item> = { item: Item; score: number };

/** The products that match every required word. */
export function rankFull<Item extends PositionedProduct>(input: RankingInput<Item>): Ranked<Item> {
  const { words, hits, occasions } = input;
  const needed = words.filter(({ isOptional }) => !isOptional).length;
  const special = occasions.filter(({ isForAll }) => !isForAll).length;
  const share = needed > 0 ? OPTIONAL_WEIGHT : 1 / (special || occasions.length);
  return firstInOrder(
    scored(input, (slot) => {
      let total = needed > 0 ? 0 : ANY_PRODUCT;
      for (let at = 0; at < hits.length; at += 1) {
        const score = hits[at]?.scores[slot] ?? 0;
        if (words[at]?.isOptional) total += score > DESCRIBED_SCORE ? score * OPTIONAL_WEIGHT : 0;
        else if (score === 0) return 0;
        else total += score / needed;
      }
      for (const { scores, isForAll } of occasions) {
        total += (scores[slot] ?? 0) * (isForAll && special > 0 ? OPTIONAL_WEIGHT : share);
      }
      return total;
    }),
    input.limit,
  );
}

/** The products that match most. A rare word weighs more than a frequent one. */
export function rankNearest<Item extends PositionedProduct>(input: RankingInput<Item>): Ranked<Item> {
  const { slots, words, hits, occasions } = input;
  const weighed = [
    ...hits.map((hits, at) => ({ hits, share: words[at]?.isOptional ? OPTIONAL_WEIGHT : 1 })),
    ...occasions.map((hits) => ({ hits, share: OPTIONAL_WEIGHT })),
  ].map(({ hits, share }) => ({ scores: hits.scores, weight: share * rarity(hits.count, slots.length) }));
  const near = scored(input, (slot) =>
    weighed.reduce((total, { scores, weight }) => total + (scores[slot] ?? 0) * weight, 0),
  );
  const best = near.reduce((highest, { score }) => Math.max(highest, score), 0);
  const enough = near.filter(({ score }) => score >= best * NEAR_ENOUGH);
  return firstInOrder(enough, input.limit);
}

const rarity = (count: number, total: number): number => 1 + Math.log1p(total / (1 + count));

function scored<Item extends PositionedProduct>(
  { slots, isInPriceRange }: RankingInput<Item>,
  scoreAt: (slot: number) => number,
): Scored<Item>[] {
  const found: Scored<Item>[] = [];
  slots.forEach((item, slot) => {
    const score = item !== undefined && isInPriceRange(item.product) ? scoreAt(slot) : 0;
    if (item !== undefined && score > 0) found.push({ item, score });
  });
  return found;
}

/** Sorts no more products than `limit` needs: a single letter matches half of the shop. */
function firstInOrder<Item extends PositionedProduct>(found: readonly Scored<Item>[], limit: number): Ranked<Item> {
  const groups = Map.groupBy(
    found,
    ({ item, score }) => 2 * Math.round(score * SCORE_STEPS) + Number(item.product.inStock),
  );
  const items: Item[] = [];
  for (const key of [...groups.keys()].sort((left, right) => right - left)) {
    if (items.length >= limit) break;
    const equals = groups.get(key) ?? [];
    equals.sort((left, right) => right.score - left.score || byPosition(left.item, right.item));
    for (const { item } of equals) items.push(item);
  }
  return { items: items.slice(0, limit), total: found.length };
}
