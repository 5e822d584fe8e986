import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { usesOf } from "../choice/product-options.ts";
import { identifiedSets, pastedNames, pastedValues } from "./typed-sets.ts";

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

test.each([
  ["one a line", " iPhone 16\r\n\niPhone 15 \n", ["iPhone 16", "iPhone 15"]],
  ["numbered", "1. Tecno Pova 6\n2. Honor 200\n3.Oppo A18", ["Tecno Pova 6", "Honor 200", "Oppo A18"]],
  ["numbered by parentheses", "1) Tecno\n2) Honor", ["Tecno", "Honor"]],
  ["numbered by dashes", "1- Tecno\n2- Honor", ["Tecno", "Honor"]],
  [
    "numbered in two groups",
    "Tecno\n1. Pova 6\n2. Pova 5\nHonor\n1. Magic 6",
    "Tecno|Pova 6|Pova 5|Honor|Magic 6".split("|"),
  ],
  ["one number", "1. Tecno Pova 6", ["Tecno Pova 6"]],
  ["the later part of a numbered list", "11. Tecno\n12. Honor", ["Tecno", "Honor"]],
  ["a numbered name that stands twice", "1. Honor\n2. Oppo\n3. Honor", ["Honor", "Oppo", "Honor"]],
  ["numbers that are names", "9. nesil\n10. nesil", ["9. nesil", "10. nesil"]],
  ["ranges that count up", "1 - 2 yaş\n2 - 3 yaş\n3 - 4 yaş", ["1 - 2 yaş", "2 - 3 yaş", "3 - 4 yaş"]],
  ["a single ordinal", "3. nesil", ["3. nesil"]],
  ["numbers that do not count", "15. Pro\n13. Mini", ["15. Pro", "13. Mini"]],
  [
    "bullets",
    "• Honor 200\n- Oppo A18\n* Oppo A38\n✅ Oppo A58\n▪️Poco",
    ["Honor 200", "Oppo A18", "Oppo A38", "Oppo A58", "Poco"],
  ],
  ["bullets in one line", "• Honor 200 • Oppo A18", ["Honor 200", "Oppo A18"]],
  ["numbers as pictures", "1️⃣ Honor\n2️⃣ Oppo", ["Honor", "Oppo"]],
  ["a bullet before a number", "- 1. Honor\n- 2. Oppo", ["Honor", "Oppo"]],
  ["commas", "Oppo A18, Oppo A38,Oppo A58,", ["Oppo A18", "Oppo A38", "Oppo A58"]],
  ["semicolons and cells", "Oppo A18; Oppo A38\tOppo A58", ["Oppo A18", "Oppo A38", "Oppo A58"]],
  ["numbers and commas", "1. Oppo A18, Oppo A38\n2. Honor 200", ["Oppo A18", "Oppo A38", "Honor 200"]],
  ["decimals", "3,5 mm\n16.5 mm\n4,5 mm, 5 mm", ["3,5 mm", "16.5 mm", "4,5 mm", "5 mm"]],
  ["sizes", "36,37,38", ["36", "37", "38"]],
  ["one half size", "36,5", ["36,5"]],
  ["parentheses and quotes", 'iPad (9, 10. nesil), "Siyah, mat"', ["iPad (9, 10. nesil)", "Siyah, mat"]],
  [
    "signs that are names",
    "-2,50\n+1\niPhone 13 / 14\nGalaxy S26+\n1-2 yaş",
    ["-2,50", "+1", "iPhone 13 / 14", "Galaxy S26+", "1-2 yaş"],
  ],
  ["nothing", " \n•\n,", []],
])("a pasted list with %s", (_, text, names) => {
  expect(pastedNames(text)).toEqual(names);
});
