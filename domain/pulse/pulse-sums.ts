import type { BeaconEvent } from "./pulse-beacon.ts";
import { OTHER } from "./pulse-page.ts";

/** `hour`: views by the hour. `over`: told beyond what a minute may bring, which is counted as a number alone. */
export type PulseEvent = BeaconEvent | "hour" | "over";

export type PulseRow = { day: string; page: string; source: string; event: PulseEvent };
export type PulseSum = PulseRow & { times: number };

/** The most rows of a day. Above the other two numbers is room for the sums of what has no row of its own. */
export const MAX_ROWS = 2000;
const ROOM_OF_OTHER_PAGES = 1960;
const ROOM_OF_PAGES = 1800;

/** Searches of a day with a row of their own: made-up ones take no product's row. */
const MAX_SEARCHES = 300;

/** Sums that are added up by their rows, beside those that the day has already. A row that has no room becomes one of 'diğer'. */
export function createPulseSums(known: Iterable<PulseRow> = []) {
  const sums = new Map<string, PulseSum>();
  let searches = 0;
  for (const row of known) begin(keyOf(row), row);

  function begin(key: string, row: PulseRow): PulseSum {
    const sum = { ...row, times: 0 };
    sums.set(key, sum);
    if (isSearch(row)) searches += 1;
    return sum;
  }

  const hasRoom = (row: PulseRow) => sums.size < roomOf(row) && !(isSearch(row) && searches >= MAX_SEARCHES);

  return {
    timesOf: (row: PulseRow): number => sums.get(keyOf(row))?.times ?? 0,

    add(row: PulseRow, times = 1) {
      const candidates = [row, { ...row, page: OTHER }];
      const own = candidates.find((one) => sums.has(keyOf(one)) || hasRoom(one)) ?? lastRow(row);
      const key = keyOf(own);
      const sum = sums.get(key) ?? begin(key, own);
      sum.times += times;
    },

    /** The rows to which something was added. */
    added: (): PulseSum[] => [...sums.values()].filter(({ times }) => times > 0),
  };
}

/** The row that always has room: there is one for each event. */
export const lastRow = (row: PulseRow): PulseRow => ({ ...row, page: OTHER, source: OTHER });

const keyOf = ({ day, page, source, event }: PulseRow): string => `${day} ${event} ${source} ${page}`;

const isSearch = ({ event, page }: PulseRow) => event === "empty" && page !== OTHER;

function roomOf({ event, page }: PulseRow): number {
  if (event === "hour" || event === "over") return MAX_ROWS;
  return page === OTHER ? ROOM_OF_OTHER_PAGES : ROOM_OF_PAGES;
}
