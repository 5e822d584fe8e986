import fc from "fast-check";
import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { colorValue, valueMark } from "./chosen.ts";
import { isChosenGone, piecesLeft } from "./options.ts";
import { choiceFacts, isAllGone, optionsOf, stockedValues } from "./product-options.ts";

const ids = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index}`);
const group = (id: string, values: readonly string[]) => ({
  ...{ id, name: id, word: id },
  values: values.map((value) => ({ ...setValue(value), extra: 0 })),
});

const SHAPE = fc.record({
  colors: fc.integer({ min: 0, max: 3 }),
  groups: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
});

test("all is gone exactly where no combination is left, whatever is sold out and counted, also of one color", () => {
  const cases = SHAPE.chain(({ colors, groups }) => {
    const counts = [...(colors > 0 ? [colors] : []), ...groups];
    const marks = [...counts.flatMap((count, at) => ids("v", count).map((id) => valueMark(`g${at}`, id))), ""];
    const mark = fc.constantFrom(...marks);
    return fc.record({
      groups: fc.constant(counts.map((count, at) => group(`g${at}`, ids("v", count)))),
      soldOut: fc.array(fc.array(mark, { minLength: 1, maxLength: 2 }), { maxLength: 20 }),
      counts: fc.dictionary(mark, fc.integer({ min: 0, max: 2 }), { maxKeys: 2 }),
    });
  });
  fc.assert(
    fc.property(cases, ({ groups, soldOut, counts }) => {
      const choices = groups.reduce<{ group: string; id: string; name: string }[][]>(
        (made, { id: group, values }) =>
          made.flatMap((one) => values.map(({ id, name }) => [...one, { group, id, name }])),
        [[]],
      );
      const isAnyThere = choices.some((values) => !isChosenGone({ soldOut, counts }, { values }));
      expect(isAllGone({ groups, soldOut, counts })).toBe(!isAnyThere);
    }),
    { numRuns: 3000 },
  );
});

const pairs = (ones: readonly string[], others: readonly string[]) =>
  ones.flatMap((one) => others.map((other) => [one, other]));

test("a thousand pairs are answered at once, however they are laid", { timeout: 2000 }, () => {
  const [colors, long, one, other] = [ids("r", 20), ids("c", 300), ids("a", 26), ids("b", 26)];
  const groups = [group("r", colors), group("c", long), group("a", one), group("b", other)];
  const square = pairs(
    one.map((id) => valueMark("a", id)),
    other.map((id) => valueMark("b", id)),
  );
  const beside = long.map((id, index) => [valueMark("c", id), valueMark("r", colors[index % 20] ?? "")]);
  const answer = (soldOut: string[][]) => isAllGone({ groups, soldOut, counts: {} });
  for (let again = 0; again < 20; again += 1) {
    expect(answer([...beside, ...square])).toBe(true);
    expect(answer([...beside, ...square.slice(1)])).toBe(false);
  }
});

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
