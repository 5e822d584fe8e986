import { expect, test } from "vitest";
import { PAYING_WAYS, paidWords, payingWay, waysOffered } from "./order-states.ts";

const NOTHING = { payment: "waiting", cardLink: false, paid: false } as const;

test("how an order is paid and whether it was are two facts", () => {
  expect(paidWords(NOTHING)).toBe("Ödenmedi");
  expect(paidWords({ ...NOTHING, paid: true })).toBe("Ödendi");
  expect(paidWords({ ...NOTHING, payment: "transfer" })).toBe("Havale, ödenmedi");
  expect(paidWords({ ...NOTHING, payment: "at-door", paid: true })).toBe("Kapıda ödeme, ödendi");
  expect(paidWords({ ...NOTHING, cardLink: true })).toBe("Kart bağlantısı, ödenmedi");
});

test("a way that the version before has written meanwhile stands over the mark of a link", () => {
  expect(payingWay({ payment: "transfer", cardLink: true })).toBe("transfer");
});

test("a gift for somebody else is not offered to be paid at its door, unless it is to be already", () => {
  expect(waysOffered(false, "waiting")).toEqual(PAYING_WAYS);
  expect(waysOffered(true, "waiting")).toEqual(["waiting", "transfer", "card-link"]);
  expect(waysOffered(true, "at-door")).toEqual(PAYING_WAYS);
});
