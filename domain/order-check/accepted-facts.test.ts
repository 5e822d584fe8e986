import { expect, test } from "vitest";
import { NO_DETAILS } from "../order/order-details.ts";
import type { SaidFact } from "../said-order/said-fact.ts";
import {
  acceptedPayment,
  detailsWith,
  factLabel,
  factText,
  promisedFacts,
  sureFacts,
  tickedFact,
} from "./accepted-facts.ts";

const fact = (field: SaidFact["field"], value: string, isSure = true): SaidFact => ({
  field,
  value,
  words: value,
  isSure,
});

const ECE = fact("name", "Ece Işık");
const PHONE = fact("phone", "905321234567");
const OTHER = fact("phone", "905330000000", false);
const SENDER = fact("senderName", "Can Ak");

test("only what is sure is ticked at first, one fact for each field", () => {
  expect(sureFacts([OTHER, PHONE, ECE, fact("name", "Ece")])).toEqual([ECE, PHONE]);
});

test("a tap ticks a fact instead of the other one of its field, or unticks it", () => {
  expect(tickedFact([ECE, PHONE], OTHER)).toEqual([ECE, OTHER]);
  expect(tickedFact([ECE, PHONE], PHONE)).toEqual([ECE]);
});

test("what is ticked becomes the order's, and a sender only that of a gift", () => {
  expect(detailsWith(NO_DETAILS, [ECE, PHONE, SENDER], false)).toEqual({
    ...NO_DETAILS,
    name: "Ece Işık",
    phone: "905321234567",
  });
  expect(detailsWith(NO_DETAILS, [ECE, SENDER], true)).toMatchObject({
    isGift: true,
    name: "Ece Işık",
    senderName: "Can Ak",
  });
  expect(detailsWith(NO_DETAILS, [], false)).toEqual(NO_DETAILS);
});

test("the way to pay that is ticked becomes the order's, and no gift is paid at the door", () => {
  const [atDoor, transfer] = [fact("payment", "at-door"), fact("payment", "transfer")];
  expect(acceptedPayment([ECE, atDoor], false)).toBe("at-door");
  expect([acceptedPayment([atDoor], true), acceptedPayment([ECE], false)]).toEqual(["waiting", "waiting"]);
  expect(acceptedPayment([transfer], true)).toBe("transfer");
  expect(detailsWith(NO_DETAILS, [atDoor], false)).toEqual(NO_DETAILS);
  expect([factLabel(atDoor, true), factText(atDoor)]).toEqual(["Ödeme yolu", "Kapıda ödeme"]);
  const promised = (isGift: boolean) =>
    promisedFacts([atDoor, transfer], { promises: { giftWrap: false, giftNote: false }, isGift });
  expect([promised(false), promised(true)]).toEqual([[atDoor, transfer], [transfer]]);
});

test("a fact is named as in the shop's message, a number shown as it is dialled", () => {
  expect([ECE, fact("district", "Kadıköy"), SENDER].map((one) => factLabel(one, false))).toEqual([
    "Ad soyad",
    "İlçe",
    "Gönderen",
  ]);
  expect([ECE, PHONE].map((one) => factLabel(one, true))).toEqual(["Alıcı", "Alıcının telefonu"]);
  expect([ECE, PHONE].map(factText)).toEqual(["Ece Işık", "0532 123 45 67"]);
});

test("a wish for the parcel becomes the order's, as far as the shop does it", () => {
  const wishes = [fact("giftWrap", "evet"), fact("cardNote", "Seni seviyorum"), fact("hidePrices", "evet")];
  expect(detailsWith(NO_DETAILS, wishes, true)).toEqual({
    ...NO_DETAILS,
    ...{ isGift: true, giftWrap: true, cardNote: "Seni seviyorum", hidePrices: true },
  });
  const offered = (giftWrap: boolean, giftNote: boolean, isGift: boolean) =>
    promisedFacts([ECE, ...wishes], { promises: { giftWrap, giftNote }, isGift }).map(({ field }) => field);
  expect(offered(false, false, false)).toEqual(["name"]);
  expect(offered(false, false, true)).toEqual(["name", "hidePrices"]);
  expect(offered(false, true, false)).toEqual(["name", "cardNote", "hidePrices"]);
  expect(wishes.map((one) => factLabel(one, true))).toEqual(["Hediye paketi", "Kart notu", "Fiyat görünmesin"]);
});
