import { byPlace, type PlacedProduct } from "../catalog/catalog.ts";
import type { Answer } from "./search-index.ts";
import type { AskedWord } from "./search-question.ts";

/** Scores this close are equals, among whom those in stock come first. */
const STEPS = 10;
const OPTIONAL_SHARE = 0.2;
/** Near ones that answer less than this share of what the best one does are left out. */
const NEAR_ENOUGH = 0.6;

type RankedPart<Item> = { items: Item[]; total: number };
type Scored<Item> = { item: Item; score: number };

/** Those that answer every word that has to be answered. */
export function rankWhole<Item extends PlacedProduct>(
  shelf: readonly (Item | undefined)[],
  words: readonly AskedWord[],
  answers: readonly Answer[],
  limit: number,
): RankedPart<Item> {
  const share = 1 / words.filter(({ isOptional }) => !isOptional).length;
  return firstInOrder(
    scored(shelf, (place) => {
      let total = 0;
      for (let at = 0; at < answers.length; at += 1) {
        const score = answers[at]?.scores[place] ?? 0;
        if (words[at]?.isOptional) total += score * OPTIONAL_SHARE;
        else if (score === 0) return 0;
        else total += score * share;
      }
      return total;
    }),
    limit,
  );
}

/** Those that answer the most, where a rare word weighs more than a frequent one. */
export function rankNear<Item extends PlacedProduct>(
  shelf: readonly (Item | undefined)[],
  words: readonly AskedWord[],
  answers: readonly Answer[],
  limit: number,
): RankedPart<Item> {
  const rarities = answers.map(
    ({ count }, at) => (words[at]?.isOptional ? OPTIONAL_SHARE : 1) * rarity(count, shelf.length),
  );
  const near = scored(shelf, (place) =>
    answers.reduce((total, { scores }, at) => total + (scores[place] ?? 0) * (rarities[at] ?? 0), 0),
  );
  const best = near.reduce((most, { score }) => Math.max(most, score), 0);
  const enough = near.filter(({ score }) => score >= best * NEAR_ENOUGH);
  return firstInOrder(enough, limit);
}

const rarity = (count: number, total: number): number => 1 + Math.log1p(total / (1 + count));

function scored<Item>(shelf: readonly (Item | undefined)[], scoreAt: (place: number) => number): Scored<Item>[] {
  const found: Scored<Item>[] = [];
  shelf.forEach((item, place) => {
    const score = item === undefined ? 0 : scoreAt(place);
    if (item !== undefined && score > 0) found.push({ item, score });
  });
  return found;
}

/** The first ones only are sorted: a single letter is answered by half of the shelf. */
function firstInOrder<Item extends PlacedProduct>(found: readonly Scored<Item>[], limit: number): RankedPart<Item> {
  const groups = Map.groupBy(found, ({ item, score }) => 2 * Math.round(score * STEPS) + Number(item.product.inStock));
  const items: Item[] = [];
  for (const key of [...groups.keys()].sort((left, right) => right - left)) {
    if (items.length >= limit) break;
    const equals = groups.get(key) ?? [];
    equals.sort((left, right) => right.score - left.score || byPlace(left.item, right.item));
    for (const { item } of equals) items.push(item);
  }
  return { items: items.slice(0, limit), total: found.length };
}
