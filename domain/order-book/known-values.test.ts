import { expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { withKnownIds } from "./known-values.ts";

const idOf = (group: string, name: string, id = "") =>
  withKnownIds(
    {
      productId: "kilif",
      name: "Kılıf",
      quantity: 1,
      price: 100,
      color: "",
      category: "",
      values: [{ group, id, name }],
      texts: [],
    },
    FIRST_CHOICE_SETS,
  ).values[0]?.id;

test("a value that was typed by hand gets the id of what it names", () => {
  expect(idOf("telefon-modeli", "iphone13 pro")).toBe("iphone-13-pro");
  expect(idOf("telefon-modeli", "Samsung Galaxy A54 5G")).toBe("samsung-a54");
  expect(idOf("yuzuk-olcusu", "16")).toBe("16");
});

test("another model, an unknown set and a chosen value stay as they are", () => {
  expect(idOf("telefon-modeli", "iPhone 13 kırık")).toBe("");
  expect(idOf("telefon-modeli", "A07")).toBe("");
  expect(idOf("yok", "16")).toBe("");
  expect(idOf("telefon-modeli", "iPhone 13", "eski-id")).toBe("eski-id");
});
