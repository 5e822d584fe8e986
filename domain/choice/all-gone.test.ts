import fc from "fast-check";
import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { isAllGone } from "./all-gone.ts";
import { colorMark, valueMark } from "./chosen.ts";
import { isChosenGone } from "./options.ts";

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
    const marks = [
      ...ids("r", colors).map(colorMark),
      ...groups.flatMap((count, at) => ids("v", count).map((id) => valueMark(`g${at}`, id))),
      "",
    ];
    const mark = fc.constantFrom(...marks);
    return fc.record({
      colors: fc.constant(ids("r", colors)),
      groups: fc.constant(groups.map((count, at) => group(`g${at}`, ids("v", count)))),
      soldOut: fc.array(fc.array(mark, { minLength: 1, maxLength: 2 }), { maxLength: 20 }),
      counts: fc.dictionary(mark, fc.integer({ min: 0, max: 2 }), { maxKeys: 2 }),
    });
  });
  fc.assert(
    fc.property(cases, ({ colors, groups, soldOut, counts }) => {
      const choices = groups.reduce<{ group: string; id: string; name: string }[][]>(
        (made, { id: group, values }) =>
          made.flatMap((one) => values.map(({ id, name }) => [...one, { group, id, name }])),
        [[]],
      );
      const isAnyThere = (colors.length > 0 ? colors : [undefined]).some((color) =>
        choices.some((values) => !isChosenGone({ soldOut, counts }, { color, values })),
      );
      expect(isAllGone({ groups, soldOut, counts }, colors)).toBe(!isAnyThere);
    }),
    { numRuns: 3000 },
  );
});

const pairs = (ones: readonly string[], others: readonly string[]) =>
  ones.flatMap((one) => others.map((other) => [one, other]));

test("a thousand pairs are answered at once, however they are laid", { timeout: 2000 }, () => {
  const [colors, long, one, other] = [ids("r", 20), ids("c", 300), ids("a", 26), ids("b", 26)];
  const groups = [group("c", long), group("a", one), group("b", other)];
  const square = pairs(
    one.map((id) => valueMark("a", id)),
    other.map((id) => valueMark("b", id)),
  );
  const beside = long.map((id, index) => [valueMark("c", id), colorMark(colors[index % 20] ?? "")]);
  const answer = (soldOut: string[][]) => isAllGone({ groups, soldOut, counts: {} }, colors);
  for (let again = 0; again < 20; again += 1) {
    expect(answer([...beside, ...square])).toBe(true);
    expect(answer([...beside, ...square.slice(1)])).toBe(false);
  }
});
