import type { Product } from "../catalog/product.ts";
import type { PaintedColor } from "../catalog/showcase.ts";
import { oldPriceOf } from "../catalog/shown-price.ts";
import { type Chosen, chosenOf, marksOf, type Need, type ToldChoice } from "../choice/chosen.ts";
import { sumLira, timesLira } from "../money.ts";

/** The product's fields that the cart shows or needs for its questions. Without `needs` there are no questions. */
type Shown = Pick<Product, "slug" | "originalPrice"> & {
  colors: readonly PaintedColor[];
  needs?: readonly Need[] | undefined;
};

/**
 * A line has the product's id, name, image and price, and the quantity (spec §3). The choice is part of the line, and its price is that
 * of one piece with this choice.
 */
export type CartLine = Pick<Product, "id" | "name" | "image" | "price"> &
  Chosen & {
    shown: Shown;
    quantity: number;
    /** True if the customer asks for the line in her message although it cannot be sold. */
    isAsked?: boolean | undefined;
    /** Typed texts that cannot be made, by the ids of their questions. */
    unmade?: Readonly<Record<string, string>> | undefined;
  };
export type Cart = readonly CartLine[];
export type CartProduct = Omit<CartLine, "quantity">;

export const EMPTY_CART: Cart = [];
export const MAX_QUANTITY = 99;

/** Identifies a line. The same product with another value or text is another line. */
export const lineKey = ({ id, values, texts = [] }: Pick<CartLine, "id"> & Chosen): string =>
  [id, ...marksOf({ values }).sort(), ...texts.map(({ id, text }) => `${id}:${text}`)].join(" ");

/** `Kupa (pembe, iPhone 15)` */
export const lineName = ({ name, ...chosen }: { name: string } & ToldChoice): string => {
  const words = chosenWords(chosen);
  return words === "" ? name : `${name} (${words})`;
};

/** `pembe, iPhone 15` */
export const chosenWords = (chosen: ToldChoice): string =>
  (chosenOf(chosen).values ?? [])
    .map(({ name }) => name)
    .filter(Boolean)
    .join(", ");

export const isInCart = (cart: Cart, key: string): boolean => cart.some((line) => lineKey(line) === key);

export function addToCart(cart: Cart, product: CartProduct): Cart {
  const { id, name, image, price, values, texts, shown } = product;
  const added = {
    ...{ id, name, image, price, shown, quantity: 1 },
    ...(values?.length && { values }),
    ...(texts?.length && { texts }),
  };
  const key = lineKey(added);
  if (!isInCart(cart, key)) return [...cart, added];
  return cart.map((line) => (lineKey(line) === key ? { ...line, quantity: line.quantity + 1 } : line));
}

export const setQuantity = (cart: Cart, key: string, quantity: number): Cart =>
  cart.map((line) => (lineKey(line) === key ? withQuantity(line, quantity) : line));

/** Changes the choice of a line. If the cart already has such a line, both are merged. */
export function chooseInLine(
  cart: Cart,
  key: string,
  change: Chosen & Partial<Pick<CartLine, "price" | "shown" | "image">>,
): Cart {
  const line = cart.find((line) => lineKey(line) === key);
  if (!line) return cart;
  const chosen = { ...line, ...change };
  if (lineKey(chosen) === key && chosen.price === line.price) return cart;
  const same = cart.find((other) => other !== line && lineKey(other) === lineKey(chosen));
  if (!same) return cart.map((other) => (other === line ? chosen : other));
  const merged = { ...same, quantity: same.quantity + line.quantity };
  return cart.filter((other) => other !== line).map((other) => (other === same ? merged : other));
}

export const markLine = (cart: Cart, key: string, marks: Pick<CartLine, "isAsked" | "unmade">): Cart =>
  cart.map((line) => (lineKey(line) === key ? { ...line, ...marks } : line));

export const setPicture = (cart: Cart, key: string, image: string): Cart =>
  cart.map((line) => (lineKey(line) === key ? { ...line, image } : line));

export const removeFromCart = (cart: Cart, key: string): Cart => cart.filter((line) => lineKey(line) !== key);

export const cartCount = (cart: Cart): number => cart.reduce((count, line) => count + line.quantity, 0);

export const lineTotal = (line: CartLine): number => timesLira(line.price, line.quantity);

/** The sum of price times quantity over all lines (spec §5). */
export const cartTotal = (cart: Cart): number => sumLira(cart.map(lineTotal));

/** The sum of all reductions from the old prices. */
export const cartSaving = (cart: Cart): number => sumLira(cart.map(lineSaving));

function lineSaving({ price, shown, quantity }: CartLine): number {
  const oldPrice = oldPriceOf({ price, originalPrice: shown.originalPrice });
  return oldPrice === undefined ? 0 : timesLira(sumLira([oldPrice, -price]), quantity);
}

const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity: Math.min(Math.max(quantity, 1), MAX_QUANTITY),
});
