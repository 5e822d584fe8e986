import { expect, test } from "vitest";
import { ruleDays } from "./rule-days.ts";

const DECEMBER = { from: "2026-12-01", until: "2026-12-15" };

test.each([
  [DECEMBER, "1–15 Aralık 2026"],
  [{ from: "2026-11-28", until: "2026-12-05" }, "28 Kasım – 5 Aralık 2026"],
  [{ from: "2026-12-30", until: "2027-01-02" }, "30 Aralık 2026 – 2 Ocak 2027"],
  [{ from: "2026-12-01", until: "2027-12-05" }, "1 Aralık 2026 – 5 Aralık 2027"],
  [{ from: "2026-12-05", until: "2026-12-05" }, "5 Aralık 2026"],
  [{ from: "2026-12-05", until: "" }, "5 Aralık 2026 gününden itibaren"],
  [{ from: "", until: "2026-12-05" }, "5 Aralık 2026 gününe kadar"],
  [{ from: "", until: "" }, ""],
])("the days %j are told as %s", (days, words) => expect(ruleDays(days)).toBe(words));
