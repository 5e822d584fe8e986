import type { ShowcaseProduct } from "../catalog/showcase.ts";
import { type Chosen, chosenOf, type ToldChoice, toldChoice } from "../choice/chosen.ts";
import {
  countedMarks,
  heardOptions,
  isThere,
  lostOf,
  MANY,
  needsOf,
  type Options,
  offeredOf,
  pricesOf,
  type ToldOptions,
} from "../choice/options.ts";
import { type Cart, type CartLine, EMPTY_CART, lineKey } from "./cart.ts";
import { cartCode, codeKey, MAX_CODED_LINES } from "./cart-code.ts";

/** A product of a cart's code as the shop has it today, with what the code has chosen of it. `image` shows the color. */
export type CodedCard = Omit<ShowcaseProduct, "category" | "featured"> &
  ToldChoice & { options?: ToldOptions | undefined };

/** A line of a code without a card is of a product, or in a color, that is gone. `lost` counts the values and texts that are gone. */
export type CheckedCartLine = {
  key: number;
  quantity: number;
  lost?: number | undefined;
  card?: CodedCard | undefined;
  /** The price at the code's revision, where it was another one than today's. */
  priceThen?: number | undefined;
};

/** What the shop answers about a code, and the revision at which it does. */
export type CheckedCart = { revision: number; lines: readonly CheckedCartLine[] };

/**
 * As it is sent: the first line of a product carries its options. A tab of an older build reads the base price at the other lines of a shared
 * cart, and says today's price when the cart opens: that asks for each product once.
 */
export const withOptionsOnce = ({ revision, lines }: CheckedCart): CheckedCart => ({
  revision,
  lines: lines.map(({ card, ...line }, at) => {
    if (!card) return line;
    const isFirst = lines.findIndex((other) => other.card?.id === card.id) === at;
    return { ...line, card: isFirst ? card : { ...card, options: undefined } };
  }),
});

/** As a shared cart reads it: every line has the options of its product. An open cart asks for each product once, and needs no more. */
export function withAllOptions({ revision, lines }: CheckedCart): CheckedCart {
  const told = new Map(lines.flatMap(({ card }) => (card?.options ? [[card.id, card.options] as const] : [])));
  return {
    revision,
    lines: lines.map((line) =>
      line.card ? { ...line, card: { ...line.card, options: told.get(line.card.id) } } : line,
    ),
  };
}

/** A card as a line of the cart, at today's price of what is chosen. */
export function lineOf(card: CodedCard, quantity: number): CartLine {
  const { id, name, image } = card;
  const chosen = chosenOf(card);
  return { id, name, image, quantity, ...chosen, ...offerOf(card, chosen) };
}

/** The questions of a card, its colors among them. */
export const optionsOfCard = ({ options, colors }: CodedCard): Options => heardOptions(options, colors);

/** Today's price of what is chosen of the card's product, and what the cart shows of it. */
export function offerOf(card: CodedCard, chosen: Chosen): Pick<CartLine, "price" | "shown"> {
  const { slug, colors } = card;
  const options = optionsOfCard(card);
  const { price, originalPrice } = pricesOf(card, options, chosen);
  return { price, shown: { slug, originalPrice, colors, needs: needsOf(options) } };
}

/** Why a line cannot be sold as it is. */
export type Refusal =
  | { kind: "gone" }
  /** A value or a question that the product does not have any more. */
  | { kind: "choice-gone"; card: CodedCard }
  | { kind: "sold-out"; card: CodedCard }
  /** The lines above it have all pieces. */
  | { kind: "none-left" };

/**
 * A line of the cart beside the shop of today. `sold` is the line as it is sold, at today's price and in as many pieces as there are;
 * undefined where it cannot be sold, which `refusal` explains.
 */
export type CurrentLine = { line: CartLine; sold?: CartLine | undefined; refusal?: Refusal | undefined };

/** The lines as page, total and message of a cart say them. A product that the shop has not answered about stays as it is. */
export const currentLines = (cart: Cart, checked: CheckedCart | undefined): CurrentLine[] =>
  besideShop(cart.map((line) => ({ line, answer: checked && answerOf(line, checked) })));

/** The lines of a shared cart, each beside the shop of today; one that the shop does not know has no line. */
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

/** With the names and the price of today. */
function asOffered(card: CodedCard, line: CartLine): Partial<CartLine> {
  return { name: card.name, ...offeredOf(optionsOfCard(card), line), ...offerOf(card, line) };
}

/** The counts of which a visitor is told: of more pieces she only knows that there are some. */
const fewCounts = (options: ToldOptions | undefined) =>
  options && Object.fromEntries(Object.entries(options.counts).filter(([, count]) => count < MANY));

function refusalOf(line: CartLine, card: CodedCard | undefined): Refusal | undefined {
  if (!card) return { kind: "gone" };
  const options = optionsOfCard(card);
  if (lostOf(options, line) > 0) return { kind: "choice-gone", card };
  return isThere(card, options, line) ? undefined : { kind: "sold-out", card };
}

/** The lines that are sold, as they are sold. */
export const soldLines = (current: readonly CurrentLine[]): Cart => current.flatMap(({ sold }) => sold ?? []);

/** The lines that cannot be sold, and of which the customer asks in her message. */
export const askedLines = (current: readonly CurrentLine[]): Cart =>
  current.flatMap(({ line, sold }) => (!sold && line.isAsked ? line : []));

/** The code by which an open cart asks for its products. Undefined where there is nothing to ask, or too much for a code. */
export function codeToCheck(cart: Cart): string | undefined {
  const ids = [...new Set(cart.map(({ id }) => id))].sort();
  if (ids.length === 0 || ids.length > MAX_CODED_LINES) return undefined;
  return cartCode(
    0,
    ids.map((id) => ({ id, quantity: 1 })),
  );
}

/** The revision at which all lines had their prices; 0 if it is unknown. */
export const pricedAt = (cart: Cart, checked: CheckedCart | undefined): number =>
  checked && cart.every((line) => isPricedAs(line, checkedCard(line, checked))) ? checked.revision : 0;

const isPricedAs = (line: CartLine, card: CodedCard | undefined): boolean =>
  card !== undefined && offerOf(card, line).price === line.price;

export const checkedCard = (line: Pick<CartLine, "id">, checked: CheckedCart): CodedCard | undefined =>
  answerOf(line, checked)?.card;

/** Undefined for a product that was not asked about: it may have come into the cart since. */
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

/** Where a single other answer is left, it would be taken without a question, and is not what she wanted. */
export const isAskedAgain = ({ values = [] }: Chosen, card: CodedCard): boolean =>
  !optionsOfCard(card).groups.some(
    ({ id: group, values: [only, ...others] }) =>
      others.length === 0 && values.some((value) => value.group === group && value.id !== only?.id),
  );

/** Gives every line of a product today's prices and questions, and takes away what it does not offer any more. */
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

/** `counts` is undefined where nobody counts, and for a line that gets no piece. */
type Wanted = Pick<Chosen, "values"> & {
  id: string;
  quantity: number;
  counts: Options["counts"] | undefined;
};

/** The pieces that are there for each line; undefined where nobody counts. Lines of one product share its pieces, the first line first. */
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
