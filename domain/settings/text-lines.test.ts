import { expect, test } from "vitest";
import { FIRST_INFO_PAGES } from "../../tests/support/first-info-pages.ts";
import { comparedLines, linesOf, type TextLine } from "./text-lines.ts";

const lines = (...texts: string[]): TextLine[] => texts.map((text) => ({ kind: "paragraph", text }));

test("two texts are compared by paragraph", () => {
  expect(comparedLines(lines("a", "b", "c", "d"), lines("a", "x", "c", "d", "e"))).toEqual([
    { same: lines("a") },
    { mine: lines("b"), other: lines("x") },
    { same: lines("c", "d") },
    { mine: [], other: lines("e") },
  ]);
  expect(comparedLines([], [])).toEqual([]);
});

test("a page compared with itself has no difference, and shows names for placeholders", () => {
  for (const { sections } of FIRST_INFO_PAGES) {
    const all = linesOf(sections);
    expect(comparedLines(all, all)).toEqual([{ same: all }]);
  }
  expect(linesOf([{ heading: "{shopName}", blocks: ["{email}", ["{?kep}x"]] }])).toEqual([
    { kind: "heading", text: "{dükkân}" },
    { kind: "paragraph", text: "{e-posta}" },
    { kind: "item", text: "{yalnız KEP adresi yazılıysa}x" },
  ]);
});
