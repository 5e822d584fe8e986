import { expect, test } from "vitest";
import { type CopyKind, copiesToRemove, copyName, type KeptCopy, keptCopyOf } from "./kept-copies.ts";

const NIGHT = new Date("2026-11-24T01:00:05Z");
const DAY = 24 * 3600 * 1000;

function copyOf(daysAgo: number, { kind = "nightly" as CopyKind, bytes = 1000 } = {}): KeptCopy {
  const found = keptCopyOf(copyName(kind, new Date(NIGHT.getTime() - daysAgo * DAY), false), bytes);
  if (!found) throw new Error("a copy's name does not name it");
  return found;
}

const keptOf = (copies: KeptCopy[], maxBytes?: number) => {
  const removed = new Set(copiesToRemove(copies, maxBytes));
  return copies.filter((copy) => !removed.has(copy)).map(({ at }) => at.slice(0, 10));
};

test("a copy's name tells what it was made for, when, and whether it has secrets", () => {
  expect(copyName("nightly", NIGHT, true)).toBe("nightly-2026-11-24T010005Z-full.zip");
  expect(keptCopyOf("nightly-2026-11-24T010005Z-full.zip", 7)).toEqual({
    name: "nightly-2026-11-24T010005Z-full.zip",
    kind: "nightly",
    at: "2026-11-24T01:00:05.000Z",
    bytes: 7,
    isFull: true,
  });
});

test.each([
  "fiyonk.sqlite",
  "nightly-2026-11-24T010005Z.zip.part",
  "../nightly-2026-11-24T010005Z.zip",
  "nightly-2026-99-24T010005Z.zip",
])("%s is no copy", (name) => expect(keptCopyOf(name, 1)).toBeUndefined());

test("of a year of nights seven days and four weeks stay", () => {
  const nights = Array.from({ length: 365 }, (_, daysAgo) => copyOf(daysAgo));
  expect(keptOf(nights)).toEqual([
    "2026-11-24",
    "2026-11-23",
    "2026-11-22",
    "2026-11-21",
    "2026-11-20",
    "2026-11-19",
    "2026-11-18",
    "2026-11-15",
    "2026-11-08",
  ]);
});

test("a shop that was switched off for weeks keeps its old copies", () => {
  expect(keptOf([copyOf(0), copyOf(60), copyOf(61), copyOf(90)])).toEqual([
    "2026-11-24",
    "2026-09-25",
    "2026-09-24",
    "2026-08-26",
  ]);
});

test("three copies from before a restore stay, apart from the nights", () => {
  const before = [0, 1, 2, 3].map((daysAgo) => copyOf(daysAgo, { kind: "before-restore" }));
  expect(keptOf([...before, copyOf(9)])).toEqual(["2026-11-24", "2026-11-23", "2026-11-22", "2026-11-15"]);
});

test("copies that are too large together go from the oldest on, but the newest never", () => {
  expect(keptOf([copyOf(0, { bytes: 600 }), copyOf(1, { bytes: 300 }), copyOf(2, { bytes: 300 })], 1000)).toEqual([
    "2026-11-24",
    "2026-11-23",
  ]);
  expect(keptOf([copyOf(0, { bytes: 6000 }), copyOf(1)], 1000)).toEqual(["2026-11-24"]);
});
