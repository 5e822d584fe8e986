import { expect, test } from "vitest";
import { seenSaves } from "./seen-saves.ts";

test("an answer is as old as the first save that it lacks, if that was acknowledged when it was asked for", () => {
  const saves = seenSaves();
  saves.acknowledged(1, 1000);
  saves.acknowledged(2, 3000);
  saves.seen(900, 0);
  saves.seen(3500, 2);
  expect(saves.result()).toEqual({ oldestMs: 0, oldestWhileAwayMs: 0 });
  saves.seen(3500, 1);
  expect(saves.result().oldestMs).toBe(500);
  saves.seen(3500, 0);
  expect(saves.result().oldestMs).toBe(2500);
});

test("an answer while the shop was away counts by itself", () => {
  const saves = seenSaves();
  saves.acknowledged(1, 1000);
  saves.away(5000, 9000);
  saves.seen(6000, 0);
  expect(saves.result()).toEqual({ oldestMs: 0, oldestWhileAwayMs: 5000 });
});
