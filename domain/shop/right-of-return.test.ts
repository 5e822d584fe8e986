import { expect, test } from "vitest";
import { returnRight } from "./right-of-return.ts";

const NAME = { isRequired: true };
const WISH = { isRequired: false };
const TEXT = { id: "isim", label: "İsim", text: "Buse" };

test.each([
  ["a product that asks for no text", [], [], "kept"],
  ["a product whose text may be left out, before it is written", [WISH], [], "open"],
  ["the same, written", [WISH], [TEXT], "lost"],
  ["a product that is not made without its text", [NAME], [], "lost"],
  ["one of both kinds", [WISH, NAME], [], "lost"],
  ["a line whose product has stopped asking, with its text", [], [TEXT], "lost"],
])("%s", (_, asked, written, right) => {
  expect(returnRight(asked, written)).toBe(right);
});
