import { afterEach, expect, test, vi } from "vitest";
import { earlierNow, steadyNow } from "./steady-clock.ts";

afterEach(() => vi.useRealTimers());

test("a clock that is set a day back or leaps to 2038 changes nothing for a shop that runs", () => {
  const before = steadyNow().getTime();
  for (const leap of [new Date(before - 86_400_000), new Date("2038-01-19T03:14:08Z")]) {
    vi.useFakeTimers({ now: leap, toFake: ["Date"] });
    expect(new Date()).toEqual(leap);
    const passed = steadyNow().getTime() - before;
    expect(passed).toBeGreaterThanOrEqual(0);
    expect(passed).toBeLessThan(600_000);
  }
});

test("what was thrown away looks no older after a leap, and no older after the clock was set back", () => {
  const before = steadyNow().getTime();
  vi.useFakeTimers({ now: new Date("2038-01-19T03:14:08Z"), toFake: ["Date"] });
  expect(earlierNow().getTime() - before).toBeLessThan(600_000);
  vi.setSystemTime(before - 40 * 86_400_000);
  expect(earlierNow()).toEqual(new Date());
});
