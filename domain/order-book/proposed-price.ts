import type { Product } from "../catalog/product.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { pricesOf } from "../choice/options.ts";
import { groupsOf } from "../choice/product-options.ts";
import { ShopError } from "../error.ts";
import { toKurus } from "../money.ts";
import { couponIn } from "../offer/coupon-word.ts";
import type { Reduction } from "../offer/reductions.ts";
import { chargedFor, isGiftCharge } from "../order/amount-to-pay.ts";
import type { Campaigns } from "../settings/campaigns.ts";
import { type ParcelPrice, sendingPrice } from "../shop/parcel-price.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";
import { toldOffers } from "../shop/told-offers.ts";
import { parsePrice } from "../typed-price.ts";
import type { OrderInput, OrderLine } from "./book-order.ts";
import { withKnownIds } from "./line-questions.ts";
import { type Discount, orderTotal } from "./order-money.ts";
import { isPresent } from "./payment-rows.ts";

/** A line as the form has it: a price is text while it is typed. */
type Priced = Pick<OrderLine, "values" | "texts" | "asked"> & { price: string | number };

export type CataloguePrices = Pick<Product, "price" | "originalPrice" | "colors" | "choices" | "personalTexts">;

type Shop = { product: CataloguePrices; sets: readonly ChoiceSet[] };

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

type NewPrices = Pick<OrderInput, "lines" | "discounts" | "sending" | "fee">;

type ShopsPrices = Pick<ShopFacts, "parcel" | "giftPrices" | "payment"> & {
  products: ReadonlyMap<string, CataloguePrices & Pick<Product, "category">>;
  sets: readonly ChoiceSet[];
  campaigns: Campaigns;
  categoryOf(slug: string): string | undefined;
  now: Date;
};

/**
 * A new order by somebody who may not change prices: everything costs what it costs in the shop today, with the campaigns of today. What
 * the shop has no price for costs nothing until the owner says it.
 */
export function atShopsPrices<Order extends NewPrices>(order: Order, shop: ShopsPrices): Order {
  const { parcel, giftPrices, payment } = shop;
  const { gifts } = chargedFor({ total: 0, details: EVERY_GIFT, parcel, giftPrices });
  const lines = order.lines.map((line) => {
    if (line.discount) throw new ShopError("invalid", OWNERS_DISCOUNT, LINES);
    const product = shop.products.get(line.productId ?? "");
    if (product) return { ...line, price: proposedPrice(line, { product, sets: shop.sets }) };
    const gift = isGiftCharge(line) ? gifts.find(({ name }) => name === line.name) : undefined;
    if (!gift && line.price > 0) {
      throw new ShopError("invalid", `Fiyatını yalnız dükkân sahibi yazar, sen 0 yaz: ${line.name}`, LINES);
    }
    return { ...line, price: gift?.price ?? 0 };
  });
  const total = orderTotal(lines.filter(countsForSending));
  return {
    ...order,
    lines,
    discounts: campaignDiscounts(order, lines, shop),
    sending: order.sending === null ? null : sendingPrice(parcel, total),
    fee: order.fee === null ? null : (payment?.atDoorFee ?? null),
  };
}

const OWNERS_DISCOUNT = "İndirimi yalnız dükkân sahibi değiştirebilir";

/** The discounts that name a campaign, as large as it is today. */
function campaignDiscounts(
  { discounts: sent, sending }: NewPrices,
  lines: readonly OrderLine[],
  { products, campaigns, categoryOf, parcel, now }: ShopsPrices,
): Discount[] {
  if (sent.length === 0) return [];
  const bought = lines.flatMap(({ productId: id, price, quantity }) => (id === null ? [] : { id, price, quantity }));
  const { offers } = toldOffers({
    campaigns,
    products: Array.from(products, ([id, { category }]) => ({ id, category })),
    categoryOf,
    typed: sent.map(({ word }) => couponIn(word)).find((code) => code !== undefined),
    at: now,
  });
  const total = orderTotal(lines.filter(({ productId }) => productId !== null));
  const { reductions = [] } = chargedFor({
    total,
    bought,
    offers,
    details: NO_GIFT,
    parcel: sending === null ? undefined : parcel,
  });
  const given = discountsOf(reductions.filter(({ name }) => sent.some(({ word }) => word === name)));
  if (given.length < sent.length) throw new ShopError("invalid", OWNERS_DISCOUNT, { field: "discounts" });
  return given;
}

/** What campaigns take off, as discounts of an order. Their words are counted (code-sums.ts). */
export const discountsOf = (reductions: readonly Reduction[]): Discount[] =>
  reductions.map(({ name, amount, ofSending }) => ({ word: name, amount, ...(ofSending && { ofSending }) }));

const NO_GIFT = { giftWrap: false, cardNote: "" };

const EVERY_GIFT = { giftWrap: true, cardNote: "Her not aynı ücrettir" };

const LINES = { field: "lines" };

/** True if the line counts toward free sending. Nobody bought wrapping, a card or a present for it; a line with a smaller discount counts whole. */
export const countsForSending = (line: ChargedLine & { discount?: Discount | undefined }): boolean =>
  !isGiftCharge(line) && !(line.discount && isPresent(line.discount));

type ChargedLine = Parameters<typeof isGiftCharge>[0];

type Totals = { before: number; after: number };

/** The price of sending after the total of the products has changed. It changes only if it was the shop's own price; a price that the owner has set stays. */
export const followedSending = (
  sending: number | null,
  parcel: ParcelPrice | undefined,
  { before, after }: Totals,
): number | null => (sending === sendingPrice(parcel, before) ? sendingPrice(parcel, after) : sending);
