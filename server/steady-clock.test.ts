import os from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { earlierNow, steadyNow } from "./steady-clock.ts";

afterEach(() => vi.useRealTimers());

test("the steady clock ignores a system clock that is set back a day or jumps to 2038", () => {
  const before = steadyNow().getTime();
  for (const leap of [new Date(before - 86_400_000), new Date("2038-01-19T03:14:08Z")]) {
    vi.useFakeTimers({ now: leap, toFake: ["Date"] });
    expect(new Date()).toEqual(leap);
    const elapsed = steadyNow().getTime() - before;
    expect(elapsed).toBeGreaterThanOrEqual(0);
    expect(elapsed).toBeLessThan(600_000);
  }
});

test("the earlier clock makes nothing look older after the system clock jumps or is set back", () => {
  const before = steadyNow().getTime();
  vi.useFakeTimers({ now: new Date("2038-01-19T03:14:08Z"), toFake: ["Date"] });
  expect(earlierNow().getTime() - before).toBeLessThan(600_000);
  vi.setSystemTime(before - 40 * 86_400_000);
  expect(earlierNow()).toEqual(new Date());
});

test("the steady clock counts a night that the machine slept", () => {
  const before = steadyNow().getTime();
  vi.spyOn(os, "uptime").mockReturnValue(os.uptime() + 10 * 3600);
  expect(steadyNow().getTime() - before).toBeGreaterThan(9 * 3_600_000);
});
