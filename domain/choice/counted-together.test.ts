import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { allCounts, countedUnder, partedCounts, stockOf, togetherMark } from "./counted-together.ts";

const group = (id: string, ...values: string[]) => ({
  ...{ id, name: id, word: id },
  values: values.map((value) => ({ ...setValue(value), extra: 0 })),
});
const GROUPS = [group("renk", "pembe", "mavi"), group("model", "a", "b"), group("beden", "s", "m")];
const zeros = (...marks: string[][]) => Object.fromEntries(marks.map((one) => [togetherMark(one), 0]));

test("a combination has one mark, however its values are listed", () => {
  expect(togetherMark(["renk=pembe", "model=a"])).toBe(togetherMark(["model=a", "renk=pembe"]));
});

test("a piece is counted under the whole, its values, and every combination of them", () => {
  const marks = ["renk=pembe", "model=a", "beden=s"];
  expect(countedUnder(marks).toSorted()).toEqual(
    [
      "",
      ...marks,
      ...[
        [0, 1],
        [0, 2],
        [1, 2],
        [0, 1, 2],
      ].map((at) => togetherMark(at.map((one) => marks[one] ?? ""))),
    ].toSorted(),
  );
});

test("the counts of a product are one list, and come apart again", () => {
  const parted = { counts: { "": 4, "renk=pembe": 2 }, countsTogether: zeros(["renk=pembe", "model=a"]) };
  expect(partedCounts(allCounts(parted))).toEqual(parted);
});

const stock = (counts: Record<string, number>, soldOut: string[][] = []) =>
  stockOf({ groups: GROUPS, soldOut, counts });

test("a combination of which no piece is left is sold out, and one with pieces keeps its number", () => {
  const few = togetherMark(["renk=mavi", "model=a"]);
  expect(stock({ ...zeros(["renk=pembe", "model=a"]), [few]: 3, "": 9 })).toEqual({
    soldOut: [["model=a", "renk=pembe"]],
    counts: { [few]: 3, "": 9 },
  });
});

test("a value that is left in no combination is sold out itself", () => {
  const pink = [
    ["renk=pembe", "model=a"],
    ["renk=pembe", "model=b"],
  ];
  expect(stock(zeros(...pink)).soldOut).toContainEqual(["renk=pembe"]);
  expect(stock({}, pink).soldOut).toContainEqual(["renk=pembe"]);
  expect(stock(zeros(["renk=pembe", "model=a"]), [["model=b"]]).soldOut).toContainEqual(["renk=pembe"]);
  expect(stock({ ...zeros(["renk=pembe", "model=a"]), "model=b": 0 }).soldOut).toContainEqual(["renk=pembe"]);
  expect(stock(zeros(["renk=pembe", "model=a"])).soldOut).toHaveLength(1);
});

test("of three groups two values are sold out together once no third is left with them", () => {
  const three = ["s", "m"].map((size) => ["renk=pembe", "model=a", `beden=${size}`]);
  expect(stock(zeros(...three)).soldOut).toContainEqual(["model=a", "renk=pembe"]);
  const all = ["a", "b"].flatMap((model) =>
    ["s", "m"].map((size) => ["renk=pembe", `model=${model}`, `beden=${size}`]),
  );
  expect(stock(zeros(...all)).soldOut).toContainEqual(["renk=pembe"]);
});
