import type { Product } from "../catalog/product.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { pricesOf } from "../choice/options.ts";
import { groupsOf } from "../choice/product-options.ts";
import { toKurus } from "../money.ts";
import { type ParcelPrice, sendingPrice } from "../shop/parcel-price.ts";
import { parsePrice } from "../typed-price.ts";
import type { OrderLine } from "./book-order.ts";
import { withKnownIds } from "./line-questions.ts";

/** A line as the form has it: a price is text while it is typed. */
type Priced = Pick<OrderLine, "values" | "texts" | "asked"> & { price: string | number };

type Shop = { product: Product; sets: readonly ChoiceSet[] };

/** Today's price of one piece with the choice of the line. */
function proposedPrice(line: Pick<Priced, "values" | "texts">, { product, sets }: Shop): number {
  const { values } = withKnownIds(line, sets);
  const texts = line.texts.filter(({ text }) => text.trim() !== "");
  const options = { groups: groupsOf(product, sets), texts: product.personalTexts };
  return pricesOf(product, options, { values, texts }).price;
}

/** Adds the new price to a change of the line's choice, but only if the line has today's price. Another price was typed or agreed, and stays. */
export function withProposedPrice<Change extends Partial<Priced>>(line: Priced, change: Change, shop: Shop) {
  const price = typeof line.price === "string" ? parsePrice(line.price) : line.price;
  const isTodays = price !== undefined && toKurus(price) === toKurus(proposedPrice(line, shop));
  return isTodays ? { ...change, price: proposedPrice({ ...line, ...change }, shop) } : change;
}

type Totals = { before: number; after: number };

/** The price of sending after the total of the products has changed. It changes only if it was the shop's own price; a price that the owner has set stays. */
export const followedSending = (
  sending: number | null,
  parcel: ParcelPrice | undefined,
  { before, after }: Totals,
): number | null => (sending === sendingPrice(parcel, before) ? sendingPrice(parcel, after) : sending);
