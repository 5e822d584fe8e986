import { expect, test } from "vitest";
import { messageCore } from "./message-core.ts";

const MESSAGE = "Merhaba, sipariş vermek istiyorum:\n\n• Kupa (Mavi) x2 - ₺99,90\n\n*Toplam: ₺99,90*\nAd soyad: Ece Ak";

test.each([
  ["[23.11, 14:05] Ayşe: ", "copied on a phone"],
  ["[14:05, 23.11.2026] +90 532 123 45 67: ", "copied on a desktop"],
  ["23.11.2026 14:05 - Ayşe: ", "exported on Android"],
  ["\u200e[23.11.2026 14:05:12] Ayşe: ", "exported on an iPhone"],
  ["11/23/26, 2:05\u202fPM - Ayşe: ", "exported in English"],
])("a message with the head '%s', %s, says the same", (head) => {
  expect(messageCore(`${head}${MESSAGE}`)).toBe(messageCore(MESSAGE));
});

test("line breaks, dashes, bullets, bold and an edit mark do not matter", () => {
  const other = MESSAGE.replaceAll("\n", "\r\n").replace("•", "-").replace(" - ", " – ").replaceAll("*", "");
  expect(messageCore(`${other}  <Bu mesaj düzenlendi>`)).toBe(messageCore(MESSAGE));
});

test("another quantity, name or price is another message", () => {
  for (const [from, to] of [
    ["x2", "x3"],
    ["Ece", "Ela"],
    ["99,90", "89,90"],
  ] as const) {
    expect(messageCore(MESSAGE.replace(from, to))).not.toBe(messageCore(MESSAGE));
  }
});

test("an address with a colon is no head", () => {
  expect(messageCore("Adres: Lale Sokak 3")).toBe("adres lale sokak 3");
});
