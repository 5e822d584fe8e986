import { type KnownSince, type PriceMoment, priceThen, type RevisedPrices } from "../catalog/price-history.ts";
import { sumLira, timesLira } from "../money.ts";
import { cartIn } from "../order/cart-code.ts";
import { type BegunLine, begunLine, unreadLine } from "./begun-line.ts";
import { hasAPriceOf } from "./line-doubts.ts";
import { type LinkLine, likeness, linkLines } from "./link-line.ts";
import { type MatchedLine, matchedLines } from "./matched-lines.ts";
import { nameKey, type ShelfProduct } from "./named-products.ts";
import type { ReadOrder } from "./read-order.ts";
import type { Shelf } from "./shelf.ts";
import { type TotalDoubt, totalDoubts } from "./total-doubts.ts";
import { isTakenOut, type VerifiedLine, verifiedLine } from "./verified-line.ts";

export const ORDER_DOUBT_KINDS = [
  "total-edited",
  "total-is-not-the-sum",
  "lines-lost",
  "left-out-edited",
  "link-broken",
] as const satisfies OrderDoubt["kind"][];

export type OrderDoubt =
  | TotalDoubt
  /** Lines that the message leaves out, without a link that names them. */
  | { kind: "lines-lost"; count: number }
  /** The message leaves out fewer lines than the words for them say. */
  | { kind: "left-out-edited"; count: number }
  | { kind: "link-broken" };

/** `thatDay` and `today` are totals of what is wanted now, `said` is what the message says. */
export type VerifiedOrder = {
  lines: VerifiedLine[];
  doubts: OrderDoubt[];
  said: number | null;
  thatDay: number;
  today: number;
};

/** The ids of products whose prices have to be known to verify the order. */
export function meantProducts(order: ReadOrder, shelf: Shelf): string[] {
  const link = linkLines(order, shelf) ?? [];
  const linked = link.map(({ found }) => found);
  const byName = saidLines(order, link, shelf)
    .map(({ name }) => shelf.named.find(name))
    .map((one) => one && "found" in one && one.found);
  return [...linked, ...byName].flatMap((one) => (one ? [one.product.id] : []));
}

type Parts = {
  shelf: Shelf;
  /** When the message was sent, in ISO form. */
  at?: string | undefined;
  prices: ReadonlyMap<string, RevisedPrices>;
  since: KnownSince;
};

/**
 * Verifies an order (decision 87). The link is trusted for what the cart was, the text for what the person wants now. Every changed
 * price and quantity is a doubt; what may be honest is said and not accused.
 */
export function verifyOrder(order: ReadOrder, { shelf, at, prices, since }: Parts): VerifiedOrder {
  const link = linkLines(order, shelf);
  const moment = momentOf(order, at);
  const priced = ({ product }: ShelfProduct) => {
    const known = prices.get(product.id) ?? { price: product.price, changes: [] };
    return { prices: known, thatDay: priceThen(known, moment, since) };
  };
  const matched = matchedOf(order, { link, shelf, pricesOf: (found) => priced(found).prices });
  const hasLink = link !== undefined;
  const lines = matched.map((one) => verifiedLine(one, { hasLink, priced }));

  const unsaid = matched.flatMap(({ said, link }) => (said?.total === undefined && link?.found ? [link.found] : []));
  const mayHaveOtherPrices = unsaid.some((found) => priced(found).prices.changes.length > 0);
  const linked = link && linkTotal(link, priced);
  const wanted = lines.filter((line) => !isTakenOut(line));
  return {
    lines,
    doubts: [
      ...totalDoubts({ said: order.total, lines, hasLink, linked, mayHaveOtherPrices }),
      ...linkDoubts(order, link, matched),
    ],
    said: order.total ?? null,
    thatDay: sumLira(wanted.map((line) => amount(line, line.thatDay))),
    today: sumLira(wanted.map((line) => amount(line, line.today))),
  };
}

function momentOf({ code }: ReadOrder, at: string | undefined): PriceMoment {
  const revision = (code === undefined ? undefined : cartIn(code)?.revision) ?? 0;
  if (revision > 0) return { revision };
  return at === undefined ? undefined : { at };
}

type Matching = {
  link: readonly LinkLine[] | undefined;
  shelf: Shelf;
  pricesOf(found: ShelfProduct): RevisedPrices;
};

/** The lines of the message, by the products that they begin with. */
function saidLines({ lines, unread }: ReadOrder, link: readonly LinkLine[], shelf: Shelf): BegunLine[] {
  const isProduct = (name: string) =>
    shelf.named.find(name) !== undefined || link.some((one) => likeness({ name, key: nameKey(name) }, one) > 0);
  const said = lines.map((line) => begunLine(line, isProduct));
  const isNew = ({ name }: BegunLine) => !said.some((one) => nameKey(one.name).startsWith(nameKey(name)));
  return [...said, ...unread.flatMap((line) => unreadLine(line, isProduct)).filter(isNew)];
}

function matchedOf(order: ReadOrder, { link, shelf, pricesOf }: Matching): MatchedLine[] {
  const { leftOut } = order;
  const named = saidLines(order, link ?? [], shelf).map((line) => ({
    ...line,
    named: shelf.named.find(line.name),
    key: nameKey(line.name),
  }));
  if (!link) return named.map((said) => ({ said }));
  return matchedLines({
    lines: named,
    link,
    leftOut,
    hasItsPrice: (said, { found, quantity }) => found !== undefined && hasAPriceOf(pricesOf(found), said, quantity),
  });
}

/** A line of no known price counts as what its message says. */
const amount = ({ quantity, said }: VerifiedLine, price: number | null): number =>
  price === null ? (said ?? 0) : timesLira(price, quantity);

function linkTotal(link: readonly LinkLine[], priced: (found: ShelfProduct) => { thatDay: number | undefined }) {
  const amounts = link.map(({ found, quantity }) => {
    const thatDay = found && priced(found).thatDay;
    return thatDay === undefined ? undefined : timesLira(thatDay, quantity);
  });
  return amounts.every((one) => one !== undefined) ? sumLira(amounts) : undefined;
}

function linkDoubts(
  { leftOut, hasBrokenLink }: ReadOrder,
  link: readonly LinkLine[] | undefined,
  matched: readonly MatchedLine[],
): OrderDoubt[] {
  const doubts: OrderDoubt[] = hasBrokenLink ? [{ kind: "link-broken" }] : [];
  if (leftOut === 0) return doubts;
  if (!link) return [...doubts, { kind: "lines-lost", count: leftOut }];
  const found = matched.filter(({ isLeftOut }) => isLeftOut).length;
  return found < leftOut ? [...doubts, { kind: "left-out-edited", count: found }] : doubts;
}
