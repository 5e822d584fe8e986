import { expect, test } from "vitest";
import { proposedFor } from "../../tests/support/free-chats/measured-chats.ts";

const linesOf = (chat: string) =>
  proposedFor(chat).lines.map(({ values = [], quantity, isSure }) => [
    values.map(({ name }) => name).join(" "),
    quantity,
    isSure,
  ]);

test.each([
  [
    "iki pembe bir sarı örgü lale",
    [
      ["pembe", 2, true],
      ["sarı", 1, true],
    ],
  ],
  [
    "2 örgü lale 1 pembe 1 sarı",
    [
      ["pembe", 1, true],
      ["sarı", 1, true],
    ],
  ],
  [
    "örgü lale pembe 2 lila 3\ntoplam 5",
    [
      ["pembe", 2, true],
      ["lila", 3, true],
    ],
  ],
  [
    "çift tişörtü siyah m beden beyaz l beden",
    [
      ["siyah M", 1, true],
      ["beyaz L", 1, true],
    ],
  ],
  [
    "çift tişörtü m beden siyah l beden beyaz",
    [
      ["siyah M", 1, true],
      ["beyaz L", 1, true],
    ],
  ],
  ["yarım düzine örgü lale lila", [["lila", 6, true]]],
  ["bir deste örgü lale lila", [["lila", 10, true]]],
])("one product is ordered in several ways: %j", (chat, lines) => {
  expect(linesOf(chat)).toEqual(lines);
});

test.each([
  [
    "iki pembe ve sarı örgü lale",
    [
      ["pembe", 1, false],
      ["sarı", 1, false],
    ],
  ],
  [
    "pembe ve sarıdan ikişer örgü lale",
    [
      ["pembe", 2, false],
      ["sarı", 2, false],
    ],
  ],
  [
    "her renkten birer örgü lale",
    [
      ["pembe", 1, false],
      ["lila", 1, false],
      ["sarı", 1, false],
    ],
  ],
  [
    "fiyonklu kılıf kırmızı iphone 13 ve iphone 14",
    [
      ["kırmızı iPhone 13", 1, true],
      ["kırmızı iPhone 14", 1, true],
    ],
  ],
  [
    "iki fiyonklu kılıf biri iphone 13 şeffaf biri iphone 14 kırmızı",
    [
      ["şeffaf iPhone 13", 1, false],
      ["kırmızı iPhone 14", 1, false],
    ],
  ],
  ["fiyonklu kılıf kırmızı iphone 13\niphone 14", [["kırmızı iPhone 14", 1, false]]],
  ["mıknatıslı bileklik vişne yazdım ama siyah olsun", [["siyah", 1, false]]],
])("a number or value with two meanings is no sure line: %j", (chat, lines) => {
  expect(linesOf(chat)).toEqual(lines);
});
