import { expect, test } from "vitest";
import { OTHER } from "./pulse-page.ts";
import { createPulseSums, MAX_ROWS, type PulseRow } from "./pulse-sums.ts";

const DAY = "2026-03-08";
const view = (page: string, source = "direct"): PulseRow => ({ day: DAY, page, source, event: "view" });
const search = (words: string): PulseRow => ({ day: DAY, page: `search:${words}`, source: "", event: "empty" });

test("equal rows are one row", () => {
  const sums = createPulseSums();
  sums.add(view("home"));
  sums.add(view("home"), 4);
  sums.add(view("home", "google"));
  expect(sums.timesOf(view("home"))).toBe(5);
  expect(sums.added()).toEqual([
    { ...view("home"), times: 5 },
    { ...view("home", "google"), times: 1 },
  ]);
});

test("a day has at most 2,000 rows whatever is told, and every total stays right", () => {
  const sums = createPulseSums();
  const events = ["view", "ask", "order", "cart"] as const;
  for (let at = 0; at < 3000; at += 1)
    for (const event of events) sums.add({ ...view(`product:${at}`, `k:link-${at}`), event });
  for (let at = 0; at < 3000; at += 1) sums.add(search(`kelime ${at}`));
  for (let hour = 0; hour < 24; hour += 1) sums.add({ ...view(String(hour), ""), event: "hour" }, 125);
  sums.add({ ...view(OTHER, OTHER), event: "over" });
  const rows = sums.added();
  expect(rows.length).toBeLessThanOrEqual(MAX_ROWS);
  for (const event of [...events, "empty", "hour"] as const) {
    const total = rows.filter((row) => row.event === event).reduce((sum, { times }) => sum + times, 0);
    expect(total, event).toBe(3000);
  }
});

test("made-up searches take no product's row", () => {
  const sums = createPulseSums();
  for (let at = 0; at < 5000; at += 1) sums.add(search(`kelime ${at}`));
  sums.add(view("product:kupa"));
  expect(sums.timesOf(view("product:kupa"))).toBe(1);
  expect(sums.added().length).toBeLessThan(310);
});

test("a row that the day has already needs no room", () => {
  const known = Array.from({ length: MAX_ROWS - 100 }, (_, at) => view(`product:${at}`));
  const sums = createPulseSums(known);
  sums.add(view("product:7"));
  sums.add(view("product:new"));
  expect(sums.added()).toEqual([
    { ...view("product:7"), times: 1 },
    { ...view(OTHER), times: 1 },
  ]);
});
