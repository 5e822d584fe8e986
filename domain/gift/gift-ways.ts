import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { isPriced } from "../listing/list-query.ts";
import { nearDays } from "../occasion/shown-days.ts";
import { createGiftFit } from "../search/gift-fit.ts";
import { readQueryPrice } from "../search/query-price.ts";
import type { GiftWay, SearchGuide } from "../search/search-guide.ts";
import type { Snapshot } from "../shop/snapshot.ts";
import { slugOf } from "../slug.ts";
import { budgetStep, type GiftWish, giftSearch } from "./gift-wish.ts";

/** A way into the finder. `wish` is the query of its address. */
export type WayIn = GiftWay & { wish: string };

/** The home page's 'Kime?' and 'Bütçen?'. */
export type GiftWays = { recipients: WayIn[]; budgets: WayIn[] };

/** As the home page needs them. */
export type HomeGiftWays = Record<keyof GiftWays, Pick<WayIn, "label" | "wish">[]>;

/** While the shelf of a special day stands on the home page, the budgets make room for it. */
export function waysOfHome(shop: Snapshot): GiftWays {
  const ways = giftWays(shop);
  return nearDays(shop).length > 0 ? { ...ways, budgets: [] } : ways;
}

export function homeGiftWays(shop: Snapshot): HomeGiftWays {
  const { recipients, budgets } = waysOfHome(shop);
  const short = ({ label, wish }: WayIn) => ({ label, wish });
  return { recipients: recipients.map(short), budgets: budgets.map(short) };
}

/** A way with fewer products in stock is not shown. */
const MIN_PRODUCTS = 3;

type Shelf = { products: readonly Product[]; categories: readonly Category[]; searchGuide: SearchGuide };

export function giftWays({ products, categories, searchGuide }: Shelf): GiftWays {
  const inStock = products.filter((product) => product.inStock);
  const fitFor = createGiftFit(categories);
  const wayIn = (way: GiftWay, wish: GiftWish): WayIn => ({ ...way, wish: giftSearch(wish) });
  return {
    recipients: searchGuide.recipients.flatMap((recipient) =>
      recipient.way && hasEnough(inStock, fitFor([recipient]).isFitting)
        ? [wayIn(recipient.way, { recipient: slugOf(recipient.name) })]
        : [],
    ),
    budgets: searchGuide.budgets.flatMap((way) => {
      const range = readQueryPrice(way.query)?.range;
      return range && hasEnough(inStock, (product) => isPriced(product, range))
        ? [wayIn(way, { budget: budgetStep(range.maxPrice ?? 0) })]
        : [];
    }),
  };
}

function hasEnough(products: readonly Product[], isFound: (product: Product) => boolean): boolean {
  let found = 0;
  return products.some((product) => isFound(product) && ++found >= MIN_PRODUCTS);
}
