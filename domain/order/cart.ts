import { oldPriceOf } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import type { PaintedColor } from "../catalog/showcase.ts";
import { sumLira, timesLira } from "../money.ts";

/** What the cart shows of a product beside its line: where it stands, what it cost before, the colors there are. */
type Shown = Pick<Product, "slug" | "originalPrice"> & { colors: readonly PaintedColor[] };

/** Spec §3: a cart line is the product's own id, name, image and price, and how many; and its color, when one was chosen. */
export type CartLine = Pick<Product, "id" | "name" | "image" | "price"> & {
  color?: string;
  shown: Shown;
  quantity: number;
};
export type Cart = readonly CartLine[];
export type CartProduct = Omit<CartLine, "quantity">;

export const EMPTY_CART: Cart = [];
export const MAX_QUANTITY = 99;

/** What makes a line its own: the same product in another color is another line. */
export const lineKey = ({ id, color }: Pick<CartLine, "id" | "color">): string =>
  color === undefined ? id : `${id} ${color}`;

export const lineName = ({ name, color }: Pick<CartLine, "name" | "color">): string =>
  color === undefined ? name : `${name} (${color})`;

export const isInCart = (cart: Cart, key: string): boolean => cart.some((line) => lineKey(line) === key);

/** One color is no choice, so nobody is asked for it and no line carries it. */
export const hasColorChoice = (colors: readonly unknown[]): boolean => colors.length > 1;

export const lacksColor = ({ color, shown }: CartProduct): boolean =>
  color === undefined && hasColorChoice(shown.colors);

export function addToCart(cart: Cart, { id, name, image, price, color, shown }: CartProduct): Cart {
  const added = {
    ...{ id, name, image, price, shown, quantity: 1 },
    ...(color !== undefined && { color }),
  };
  const key = lineKey(added);
  if (!isInCart(cart, key)) return [...cart, added];
  return cart.map((line) => (lineKey(line) === key ? { ...line, quantity: line.quantity + 1 } : line));
}

export const setQuantity = (cart: Cart, key: string, quantity: number): Cart =>
  cart.map((line) => (lineKey(line) === key ? withQuantity(line, quantity) : line));

/** A line of that color takes in the one that had none, or another one. */
export function chooseColor(cart: Cart, key: string, color: string): Cart {
  const line = cart.find((line) => lineKey(line) === key);
  if (!line || line.color === color) return cart;
  const colored = { ...line, color };
  const same = cart.find((other) => lineKey(other) === lineKey(colored));
  if (!same) return cart.map((other) => (other === line ? colored : other));
  const joined = { ...same, quantity: same.quantity + line.quantity };
  return cart.filter((other) => other !== line).map((other) => (other === same ? joined : other));
}

export const showPicture = (cart: Cart, key: string, image: string): Cart =>
  cart.map((line) => (lineKey(line) === key ? { ...line, image } : line));

export const removeFromCart = (cart: Cart, key: string): Cart => cart.filter((line) => lineKey(line) !== key);

export const cartCount = (cart: Cart): number => cart.reduce((count, line) => count + line.quantity, 0);

export const lineTotal = (line: CartLine): number => timesLira(line.price, line.quantity);

/** Spec §5: the sum of price times quantity over the lines. */
export const cartTotal = (cart: Cart): number => sumLira(cart.map(lineTotal));

/** What the same products cost more before, where they were dearer. */
export const cartSaving = (cart: Cart): number => sumLira(cart.map(lineSaving));

function lineSaving({ price, shown, quantity }: CartLine): number {
  const oldPrice = oldPriceOf({ price, originalPrice: shown.originalPrice });
  return oldPrice === undefined ? 0 : timesLira(sumLira([oldPrice, -price]), quantity);
}

const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity: Math.min(Math.max(quantity, 1), MAX_QUANTITY),
});
