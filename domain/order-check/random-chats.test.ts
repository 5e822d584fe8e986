import { expect, test } from "vitest";
import { randomOrder } from "../../tests/support/made-up/random-order.ts";
import { NO_CAMPAIGNS } from "../../tests/support/order-check/no-campaigns.ts";
import { PASTED } from "../../tests/support/order-check/pasted-forms.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { randomRuns } from "../../tests/support/thorough.ts";
import { toldChoice } from "../choice/chosen.ts";
import type { Cart } from "../order/cart.ts";
import { orderMessage } from "../order/order-message.ts";
import { orderedLines, shelfOf } from "./ordered-lines.ts";
import { pastedOrders } from "./pasted-orders.ts";
import { verifyOrder } from "./verified-order.ts";

const FORMS = Object.values(PASTED);

const CARTS = 50;

/** Lines that people write into an order. */
const WORDS = ["vazgeçtim iptal", "bir de 2 lale", "Toplam: 5 TL", "• Kupa x1 - ₺5,00", "❌", "Telefon: yok"];

/** Runs in several parts, so that none exceeds its time limit on a busy machine. */
test.each(Array.from({ length: randomRuns(300) / CARTS }, (_, part) => part))(
  "any 50 carts come back from a chat with the same lines, and no word of the chat is lost: %d",
  (part) => {
    for (let seed = part * CARTS; seed < (part + 1) * CARTS; seed += 1) {
      const { order } = randomOrder(seed);
      const written = orderMessage(order).split("\n");
      const word = WORDS[seed % WORDS.length] ?? "";
      const message = written.toSpliced(1 + (seed % written.length), 0, word).join("\n");
      const [pasted, ...others] = pastedOrders(FORMS[seed % FORMS.length]?.(message) ?? message);
      const shelf = shelfOf(order.lines.map(soldAs), []);
      const since = { revision: 0, at: "" };
      const lines = pasted && orderedLines(pasted.order, shelf);
      const parts = { at: pasted?.at, now: new Date(), prices: new Map(), since, sets: [], parcel: order.parcel };
      const verified = pasted && lines && verifyOrder(pasted.order, { lines, ...NO_CAMPAIGNS, ...parts });
      expect(others, `seed ${seed}`).toEqual([]);
      expect(verified?.others.join("\n"), `seed ${seed}`).toBe(word);
      expect(linesOf(verified?.lines ?? []), `seed ${seed}`).toEqual(
        linesOf(order.lines.map((line) => ({ ...line, ...toldChoice(line), productId: line.id, thatDay: line.price }))),
      );
    }
  },
);

function soldAs({ id, name, price, ...line }: Cart[number]) {
  const { color } = toldChoice(line);
  return {
    product: productOf({ id, name, price, colors: color === undefined ? [] : [color, "başka"] }),
    isRemoved: false,
  };
}

type Line = { productId: string | null; color?: string; quantity: number; thatDay: number | null };

const linesOf = (lines: readonly Line[]): string[] =>
  lines
    .map(({ productId, color = "", quantity, thatDay }) => JSON.stringify([productId, color, quantity, thatDay]))
    .sort();
