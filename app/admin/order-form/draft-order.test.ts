import { expect, test } from "vitest";
import { NEW_ORDER } from "../../../domain/order-book/book-order.ts";
import { ECES_ORDER } from "../../../tests/support/orders/sample-orders.ts";
import { draftOrder } from "./draft-order.ts";

test("a draft is read as far as it is right", () => {
  expect(draftOrder({ ...ECES_ORDER })).toEqual(ECES_ORDER);
  const [line] = ECES_ORDER.lines;
  const typed = {
    ...ECES_ORDER,
    phone: "0532 12",
    sending: "on",
    fee: "9,90",
    lines: [line, { ...line, price: "yüz" }],
  };
  expect(draftOrder(typed)).toEqual({ ...ECES_ORDER, phone: "", sending: null, fee: 9.9, lines: [line] });
  expect(draftOrder({})).toEqual(NEW_ORDER);
});
