import { expect, test } from "vitest";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import type { Beacon } from "./pulse-beacon.ts";
import { type CountedShop, createPulseMinute, MOST_OF_ALL, MOST_OF_ROW } from "./pulse-minute.ts";

const { sections } = FIRST_SETTINGS;
const SHOP: CountedShop = {
  findAddress: (slug) => JSON.parse(JSON.stringify({ state: "here", product: { id: slug } })),
  findCategory: () => undefined,
  infoPages: [],
  sections: { ...sections, pulse: { counts: true, links: "ece-hikaye\nkart" } },
};
const NOW = new Date("2026-03-07T21:30:00Z");
const VIEW: Beacon = { event: "view", source: "direct", path: "/" };

const told = (...beacons: Beacon[]) => {
  const minute = createPulseMinute();
  for (const beacon of beacons) minute.tell(beacon, SHOP, NOW);
  return minute.take();
};

test("a view is summed by its page, its source, the day and the hour of Istanbul", () => {
  expect(told(VIEW, VIEW)).toEqual([
    { day: "2026-03-08", page: "home", source: "direct", event: "view", times: 2 },
    { day: "2026-03-08", page: "00", source: "", event: "hour", times: 2 },
  ]);
});

test("a link's word counts if the owner made it", () => {
  const [known] = told({ ...VIEW, source: "instagram", link: "ece-hikaye" });
  const [unknown] = told({ ...VIEW, source: "instagram", link: "baska" });
  expect([known?.source, unknown?.source]).toEqual(["k:ece-hikaye", "instagram"]);
});

test("a search keeps no digit, and an empty one is dropped", () => {
  const empty: Beacon = { ...VIEW, event: "empty", path: "/ara" };
  expect(told({ ...empty, words: "Ayşe 0532 123 45 67" })).toMatchObject([{ page: "search:ayse #### ### ## ##" }]);
  expect(told(empty, { ...empty, words: "?" }, { ...VIEW, path: "/yok" })).toEqual([]);
});

test("a flood is bounded, for one row and for all, and is told as one number", () => {
  const minute = createPulseMinute();
  for (let at = 0; at < MOST_OF_ROW + 500; at += 1) minute.tell(VIEW, SHOP, NOW);
  for (let at = 0; at < 20_000; at += 1) minute.tell({ ...VIEW, path: `/urun/${at % 50}` }, SHOP, NOW);
  const sums = minute.take();
  const of = (event: string) => sums.filter((sum) => sum.event === event).reduce((all, { times }) => all + times, 0);
  expect(sums.find(({ page }) => page === "home")?.times).toBe(MOST_OF_ROW);
  expect(of("view")).toBe(MOST_OF_ALL);
  expect(of("hour")).toBe(MOST_OF_ALL);
  expect(of("over")).toBe(MOST_OF_ROW + 500 + 20_000 - MOST_OF_ALL);
  minute.tell(VIEW, SHOP, NOW);
  expect(minute.take(), "the next minute begins anew").toHaveLength(2);
});
