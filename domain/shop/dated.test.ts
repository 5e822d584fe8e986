import { expect, test } from "vitest";
import { isOn, istanbulDate } from "./dated.ts";

test("a day begins in Istanbul three hours before it does in UTC", () => {
  expect(istanbulDate(new Date("2026-03-27T20:59:59Z"))).toBe("2026-03-27");
  expect(istanbulDate(new Date("2026-03-27T21:00:00Z"))).toBe("2026-03-28");
});

test.each([
  [{ from: "2026-03-20", until: "2026-03-28" }, [false, true, true, true, false]],
  [{ from: "2026-03-20", until: "" }, [false, true, true, true, true]],
  [{ from: "", until: "2026-03-28" }, [true, true, true, true, false]],
  [{ from: "", until: "" }, [true, true, true, true, true]],
])("what is shown in %j is shown on its first and its last day", (dates, shown) => {
  const days = ["2026-03-19", "2026-03-20", "2026-03-24", "2026-03-28", "2026-03-29"];
  expect(days.map((day) => isOn(dates, day))).toEqual(shown);
});
