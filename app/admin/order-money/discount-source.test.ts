import { expect, test } from "vitest";
import {
  type BookOrder,
  bookOrderSchema,
  type OrderLine,
  orderLineSchema,
} from "../../../domain/order-book/book-order.ts";
import { PLAIN_ORDER } from "../../../tests/support/orders/sample-orders.ts";
import { discountSource } from "./discount-source.ts";

const line: OrderLine = orderLineSchema.parse(PLAIN_ORDER.lines[0]);
const TEN = { word: "çizik", percent: 10 };
const order: BookOrder = bookOrderSchema.parse({
  ...PLAIN_ORDER,
  ...{ id: "o", number: 1, total: 0, wroteAt: "", stateAt: "", blottedAt: null, pageKey: "", revision: 1 },
  lines: [line, { ...line, discount: TEN }],
});

test("a line that has a discount shows it when it is chosen, so that none is replaced unseen", () => {
  const { known, chosen } = discountSource(order, undefined);
  expect([known(""), known("0"), known("1")]).toEqual([undefined, undefined, TEN]);
  const empty = { of: "", size: "", word: "" };
  const filled = chosen(empty, "1");
  expect(filled).toEqual({ of: "1", size: "%10", word: "çizik" });
  expect(chosen(filled, "0"), "it belongs to the other line").toEqual({ of: "0", size: "", word: "" });
  expect(chosen({ ...empty, size: "20" }, "1"), "what she has typed stays").toEqual({ of: "1" });
});
