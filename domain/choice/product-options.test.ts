import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { colorValue } from "./chosen.ts";
import { togetherMark } from "./counted-together.ts";
import { isChosenGone, piecesLeft } from "./options.ts";
import { choiceFacts, comesIn, markName, marksLeft, optionsOf, stockedValues } from "./product-options.ts";

const SETS = [{ id: "model", name: "Telefon modeli", word: "model", values: ["a54", "s24"].map((id) => setValue(id)) }];
const CASE = {
  ...{ price: 249.9, originalPrice: 300, inStock: true, colors: ["pembe", "siyah"] },
  choices: [{ set: "model", without: [] as string[], extra: {} }],
  personalTexts: [],
  soldOut: [] as string[][],
  counts: {},
};

test.each([
  ["is sold out", [["renk=pembe"]], {}],
  ["is counted down to 0", [], { "renk=pembe": 0 }],
])("a product whose only color %s", (_, soldOut: string[][], counts: Record<string, number>) => {
  const product = { ...CASE, colors: ["pembe"], soldOut, counts };
  expect(choiceFacts(product, SETS)).toMatchObject({ inStock: false });
  const options = optionsOf(product, SETS);
  expect(isChosenGone(options, { values: [{ group: "model", id: "a54", name: "a54" }] })).toBe(true);
  expect(stockedValues(product, SETS)).toEqual([]);
});

test("a color that is sold out with the only value of a group, and the count of that value is the product's", () => {
  const product = {
    ...{ ...CASE, choices: [{ set: "model", without: ["a54"], extra: {} }] },
    ...{ soldOut: [["renk=pembe", "model=s24"]], counts: { "": 7, "model=s24": 2 } },
  };
  const options = optionsOf(product, SETS);
  expect([
    isChosenGone(options, { values: [colorValue("pembe")] }),
    isChosenGone(options, { values: [colorValue("siyah")] }),
  ]).toEqual([true, false]);
  expect(piecesLeft(options, { values: [colorValue("siyah")] })).toBe(2);
});

test("a product all of whose choices are, and its own switch is kept", () => {
  const facts = choiceFacts({ ...CASE, soldOut: [["renk=pembe"], ["renk=siyah"]] }, SETS);
  expect(facts).toMatchObject({ inStock: false, stockSwitch: true });
});

const pinkA54 = togetherMark(["renk=pembe", "model=a54"]);
const model = (id: string) => ({ group: "model", id, name: id });

test("values that are counted together have their own number, and the smallest of all numbers holds", () => {
  const counts = { "": 9, "renk=pembe": 5 };
  const options = optionsOf({ ...CASE, counts, countsTogether: { [pinkA54]: 2 } }, SETS);
  const left = (color: string, id: string) => piecesLeft(options, { values: [colorValue(color), model(id)] });
  expect([left("pembe", "a54"), left("pembe", "s24"), left("siyah", "a54")]).toEqual([2, 5, 9]);
  expect(piecesLeft(options, { values: [model("a54")] })).toBe(9);
});

test("a combination with a value that every piece has counts for the other value", () => {
  const product = { ...CASE, colors: ["pembe"], countsTogether: { [pinkA54]: 0 } };
  expect(optionsOf(product, SETS)).toMatchObject({ counts: { "model=a54": 0 } });
});

test("all combinations counted down to 0 are the whole product", () => {
  const marks = ["pembe", "siyah"].flatMap((color) => ["a54", "s24"].map((id) => [`renk=${color}`, `model=${id}`]));
  const countsTogether = Object.fromEntries(marks.map((one) => [togetherMark(one), 0]));
  expect(choiceFacts({ ...CASE, countsTogether }, SETS)).toMatchObject({ inStock: false, stockSwitch: true });
  const [, ...others] = Object.entries(countsTogether);
  expect(choiceFacts({ ...CASE, countsTogether: Object.fromEntries(others) }, SETS)).not.toHaveProperty("inStock");
});

test("the marks of a product are those that it comes in, each combination once and of two groups at least", () => {
  const countsTogether = {
    [["renk=pembe", "model=a54"].join("\n")]: 3,
    [togetherMark(["renk=mavi", "model=a54"])]: 1,
    [togetherMark(["renk=pembe", "renk=siyah"])]: 1,
    "renk=pembe": 4,
  };
  const left = marksLeft({ ...CASE, counts: { "": 1 }, countsTogether });
  expect(left).toEqual({ soldOut: [], counts: { "": 1, "renk=pembe": 4 }, countsTogether: { [pinkA54]: 3 } });
  expect(comesIn({ ...CASE, choices: [{ set: "model", without: ["a54"], extra: {} }] }, pinkA54)).toBe(false);
});

test("a combination is called by the names of its values, the color first", () => {
  expect(
    markName(
      pinkA54,
      SETS.map((set) => ({ ...set, values: [setValue("a54", "Galaxy A54")] })),
    ),
  ).toBe("pembe + Galaxy A54");
});
