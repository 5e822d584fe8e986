import { expect, test } from "vitest";
import { isShownOn, istanbulDate } from "./istanbul.ts";

test("the first and the last day count too, and an empty one is no limit", () => {
  const days = ["2026-03-19", "2026-03-20", "2026-03-23", "2026-03-24"];
  const shown = (limits: object) => days.map((day) => isShownOn(limits, day));
  expect(shown({ from: "2026-03-20", until: "2026-03-23" })).toEqual([false, true, true, false]);
  expect(shown({ from: "2026-03-20", until: "" })).toEqual([false, true, true, true]);
  expect(shown({ until: "2026-03-23" })).toEqual([true, true, true, false]);
  expect(shown({})).toEqual([true, true, true, true]);
});

test("a day begins at midnight in Istanbul", () => {
  expect(istanbulDate(new Date("2026-03-19T20:59:59Z"))).toBe("2026-03-19");
  expect(istanbulDate(new Date("2026-03-19T21:00:00Z"))).toBe("2026-03-20");
});
