import { afterEach, expect, test, vi } from "vitest";
import { steadyNow } from "./steady-clock.ts";

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
