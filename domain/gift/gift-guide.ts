import { COLOR_WORDS } from "../catalog/color-words.ts";
import type { Product } from "../catalog/product.ts";
import { filterWord, foldColor } from "../listing/list-query.ts";
import type { GiftOccasion, GiftTaste, Recipient, SearchGuide } from "../search/search-guide.ts";
import { slugOf } from "../slug.ts";
import type { GiftWish } from "./gift-wish.ts";

export type GiftGuide = Pick<SearchGuide, "recipients" | "giftOccasions" | "giftTastes">;

/** A wish whose names the shop knows. */
export type AskedGift = {
  recipient?: Recipient | undefined;
  occasion?: GiftOccasion | undefined;
  budget?: number | undefined;
  color?: GiftColor | undefined;
  taste?: GiftTaste | undefined;
};

/** `fold` is the key by which colors are compared, `slug` its name in addresses. */
export type GiftColor = { word: string; fold: string; slug: string };

export const colorNamed = (word: string): GiftColor => {
  const fold = foldColor(word);
  return { word: filterWord(word, fold), fold, slug: slugOf(fold) };
};

const COMMON_COLORS = new Map(COLOR_WORDS.map(colorNamed).map((color) => [color.slug, color]));

const named = <One extends { name: string }>(slug: string | undefined, list: readonly One[]): One | undefined =>
  slug === undefined ? undefined : list.find(({ name }) => slugOf(name) === slug);

type Shelf = {
  guide: GiftGuide;
  products: readonly Pick<Product, "colors">[];
  tasteOf(word: string): GiftTaste | undefined;
};

/** The wish with the entries of the shop that its names stand for. What the shop does not know is left out. */
export function askedGift(wish: GiftWish, { guide, products, tasteOf }: Shelf): AskedGift {
  const occasion = named(wish.occasion, guide.giftOccasions);
  return {
    recipient: named(wish.recipient, guide.recipients) ?? personOf(occasion, guide),
    occasion,
    budget: wish.budget,
    color: wish.color === undefined ? undefined : (COMMON_COLORS.get(wish.color) ?? ownColor(wish.color, products)),
    taste: wish.taste === undefined ? undefined : (named(wish.taste, guide.giftTastes) ?? tasteOf(wish.taste)),
  };
}

/** Whose day it is: `Babalar Günü` is for `Baba`, unless somebody else is named. */
export const personOf = (occasion: GiftOccasion | undefined, { recipients }: GiftGuide): Recipient | undefined =>
  recipients.find(({ name }) => name === occasion?.person);

/** A color that only this shop has. */
function ownColor(slug: string, products: Shelf["products"]): GiftColor | undefined {
  for (const { colors } of products) {
    const own = colors.map(colorNamed).find((color) => color.slug === slug);
    if (own) return own;
  }
  return undefined;
}

/** The reverse of `askedGift`. */
export const wishOf = ({ recipient, occasion, budget, color, taste }: AskedGift): GiftWish => ({
  recipient: recipient && slugOf(recipient.name),
  occasion: occasion && slugOf(occasion.name),
  budget,
  color: color?.slug,
  taste: taste && slugOf(taste.name),
});
