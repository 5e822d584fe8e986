import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { lowestPrice } from "../catalog/shown-price.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { type Chosen, colorValue } from "../choice/chosen.ts";
import { isThere } from "../choice/options.ts";
import { optionsOf } from "../choice/product-options.ts";
import { foldColor } from "../listing/list-query.ts";
import type { GiftMend } from "../settings/gift-mends.ts";
import type { AskedGift } from "./gift-guide.ts";
import { createMendedFit, type Suited } from "./mended-fit.ts";
import { priceThere } from "./price-there.ts";

/** The page shows this many gifts. */
export const GIFT_LIMIT = 6;

/** The parts of a wish that may be given up, in this order. Budget and stock never are, and nothing that is wrong for the person is shown. */
export const GIVEN_UP = ["color", "occasion", "recipient", "taste"] as const;
export type GivenUp = (typeof GIVEN_UP)[number];

/** A product, the choice in which it fits, and the parts of the wish that it misses. */
export type Gift = { product: Product; chosen: Chosen; missed: readonly GivenUp[] };

export type GiftAnswer = {
  gifts: readonly Gift[];
  /** The lowest budget with more gifts than these, if a higher one would help. */
  betterBudget?: number | undefined;
};

export type GiftShelf = {
  products: readonly Product[];
  categories: readonly Pick<Category, "slug" | "name">[];
  sets: readonly ChoiceSet[];
  mends: readonly GiftMend[];
};

/** The six gifts for a wish. The same wish and shop always have the same answer. */
export function giftsFor(wish: AskedGift, shelf: GiftShelf): GiftAnswer {
  const fitting = createFit(wish, shelf);
  const { budget = Number.POSITIVE_INFINITY } = wish;
  const picked = pick(shelf.products.flatMap((product) => fitting(product, budget) ?? []));
  if (picked.length === GIFT_LIMIT || wish.budget === undefined) return { gifts: picked };
  return { gifts: picked, betterBudget: higherBudget(picked.length, shelf.products, fitting, budget) };
}

type Candidate = Gift & { price: number; likes: number };

type Fitting = (product: Product, budget: number) => Candidate | undefined;

function createFit(wish: AskedGift, { categories, sets, mends }: GiftShelf): Fitting {
  const fitFor = createMendedFit({ categories, mends });
  const rulesOf = (entry: Suited | undefined) => entry && fitFor(entry);
  const [person, occasion, taste] = [rulesOf(wish.recipient), rulesOf(wish.occasion), rulesOf(wish.taste)];
  const mayWiden = wish.recipient?.isChild !== true;
  const isOccasionAsked =
    wish.occasion !== undefined &&
    wish.occasion.fitting.length > 0 &&
    (wish.occasion.isNarrow === true || wish.recipient === undefined);

  return (product, budget) => {
    if (!product.inStock || lowestPrice(product) > budget) return undefined;
    if (person && !person.isAllowed(product)) return undefined;
    const isForPerson = !person || person.isFitting(product);
    if (!isForPerson && !mayWiden) return undefined;
    const options = optionsOf(product, sets);
    const colored = product.colors
      .filter((word) => foldColor(word) === wish.color?.fold)
      .map((word): Chosen => ({ values: [colorValue(word)] }))
      .find((chosen) => isThere(product, options, chosen));
    const chosen = colored ?? {};
    const price = priceThere(product, options, chosen);
    if (price === undefined || price > budget) return undefined;
    const isForDay = !occasion || occasion.isFitting(product);
    const isLiked = !taste || taste.isFitting(product);
    const misses: Record<GivenUp, boolean> = {
      color: wish.color !== undefined && !colored,
      taste: !isLiked,
      occasion: isOccasionAsked && !isForDay,
      recipient: !isForPerson,
    };
    const likes = (occasion && isForDay ? 2 : 0) + (isWorthIt(price, wish.budget) ? 1 : 0) + (product.featured ? 1 : 0);
    return { product, chosen, price, likes, missed: GIVEN_UP.filter((part) => misses[part]) };
  };
}

/** A gift of at least this part of the budget is worth it. */
const WORTH_IT = 0.4;

const isWorthIt = (price: number, budget: number | undefined): boolean =>
  budget !== undefined && price >= budget * WORTH_IT;

/** How much a gift misses. Each part counts more than all before it together. */
const given = ({ missed }: Gift): number => missed.reduce((sum, part) => sum + 2 ** GIVEN_UP.indexOf(part), 0);

/** The best first. Of equal ones the category decides that has fewer gifts yet, then the owner's order. */
function pick(candidates: readonly Candidate[]): Candidate[] {
  const byGiven = [...Map.groupBy(candidates, given)].toSorted(([one], [other]) => one - other);
  const picked: Candidate[] = [];
  for (const [, equal] of byGiven) {
    const left = equal.toSorted((one, other) => other.likes - one.likes);
    while (left.length > 0 && picked.length < GIFT_LIMIT) {
      const ofCategory = ({ product }: Candidate) =>
        picked.filter((other) => other.product.category === product.category).length;
      const fewest = Math.min(...left.map(ofCategory));
      const [next] = left.splice(
        left.findIndex((candidate) => ofCategory(candidate) === fewest),
        1,
      );
      if (next) picked.push(next);
    }
  }
  return picked;
}

function higherBudget(
  found: number,
  products: readonly Product[],
  fitting: Fitting,
  budget: number,
): number | undefined {
  const prices = products
    .flatMap((product) => fitting(product, Number.POSITIVE_INFINITY)?.price ?? [])
    .toSorted((one, other) => one - other);
  // From nothing the smallest step leads to the first gift.
  const wanted = prices[found === 0 ? 0 : Math.min(GIFT_LIMIT, prices.length) - 1];
  return prices.length > found && wanted !== undefined && wanted > budget ? wanted : undefined;
}
