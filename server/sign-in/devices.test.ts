import { expect, test } from "vitest";
import { createDevices } from "./session-tokens.ts";

const OWNER = { id: "sahibi", proofs: 0 };
const openDevices = (key = "anahtar") => createDevices({ deviceKey: async () => key });

test("a device that signed in is known to its account in every process of the shop", async () => {
  const mark = await openDevices().markFor(OWNER);
  expect(await openDevices().isKnown(OWNER, mark)).toBe(true);
  expect(await openDevices().markFor(OWNER)).toBe(mark);
});

test("a mark of another account, of another shop or a forged one is not known", async () => {
  const devices = openDevices();
  const mark = await devices.markFor(OWNER);
  expect(await devices.isKnown({ id: "baska", proofs: 0 }, mark)).toBe(false);
  expect(await devices.isKnown(undefined, mark)).toBe(false);
  expect(await openDevices("başka").isKnown(OWNER, mark)).toBe(false);
  for (const forged of ["", "x", mark.slice(1), `${mark}.`, `${mark.slice(0, -1)}ş`, undefined]) {
    expect(await devices.isKnown(OWNER, forged)).toBe(false);
  }
});

test("a changed or removed way in makes the device unknown", async () => {
  const devices = openDevices();
  const mark = await devices.markFor(OWNER);
  expect(await devices.isKnown({ ...OWNER, proofs: 1 }, mark)).toBe(false);
});

test("a device that two people share is known to both", async () => {
  const devices = openDevices();
  const other = { id: "baska", proofs: 3 };
  const marks = [await devices.markFor(OWNER), await devices.markFor(other)].join(" ");
  expect([await devices.isKnown(OWNER, marks), await devices.isKnown(other, marks)]).toEqual([true, true]);
});
