import { expect, test } from "vitest";
import { firstSections } from "../../content/first-sections.ts";
import { deliveryTime, wholeDelivery } from "./written-delivery.ts";

test.each([
  ["2-4 iş günü", { from: 2, to: 4 }],
  [" 2 – 4  İş Günü ", { from: 2, to: 4 }],
  ["1 ile 3 iş günü arasında", { from: 1, to: 3 }],
  ["2-4 gün içinde.", { from: 2, to: 4 }],
  ["3 iş günü", { to: 3 }],
  ["En geç 5 iş günü içinde", { to: 5 }],
  [firstSections(true).delivery.deliveryDays, { from: 2, to: 4 }],
])("the owner's %j names days", (written, days) => {
  expect(deliveryTime(written)?.days).toEqual(days);
});

test.each([
  "2-4 iş günü içinde kargoda",
  "İstanbul içi 1, diğer iller 2-4 iş günü",
  "2-4 iş günü, adalara 7 iş günü",
  "1-2 hafta",
  "4-2 iş günü",
  "45 iş günü",
  "0 gün",
  "Yarın",
])("%j names no day that the shop could count, and is shown as written", (written) => {
  expect(deliveryTime(written)).toEqual({ words: `Teslim süresi: ${written}`, days: undefined });
});

test("the days are told without a clock too, and nothing is told until the owner has said it", () => {
  expect(deliveryTime("2-4 iş günü")?.words).toBe("2-4 iş gününde kapında");
  expect(deliveryTime("3 gün")?.words).toBe("En geç 3 iş gününde kapında");
  expect(deliveryTime("en geç 30 gün")?.words).toBe("En geç 30 günde kapında");
  expect(deliveryTime("  ")).toBeUndefined();
});

test.each([
  ["2-4 iş günü", "4-6 iş günü"],
  ["3 iş günü", "en geç 5 iş günü"],
  ["", "2 iş gününde kargoda"],
  ["1-2 hafta", "2 iş günü hazırlık, sonra 1-2 hafta"],
  ["15-19 iş günü", "en geç 30 gün"],
])("two days of preparing are added to %j", (deliveryDays, whole) => {
  expect(wholeDelivery({ preparingDays: 2, deliveryDays })).toBe(whole);
  for (const preparingDays of [null, 0]) expect(wholeDelivery({ preparingDays, deliveryDays })).toBe(deliveryDays);
});
