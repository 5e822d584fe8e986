import { expect, test } from "vitest";
import { orderInputSchema } from "../../../domain/order-book/book-order.ts";
import { ORDER_PARTS, partOfField } from "./order-parts.ts";

/** Fields that a part of the card writes without a form of this list. */
const WRITTEN_ELSEWHERE = ["customerWords", "customerWordsSeen", "pasted", "paid", "payments", "discounts", "told"];

test("every field of an order has a part in which it is changed", () => {
  const inParts = new Set<string>(Object.values(ORDER_PARTS).flatMap(({ fields }) => fields));
  const missing = Object.keys(orderInputSchema.shape).filter((field) => !inParts.has(field));
  expect(missing.filter((field) => !WRITTEN_ELSEWHERE.includes(field))).toEqual([]);
});

test("an error leads to its part", () => {
  expect(partOfField("lines.2.price")).toBe("products");
  expect(partOfField("phone")).toBe("person");
  expect(partOfField("pasted")).toBeUndefined();
});
