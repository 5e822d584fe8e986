import { describe, expect, test } from "vitest";
import { spaceFinding } from "./data-findings.ts";
import { clockFinding, memoryFinding, nodeFinding, pagesFinding } from "./machine-findings.ts";

describe("the machine", () => {
  test.each([
    [256e6, 2e9, "missing"],
    [600e6, 2e9, "weak"],
    [1e9, 0, "weak"],
    [1e9, 2e9, "fine"],
    [1e9, Number.POSITIVE_INFINITY, "fine"],
    [4e9, 0, "fine"],
  ])("with %d bytes of memory and %d of swap is %s", (bytes, swap, state) =>
    expect(memoryFinding(bytes, swap).state).toBe(state),
  );

  test("needs the pages of this version", () => {
    expect([pagesFinding(true).state, pagesFinding(false).state]).toEqual(["fine", "missing"]);
  });

  test("needs Node 24", () => {
    expect([nodeFinding("22.9.0").state, nodeFinding("24.0.0").state]).toEqual(["missing", "fine"]);
  });

  test.each([
    ["2026-11-01", true, "missing"],
    ["2026-11-26", false, "weak"],
    ["2026-11-26", true, "fine"],
    ["2026-11-26", undefined, "fine"],
  ])("whose clock says %s, synchronized: %s, is %s", (day, isSynchronized, state) => {
    const newestFile = new Date("2026-11-24T12:00:00Z");
    expect(clockFinding({ now: new Date(day), newestFile, isSynchronized }).state).toBe(state);
  });

  test.each([
    [1e8, "missing"],
    [2e9, "weak"],
    [50e9, "fine"],
  ])("with %d bytes of space is %s", (bytes, state) => expect(spaceFinding(bytes).state).toBe(state));
});
