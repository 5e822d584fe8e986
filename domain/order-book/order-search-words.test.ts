import { expect, test } from "vitest";
import { asOrderNumber, personWords, queryWords, soldWords } from "./order-search-words.ts";

test.each([
  ["0532 123 45 67", ["905321234567"]],
  ["+90 (532) 123-45-67", ["905321234567"]],
  ["532 123", ["532123"]],
  ["+49 151 23456789", ["4915123456789"]],
  ["Işık, ECE", ["isik", "ece"]],
  ["#12", ["12"]],
  ["iPhone 15 kılıf", ["iphone", "15", "kilif"]],
  ["  ", []],
  ["%_'", []],
])("%j asks for %j", (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

test("a person is found by her name and by her number, written at home or abroad", () => {
  expect(personWords({ name: "Ece Işık", phone: "905321234567" })).toBe("ece isik 905321234567 05321234567");
  expect(personWords({ name: "", phone: "" })).toBe("");
});

test("what was sold is named once", () => {
  expect(
    soldWords([
      { name: "Kupa", color: "Mavi" },
      { name: "Kupa", color: "" },
    ]),
  ).toBe("kupa mavi");
});

test("an order's number has few digits", () => {
  expect([asOrderNumber("12"), asOrderNumber("905321234567"), asOrderNumber("kupa")]).toEqual([
    12,
    undefined,
    undefined,
  ]);
});
