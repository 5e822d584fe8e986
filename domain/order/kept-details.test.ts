import { expect, test } from "vitest";
import { deliveryTime } from "../shop/written-delivery.ts";
import {
  detailsToSend,
  hasDetails,
  keptDetailsIn,
  NOTHING_TYPED,
  type TypedDetails,
  textToKeep,
  unsaidField,
} from "./order-details.ts";

const OWN = {
  name: "Ayşe Yılmaz",
  phone: "0532 123 45 67",
  province: "İstanbul",
  district: "Kadıköy",
  address: "Moda Cad. 5",
};
const ZEYNEP = { name: "Zeynep", phone: "0532 765 43 21", province: "İzmir", district: "Konak", address: "Kordon 1" };
/** A Monday. */
const DAY = "2027-02-15";
const TYPED: TypedDetails = {
  ...{ ...NOTHING_TYPED, ...OWN, day: DAY, giftWrap: true, cardNote: "İyi ki doğdun", hidePrices: true },
  ...{ receiver: ZEYNEP, surprise: true, sellerNote: "Zil bozuk" },
};
const PROMISES = { giftWrap: true, giftNote: true };
/** A Wednesday: in two to three working days it is Monday. */
const NOW = new Date("2027-02-10T09:00:00Z");
const ARRIVAL = { delivery: deliveryTime("2-3 iş günü"), now: NOW };
const RULES = { promises: PROMISES, ...ARRIVAL };
const { receiver: _, ...SAID } = TYPED;

test("a device remembers who orders and where, and nothing of the gift", () => {
  expect(keptDetailsIn(textToKeep(TYPED))).toEqual(OWN);
  expect(keptDetailsIn(textToKeep({ ...TYPED, isGift: true }))).toEqual(OWN);
});

test.each([
  undefined,
  "",
  "{",
  "null",
  "7",
  '"a"',
  "[]",
  '{"name":7}',
  '{"other":"a"}',
  `{"name":"${"a".repeat(251)}"}`,
])("of the stored text %j nothing is read", (stored) => expect(keptDetailsIn(stored)).toEqual({}));

test("an order for herself says her number in full, a day that can be kept, and nothing of a receiver", () => {
  const phone = "905321234567";
  expect(detailsToSend(TYPED, RULES)).toEqual({ ...SAID, phone, senderName: "", senderPhone: "", surprise: false });
  expect(detailsToSend({ ...TYPED, phone: "0532 12", day: "2027-02-12" }, RULES)).toMatchObject({ phone: "", day: "" });
});

test("a gift goes to its receiver, and names who sends it", () => {
  expect(detailsToSend({ ...TYPED, isGift: true }, RULES)).toEqual({
    ...{ ...SAID, ...ZEYNEP, isGift: true, phone: "905327654321" },
    ...{ senderName: OWN.name, senderPhone: "905321234567" },
  });
});

test("an order asks for nothing that the owner does not promise; a gift may always hide its prices", () => {
  const none = { ...RULES, promises: { giftWrap: false, giftNote: false } };
  const nothing = { giftWrap: false, cardNote: "" };
  expect(detailsToSend(TYPED, none)).toMatchObject({ ...nothing, hidePrices: false });
  expect(detailsToSend({ ...TYPED, isGift: true }, none)).toMatchObject({ ...nothing, hidePrices: true });
  const wraps = { ...RULES, promises: { giftWrap: true, giftNote: false } };
  expect(detailsToSend(TYPED, wraps)).toMatchObject({ giftWrap: true, cardNote: "", hidePrices: true });
});

test.each([
  [{ phone: "0532 12" }, "phone"],
  [{ day: "2027-02-12" }, "day"],
  [{ day: "2027-02-14" }, "day"],
  [{ day: "2027-04-13" }, "day"],
  [{ isGift: true, phone: "0532 12" }, "senderPhone"],
  [{ isGift: true, receiver: { ...ZEYNEP, phone: "0532" } }, "phone"],
  [{ receiver: { ...ZEYNEP, phone: "0532" } }, undefined],
  [{}, undefined],
])("of what was typed with %j an order leaves out %s", (part, field) => {
  expect(unsaidField({ ...TYPED, ...part }, ARRIVAL)).toBe(field);
});

test("nothing typed has no details", () => {
  expect(hasDetails(NOTHING_TYPED)).toBe(false);
  expect(hasDetails({ ...NOTHING_TYPED, receiver: ZEYNEP })).toBe(false);
  expect(hasDetails({ ...NOTHING_TYPED, hidePrices: true })).toBe(true);
});
