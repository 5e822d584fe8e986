import { expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { randomCampaigns } from "../../tests/support/made-up/random-campaigns.ts";
import { randomChoices } from "../../tests/support/made-up/random-choices.ts";
import { randomRuns } from "../../tests/support/thorough.ts";
import { chosenOf, type ToldChoice } from "../choice/chosen.ts";
import { needsOf, pricesOf } from "../choice/options.ts";
import { optionsOf } from "../choice/product-options.ts";
import { formatPrice, sumLira, timesLira } from "../money.ts";
import { amountToPay, amountWords, chargedFor, isTotalAll, reductionWords } from "../order/amount-to-pay.ts";
import { addToCart, type Cart, type CartProduct, cartTotal, EMPTY_CART, lineKey, setQuantity } from "../order/cart.ts";
import { NO_DETAILS } from "../order/order-details.ts";
import { orderMessage } from "../order/order-message.ts";
import { orderInputSchema } from "../order-book/book-order.ts";
import { moneyOf, orderTotal } from "../order-book/order-money.ts";
import { toldOffers } from "../shop/told-offers.ts";
import { cartLinkAddress } from "../web/cart-link.ts";
import { bookInput } from "./book-input.ts";
import { decidedLines } from "./line-prices.ts";
import { orderedLines, shelfOf } from "./ordered-lines.ts";
import { pastedOrders } from "./pasted-orders.ts";
import { verifyOrder } from "./verified-order.ts";

const CARTS = 100;

type Bought = ReturnType<typeof randomChoices>[number];

/** A line of the cart, as the page of the product would add it. */
function cartProduct({ product, chosen }: Bought): CartProduct {
  const options = optionsOf(product, FIRST_CHOICE_SETS);
  const { price, originalPrice } = pricesOf(product, options, chosen);
  const { id, name, image, slug, colors } = product;
  const needs = options && needsOf(options);
  const shown = { slug, originalPrice, colors: colors.map((word) => ({ word })), needs };
  return { id, name, image, price, shown, ...chosen };
}

function boughtOnPage(bought: Bought) {
  const { id, price } = cartProduct(bought);
  return { id, price, quantity: bought.quantity };
}

const inCart = (cart: Cart, bought: Bought): Cart => {
  const product = cartProduct(bought);
  return setQuantity(addToCart(cart, product), lineKey(product), bought.quantity);
};

/** Runs in several parts, so that none exceeds its time limit on a busy machine. */
test.each(Array.from({ length: randomRuns(500) / CARTS }, (_, part) => part))(
  "of any 100 carts of any choices, codes and campaigns page, cart, message, link and book agree to the kuruş and to the letter: %d",
  (part) => {
    let reduced = 0;
    for (let seed = part * CARTS; seed < (part + 1) * CARTS; seed += 1) {
      const bought = randomChoices(seed);
      const pageTotal = sumLira(bought.map((one) => timesLira(cartProduct(one).price, one.quantity)));
      const lines = bought.reduce(inCart, EMPTY_CART);
      expect(cartTotal(lines), `cart ${seed}`).toBe(pageTotal);

      const now = new Date();
      const products = bought.map(({ product }) => product);
      const campaigns = randomCampaigns(seed, products);
      const categoryOf = (slug: string) => slug;
      const { offers } = toldOffers({ campaigns, products, categoryOf, typed: "ece 10", at: now });
      const parcel = { price: 49.9, freeFrom: 700 };
      const onPage = chargedFor({
        total: pageTotal,
        bought: bought.map(boughtOnPage),
        offers,
        details: NO_DETAILS,
        parcel,
      });
      const { reductions = [] } = onPage;
      reduced += reductions.length;

      const address = cartLinkAddress(7, lines);
      const cartAddress = address && `https://fiyonk.example${address}`;
      const text = orderMessage({ lines, details: NO_DETAILS, parcel, offers, cartAddress });
      const sums = [`*Toplam: ${formatPrice(pageTotal)}*`, ...reductions.map(reductionWords)].join("\n");
      expect(text, `message ${seed}`).toContain(sums);
      if (!isTotalAll(onPage)) expect(text, `message ${seed}`).toContain(`Ödenecek: ${amountWords(onPage)}`);

      const [pasted] = pastedOrders(text);
      const shelf = shelfOf(
        bought.map(({ product }) => ({ product, isRemoved: false })),
        FIRST_CHOICE_SETS,
      );
      const about = {
        ...{ at: undefined, now, prices: new Map(), since: undefined, parcel },
        ...{ campaigns: { price: campaigns, changes: [] }, categoryOf },
      };
      const read = pasted && orderedLines(pasted.order, shelf);
      const verified = read && verifyOrder(pasted.order, { ...about, lines: read, sets: FIRST_CHOICE_SETS });
      expect(verified?.others, `others ${seed}`).toEqual([]);
      expect(linesOf(verified?.lines ?? []), `link ${seed}`).toEqual(linesOf(lines));

      const input = verified && bookInput({ pasted, ...verified, lines: decidedLines(verified.lines), parcel });
      const stored = orderInputSchema.parse(input);
      expect(orderTotal(stored.lines), `book ${seed}`).toBe(pageTotal);
      expect(linesOf(stored.lines), `book ${seed}`).toEqual(linesOf(lines));
      expect(moneyOf({ ...stored, state: "new" }).toPay, `book ${seed}`).toBe(amountToPay(onPage));
    }
    expect(reduced).toBeGreaterThan(CARTS / 4);
  },
);

type Line = ToldChoice & {
  id?: string;
  productId?: string | null;
  quantity: number;
};

/** The lines without open questions, which only the book has. */
const linesOf = (lines: readonly Line[]) =>
  lines.map(({ id, productId = id, quantity, texts = [], ...chosen }) => ({
    ...{ productId, values: chosenOf(chosen).values?.filter(({ id }) => id !== ""), texts, quantity },
  }));
