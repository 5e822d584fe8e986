import type { Cart } from "./cart.ts";
import { type CheckedCart, lineOf } from "./checked-cart.ts";

/**
 * A visitor's own cart, read back from its code. It has the prices that she saw, and also the lines that are sold out now, because the
 * cart itself shows what has changed. Only products and colors that are gone are missing.
 */
export const returnedCart = ({ lines }: CheckedCart): Cart =>
  lines.flatMap(({ card, quantity, priceThen }) => {
    if (!card) return [];
    const line = lineOf(card, quantity);
    return [{ ...line, price: priceThen ?? line.price }];
  });
