import type { ShowcaseProduct } from "../catalog/showcase.ts";
import { type Cart, type CartLine, lineKey } from "./cart.ts";
import { cartCode, codeKey, MAX_CODED_LINES } from "./cart-code.ts";

/** A product of a cart's code as the shop has it today. `image` shows the color. */
export type CodedCard = Omit<ShowcaseProduct, "category" | "featured"> & { color?: string | undefined };

/** A line of a code without a card is of a product, or in a color, that is gone. */
export type CheckedLine = {
  key: number;
  quantity: number;
  card?: CodedCard | undefined;
  /** The price at the code's revision, where it was another one than today's. */
  priceThen?: number | undefined;
};

/** What the shop answers about a code, and the revision at which it does. */
export type CheckedCart = { revision: number; lines: readonly CheckedLine[] };

/** The lines that can be bought today, at today's prices. */
export const linesToBuy = ({ lines }: CheckedCart): Cart =>
  lines.flatMap(({ card, quantity }) => (card?.inStock ? [lineOf(card, quantity)] : []));

export const lineOf = (
  { slug, originalPrice, colors, inStock: _, color, ...card }: CodedCard,
  quantity: number,
): CartLine => ({
  ...card,
  ...(color !== undefined && { color }),
  shown: { slug, originalPrice, colors },
  quantity,
});

export type LineChange =
  | { kind: "gone" }
  | { kind: "color-gone"; card: CodedCard }
  | { kind: "sold-out" }
  | { kind: "price"; card: CodedCard };

/** The code by which an open cart asks for its products. Undefined where there is nothing to ask, or too much for a code. */
export function codeToCheck(cart: Cart): string | undefined {
  const ids = [...new Set(cart.map(({ id }) => id))];
  if (ids.length === 0 || ids.length > MAX_CODED_LINES) return undefined;
  return cartCode(
    0,
    ids.map((id) => ({ id, quantity: 1 })),
  );
}

export function lineChange(line: CartLine, checked: CheckedCart): LineChange | undefined {
  const card = cardOf(line, checked);
  if (!card) return { kind: "gone" };
  if (!card.inStock) return { kind: "sold-out" };
  const { color, price } = line;
  if (color !== undefined && !card.colors.some(({ word }) => word === color)) return { kind: "color-gone", card };
  return card.price === price ? undefined : { kind: "price", card };
}

/** The revision at which all lines had their prices; 0 if it is unknown. */
export const pricedAt = (cart: Cart, checked: CheckedCart | undefined): number =>
  checked && cart.every((line) => cardOf(line, checked)?.price === line.price) ? checked.revision : 0;

const cardOf = ({ id }: CartLine, { lines }: CheckedCart): CodedCard | undefined => {
  const key = codeKey({ id });
  return lines.find((checked) => checked.key === key)?.card;
};

/** Adds the lines of another cart. Both quantities of a line count. */
export function addLines(cart: Cart, lines: Cart): Cart {
  const joined = new Map(cart.map((line) => [lineKey(line), line]));
  for (const line of lines) {
    const own = joined.get(lineKey(line));
    joined.set(lineKey(line), own ? { ...own, quantity: own.quantity + line.quantity } : line);
  }
  return [...joined.values()];
}

/** Gives every line of a product today's price, old price and colors. */
export const renew = (cart: Cart, { id, price, originalPrice, colors }: Renewed): Cart =>
  cart.map((line) => (line.id === id ? { ...line, price, shown: { ...line.shown, originalPrice, colors } } : line));

type Renewed = Pick<CodedCard, "id" | "price" | "originalPrice" | "colors">;
