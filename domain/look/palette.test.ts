import { describe, expect, test } from "vitest";
import { FIRST_LOOK, READY_LOOKS } from "./look.ts";
import { contrast, distance, hexOf, oklchOf } from "./oklch.ts";
import { type Palette, paletteOf, READABLE, takenFor, worn } from "./palette.ts";
import { PAPER_COLORS, PAPERS, type PaperColors } from "./paper.ts";

/** Letters and each ground on which a style sheet puts them. */
function pairs(palette: Palette, paper: PaperColors): [string, string, string][] {
  const { ribbon, ribbonDark, ribbonTint, bow, onBow, bowDark } = palette;
  const near = [paper.paper, paper.card, paper.tint, ribbonTint];
  const tints = Object.values(paper.tints).flatMap(({ light, deep }) => [light, deep]);
  return [
    ...near.map((ground): [string, string, string] => ["ribbon", ribbon, ground]),
    ...[...near, paper.tintDeep, ...tints].flatMap((ground): [string, string, string][] => [
      ["ribbonDark", ribbonDark, ground],
      ["ink", paper.ink, ground],
      ["firmInk", paper.firmInk, ground],
    ]),
    ...near.flatMap((ground): [string, string, string][] => [
      ["softInk", paper.softInk, ground],
      ["error", paper.error, ground],
    ]),
    ["greenInk", paper.greenInk, paper.card],
    ["onBow", onBow, bow],
    ["onBow", onBow, bowDark],
    ["white", "#ffffff", "#0b7a4b"],
    ["card", paper.card, paper.ink],
  ];
}

const unreadable = (palette: Palette, paper: PaperColors) =>
  pairs(palette, paper).filter(([, letters, ground]) => contrast(letters, ground) < READABLE);

describe("every color can be read on every paper", () => {
  test.each(PAPERS)("%s: all hues, from black to white, from gray to strong", (name) => {
    const paper = PAPER_COLORS[name];
    for (let h = 0; h < 360; h += 15) {
      for (let l = 0; l <= 1; l += 0.1) {
        for (const c of [0, 0.05, 0.12, 0.2, 0.32]) {
          const color = hexOf({ l, c, h });
          expect(unreadable(paletteOf(color, paper), paper), `${color} on ${name}`).toEqual([]);
        }
      }
    }
  });

  test.each(PAPERS)("%s: rims of fields and rings of the focus are seen", (name) => {
    const paper = PAPER_COLORS[name];
    for (const ground of [paper.paper, paper.card]) expect(contrast(paper.control, ground)).toBeGreaterThan(3);
  });

  test("the ready looks, the first of which was mixed by hand", () => {
    for (const look of READY_LOOKS) {
      expect(unreadable(worn(look), PAPER_COLORS[look.paper]), look.name).toEqual([]);
      expect(takenFor(look.color), look.name).toBeUndefined();
    }
    expect(worn(FIRST_LOOK).ribbon).toBe(FIRST_LOOK.color);
  });
});

test("a color that can be read stays as it is, and a yellow one keeps its buttons yellow", () => {
  expect(paletteOf("#1d4ed8", PAPER_COLORS.cream)).toMatchObject({
    ribbon: "#1d4ed8",
    bow: "#1d4ed8",
    onBow: "#ffffff",
  });
  const yellow = paletteOf("#ffd84d", PAPER_COLORS.cream);
  expect(yellow).toMatchObject({ bow: "#ffd84d", onBow: "#231815" });
  expect(Math.abs(oklchOf(yellow.ribbon).h - oklchOf("#ffd84d").h)).toBeLessThan(2);
});

test("a color near the green of orders or the red of errors is named", () => {
  expect(takenFor("#0e7c4e")).toBe("order");
  expect(takenFor("#a01030")).toBe("error");
  expect(takenFor("#1d4ed8")).toBeUndefined();
});

test("a color survives the way to lightness, strength and hue and back", () => {
  for (const color of ["#000000", "#ffffff", "#c8193f", "#25d366", "#0000ff"]) {
    expect(distance(hexOf(oklchOf(color)), color)).toBeLessThan(0.004);
  }
});
