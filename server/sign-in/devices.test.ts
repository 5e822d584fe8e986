import { expect, test } from "vitest";
import { createDevices } from "./devices.ts";

const OWNER = "sahibi@fiyonk.example";
const openDevices = (key = "anahtar") => createDevices({ deviceKey: async () => key });

test("a device that signed in is known to that account, whatever address it comes from", async () => {
  const devices = openDevices();
  const mark = await devices.markFor(OWNER, undefined);
  const [home, away] = [
    await devices.clientOf(OWNER, mark, "10.0.0.1"),
    await devices.clientOf(OWNER, mark, "2001:db8::1"),
  ];
  expect(home).toMatchObject({ isKnown: true });
  expect(away).toEqual(home);
  expect(await devices.markFor(OWNER, mark)).toBe(mark);
  expect(await openDevices().clientOf(OWNER, mark, "10.0.0.1")).toEqual(home);
});

test("no other account, no other shop and no made up mark makes it known", async () => {
  const devices = openDevices();
  const mark = await devices.markFor(OWNER, undefined);
  const asStranger = { isKnown: false, places: ["10.0.0/24", "10.0.0.1"] };
  expect(await devices.clientOf("baska@fiyonk.example", mark, "10.0.0.1")).toEqual(asStranger);
  expect(await openDevices("başka").clientOf(OWNER, mark, "10.0.0.1")).toEqual(asStranger);
  for (const forged of ["", "x", mark.slice(1), `${mark}.`, mark.split(".")[0] ?? "", undefined]) {
    expect(await devices.clientOf(OWNER, forged, "10.0.0.1")).toEqual(asStranger);
  }
  expect(await devices.markFor(OWNER, "x.y")).not.toBe("x.y");
});

test("a device of two people is known to both", async () => {
  const devices = openDevices();
  const marks = [await devices.markFor(OWNER, undefined), await devices.markFor("baska@fiyonk.example", undefined)];
  for (const [at, email] of [OWNER, "baska@fiyonk.example"].entries()) {
    expect(await devices.clientOf(email, marks.join(" "), "10.0.0.1")).toMatchObject({ isKnown: true });
    expect(await devices.markFor(email, marks.join(" "))).toBe(marks[at]);
  }
});
