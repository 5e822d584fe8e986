import type { ShowcaseProduct } from "../catalog/showcase.ts";
import { type Chosen, chosenOf, type ToldChoice, toldChoice } from "../choice/chosen.ts";
import {
  countedMarks,
  heardOptions,
  isThere,
  MANY,
  needsOf,
  type Options,
  pricesOf,
  type ToldOptions,
} from "../choice/options.ts";
import type { ToldOffers } from "../offer/code-refusals.ts";
import { type Cart, type CartLine, EMPTY_CART, lineKey } from "./cart.ts";
import { cartCode, codeKey, MAX_CODED_LINES } from "./cart-code.ts";
import { lostOf, offeredOf } from "./offered-choice.ts";

/** A product of a cart's code as the shop has it today, with the choice of the code. `image` shows the chosen color. */
export type CodedCard = Omit<ShowcaseProduct, "category" | "featured"> &
  ToldChoice & { options?: ToldOptions | undefined };

/** A line of a code. Without `card` its product or color is gone. `lost` counts the chosen values and texts that are gone. */
export type CheckedCartLine = {
  key: number;
  quantity: number;
  lost?: number | undefined;
  card?: CodedCard | undefined;
  /** The price at the code's revision, if it differs from today's. */
  priceThen?: number | undefined;
};

/** The shop's answer about a code, the revision of the answer, and the campaigns that hold for it. */
export type CheckedCart = Partial<ToldOffers> & { revision: number; lines: readonly CheckedCartLine[] };

/**
 * The answer as it is sent: only the first line of a product carries its options. A tab of an older build then reads the base price at
 * the other lines of a shared cart. It shows today's prices once the cart is opened, because that asks for each product once.
 */
export const withOptionsOnce = ({ lines, ...told }: CheckedCart): CheckedCart => ({
  ...told,
  lines: lines.map(({ card, ...line }, at) => {
    if (!card) return line;
    const isFirst = lines.findIndex((other) => other.card?.id === card.id) === at;
    return { ...line, card: isFirst ? card : { ...card, options: undefined } };
  }),
});

/** The answer as a shared cart reads it: every line has the options of its product. An open cart does not need this, because it asks for each product once. */
export function withAllOptions({ lines, ...answer }: CheckedCart): CheckedCart {
  const told = new Map(lines.flatMap(({ card }) => (card?.options ? [[card.id, card.options] as const] : [])));
  return {
    ...answer,
    lines: lines.map((line) =>
      line.card ? { ...line, card: { ...line.card, options: told.get(line.card.id) } } : line,
    ),
  };
}

/** The line of the cart for a card, at today's price of its choice. */
export function lineOf(card: CodedCard, quantity: number): CartLine {
  const { id, name, image } = card;
  const chosen = chosenOf(card);
  return { id, name, image, quantity, ...chosen, ...offerOf(card, chosen) };
}

/** The options of a card, with its colors as the first group. */
export const optionsOfCard = ({ options, colors }: CodedCard): Options => heardOptions(options, colors);

/** Today's price of a choice of the card's product, and the product's fields for the cart. */
export function offerOf(card: CodedCard, chosen: Chosen): Pick<CartLine, "price" | "shown"> {
  const { slug, colors } = card;
  const options = optionsOfCard(card);
  const { price, originalPrice } = pricesOf(card, options, chosen);
  return { price, shown: { slug, originalPrice, colors, needs: needsOf(options) } };
}

/** The reason why a line cannot be sold as it is. */
export type Refusal =
  | { kind: "gone" }
  /** The product no longer has a value or a question of the line. */
  | { kind: "choice-gone"; card: CodedCard }
  | { kind: "sold-out"; card: CodedCard }
  /** The lines above it take all pieces. */
  | { kind: "none-left" };

/**
 * A line of the cart compared with the shop of today. `sold` is the line as it can be sold: at today's price, and with as many pieces as
 * are left. It is undefined if the line cannot be sold; `refusal` says why.
 */
export type CurrentLine = { line: CartLine; sold?: CartLine | undefined; refusal?: Refusal | undefined };

/** The lines as the cart's page, total and message show them. A product without an answer of the shop stays as it is. */
export const currentLines = (cart: Cart, checked: CheckedCart | undefined): CurrentLine[] =>
  besideShop(cart.map((line) => ({ line, answer: checked && answerOf(line, checked) })));

/** The lines of a shared cart, each compared with the shop of today. `current` is missing if the shop does not know the line. */
export function sharedLines({ lines }: CheckedCart): { told: CheckedCartLine; current?: CurrentLine | undefined }[] {
  const known = lines.flatMap((told) => (told.card ? { told, line: lineOf(told.card, told.quantity) } : []));
  const current = besideShop(known.map(({ told, line }) => ({ line, answer: told })));
  return lines.map((told) => ({ told, current: current[known.findIndex((one) => one.told === told)] }));
}

type Answered = { line: CartLine; answer: Pick<CheckedCartLine, "card"> | undefined };

function besideShop(lines: readonly Answered[]): CurrentLine[] {
  const told = lines.map(({ line, answer }) => ({
    ...{ line, card: answer?.card },
    refusal: answer && refusalOf(line, answer.card),
  }));
  const pieces = sharedPieces(
    told.map(({ line, card, refusal }) => ({ ...line, counts: refusal ? undefined : fewCounts(card?.options) })),
  );
  return told.map(({ line, card, refusal }, at) => {
    const left = pieces[at] ?? line.quantity;
    if (refusal) return { line, refusal };
    if (left === 0) return { line, refusal: { kind: "none-left" } };
    return { line, sold: { ...line, ...(card && asOffered(card, line)), quantity: Math.min(line.quantity, left) } };
  });
}

/** The line with today's name, choice and price. */
function asOffered(card: CodedCard, line: CartLine): Partial<CartLine> {
  return { name: card.name, ...offeredOf(optionsOfCard(card), line), ...offerOf(card, line) };
}

/** The counts that visitors are told. Of larger counts they only learn that there are some. */
const fewCounts = (options: ToldOptions | undefined) =>
  options && Object.fromEntries(Object.entries(options.counts).filter(([, count]) => count < MANY));

function refusalOf(line: CartLine, card: CodedCard | undefined): Refusal | undefined {
  if (!card) return { kind: "gone" };
  const options = optionsOfCard(card);
  if (lostOf(options, line) > 0) return { kind: "choice-gone", card };
  return isThere(card, options, line) ? undefined : { kind: "sold-out", card };
}

/** The lines that can be sold, as they are sold. */
export const soldLines = (current: readonly CurrentLine[]): Cart => current.flatMap(({ sold }) => sold ?? []);

/** The lines that cannot be sold, and for which the customer asks in her message. */
export const askedLines = (current: readonly CurrentLine[]): Cart =>
  current.flatMap(({ line, sold }) => (!sold && line.isAsked ? line : []));

/** The code with which an open cart asks about its products. Undefined for an empty cart, and for one with too many products for a code. */
export function codeToCheck(cart: Cart): string | undefined {
  const ids = [...new Set(cart.map(({ id }) => id))].sort();
  if (ids.length === 0 || ids.length > MAX_CODED_LINES) return undefined;
  return cartCode(
    0,
    ids.map((id) => ({ id, quantity: 1 })),
  );
}

/** The revision at which all lines had their prices, or 0 if it is unknown. */
export const pricedAt = (cart: Cart, checked: CheckedCart | undefined): number =>
  checked && cart.every((line) => isPricedAs(line, checkedCard(line, checked))) ? checked.revision : 0;

const isPricedAs = (line: CartLine, card: CodedCard | undefined): boolean =>
  card !== undefined && offerOf(card, line).price === line.price;

export const checkedCard = (line: Pick<CartLine, "id">, checked: CheckedCart): CodedCard | undefined =>
  answerOf(line, checked)?.card;

/** Undefined for a product that the answer does not have, because it came into the cart later. */
function answerOf({ id }: Pick<CartLine, "id">, { lines }: CheckedCart): CheckedCartLine | undefined {
  const key = codeKey({ id });
  return lines.find((checked) => checked.key === key);
}

/** Adds the lines of another cart. Both quantities of a line count. */
export function addLines(cart: Cart, lines: Cart): Cart {
  const joined = new Map(cart.map((line) => [lineKey(line), line]));
  for (const line of lines) {
    const own = joined.get(lineKey(line));
    joined.set(lineKey(line), own ? { ...own, quantity: own.quantity + line.quantity } : line);
  }
  return [...joined.values()];
}

/**
 * False if only one other answer is left. The line keeps its own answer then: otherwise that other one, which the customer did not want,
 * would be taken without asking her.
 */
export const isAskedAgain = ({ values = [] }: Chosen, card: CodedCard): boolean =>
  !optionsOfCard(card).groups.some(
    ({ id: group, values: [only, ...others] }) =>
      others.length === 0 && values.some((value) => value.group === group && value.id !== only?.id),
  );

/** Gives every line of a product today's prices and questions, and removes answers that it no longer offers. */
export const renew = (cart: Cart, card: CodedCard): Cart =>
  addLines(
    EMPTY_CART,
    cart.map((line) => {
      if (line.id !== card.id) return line;
      const { values, texts } = isAskedAgain(line, card) ? offeredOf(optionsOfCard(card), line) : line;
      const image = toldChoice({ values }).color === toldChoice(line).color ? line.image : card.image;
      return { ...line, image, values, texts, ...offerOf(card, line) };
    }),
  );

/** `counts` is undefined if nobody counts, and for a line that gets no piece. */
type Wanted = Pick<Chosen, "values"> & {
  id: string;
  quantity: number;
  counts: Options["counts"] | undefined;
};

/** The number of pieces that are left for each line; undefined if nobody counts. Lines of one product share its pieces, the first line first. */
export function sharedPieces(lines: readonly Wanted[]): (number | undefined)[] {
  const taken = new Map<string, number>();
  return lines.map(({ id, quantity, counts = {}, ...chosen }) => {
    const counted = countedMarks(counts, chosen).map(([mark, count]) => ({ key: `${id} ${mark}`, count }));
    if (counted.length === 0) return undefined;
    const left = Math.max(0, Math.min(...counted.map(({ key, count }) => count - (taken.get(key) ?? 0))));
    for (const { key } of counted) taken.set(key, (taken.get(key) ?? 0) + Math.min(left, quantity));
    return left;
  });
}
