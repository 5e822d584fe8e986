import { expect, test } from "vitest";
import { pulseReport, pulseSpans } from "./pulse-report.ts";
import type { PulseSum } from "./pulse-sums.ts";

const NOW = new Date("2026-03-08T21:30:00Z");
const { span, before } = pulseSpans(7, NOW);

type Sum = Omit<PulseSum, "day">;
const sum = (page: string, event: PulseSum["event"], times: number, source = "direct"): Sum => ({
  page,
  source,
  event,
  times,
});

const report = (...sums: Sum[]) =>
  pulseReport({
    isCounted: true,
    sums,
    byDay: [{ day: "2026-03-04", event: "view", times: 9 }],
    span,
    before: [{ event: "view", times: 4 }],
    nameOf: (id) => (id === "gone" ? undefined : `Ürün ${id}`),
  });

test("a span ends today in Istanbul, and the days before it are as many", () => {
  expect({ span, before }).toEqual({
    span: { from: "2026-03-03", until: "2026-03-09" },
    before: { from: "2026-02-24", until: "2026-03-02" },
  });
});

test("totals, days and sources", () => {
  const { total, before, days, sources, over } = report(
    sum("home", "view", 5),
    sum("product:a", "view", 9, "k:ece"),
    sum("product:a", "ask", 2, "k:ece"),
    sum("product:a", "order", 1, "instagram"),
    sum("other", "over", 7, "other"),
  );
  expect(total).toEqual({ views: 14, asks: 2, orders: 1, carts: 0 });
  expect(before?.views).toBe(4);
  expect(over).toBe(7);
  expect(days).toHaveLength(7);
  expect(days[1]).toEqual({ day: "2026-03-04", views: 9 });
  expect(sources).toEqual([
    { source: "k:ece", views: 9, taps: 2 },
    { source: "direct", views: 5, taps: 0 },
    { source: "instagram", views: 0, taps: 1 },
  ]);
});

test("goods by what was done with them, and those that were seen and left", () => {
  const many = Array.from({ length: 12 }, (_, at) => sum(`product:${at}`, "view", 100 + at));
  const { goods, untouched } = report(
    ...many,
    sum("product:11", "cart", 1, "google"),
    sum("product:10", "ask", 3),
    sum("product:gone", "view", 500),
    sum("product:rare", "view", 9),
  );
  expect(goods.views.map(({ id }) => id)).toEqual(["11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]);
  expect(goods.carts).toEqual([{ id: "11", name: "Ürün 11", views: 111, carts: 1, asks: 0 }]);
  expect(goods.asks.map(({ id }) => id)).toEqual(["10"]);
  expect(untouched.map(({ id }) => id)).toEqual(["9", "8", "7", "6", "5", "4", "3", "2", "1", "0"]);
});

test("a search that was made twice stays unsaid", () => {
  const { searches } = report(
    sum("search:mor kupa", "empty", 3, ""),
    sum("search:ayse", "empty", 2, ""),
    sum("other", "empty", 90, "other"),
  );
  expect(searches).toEqual([{ words: "mor kupa", times: 3 }]);
});

test("hours", () => {
  const { hours } = report(sum("00", "hour", 3, ""), sum("21", "hour", 8, ""));
  expect([hours.length, hours[0], hours[21]]).toEqual([24, 3, 8]);
});
