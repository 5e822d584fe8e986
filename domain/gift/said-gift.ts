import type { Search } from "../search/search.ts";
import type { SearchGuide } from "../search/search-guide.ts";
import { wishOf } from "./gift-guide.ts";
import type { GiftShop } from "./gift-shop.ts";
import { type GiftWish, giftSearch } from "./gift-wish.ts";
import { type GiftPhrases, giftPhrases, readGiftWish } from "./read-wish.ts";
import { tasteInNames } from "./wish-taste.ts";

/** The phrases of each guide, which never changes. */
const known = new WeakMap<SearchGuide, GiftPhrases>();

/** What somebody typed into the finder's box as a wish; undefined if none of it was understood. */
export function saidGift(said: string, shop: GiftShop, { readBy }: Pick<Search, "readBy">): GiftWish | undefined {
  const { searchGuide: guide, products, categories } = shop;
  const phrases = known.get(guide) ?? giftPhrases(guide);
  known.set(guide, phrases);
  const tasteOf = (word: string) => tasteInNames(word, products, categories);
  const wish = wishOf(readGiftWish(said, { guide, phrases, readText: readBy, tasteOf }));
  return giftSearch(wish) === "" ? undefined : wish;
}
