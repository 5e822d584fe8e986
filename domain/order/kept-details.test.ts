import { expect, test } from "vitest";
import {
  detailsToSend,
  hasDetails,
  keptDetailsIn,
  NO_DETAILS,
  type OrderDetails,
  textToKeep,
  unsaidField,
} from "./order-details.ts";

const TYPED: OrderDetails = {
  ...{
    name: "Ayşe Yılmaz",
    phone: "0532 123 45 67",
    province: "İstanbul",
    district: "Kadıköy",
    address: "Moda Cad. 5",
  },
  ...{ day: "2027-02-14", giftWrap: true, cardNote: "İyi ki doğdun", hidePrices: true },
};
const PROMISES = { giftWrap: true, giftNote: true };

test("a device remembers who and where, and nothing of the gift", () => {
  const { name, phone, province, district, address } = TYPED;
  expect(keptDetailsIn(textToKeep(TYPED))).toEqual({ name, phone, province, district, address });
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

test("an order says a number in full, and a day that is not over", () => {
  expect(detailsToSend(TYPED, { promises: PROMISES, today: "2027-02-14" })).toEqual({
    ...TYPED,
    phone: "905321234567",
  });
  expect(detailsToSend({ ...TYPED, phone: "0532 12" }, { promises: PROMISES, today: "2027-02-15" })).toMatchObject({
    phone: "",
    day: "",
  });
});

test("an order asks for nothing that the owner does not promise", () => {
  const today = "2027-01-01";
  expect(detailsToSend(TYPED, { promises: { giftWrap: false, giftNote: false }, today })).toMatchObject({
    ...{ giftWrap: false, cardNote: "", hidePrices: false },
  });
  expect(detailsToSend(TYPED, { promises: { giftWrap: true, giftNote: false }, today })).toMatchObject({
    ...{ giftWrap: true, cardNote: "", hidePrices: true },
  });
});

test.each([
  [{ phone: "0532 12" }, "phone"],
  [{ day: "2027-02-13" }, "day"],
  [{}, undefined],
])("of what was typed with %j an order leaves out %s", (part, field) => {
  expect(unsaidField({ ...TYPED, ...part }, "2027-02-14")).toBe(field);
});

test("nothing typed has no details", () => {
  expect(hasDetails(NO_DETAILS)).toBe(false);
  expect(hasDetails({ ...NO_DETAILS, hidePrices: true })).toBe(true);
});
