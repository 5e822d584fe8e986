import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { isPriced } from "../listing/list-query.ts";
import { createGiftFit } from "./gift-fit.ts";
import { readQueryPrice } from "./query-price.ts";
import type { GiftWay, SearchGuide } from "./search-guide.ts";

/** The home page's 'Kime?' and 'Bütçen?'. */
export type GiftWays = { recipients: GiftWay[]; budgets: GiftWay[] };

/** A way with fewer products in stock is not shown. */
const MIN_PRODUCTS = 3;

type Shelf = { products: readonly Product[]; categories: readonly Category[]; searchGuide: SearchGuide };

export function giftWays({ products, categories, searchGuide }: Shelf): GiftWays {
  const inStock = products.filter((product) => product.inStock);
  const fitFor = createGiftFit(categories);
  return {
    recipients: searchGuide.recipients.flatMap((recipient) =>
      recipient.way && hasEnough(inStock, fitFor([recipient]).isFitting) ? [recipient.way] : [],
    ),
    budgets: searchGuide.budgets.filter(({ query }) => {
      const range = readQueryPrice(query)?.range;
      return range !== undefined && hasEnough(inStock, (product) => isPriced(product, range));
    }),
  };
}

function hasEnough(products: readonly Product[], isFound: (product: Product) => boolean): boolean {
  let found = 0;
  return products.some((product) => isFound(product) && ++found >= MIN_PRODUCTS);
}
