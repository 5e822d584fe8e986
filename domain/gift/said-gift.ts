import type { Search } from "../search/search.ts";
import type { SearchGuide } from "../search/search-guide.ts";
import { wishOf } from "./gift-guide.ts";
import type { GiftShop } from "./gift-shop.ts";
import { type GiftWish, giftSearch } from "./gift-wish.ts";
import { type GiftPhrases, giftPhrases, readGiftWish } from "./read-wish.ts";

/** The phrases of each guide, which never changes. */
const known = new WeakMap<SearchGuide, GiftPhrases>();

/** What somebody typed into the finder's box as a wish, and the words that it leaves out; undefined if only such words were typed. */
export function saidGift(said: string, shop: GiftShop, { readBy }: Pick<Search, "readBy">): SaidGift | undefined {
  const { searchGuide: guide, products, categories } = shop;
  const phrases = known.get(guide) ?? giftPhrases(guide);
  known.set(guide, phrases);
  const { asked, unread } = readGiftWish(said, { guide, phrases, readText: readBy, products, categories });
  const wish = wishOf(asked);
  return giftSearch(wish) === "" && unread.length > 0 ? undefined : { wish, unread };
}

type SaidGift = { wish: GiftWish; unread: string[] };
