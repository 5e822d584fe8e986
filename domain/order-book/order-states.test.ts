import { expect, test } from "vitest";
import { PAYING_WAYS, payingWay, waysOffered } from "./order-states.ts";

test("a way that the version before has written meanwhile stands over the mark of a link", () => {
  expect(payingWay({ payment: "transfer", cardLink: true })).toBe("transfer");
});

test("a gift for somebody else is not offered to be paid at its door, unless it is to be already", () => {
  expect(waysOffered(false, "waiting")).toEqual(PAYING_WAYS);
  expect(waysOffered(true, "waiting")).toEqual(["waiting", "transfer", "card-link"]);
  expect(waysOffered(true, "at-door")).toEqual(PAYING_WAYS);
});
