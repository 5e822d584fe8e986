import { describe, expect, test } from "vitest";
import { READY_LOOKS } from "./look.ts";
import { contrast } from "./oklch.ts";
import { READABLE } from "./palette.ts";
import { PAPERS, TINT_NAMES } from "./paper.ts";
import { posterColors } from "./poster-colors.ts";

const OWN = ["#ffe600", "#000000", "#ffffff", "#7cfc00", "#123456", "#ff69b4"];
const LOOKS = [
  ...READY_LOOKS,
  ...OWN.flatMap((color) =>
    PAPERS.map((paper) => ({ name: `${color} ${paper}`, color, paper, face: "lora", shape: "soft" }) as const),
  ),
];

describe.each(LOOKS)("a poster in $name", (look) => {
  test.each([...TINT_NAMES, undefined])("can be read on the ground of %s", (tint) => {
    const { ground, deep, ink, price, oldPrice, plate, plateInk } = posterColors(look, tint);
    const pairs = [
      [ink, ground],
      [ink, deep],
      [price, ground],
      [price, deep],
      [oldPrice, ground],
      [oldPrice, deep],
      [plateInk, plate],
    ] as const;
    for (const [letters, paper] of pairs) expect(contrast(letters, paper)).toBeGreaterThanOrEqual(READABLE);
  });
});
