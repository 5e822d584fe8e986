import { expect, test } from "vitest";
import { daysInWords } from "./slide-days.ts";

test("a day of another year is told with its year", () => {
  expect(daysInWords({ until: "2026-01-01" }, "2026-11-26")).toBe("Günü geçti: son günü 1 Ocak");
  expect(daysInWords({ until: "2027-01-01" }, "2026-11-26")).toBe("1 Ocak 2027 gününe kadar görünür");
  expect(daysInWords({ from: "2026-12-20" }, "2026-11-26")).toBe("20 Aralık gününden görünecek");
});
