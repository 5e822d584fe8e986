import { expect, test } from "vitest";
import { showPhone } from "./phone.ts";

test("the order chat number (§9) is shown with a leading zero and spaces, a foreign one with its plus, a missing one not at all", () => {
  expect(showPhone("905321234567")).toBe("0532 123 45 67");
  expect(showPhone("4915123456789")).toBe("+4915123456789");
  expect(showPhone("")).toBe("");
});
