import { describe, expect, test } from "vitest";
import { normalizePhone, showPhone } from "./phone.ts";

describe("the order chat number (§9)", () => {
  test.each([
    "0532 123 45 67",
    "5321234567",
    "532 123 45 67",
    "+90 532 123 45 67",
    "+905321234567",
    "0090 (532) 123-45-67",
    "905321234567",
    "0532.123.45.67",
  ])("%s is stored with the country code", (typed) => {
    expect(normalizePhone(typed)).toBe("905321234567");
  });

  test.each(["", "0532 123 45 6", "0532 123 45 678", "+49 151 23456789", "0132 123 45 67", "beş yüz", "<script>"])(
    "%s is not a phone",
    (typed) => expect(normalizePhone(typed)).toBeUndefined(),
  );

  test("is shown with a leading zero and spaces", () => {
    expect(showPhone("905321234567")).toBe("0532 123 45 67");
  });
});
