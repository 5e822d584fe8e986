import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { usesOf } from "./choice-uses.ts";
import { identifiedSets, pastedValues } from "./typed-sets.ts";

test("a new value gets an id of its name, and a renamed one keeps its own", () => {
  const values = [
    setValue("iphone-15", "iPhone 15 (2023)"),
    setValue("", "iPhone 15"),
    setValue("", "Işıltı"),
    setValue("", " "),
  ];
  expect(identifiedSets([{ id: "", name: "Telefon modeli", word: "model", values }])).toMatchObject([
    {
      id: "telefon-modeli",
      values: [{ id: "iphone-15" }, { id: "iphone-15-2", name: "iPhone 15" }, { id: "isilti", name: "Işıltı" }],
    },
  ]);
});

test("a value named as what every object has gets another id", () => {
  const values = [setValue("", "Constructor"), setValue("", "constructor 2")];
  const [set] = identifiedSets([{ id: "renk-tonu", name: "Ton", word: "ton", values }]);
  expect(set?.values.map(({ id }) => id)).toEqual(["constructor-2", "constructor-2-2"]);
});

test("a pasted list becomes values, without what is there already, which is told", () => {
  const there = [setValue("iphone-15", "iPhone 15")];
  expect(pastedValues("1. iPhone 16\r\n\n2. IPHONE 15\n3. iphone16, Galaxy S26+\n4. Galaxy S26", there)).toEqual({
    added: ["iPhone 16", "Galaxy S26+", "Galaxy S26"].map((name) => setValue("", name)),
    repeated: ["IPHONE 15", "iphone16"],
  });
});

test("the uses of a value are the products that ask for its set and do not leave it out", () => {
  const sets = [{ id: "model", name: "Model", word: "model", values: [setValue("a", "A"), setValue("b", "B")] }];
  const asking = (without: string[]) => ({ choices: [{ set: "model", without, extra: {} }] });
  expect(usesOf([asking([]), asking(["b", "gone"]), { choices: [] }], sets)).toEqual({
    model: 2,
    "model=a": 2,
    "model=b": 1,
  });
});
