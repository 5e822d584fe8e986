import { expect, test } from "vitest";
import { askedTogether } from "./asked-together.ts";

const [COLOR, MODEL, SIZE] = ["renk", "model", "ölçü"].map((word) => ({ id: word, word }));
const NAME = { id: "isim", word: "İsim", isText: true };

test.each([
  [[], ""],
  [[COLOR], "Renk seç"],
  [[COLOR, MODEL], "Renk ve model seç"],
  [[COLOR, MODEL, SIZE], "Renk, model ve ölçü seç"],
  [[NAME], "İsim yaz"],
  [[COLOR, NAME], "Renk seç, İsim yaz"],
])("%j is asked together: %s", (needs, words) => {
  expect(askedTogether(needs.flatMap((need) => need ?? []))).toBe(words);
});
