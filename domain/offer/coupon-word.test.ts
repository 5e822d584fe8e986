import { expect, test } from "vitest";
import { couponIn, couponWord } from "./coupon-word.ts";

test("a code's reduction is known by its word", () => {
  expect(couponWord("ECE10")).toBe("Kupon ECE10");
  expect(couponIn(couponWord("ECE10"))).toBe("ECE10");
});

test.each(["", "Kupon", "Kupon ", "Kupon Ece için", "kupon ECE10", "doğum günü", "Kupon ECE10 ve daha"])(
  "%j is no code's",
  (word) => expect(couponIn(word)).toBeUndefined(),
);
