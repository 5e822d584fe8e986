import fc from "fast-check";
import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { isAllGone } from "./all-gone.ts";
import { type ChosenValue, marksOf, valueMark } from "./chosen.ts";
import { stockOf, togetherMark } from "./counted-together.ts";
import { isChosenGone, type Options, partsOf } from "./options.ts";

const ids = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index}`);
const group = (id: string, values: readonly string[]) => ({
  ...{ id, name: id, word: id },
  values: values.map((value) => ({ ...setValue(value), extra: 0 })),
});

/** The rule in its plainest words. */
function isGoneOnPaper({ soldOut, counts }: Pick<Options, "soldOut" | "counts">, values: readonly ChosenValue[]) {
  const marks = ["", ...marksOf({ values })];
  const none = Object.entries(counts).flatMap(([mark, count]) => (count === 0 ? [partsOf(mark)] : []));
  return (
    none.some((parts) => parts.every((part) => marks.includes(part))) ||
    soldOut.some((gone) => gone.every((mark) => mark !== "" && marks.includes(mark)))
  );
}

const SHAPE = fc.record({
  colors: fc.integer({ min: 0, max: 3 }),
  groups: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
});

test("all is gone exactly where no combination is left, whatever is sold out and counted, also of one color", () => {
  const cases = SHAPE.chain(({ colors, groups }) => {
    const counts = [...(colors > 0 ? [colors] : []), ...groups];
    const marks = [...counts.flatMap((count, at) => ids("v", count).map((id) => valueMark(`g${at}`, id))), ""];
    const mark = fc.constantFrom(...marks);
    const together = fc
      .array(mark, { minLength: 1, maxLength: 3 })
      .map((some) => togetherMark([...new Set(some)].filter((one) => one !== "")));
    return fc.record({
      groups: fc.constant(counts.map((count, at) => group(`g${at}`, ids("v", count)))),
      soldOut: fc.array(fc.array(mark, { minLength: 1, maxLength: 2 }), { maxLength: 20 }),
      counts: fc.oneof(
        fc.dictionary(mark, fc.integer({ min: 0, max: 2 }), { maxKeys: 2 }),
        fc.dictionary(together, fc.integer({ min: 0, max: 1 }), { maxKeys: 30 }),
      ),
    });
  });
  fc.assert(
    fc.property(cases, ({ groups, ...marked }) => {
      const choices = groups.reduce<{ group: string; id: string; name: string }[][]>(
        (made, { id: group, values }) =>
          made.flatMap((one) => values.map(({ id, name }) => [...one, { group, id, name }])),
        [[]],
      );
      const isAnyThere = choices.some((values) => !isGoneOnPaper(marked, values));
      const stock = stockOf({ groups, ...marked });
      expect(isAllGone({ groups, ...stock })).toBe(!isAnyThere);
      for (const values of choices) expect(isChosenGone(stock, { values })).toBe(isGoneOnPaper(marked, values));
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
  const answer = (soldOut: string[][]) => isAllGone({ groups, soldOut });
  for (let again = 0; again < 20; again += 1) {
    expect(answer([...beside, ...square])).toBe(true);
    expect(answer([...beside, ...square.slice(1)])).toBe(false);
  }
});

test("a thousand counted combinations of three groups are answered at once", { timeout: 2000 }, () => {
  const [colors, models, sizes] = [ids("r", 10), ids("m", 10), ids("s", 10)];
  const groups = [group("r", colors), group("m", models), group("s", sizes)];
  const marks = colors.flatMap((color) =>
    models.flatMap((model) => sizes.map((size) => togetherMark([`r=${color}`, `m=${model}`, `s=${size}`]))),
  );
  const answer = (counted: string[]) =>
    isAllGone({
      groups,
      ...stockOf({ groups, soldOut: [], counts: Object.fromEntries(counted.map((mark) => [mark, 0])) }),
    });
  for (let again = 0; again < 5; again += 1) {
    expect(answer(marks)).toBe(true);
    expect(answer(marks.slice(1))).toBe(false);
    expect(answer(marks.slice(0, -1))).toBe(false);
  }
});
