import { expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { randomChoices } from "../../tests/support/made-up/random-choices.ts";
import { NO_CAMPAIGNS } from "../../tests/support/order-check/no-campaigns.ts";
import { randomRuns } from "../../tests/support/thorough.ts";
import { chosenOf, type ToldChoice } from "../choice/chosen.ts";
import { needsOf, pricesOf } from "../choice/options.ts";
import { optionsOf } from "../choice/product-options.ts";
import { formatPrice, sumLira, timesLira } from "../money.ts";
import { addToCart, type Cart, type CartProduct, cartTotal, EMPTY_CART, lineKey, setQuantity } from "../order/cart.ts";
import { NO_DETAILS } from "../order/order-details.ts";
import { orderMessage } from "../order/order-message.ts";
import { orderInputSchema } from "../order-book/book-order.ts";
import { orderTotal } from "../order-book/order-money.ts";
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

const inCart = (cart: Cart, bought: Bought): Cart => {
  const product = cartProduct(bought);
  return setQuantity(addToCart(cart, product), lineKey(product), bought.quantity);
};

/** Runs in several parts, so that none exceeds its time limit on a busy machine. */
test.each(Array.from({ length: randomRuns(500) / CARTS }, (_, part) => part))(
  "of any 100 carts of any choices page, cart, message, link and book agree to the kuruş and to the letter: %d",
  (part) => {
    for (let seed = part * CARTS; seed < (part + 1) * CARTS; seed += 1) {
      const bought = randomChoices(seed);
      const pageTotal = sumLira(bought.map((one) => timesLira(cartProduct(one).price, one.quantity)));
      const lines = bought.reduce(inCart, EMPTY_CART);
      expect(cartTotal(lines), `cart ${seed}`).toBe(pageTotal);

      const address = cartLinkAddress(7, lines);
      const cartAddress = address && `https://fiyonk.example${address}`;
      const text = orderMessage({ lines, details: NO_DETAILS, parcel: undefined, cartAddress });
      expect(text, `message ${seed}`).toContain(`*Toplam: ${formatPrice(pageTotal)}*`);

      const [pasted] = pastedOrders(text);
      const shelf = shelfOf(
        bought.map(({ product }) => ({ product, isRemoved: false })),
        FIRST_CHOICE_SETS,
      );
      const about = {
        at: undefined,
        now: new Date(),
        prices: new Map(),
        since: undefined,
        parcel: undefined,
        ...NO_CAMPAIGNS,
      };
      const read = pasted && orderedLines(pasted.order, shelf);
      const verified = read && verifyOrder(pasted.order, { ...about, lines: read, sets: FIRST_CHOICE_SETS });
      expect(verified?.others, `others ${seed}`).toEqual([]);
      expect(linesOf(verified?.lines ?? []), `link ${seed}`).toEqual(linesOf(lines));

      const input =
        verified && bookInput({ pasted, lines: decidedLines(verified.lines), others: [], parcel: undefined });
      const stored = orderInputSchema.parse(input);
      expect(orderTotal(stored.lines), `book ${seed}`).toBe(pageTotal);
      expect(linesOf(stored.lines), `book ${seed}`).toEqual(linesOf(lines));
    }
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
