import { byPosition, type PositionedProduct } from "../catalog/catalog.ts";
import type { Product } from "../catalog/product.ts";
import type { Answer } from "./search-index.ts";
import type { AskedWord } from "./search-question.ts";
import { DESCRIPTION } from "./search-terms.ts";

/** Scores this close are equals, among whom those in stock come first. */
const STEPS = 10;
const OPTIONAL_SHARE = 0.2;
/** What may be missing tells nothing where it was only described: every second text has a 'için'. */
const DESCRIBED = DESCRIPTION / 100;
/** Near ones that answer less than this share of what the best one does are left out. */
const NEAR_ENOUGH = 0.6;
/** A product that has no asked word answers all the same, after those that fit. */
const ANYBODY = 0.01;

export type Asking<Item> = {
  shelf: readonly (Item | undefined)[];
  words: readonly AskedWord[];
  /** One for each word. */
  answers: readonly Answer[];
  occasions: readonly OccasionAnswer[];
  isWithin: (product: Product) => boolean;
  limit: number;
};

/** `isForAll` where it says nothing about who fits, as `hediye`: it counts little beside another. */
export type OccasionAnswer = Answer & { isForAll: boolean };

export type Ranked<Item> = { items: Item[]; total: number };
type Scored<Item> = { item: Item; score: number };

/** Those that answer every word that has to be answered. */
export function rankWhole<Item extends PositionedProduct>(asking: Asking<Item>): Ranked<Item> {
  const { words, answers, occasions } = asking;
  const needed = words.filter(({ isOptional }) => !isOptional).length;
  const special = occasions.filter(({ isForAll }) => !isForAll).length;
  const share = needed > 0 ? OPTIONAL_SHARE : 1 / (special || occasions.length);
  return firstInOrder(
    scored(asking, (place) => {
      let total = needed > 0 ? 0 : ANYBODY;
      for (let at = 0; at < answers.length; at += 1) {
        const score = answers[at]?.scores[place] ?? 0;
        if (words[at]?.isOptional) total += score > DESCRIBED ? score * OPTIONAL_SHARE : 0;
        else if (score === 0) return 0;
        else total += score / needed;
      }
      for (const { scores, isForAll } of occasions) {
        total += (scores[place] ?? 0) * (isForAll && special > 0 ? OPTIONAL_SHARE : share);
      }
      return total;
    }),
    asking.limit,
  );
}

/** Those that answer the most, where a rare word weighs more than a frequent one. */
export function rankNear<Item extends PositionedProduct>(asking: Asking<Item>): Ranked<Item> {
  const { shelf, words, answers, occasions } = asking;
  const weighed = [
    ...answers.map((answer, at) => ({ answer, share: words[at]?.isOptional ? OPTIONAL_SHARE : 1 })),
    ...occasions.map((answer) => ({ answer, share: OPTIONAL_SHARE })),
  ].map(({ answer, share }) => ({ scores: answer.scores, weight: share * rarity(answer.count, shelf.length) }));
  const near = scored(asking, (place) =>
    weighed.reduce((total, { scores, weight }) => total + (scores[place] ?? 0) * weight, 0),
  );
  const best = near.reduce((most, { score }) => Math.max(most, score), 0);
  const enough = near.filter(({ score }) => score >= best * NEAR_ENOUGH);
  return firstInOrder(enough, asking.limit);
}

const rarity = (count: number, total: number): number => 1 + Math.log1p(total / (1 + count));

function scored<Item extends PositionedProduct>(
  { shelf, isWithin }: Asking<Item>,
  scoreAt: (place: number) => number,
): Scored<Item>[] {
  const found: Scored<Item>[] = [];
  shelf.forEach((item, place) => {
    const score = item !== undefined && isWithin(item.product) ? scoreAt(place) : 0;
    if (item !== undefined && score > 0) found.push({ item, score });
  });
  return found;
}

/** The first ones only are sorted: a single letter is answered by half of the shelf. */
function firstInOrder<Item extends PositionedProduct>(found: readonly Scored<Item>[], limit: number): Ranked<Item> {
  const groups = Map.groupBy(found, ({ item, score }) => 2 * Math.round(score * STEPS) + Number(item.product.inStock));
  const items: Item[] = [];
  for (const key of [...groups.keys()].sort((left, right) => right - left)) {
    if (items.length >= limit) break;
    const equals = groups.get(key) ?? [];
    equals.sort((left, right) => right.score - left.score || byPosition(left.item, right.item));
    for (const { item } of equals) items.push(item);
  }
  return { items: items.slice(0, limit), total: found.length };
}
