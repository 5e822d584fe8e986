import { z } from "zod";
import { isoDate, istanbulDay } from "../istanbul.ts";
import type { DaySpan } from "../order-book/order-sums.ts";
import { markedProduct } from "./pulse-page.ts";
import type { PulseEvent, PulseSum } from "./pulse-sums.ts";

/** The spans that the panel offers, in days until today. */
export const PULSE_SPANS = [1, 7, 30, 365] as const;

const totals = { views: z.int(), asks: z.int(), orders: z.int(), carts: z.int() };
const good = z.object({ id: z.string(), name: z.string(), views: z.int(), carts: z.int(), asks: z.int() });

export const pulseReportSchema = z.object({
  /** Whether views are counted now. */
  isCounted: z.boolean(),
  total: z.object(totals),
  /** The days before the span, as many. Absent where they are not all kept. */
  before: z.object(totals).optional(),
  /** Visits beyond the most that a minute counts. */
  over: z.int(),
  days: z.array(z.object({ day: z.string(), views: z.int() })),
  /** The ten that were seen, put into the cart and asked for most often. */
  goods: z.object({ views: z.array(good), carts: z.array(good), asks: z.array(good) }),
  /** Seen often, and neither put into the cart nor asked for. */
  untouched: z.array(good),
  searches: z.array(z.object({ words: z.string(), times: z.int() })),
  sources: z.array(z.object({ source: z.string(), views: z.int(), taps: z.int() })),
  /** Views by the hour, from midnight on. */
  hours: z.array(z.int()),
});

export type PulseReport = z.output<typeof pulseReportSchema>;
export type PulseGood = z.output<typeof good>;
export type PulseTotals = PulseReport["total"];

/** So many days until today, and as many before them. */
export function pulseSpans(days: number, now: Date): { span: DaySpan; before: DaySpan } {
  const today = istanbulDay(now);
  const from = today - days + 1;
  return {
    span: { from: isoDate(from), until: isoDate(today) },
    before: { from: isoDate(from - days), until: isoDate(from - 1) },
  };
}

type Told = {
  isCounted: boolean;
  sums: readonly Omit<PulseSum, "day">[];
  byDay: readonly { day: string; event: PulseEvent; times: number }[];
  span: DaySpan;
  before: readonly { event: PulseEvent; times: number }[] | undefined;
  /** Undefined for a product that is gone. */
  nameOf(productId: string): string | undefined;
};

const MOST = 10;
/** A search of somebody once is nobody's wish, and might be about a person. */
export const LEAST_SEARCHES = 3;
const LEAST_VIEWS = 10;

export function pulseReport({ isCounted, sums, byDay, span, before, nameOf }: Told): PulseReport {
  const goods = goodsIn(sums, nameOf);
  const topBy = (by: "views" | "carts" | "asks") =>
    goods
      .filter((one) => one[by] > 0)
      .toSorted((one, other) => other[by] - one[by] || (one.id < other.id ? -1 : 1))
      .slice(0, MOST);
  return {
    isCounted,
    total: totalsOf(sums),
    ...(before && { before: totalsOf(before) }),
    over: timesOf(sums, "over"),
    days: viewsByDay(byDay, span),
    goods: { views: topBy("views"), carts: topBy("carts"), asks: topBy("asks") },
    untouched: untouchedOf(goods),
    searches: searchesIn(sums),
    sources: sourcesIn(sums),
    hours: Array.from({ length: 24 }, (_, hour) =>
      timesOf(
        sums.filter(({ page }) => page === String(hour).padStart(2, "0")),
        "hour",
      ),
    ),
  };
}

export const totalsOf = (sums: readonly { event: PulseEvent; times: number }[]): PulseTotals => ({
  views: timesOf(sums, "view"),
  asks: timesOf(sums, "ask"),
  orders: timesOf(sums, "order"),
  carts: timesOf(sums, "cart"),
});

const timesOf = (sums: readonly { event: PulseEvent; times: number }[], wanted: PulseEvent): number =>
  sums.reduce((all, { event, times }) => (event === wanted ? all + times : all), 0);

function goodsIn(sums: Told["sums"], nameOf: Told["nameOf"]): PulseGood[] {
  const marked = Map.groupBy(sums, ({ page }) => markedProduct(page));
  return [...marked].flatMap(([id, rows]) => {
    const name = id && nameOf(id);
    if (!id || !name) return [];
    const { views, carts, asks } = totalsOf(rows);
    return [{ id, name, views, carts, asks }];
  });
}

const untouchedOf = (goods: readonly PulseGood[]): PulseGood[] =>
  goods
    .filter(({ views, carts, asks }) => views >= LEAST_VIEWS && carts + asks === 0)
    .toSorted((one, other) => other.views - one.views || (one.id < other.id ? -1 : 1))
    .slice(0, MOST);

const SEARCH = "search:";

const searchesIn = (sums: Told["sums"]): PulseReport["searches"] =>
  sums
    .filter(({ event, page, times }) => event === "empty" && page.startsWith(SEARCH) && times >= LEAST_SEARCHES)
    .map(({ page, times }) => ({ words: page.slice(SEARCH.length), times }))
    .toSorted((one, other) => other.times - one.times || (one.words < other.words ? -1 : 1))
    .slice(0, 2 * MOST);

function sourcesIn(sums: Told["sums"]): PulseReport["sources"] {
  const told = sums.filter(({ source }) => source !== "");
  return [...Map.groupBy(told, ({ source }) => source)]
    .map(([source, rows]) => {
      const { views, asks, orders } = totalsOf(rows);
      return { source, views, taps: asks + orders };
    })
    .filter(({ views, taps }) => views + taps > 0)
    .toSorted((one, other) => other.views - one.views || (one.source < other.source ? -1 : 1));
}

/** Views of each day of the span, also of days without any. */
export function viewsByDay(byDay: Told["byDay"], span: DaySpan): PulseReport["days"] {
  const views = new Map(byDay.filter(({ event }) => event === "view").map(({ day, times }) => [day, times]));
  return daysIn(span).map((day) => ({ day, views: views.get(day) ?? 0 }));
}

function daysIn({ from, until }: DaySpan): string[] {
  const first = istanbulDay(new Date(`${from}T00:00:00Z`));
  const last = istanbulDay(new Date(`${until}T00:00:00Z`));
  return Array.from({ length: last - first + 1 }, (_, at) => isoDate(first + at));
}
