import { sumLira, timesLira } from "../money.ts";

/** Spec §3: a cart line is the product's own id, name, image and price, and how many; and its color, when one was chosen. */
export type CartLine = { id: string; name: string; image: string; price: number; color?: string; quantity: number };
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

export function addToCart(cart: Cart, { id, name, image, price, color }: CartProduct): Cart {
  const added = { id, name, image, price, ...(color !== undefined && { color }), quantity: 1 };
  const key = lineKey(added);
  if (!isInCart(cart, key)) return [...cart, added];
  return cart.map((line) => (lineKey(line) === key ? { ...line, quantity: line.quantity + 1 } : line));
}

export const setQuantity = (cart: Cart, key: string, quantity: number): Cart =>
  cart.map((line) => (lineKey(line) === key ? withQuantity(line, quantity) : line));

export const removeFromCart = (cart: Cart, key: string): Cart => cart.filter((line) => lineKey(line) !== key);

export const cartCount = (cart: Cart): number => cart.reduce((count, line) => count + line.quantity, 0);

export const lineTotal = (line: CartLine): number => timesLira(line.price, line.quantity);

/** Spec §5: the sum of price times quantity over the lines. */
export const cartTotal = (cart: Cart): number => sumLira(cart.map(lineTotal));

const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity: Math.min(Math.max(quantity, 1), MAX_QUANTITY),
});
