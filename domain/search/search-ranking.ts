import { byPosition, type PositionedProduct } from "../catalog/catalog.ts";
import type { Product } from "../catalog/product.ts";
import type { Hits } from "./search-index.ts";
import type { QueryWord } from "./search-query.ts";
import { DESCRIPTION } from "./search-terms.ts";

/** Scores are rounded to tenths. */
const SCORE_STEPS = 10;
/** More than any score in tenths, so that sold-out products come after all others. */
const IN_STOCK = 1000;
const OPTIONAL_WEIGHT = 0.2;
/** Optional words in a description are ignored, because half of all descriptions contain `için`. */
const DESCRIBED_SCORE = DESCRIPTION / 100;
/** The `minShare` of near products. */
const NEAR_ENOUGH = 0.6;
/** The base score of every product if the query requires no word, so that a price or an occasion alone lists them. */
const ANY_PRODUCT = 0.01;

export type RankingInput<Item> = {
  slots: readonly (Item | undefined)[];
  words: readonly QueryWord[];
  /** One entry for each word. */
  hits: readonly Hits[];
  occasions: readonly OccasionHits[];
  isWanted: (product: Product) => boolean;
  /** Products need at least this share of the best score. */
  minShare: number;
  limit: number;
};

/** `isForAll`: every product fits, as for `hediye`. Beside another occasion it counts little. */
export type OccasionHits = Hits & { isForAll: boolean };

export type Ranked<Item> = { items: Item[]; total: number };
type Scored<Item> = { item: Item; score: number };

/** The products whose names, categories or colors match every required word. */
export const rankNamed = <Item extends PositionedProduct>(input: RankingInput<Item>): Ranked<Item> =>
  rankFull(input, () => DESCRIBED_SCORE);

/** The products that match every required word. A word that says what a thing is must match by name: `çanta` does not find a phone that fits in a bag. */
export const rankThings = <Item extends PositionedProduct>(input: RankingInput<Item>): Ranked<Item> =>
  rankFull(input, ({ isThing }) => (isThing ? DESCRIBED_SCORE : 0));

/** The products that match every required word with a score above its `weakestOf`. */
export function rankFull<Item extends PositionedProduct>(
  input: RankingInput<Item>,
  weakestOf: (word: QueryWord) => number = () => 0,
): Ranked<Item> {
  const { words, hits, occasions } = input;
  const weakest = words.map(weakestOf);
  const needed = words.filter(({ isOptional }) => !isOptional).length;
  const special = occasions.filter(({ isForAll }) => !isForAll).length;
  const share = needed > 0 ? OPTIONAL_WEIGHT : 1 / (special || occasions.length);
  return firstInOrder(
    scored(input, (slot) => {
      let total = needed > 0 ? 0 : ANY_PRODUCT;
      for (let at = 0; at < hits.length; at += 1) {
        const score = hits[at]?.scores[slot] ?? 0;
        if (words[at]?.isOptional) total += score > DESCRIBED_SCORE ? score * OPTIONAL_WEIGHT : 0;
        else if (score <= (weakest[at] ?? 0)) return 0;
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
  const near = scored({ ...input, minShare: NEAR_ENOUGH }, (slot) =>
    weighed.reduce((total, { scores, weight }) => total + (scores[slot] ?? 0) * weight, 0),
  );
  return firstInOrder(near, input.limit);
}

const rarity = (count: number, total: number): number => 1 + Math.log1p(total / (1 + count));

function scored<Item extends PositionedProduct>(
  { slots, isWanted, minShare }: RankingInput<Item>,
  scoreAt: (slot: number) => number,
): Scored<Item>[] {
  const found: Scored<Item>[] = [];
  slots.forEach((item, slot) => {
    if (item === undefined) return;
    const score = scoreAt(slot);
    if (score > 0 && isWanted(item.product)) found.push({ item, score });
  });
  const best = found.reduce((highest, { score }) => Math.max(highest, score), 0);
  return found.filter(({ score }) => score >= best * minShare);
}

/** Sorts no more products than `limit` needs: a single letter matches half of the shop. */
function firstInOrder<Item extends PositionedProduct>(found: readonly Scored<Item>[], limit: number): Ranked<Item> {
  const groups = Map.groupBy(
    found,
    ({ item, score }) => Math.round(score * SCORE_STEPS) + (item.product.inStock ? IN_STOCK : 0),
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
