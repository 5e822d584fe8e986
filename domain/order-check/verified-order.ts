import { pictureSoChosen } from "../catalog/color-pictures.ts";
import {
  chosenPrices,
  type KnownSince,
  type PriceMoment,
  type PriceParts,
  priceThen,
  type RevisedPrices,
} from "../catalog/price-history.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { isColorNeed, type Need, openQuestions, toldChoice } from "../choice/chosen.ts";
import { isThere, needsOf, type Options, textTrouble } from "../choice/options.ts";
import { DAY_MS } from "../istanbul.ts";
import { toKurus } from "../money.ts";
import type { ToldOffer } from "../offer/reductions.ts";
import type { CartLine } from "../order/cart.ts";
import { cartIn } from "../order/cart-code.ts";
import { sharedPieces } from "../order/checked-cart.ts";
import { withBareValues } from "../order/fitted-lines.ts";
import { lostOf } from "../order/offered-choice.ts";
import { orderMessage } from "../order/order-message.ts";
import type { Campaigns } from "../settings/campaigns.ts";
import type { ParcelPrice } from "../shop/parcel-price.ts";
import type { GiftPrices } from "../shop/shop-facts.ts";
import { offersAround } from "../shop/told-offers.ts";
import { codeOfMessage } from "./code-of-message.ts";
import { comparedLine, type OrderedLine } from "./ordered-lines.ts";
import type { ReadOrder } from "./read-order.ts";
import type { LineDoubt, VerifiedLine } from "./verified-line.ts";

/** `others` are the lines of the text that the shop would not have written. */
export type VerifiedOrder = {
  lines: VerifiedLine[];
  others: string[];
  /** The campaigns that held for the order when it was sent. */
  offers: ToldOffer[];
  /** The names of those that the link knows, but that held no more within a day of the message. */
  endedOffers: string[];
};

type Parts = {
  lines: readonly OrderedLine[];
  /** The time when the message was sent. */
  at: Date | undefined;
  now: Date;
  prices: ReadonlyMap<string, RevisedPrices<PriceParts>>;
  since: KnownSince;
  sets: readonly ChoiceSet[];
  campaigns: RevisedPrices<Campaigns>;
  categoryOf(slug: string): string | undefined;
  parcel: ParcelPrice | undefined;
  giftPrices?: GiftPrices | undefined;
};

/** A message whose time is unknown was sent in the days before now. */
const UNKNOWN_DAYS = 6;

/** Writes the message anew from its lines, and finds the lines of the text that differ (decision 25). */
export function verifyOrder(
  order: ReadOrder,
  { lines, at, now, prices, since, sets, campaigns, categoryOf, ...sending }: Parts,
): VerifiedOrder {
  const moment = momentOf(order, at);
  const priced = lines.map((line) => pricedLine(line, { prices, moment, since, sets }));
  const cart = priced.flatMap(cartLine);
  const rules = priceThen(campaigns, moment, since) ?? campaigns.price;
  const products = lines.flatMap(({ found }) => found?.product ?? []);
  const about = { campaigns: rules, products, categoryOf, typed: codeOfMessage(order, rules) };
  const days: [Date, number] = at ? [at, 1] : [now, UNKNOWN_DAYS];
  const told = { details: order.labelled, cartAddress: order.link, ...sending };
  const [{ offers, anew } = { offers: [], anew: [] }] = offersAround(about, days)
    .flatMap((offers) => [cart, cart.map(withBareValues)].map((lines) => ({ offers, lines })))
    .map(({ offers, lines }) => ({ offers, anew: orderMessage({ lines, offers, ...told }).split("\n") }))
    .toSorted((one, other) => unmatched(order.others, one.anew).length - unmatched(order.others, other.anew).length);
  const lately = around(campaigns, at ?? now).flatMap((held) =>
    offersAround({ ...about, campaigns: held }, days).flat(),
  );
  const isEnded = (offer: ToldOffer) => !lately.some((held) => JSON.stringify(held) === JSON.stringify(offer));
  const others = unmatched(order.others, anew);
  const bullets = bulletsIn(anew);
  // A link alone, or with other words, repeats no line. Then no line counts as unsaid.
  const unsaid = others.length < order.others.length ? unmatched(bullets.flat(), order.others) : [];
  const isUnsaid = (line: PricedLine) => {
    const bullet = bullets[priced.filter(({ found }) => found).indexOf(line)] ?? [];
    return bullet.some((line) => unsaid.includes(line));
  };
  const pieces = sharedPieces(
    priced.map((line) => ({
      ...line,
      id: line.found?.product.id ?? "",
      counts: isSold(line) ? line.options?.counts : undefined,
    })),
  );
  return {
    others,
    offers,
    endedOffers: offers.filter(isEnded).map(({ name }) => name),
    lines: priced.map((line, index) =>
      verifiedLine(line, { isUnsaid: isUnsaid(line), left: pieces[index], sent: at ?? now, since }),
    ),
  };
}

const isSold = ({ found, options, ...chosen }: OrderedLine): boolean =>
  found !== undefined && options !== undefined && !found.isRemoved && isThere(found.product, options, chosen);

/** The bullets of a message, each with the texts below it. */
function bulletsIn(lines: readonly string[]): string[][] {
  const bullets: string[][] = [];
  for (const line of lines) {
    if (line.startsWith("• ")) bullets.push([line]);
    else if (line.startsWith("  ")) bullets.at(-1)?.push(line);
  }
  return bullets;
}

/** The moment whose prices count: the link's revision, else the time of the message. */
function momentOf({ code }: ReadOrder, at: Date | undefined): PriceMoment {
  const revision = (code === undefined ? undefined : cartIn(code)?.revision) ?? 0;
  if (revision > 0) return { revision };
  return at && { at: at.toISOString() };
}

/** `thatDay` is undefined if the price of that moment is forgotten. */
type PricedLine = OrderedLine & { prices: RevisedPrices; thatDay: number | undefined };

function pricedLine(
  line: OrderedLine,
  { prices, moment, since, sets }: Pick<Parts, "prices" | "since" | "sets"> & { moment: PriceMoment },
): PricedLine {
  const { product } = line.found ?? {};
  if (!product) return { ...line, prices: { price: 0, changes: [] }, thatDay: 0 };
  const known = chosenPrices(prices.get(product.id) ?? { price: product, changes: [] }, line, sets);
  return {
    ...line,
    prices: known,
    thatDay: known.changes.length === 0 ? known.price : priceThen(known, moment, since),
  };
}

function cartLine({ found, values, texts, options, quantity, prices, thatDay }: PricedLine): CartLine[] {
  if (!found) return [];
  const { id, name, image, slug, colors } = found.product;
  const needs = options && needsOf(options);
  const shown = { slug, originalPrice: null, colors: colors.map((word) => ({ word })), needs };
  const price = thatDay ?? prices.price;
  return [{ id, name, image, price, shown, quantity, values, texts }];
}

/** The lines without a counterpart in `others`. Each of the others is the counterpart of one line only. */
function unmatched(lines: readonly string[], others: readonly string[]): string[] {
  const free = others.map(comparedLine);
  return lines.filter((line) => {
    const at = free.indexOf(comparedLine(line));
    if (at >= 0) free.splice(at, 1);
    return at < 0;
  });
}

/** `left` is the number of pieces that the lines above leave for this one. */
type Seen = { isUnsaid: boolean; left: number | undefined; sent: Date; since: KnownSince };

function verifiedLine(line: PricedLine, { isUnsaid, left, ...seen }: Seen): VerifiedLine {
  const { found, options, quantity, prices, thatDay } = line;
  const { id = null, name = "", category = "" } = found?.product ?? {};
  const { color = "", values = [], texts = [] } = toldChoice(line);
  const open = openQuestions(line, options && needsOf(options));
  const asked = open.filter((need) => !isColorNeed(need)).map(({ id, word }) => ({ id, word }));
  return {
    productId: id,
    name,
    color,
    values: [...values],
    texts: [...texts],
    ...(asked.length > 0 && { asked }),
    category,
    image: found ? pictureSoChosen(found.product, line) : "",
    quantity,
    thatDay: (found && thatDay) ?? null,
    today: found ? prices.price : null,
    doubts: [...when(isUnsaid, "unsaid"), ...productDoubts(line, { open, left }), ...priceDoubts(line, seen)],
  };
}

const when = (isSo: boolean, kind: LineDoubt["kind"]): LineDoubt[] => (isSo ? [{ kind }] : []);

type Told = { open: readonly Need[]; left: number | undefined };

function productDoubts(line: OrderedLine, { open, left }: Told): LineDoubt[] {
  const { found, options } = line;
  if (!found || !options) return [{ kind: "gone" }];
  const inStock = isThere(found.product, options, line);
  return [
    ...when(found.isRemoved, "removed"),
    ...when(!inStock && !found.isRemoved, "sold-out"),
    ...(inStock && left !== undefined && left < line.quantity ? [{ kind: "few" as const, left }] : []),
    ...choiceDoubts(line, options, open),
  ];
}

function choiceDoubts(line: OrderedLine, options: Options, open: readonly Need[]): LineDoubt[] {
  const { found, texts = [], lost = 0 } = line;
  const words = open.filter((need) => !isColorNeed(need)).map(({ word }) => word);
  const colors = open.length > words.length ? found?.product.colors : undefined;
  const troubles = texts.flatMap(({ id, text }) => {
    const asked = options.texts.find((one) => one.id === id);
    return (asked && textTrouble(text, asked)) ?? [];
  });
  return [
    ...when(lost + lostOf(options, line) > 0, "choice-gone"),
    // A lost answer leaves its question open too. Only one of the two doubts is said.
    ...(open.length > lost ? [{ kind: "choice-missing" as const, ...(colors && { colors }), words }] : []),
    ...(troubles.length > 0 ? [{ kind: "text-trouble" as const, words: troubles }] : []),
  ];
}

function priceDoubts(
  { found, prices, thatDay }: PricedLine,
  { sent, since }: Pick<Seen, "sent" | "since">,
): LineDoubt[] {
  if (!found) return [];
  if (thatDay === undefined) return [{ kind: "price-forgotten", ...(since && { until: since.at }) }];
  const until = prices.changes.findLast(({ before }) => toKurus(before) === toKurus(thatDay))?.at;
  const ended = until === undefined ? {} : { until };
  if (!isPriceAround(sent, thatDay, prices)) return [{ kind: "price-outdated", ...ended }];
  return toKurus(thatDay) === toKurus(prices.price) ? [] : [{ kind: "price-changed", ...ended }];
}

/** True if it was the shop's price within a day of that time. A cart may stay open for hours, and clocks differ. */
const isPriceAround = (time: Date, price: number, prices: RevisedPrices): boolean =>
  around(prices, time).some((one) => toKurus(one) === toKurus(price));

/** All that it was within a day of that time. */
function around<Price>({ price: today, changes }: RevisedPrices<Price>, time: Date): Price[] {
  const from = new Date(time.getTime() - DAY_MS).toISOString();
  const to = new Date(time.getTime() + DAY_MS).toISOString();
  const first = changes.find(({ at }) => at > from)?.before ?? today;
  return [first, ...changes.filter(({ at }) => at > from && at <= to).map(({ after }) => after)];
}
