import { describe, expect, test } from "vitest";
import { chatWords } from "./chat-words.ts";
import { phonesIn } from "./said-phones.ts";

const phones = (text: string) => phonesIn(text, chatWords(text)).map(({ phone }) => phone);

describe("a phone number is read", () => {
  test.each([
    "0 5 3 2 1 2 3 4 5 6 7",
    "5 3 2 123 45 67",
    "5-3-2 123 45 67",
    "+90 (532) 123-45-67",
    "0090 532.123.45.67",
    "sıfır beş üç iki bir iki üç dört beş altı yedi",
    "sıfır beşyüz otuziki 123 kırkbeş altmışyedi",
  ])("in %j", (text) => {
    expect(phones(text)).toEqual(["905321234567"]);
  });

  test("from words with two meanings as both, and neither is sure", () => {
    const text = "beş yüz otuz iki yüz yirmi üç kırk beş altmış yedi";
    expect(phonesIn(text, chatWords(text)).map(({ phone, isMobile }) => [phone, isMobile])).toEqual([
      ["905321234567", false],
      ["905302234567", false],
    ]);
  });

  test.each(["iki üç tane", "5 tane 10 tane 15 tane", "on iki yüz", "no 5 12/34 06", "1 2 3 4 5 6 7 8 9 0 1"])(
    "but not in %j",
    (text) => {
      expect(phones(text)).toEqual([]);
    },
  );
});
