import { describe, expect, test } from "vitest";
import { type Chosen, chosenOf } from "./chosen.ts";
import { stockOf } from "./counted-together.ts";
import { goneChoice, type Options } from "./options.ts";

const value = (id: string) => ({ id, name: id, note: "", extra: 0 });
const group = (id: string, word: string, ...ids: string[]) => ({ id, name: word, word, values: ids.map(value) });

const GROUPS = [
  group("renk", "renk", "pembe", "mavi"),
  group("boy", "beden", "s", "m"),
  group("model", "model", "a54", "s24"),
  group("zincir", "boy", "40", "45"),
];

const goneOf = (soldOut: Options["soldOut"], chosen: Chosen, counts: Options["counts"] = {}) =>
  goneChoice({ groups: GROUPS, texts: [], ...stockOf({ groups: GROUPS, soldOut, counts }) }, chosen);

const picked = (one: Record<string, string>, color?: string): Chosen => ({
  ...chosenOf({ color, values: Object.entries(one).map(([group, id]) => ({ group, id, name: id })) }),
});

describe("what is gone leads to a question that can help", () => {
  const all = picked({ boy: "s", model: "a54", zincir: "40" }, "pembe");

  test("what is there leads nowhere", () => {
    expect(goneOf([["renk=mavi"], ["renk=pembe", "model=s24"]], all)).toBeUndefined();
  });

  test("a color or a value alone leads to its own question", () => {
    expect(goneOf([["renk=pembe"]], all)).toEqual({ words: "Bu renk tükendi", group: "renk" });
    expect(goneOf([["zincir=40"]], all)).toEqual({ words: "Bu boy tükendi", group: "zincir" });
    expect(goneOf([], all, { "model=a54": 0 })).toEqual({ words: "Bu model tükendi", group: "model" });
  });

  test.each([
    [["renk=pembe", "model=a54"], "Bu renk ve model birlikte yok", "model"],
    [["model=a54", "renk=pembe"], "Bu renk ve model birlikte yok", "model"],
    [["zincir=40", "renk=pembe"], "Bu renk ve boy birlikte yok", "zincir"],
    [["zincir=40", "model=a54"], "Bu model ve boy birlikte yok", "zincir"],
    [["model=a54", "boy=s"], "Bu beden ve model birlikte yok", "model"],
  ])("a pair leads to the later question of the two: %j", (pair, words, group) => {
    expect(goneOf([pair], all)).toEqual({ words, group });
  });

  test("three values together lead to the last question of the three", () => {
    const three = ["model=a54", "renk=pembe", "boy=s"];
    expect(goneOf([three], all)).toEqual({ words: "Bu renk, beden ve model birlikte yok", group: "model" });
    expect(goneOf([three], picked({ boy: "s", model: "s24" }, "pembe"))).toBeUndefined();
  });

  test("without pieces of the whole no question can help", () => {
    expect(goneOf([], {}, { "": 0 })).toEqual({ words: "Şu an tükendi" });
  });
});
