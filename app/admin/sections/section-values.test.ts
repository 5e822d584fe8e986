import { expect, test } from "vitest";
import { firstSections } from "../../../content/first-sections.ts";
import { doubtsAbout } from "./section-values.ts";

const { contact, seller } = firstSections(true);

test("a cleared number is asked about, one that was empty before is not", () => {
  const cleared = { ...contact, phone: "" };
  expect(Object.keys(doubtsAbout("contact", cleared, contact))).toEqual(["phone"]);
  expect(doubtsAbout("contact", cleared, cleared)).toEqual({});
  expect(doubtsAbout("contact", { ...contact, phone: "908501234567" }, contact)).toEqual({});
});

test("numbers of the seller that cannot be right are asked about", () => {
  const wrong = { ...seller, taxNumber: "abc", mersis: "12", kep: "kurdele" };
  expect(Object.keys(doubtsAbout("seller", wrong, seller))).toEqual(["taxNumber", "mersis", "kep"]);
  expect(doubtsAbout("seller", wrong, wrong)).toEqual({});
  const right = { taxNumber: "12345678901", mersis: "0123456789012345", kep: "kurdele@hs01.kep.tr" };
  expect(doubtsAbout("seller", { ...seller, ...right }, seller)).toEqual({});
});
