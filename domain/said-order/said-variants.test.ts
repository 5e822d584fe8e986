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

test.each([
  ["zirkon yüzük gümüş 14 numara\nrose 16 numara\nbirer adet", ["gümüş 14 x1", "rose 16 x1"]],
  ["çift tişörtü istiyoruz, siyah l olsun benimki onunki beyaz s", ["siyah L x1", "beyaz S x1"]],
  ["5 adet örgü lale istiyorum 2 si pembe 3 ü lila olsun", ["pembe x2", "lila x3"]],
  [
    "çilekli kılıf ikisi de iphone 14 pro, biri yeşil biri kırmızı",
    ["yeşil iPhone 14 Pro x1", "kırmızı iPhone 14 Pro x1"],
  ],
  ["zincir boyu 50 mavi damla kolye mavi 1 tane", ["mavi 50 cm x1"]],
  ["yüzük gümüş 15 istiyor", ["gümüş 15 x1"]],
  ["kalpli kupa lila iki takım", ["lila x2"]],
  ["örgü lale sarı 7li", ["sarı x7"]],
  ["2 kolye istiyorum biri inci taneli altın biri kiraz çiçeği rose", ["altın x1", "rose x1"]],
  ["2 tane istiyorum\nmini disko topu\ngümüş", ["gümüş x2"]],
  ["fotoğraf makinesi siyahı istemiyorum gümüş olsun", ["gümüş x1"]],
  ["harfli bileklik kırmızı E harfi olsun iki tane", ["kırmızı x2"]],
])("values, colors and numbers that stand apart come together: %j", (chat, lines) => {
  expect(linesOf(chat).map(([values, quantity]) => `${values} x${quantity}`)).toEqual(lines);
});
