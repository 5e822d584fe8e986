import { DAY_MS, isoDate } from "../istanbul.ts";
import type { OccasionRow } from "../settings/occasion-rows.ts";
import type { Times } from "../shop/chat-hours.ts";
import type { Snapshot } from "../shop/snapshot.ts";
import { AHEAD_DAYS } from "./ahead-days.ts";
import { lastOrder } from "./last-order.ts";
import { SPECIAL_DAYS, type SpecialDay } from "./special-days.ts";

/** A day as it comes next, of the calendar or of the owner. All dates are like `2027-05-09`. */
export type ComingDay = {
  id: string;
  name: string;
  isOwn: boolean;
  isHidden: boolean;
  day: string;
  /** Its shelf is shown from here on, up to the last order. */
  from: string;
  /** Undefined if no order arrives by that day. */
  lastOrder?: string | undefined;
  /** The last day on which parcels leave. */
  leaves?: string | undefined;
  /** Whether the shop has said a delivery time, so that the last order may be told to visitors. */
  isPromised: boolean;
  isNear: boolean;
  /** The day one year later, and the day on which its shelf comes again. Undefined behind the table's last year. */
  again: { day: string; from: string } | undefined;
  row: OccasionRow;
};

/** A day in the panel's list. `count`: the number of products on its shelf. */
export type ListedDay = Omit<ComingDay, "again" | "row"> & { count: number };

/** As `comingDays`, by what the owner has set. */
export const daysOfShop = ({ sections, shop, reckonedOn }: Pick<Snapshot, "sections" | "shop" | "reckonedOn">) =>
  comingDays(
    { rows: sections.occasions.days, times: shop, preparingDays: sections.delivery.preparingDays },
    reckonedOn,
  );

type Known = { rows: readonly OccasionRow[]; times: Times; preparingDays: number | null };

/** All days with their next dates, the nearest first. A row for a day that the calendar does not know any more is left out. */
export function comingDays({ rows, times, preparingDays }: Known, today: number): ComingDay[] {
  const calendar = SPECIAL_DAYS.map((special) => ({
    special,
    row: rows.find(({ id }) => id === special.id) ?? { id: special.id, name: special.name },
  }));
  const own = rows.flatMap((row) => (row.isOwn && !isOfCalendar(row.id) ? [{ special: yearly(row), row }] : []));
  return [...calendar, ...own]
    .flatMap(({ special, row }) => comingDay(special, row, { times, preparingDays }, today) ?? [])
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

const isOfCalendar = (id: string): boolean => SPECIAL_DAYS.some((special) => special.id === id);

const yearly = ({ id, name, days: [first = ""] = [] }: OccasionRow): SpecialDay => ({
  ...{ id, name, words: [] },
  dayIn: (year) => `${year}${first.slice(4)}`,
});

/** A day in the year of `today` or in one of the next two. */
const YEARS_AHEAD = [0, 1, 2];

function comingDay(
  special: SpecialDay,
  row: OccasionRow,
  { times, preparingDays }: Omit<Known, "rows">,
  today: number,
): ComingDay | undefined {
  const year = Number(isoDate(today).slice(0, 4));
  const days = YEARS_AHEAD.map((ahead) => dayOf(special, row, year + ahead)).filter((day) => day !== undefined);
  const next = days.find((day) => day >= today);
  if (next === undefined) return undefined;
  const ahead = row.ahead ?? AHEAD_DAYS;
  const last = lastOrder(next, times, preparingDays ?? 0);
  const again = days.find((day) => day > next);
  return {
    ...{ id: row.id, name: row.name, isOwn: !isOfCalendar(row.id), isHidden: row.isHidden ?? false, row },
    ...{ day: isoDate(next), from: isoDate(next - ahead) },
    lastOrder: last && isoDate(last.order),
    leaves: last && isoDate(last.leaves),
    isPromised: times.delivery?.days !== undefined,
    isNear: !row.isHidden && last !== undefined && next - ahead <= today && today <= last.order,
    again: again === undefined ? undefined : { day: isoDate(again), from: isoDate(again - ahead) },
  };
}

function dayOf({ dayIn }: SpecialDay, { days = [] }: OccasionRow, year: number): number | undefined {
  const day = days.find((moved) => moved.startsWith(`${year}-`)) ?? dayIn(year);
  return day === undefined ? undefined : Date.parse(day) / DAY_MS;
}
