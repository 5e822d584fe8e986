import { expect, test } from "vitest";
import { compareTurkish } from "./turkish-order.ts";

test("names stand in the order of the Turkish alphabet, numbers by their size", () => {
  const names = [
    "şapka",
    "zil",
    "oyun",
    "çanta",
    "ıhlamur",
    "İnci",
    "cüzdan",
    "öykü",
    "sepet",
    "set 10",
    "set 9",
    "ğ",
    "gül",
  ];
  expect(names.toSorted(compareTurkish)).toEqual([
    "cüzdan",
    "çanta",
    "gül",
    "ğ",
    "ıhlamur",
    "İnci",
    "oyun",
    "öykü",
    "sepet",
    "set 9",
    "set 10",
    "şapka",
    "zil",
  ]);
});
