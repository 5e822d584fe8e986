import { expect, test } from "vitest";
import { FIRST_LOOK } from "../domain/look/look.ts";
import { PAPER_COLORS } from "../domain/look/paper.ts";
import { lookStyle } from "./look-style.ts";

const DARK = "@media(prefers-color-scheme:dark)";
const logo = { image: "/media/a.webp", width: 200, height: 50, tone: "any", ground: "#ffffff" } as const;

test("a shop that follows dark phones says so by a media query alone, with all colors of dark paper", () => {
  const [day = "", night = ""] = lookStyle({ ...FIRST_LOOK, atNight: true }, "Fiyonk").split(DARK);
  expect(day).toContain(`--paper:${PAPER_COLORS.cream.paper}`);
  expect(night).toContain(`--paper:${PAPER_COLORS.dark.paper}`);
  expect(night).toContain("color-scheme:dark");
});

test("a logo that melts into light paper is whole again on the dark paper of the same shop", () => {
  const [day, night] = lookStyle({ ...FIRST_LOOK, logo, atNight: true }, "Fiyonk").split(DARK);
  expect(day).toContain("mix-blend-mode:multiply");
  expect(night).toContain("mix-blend-mode:normal");
});

test("a shop that does not follow, and one that is dark by day too, have no such rule", () => {
  expect(lookStyle(FIRST_LOOK, "Fiyonk")).toBe("");
  expect(lookStyle({ ...FIRST_LOOK, paper: "dark", atNight: true }, "Fiyonk")).not.toContain(DARK);
});
