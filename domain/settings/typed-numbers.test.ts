import { describe, expect, test } from "vitest";
import { normalizeIban, normalizePhone, showIban } from "./typed-numbers.ts";

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
    "0532‑123‑45‑67",
    "+90\u00a0532\u00a0123\u00a045\u00a067",
    "０５３２ １２３ ４５ ６７",
    "\u202a+90 532 123 45 67\u202c",
    "\u200e0532 123 45 67",
    "wa.me/905321234567",
    "https://wa.me/905321234567?text=Merhaba",
    "https://api.whatsapp.com/send/?phone=905321234567&text=Merhaba",
  ])("%s is stored with the country code", (typed) => {
    expect(normalizePhone(typed)).toBe("905321234567");
  });

  test.each([
    "",
    "0532 123 45 6",
    "0532 123 45 678",
    "+90 132 123 45 67",
    "49 151 23456789",
    "+1 23",
    "0132 123 45 67",
    "beş yüz",
    "<script>",
  ])("%s is not a phone", (typed) => expect(normalizePhone(typed)).toBeUndefined());

  test.each(["0850 123 45 67", "+90 850 123 45 67", "8501234567", "wa.me/908501234567"])(
    "%s is a company's number",
    (typed) => {
      expect(normalizePhone(typed)).toBe("908501234567");
    },
  );

  test.each(["+49 151 234-56789", "0049 151 23456789", "wa.me/4915123456789"])("%s is a foreign number", (typed) => {
    expect(normalizePhone(typed)).toBe("+4915123456789");
  });
});

const IBAN = "TR330006100519786457841326";

test.each([
  IBAN,
  "TR33 0006 1005 1978 6457 8413 26",
  "tr33-0006-1005-1978-6457-8413-26",
  "\u202aTR33 0006 1005 1978 6457 8413 26\u202c",
  "33 0006 1005 1978 6457 8413 26",
])("%j is an IBAN", (typed) => {
  expect(normalizeIban(typed)).toBe(IBAN);
});

test.each([
  "TR330006100519786457841327",
  "TR330006100519786457841362",
  "TR33000610051978645784132",
  "TR3300061005197864578413266",
  "DE89370400440532013000",
  "yarın yazarım",
  "",
])("%j is none", (typed) => {
  expect(normalizeIban(typed)).toBeUndefined();
});

test("it is shown in fours", () => {
  expect(showIban(IBAN)).toBe("TR33 0006 1005 1978 6457 8413 26");
  expect(showIban("")).toBe("");
});
