import type { Cart } from "./cart.ts";
import { type CheckedCart, lineOf } from "./checked-cart.ts";

/**
 * A visitor's own cart, read back from its code: also what is sold out meanwhile, and at the prices that she saw. The cart itself says
 * what has changed. Only a product or a color that is gone does not come back.
 */
export const returnedCart = ({ lines }: CheckedCart): Cart =>
  lines.flatMap(({ card, quantity, priceThen }) => {
    if (!card) return [];
    const line = lineOf(card, quantity);
    return [{ ...line, price: priceThen ?? line.price }];
  });
