import { expect, test } from "vitest";
import { normalizeIban, showIban } from "./iban.ts";

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
