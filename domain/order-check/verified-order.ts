import { z } from "zod";
import {
  chosenPrices,
  type KnownSince,
  type PriceMoment,
  type PriceParts,
  priceThen,
  type RevisedPrices,
} from "../catalog/price-history.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { missingNeeds } from "../choice/chosen.ts";
import { isChosenGone, needsOf, type Options, piecesLeft } from "../choice/options.ts";
import { textTrouble } from "../choice/personal-text.ts";
import { chosenText, chosenValue } from "../choice/product-choices.ts";
import { DAY_MS } from "../istanbul.ts";
import { toKurus } from "../money.ts";
import { type CartLine, hasColorChoice } from "../order/cart.ts";
import { cartIn } from "../order/cart-code.ts";
import { withBareValues } from "../order/fitted-lines.ts";
import { orderMessage } from "../order/order-message.ts";
import type { ParcelPrice } from "../shop/parcel-price.ts";
import type { GiftPrices } from "../shop/shop-facts.ts";
import { comparedLine, type OrderedLine } from "./ordered-lines.ts";
import type { ReadOrder } from "./read-order.ts";

/** What the owner has to know of a line. */
export const LINE_DOUBT_KINDS = [
  /** The message does not have the line as the shop writes it. */
  "unsaid",
  /** The price has changed since the order. */
  "price-changed",
  /** The price of the link was not the shop's within a day of the message; `until` is when it ended. */
  "price-outdated",
  /** So old that the prices of its day are forgotten. */
  "price-forgotten",
  "sold-out",
  /** Fewer pieces are counted than the line asks for: `left`. */
  "few",
  /** The product is in the trash. */
  "removed",
  /** The shop does not have it any more. */
  "gone",
  "color-gone",
  /** None of its `colors` is chosen. */
  "color-missing",
  /** A chosen value, or an answered question, that the product does not have any more. */
  "choice-gone",
  /** Questions of the product that nobody has answered: `words`. */
  "choice-missing",
  /** A text that cannot be made as it is written: `words` say why. */
  "text-trouble",
] as const;

/** A line as the link says it, or as it is proposed. `thatDay` and `today` are prices of one piece. */
export const verifiedLineSchema = z.object({
  /** Null for what the shop does not have. */
  productId: z.string().nullable(),
  name: z.string(),
  color: z.string(),
  values: z.array(chosenValue),
  texts: z.array(chosenText),
  /** Of the product; empty for none. */
  category: z.string(),
  image: z.string(),
  quantity: z.int(),
  /** Null for what the shop does not have, and `thatDay` also where it is forgotten. */
  thatDay: z.number().nullable(),
  today: z.number().nullable(),
  doubts: z.array(
    z.object({
      kind: z.enum(LINE_DOUBT_KINDS),
      until: z.string().optional(),
      left: z.int().optional(),
      colors: z.array(z.string()).optional(),
      words: z.array(z.string()).optional(),
    }),
  ),
});

export type VerifiedLine = z.output<typeof verifiedLineSchema>;
export type LineDoubt = VerifiedLine["doubts"][number];

/** `others` are the lines of the text that the shop would not have written. */
export type VerifiedOrder = { lines: VerifiedLine[]; others: string[] };

type Parts = {
  lines: readonly OrderedLine[];
  /** When the message was sent. */
  at: Date | undefined;
  now: Date;
  prices: ReadonlyMap<string, RevisedPrices<PriceParts>>;
  since: KnownSince;
  sets: readonly ChoiceSet[];
  parcel: ParcelPrice | undefined;
  giftPrices?: GiftPrices | undefined;
};

/** Writes the message anew from its lines, and says what in the text differs from it (decision 25). */
export function verifyOrder(
  order: ReadOrder,
  { lines, at, now, prices, since, sets, ...sending }: Parts,
): VerifiedOrder {
  const moment = momentOf(order, at);
  const priced = lines.map((line) => pricedLine(line, { prices, moment, since, sets }));
  const cart = priced.flatMap(cartLine);
  const told = { details: order.labelled, cartAddress: order.link, ...sending };
  const [anew = []] = [cart, cart.map(withBareValues)]
    .map((lines) => orderMessage({ lines, ...told }).split("\n"))
    .toSorted((one, other) => unmatched(order.others, one).length - unmatched(order.others, other).length);
  const others = unmatched(order.others, anew);
  const bullets = bulletsIn(anew);
  // A link alone, or one in other words, repeats no line.
  const unsaid = others.length < order.others.length ? unmatched(bullets.flat(), order.others) : [];
  const isUnsaid = (line: PricedLine) => {
    const bullet = bullets[priced.filter(({ found }) => found).indexOf(line)] ?? [];
    return bullet.some((line) => unsaid.includes(line));
  };
  return {
    others,
    lines: priced.map((line) => verifiedLine(line, { isUnsaid: isUnsaid(line), sent: at ?? now })),
  };
}

/** Each with the texts below it. */
function bulletsIn(lines: readonly string[]): string[][] {
  const bullets: string[][] = [];
  for (const line of lines) {
    if (line.startsWith("• ")) bullets.push([line]);
    else if (line.startsWith("  ")) bullets.at(-1)?.push(line);
  }
  return bullets;
}

/** The link's revision, else the time of the message. */
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

function cartLine({ found, color, values, texts, options, quantity, prices, thatDay }: PricedLine): CartLine[] {
  if (!found) return [];
  const { id, name, image, slug, colors } = found.product;
  const needs = options && needsOf(options);
  const shown = { slug, originalPrice: null, colors: colors.map((word) => ({ word })), needs };
  const price = thatDay ?? prices.price;
  return [{ id, name, image, price, shown, quantity, values, texts, ...(color !== undefined && { color }) }];
}

/** The lines that have no counterpart among the others; each of those stands for one line. */
function unmatched(lines: readonly string[], others: readonly string[]): string[] {
  const free = others.map(comparedLine);
  return lines.filter((line) => {
    const at = free.indexOf(comparedLine(line));
    if (at >= 0) free.splice(at, 1);
    return at < 0;
  });
}

function verifiedLine(line: PricedLine, { isUnsaid, sent }: { isUnsaid: boolean; sent: Date }): VerifiedLine {
  const { found, color = "", values = [], texts = [], quantity, prices, thatDay } = line;
  const { id = null, name = "", category = "", image = "" } = found?.product ?? {};
  return {
    productId: id,
    name,
    color,
    values: [...values],
    texts: [...texts],
    category,
    image,
    quantity,
    thatDay: (found && thatDay) ?? null,
    today: found ? prices.price : null,
    doubts: [...when(isUnsaid, "unsaid"), ...productDoubts(line), ...priceDoubts(line, sent)],
  };
}

const when = (isSo: boolean, kind: LineDoubt["kind"]): LineDoubt[] => (isSo ? [{ kind }] : []);

function productDoubts(line: OrderedLine): LineDoubt[] {
  const { found, color, options, isColorGone = false } = line;
  if (!found) return [{ kind: "gone" }];
  const { colors } = found.product;
  const inStock = found.product.inStock && !(options && isChosenGone(options, line));
  const left = options && piecesLeft(options, line);
  return [
    ...when(found.isRemoved, "removed"),
    ...when(!inStock && !found.isRemoved, "sold-out"),
    ...(inStock && left !== undefined && left < line.quantity ? [{ kind: "few" as const, left }] : []),
    ...when(isColorGone, "color-gone"),
    ...(color === undefined && hasColorChoice(colors) ? [{ kind: "color-missing" as const, colors }] : []),
    ...(options ? choiceDoubts({ ...line, options }) : []),
  ];
}

function choiceDoubts({ options, values, texts = [], lost = 0 }: OrderedLine & { options: Options }): LineDoubt[] {
  const missing = missingNeeds({ values, texts }, needsOf(options)).map(({ word }) => word);
  const troubles = texts.flatMap(({ id, text }) => {
    const asked = options.texts.find((one) => one.id === id);
    return (asked && textTrouble(text, asked)) ?? [];
  });
  return [
    ...when(lost > 0, "choice-gone"),
    // A lost answer is missing too, and said once.
    ...(missing.length > lost ? [{ kind: "choice-missing" as const, words: missing }] : []),
    ...(troubles.length > 0 ? [{ kind: "text-trouble" as const, words: troubles }] : []),
  ];
}

function priceDoubts({ found, prices, thatDay }: PricedLine, sent: Date): LineDoubt[] {
  if (!found) return [];
  if (thatDay === undefined) return [{ kind: "price-forgotten" }];
  if (isPriceAround(sent, thatDay, prices)) {
    return when(toKurus(thatDay) !== toKurus(prices.price), "price-changed");
  }
  const until = prices.changes.findLast(({ before }) => toKurus(before) === toKurus(thatDay))?.at;
  return [{ kind: "price-outdated", ...(until !== undefined && { until }) }];
}

/** Whether it was the shop's price within a day of that time: a cart stays open for a while, and clocks differ. */
function isPriceAround(time: Date, price: number, { price: today, changes }: RevisedPrices): boolean {
  const from = new Date(time.getTime() - DAY_MS).toISOString();
  const to = new Date(time.getTime() + DAY_MS).toISOString();
  const first = changes.find(({ at }) => at > from)?.before ?? today;
  const later = changes.filter(({ at }) => at > from && at <= to).map(({ after }) => after);
  return [first, ...later].some((one) => toKurus(one) === toKurus(price));
}
