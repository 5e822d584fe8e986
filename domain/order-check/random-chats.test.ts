import { expect, test } from "vitest";
import { randomOrder } from "../../tests/support/made-up/random-order.ts";
import { PASTED } from "../../tests/support/order-check/pasted-forms.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { randomRuns } from "../../tests/support/thorough.ts";
import { type Cart, cartTotal } from "../order/cart.ts";
import { orderMessage } from "../order/order-message.ts";
import { pastedOrders } from "./pasted-orders.ts";
import { shelfOf } from "./shelf.ts";
import { verifyOrder } from "./verified-order.ts";

const FORMS = Object.values(PASTED);

const CARTS = 50;

/** In tests that end in time on a busy machine too. */
test.each(Array.from({ length: randomRuns(300) / CARTS }, (_, part) => part))(
  "any 50 carts come back from a chat with the same lines and total, without a doubt: %d",
  (part) => {
    for (let seed = part * CARTS; seed < (part + 1) * CARTS; seed += 1) {
      const { order } = randomOrder(seed);
      const message = orderMessage(order);
      const [pasted, ...others] = pastedOrders(FORMS[seed % FORMS.length]?.(message) ?? message);
      const shelf = shelfOf(order.lines.map(soldAs));
      const since = { revision: 0, at: "" };
      const verified = pasted && verifyOrder(pasted.order, { shelf, prices: new Map(), since });
      const total = cartTotal(order.lines);
      expect(others, `seed ${seed}`).toEqual([]);
      expect({ ...verified, lines: linesOf(verified?.lines ?? []) }, `seed ${seed}`).toEqual({
        lines: linesOf(order.lines.map((line) => ({ ...line, productId: line.id, doubts: [] }))),
        doubts: [],
        said: total,
        thatDay: total,
        today: total,
      });
    }
  },
);

const soldAs = ({ id, name, price, color }: Cart[number]) => ({
  product: productOf({ id, name, price, colors: color === undefined ? [] : [color, "başka"] }),
  isRemoved: false,
});

type Line = { productId: string | null; color?: string; quantity: number; doubts: readonly unknown[] };

const linesOf = (lines: readonly Line[]): string[] =>
  lines
    .map(({ productId, color = "", quantity, doubts }) => JSON.stringify([productId, color, quantity, doubts]))
    .sort();
