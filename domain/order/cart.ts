import { oldPriceOf } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import type { PaintedColor } from "../catalog/showcase.ts";
import { sumLira, timesLira } from "../money.ts";

/** A product's fields that the cart shows besides those of the order: its page, old price and colors. */
type Shown = Pick<Product, "slug" | "originalPrice"> & { colors: readonly PaintedColor[] };

/** A line has the product's id, name, image and price, and the quantity (spec §3). A chosen color is part of the line. */
export type CartLine = Pick<Product, "id" | "name" | "image" | "price"> & {
  color?: string;
  shown: Shown;
  quantity: number;
};
export type Cart = readonly CartLine[];
export type CartProduct = Omit<CartLine, "quantity">;

export const EMPTY_CART: Cart = [];
export const MAX_QUANTITY = 99;

/** Identifies a line: the same product in another color is another line. */
export const lineKey = ({ id, color }: Pick<CartLine, "id" | "color">): string =>
  color === undefined ? id : `${id} ${color}`;

/** Without a color, `color` is empty or absent. */
export const lineName = ({ name, color }: { name: string; color?: string | undefined }): string =>
  color ? `${name} (${color})` : name;

export const isInCart = (cart: Cart, key: string): boolean => cart.some((line) => lineKey(line) === key);

/** A single color is no choice, so no line carries it. */
export const hasColorChoice = (colors: readonly unknown[]): boolean => colors.length > 1;

export const lacksColor = ({ color, shown }: Pick<CartLine, "color" | "shown">): boolean =>
  color === undefined && hasColorChoice(shown.colors);

export function addToCart(cart: Cart, { id, name, image, price, color, shown }: CartProduct): Cart {
  const added = { id, name, image, price, shown, quantity: 1, ...(color !== undefined && { color }) };
  const key = lineKey(added);
  if (!isInCart(cart, key)) return [...cart, added];
  return cart.map((line) => (lineKey(line) === key ? { ...line, quantity: line.quantity + 1 } : line));
}

export const setQuantity = (cart: Cart, key: string, quantity: number): Cart =>
  cart.map((line) => (lineKey(line) === key ? withQuantity(line, quantity) : line));

/** Changes the color of a line, or takes it away. If the product already has a line of that color, both are merged. */
export function chooseColor(cart: Cart, key: string, color: string | undefined): Cart {
  const line = cart.find((line) => lineKey(line) === key);
  if (!line || line.color === color) return cart;
  const { color: _, ...plain } = line;
  const colored = color === undefined ? plain : { ...plain, color };
  const same = cart.find((other) => lineKey(other) === lineKey(colored));
  if (!same) return cart.map((other) => (other === line ? colored : other));
  const merged = { ...same, quantity: same.quantity + line.quantity };
  return cart.filter((other) => other !== line).map((other) => (other === same ? merged : other));
}

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
