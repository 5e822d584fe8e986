import { expect, test } from "vitest";
import { normalizePhone } from "../settings/typed-numbers.ts";
import { caretIn, digitsBefore, maskedPhone } from "./phone-mask.ts";

test.each([
  ["", ""],
  ["0", "0"],
  ["0532", "0532"],
  ["05321", "0532 1"],
  ["0532123", "0532 123"],
  ["05321234567", "0532 123 45 67"],
  ["5321234567", "532 123 45 67"],
  ["053212345678", "0532 123 45 67"],
  ["abc", ""],
  ["+4", "+4"],
  ["+49 151 2345-6789", "+4915123456789"],
  ["905321234567", "905321234567"],
])("%j typed is shown as %j", (typed, shown) => expect(maskedPhone(typed)).toBe(shown));

test.each([
  ...["0532 123 45 67", "(0532) 123 45 67", "0532-123-45-67", "0532.123.45.67", "532 123 45 67", "Tel: 0532 123 45 67"],
  ...["+90 532 123 45 67", "+90 (532) 123-4567", "0090 532 123 45 67", "90 532 123 45 67", "０５３２ １２３ ４５ ６７"],
  ...["\u202a0532 123 45 67\u202c", " 0532 123 45 67 / 0533 765 43 21"],
])("%j pasted is the same Turkish number", (pasted) => {
  expect(normalizePhone(maskedPhone(pasted))).toBe("905321234567");
});

test("typing one digit after the other, or masking again, changes nothing", () => {
  const typed = [..."05321234567"].reduce((shown, digit) => maskedPhone(shown + digit), "");
  expect(typed).toBe("0532 123 45 67");
  expect(maskedPhone(typed)).toBe(typed);
});

test("the caret stays behind the digit that was typed", () => {
  expect(caretIn("0532 123 45 67", digitsBefore("0532 12", 7))).toBe(7);
  expect(caretIn("0532 1", digitsBefore("05321", 5))).toBe(6);
  expect(caretIn("0532 123", 0)).toBe(0);
  expect(caretIn("+4915", digitsBefore("+49", 3))).toBe(3);
});
