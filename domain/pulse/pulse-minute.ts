import { istanbulClock } from "../istanbul.ts";
import { linkWord, linkWords } from "../settings/pulse-section.ts";
import type { Snapshot } from "../shop/snapshot.ts";
import type { Beacon } from "./pulse-beacon.ts";
import { pageMark } from "./pulse-page.ts";
import { createPulseSums, lastRow, type PulseRow, type PulseSum } from "./pulse-sums.ts";
import { searchedWords } from "./searched-words.ts";

/**
 * The most that a minute counts, of one row and of all. A story that sends 5,000 visitors within five minutes is counted whole; more is
 * hardly anybody's shop, and is told as one number.
 */
export const MOST_OF_ROW = 1000;
export const MOST_OF_ALL = 6000;

/** The shop that a beacon is compared with. */
export type CountedShop = Parameters<typeof pageMark>[1] & Pick<Snapshot, "sections">;

/** What browsers told within one minute. */
export function createPulseMinute() {
  let sums = createPulseSums();
  let all = 0;
  return {
    /** Drops what the shop does not know. */
    tell(beacon: Beacon, shop: CountedShop, now: Date) {
      const clock = istanbulClock(now);
      const row = rowOf(beacon, shop, clock.slice(0, 10));
      if (!row) return;
      if (all >= MOST_OF_ALL || sums.timesOf(row) >= MOST_OF_ROW) return sums.add({ ...lastRow(row), event: "over" });
      all += 1;
      sums.add(row);
      if (row.event === "view") sums.add({ ...row, event: "hour", page: clock.slice(11, 13), source: "" });
    },

    /** Ends the minute. */
    take(): PulseSum[] {
      const taken = sums.added();
      sums = createPulseSums();
      all = 0;
      return taken;
    },
  };
}

function rowOf(
  { event, source, path, link, words = "" }: Beacon,
  shop: CountedShop,
  day: string,
): PulseRow | undefined {
  const mark = pageMark(path, shop);
  if (mark === undefined) return undefined;
  if (event !== "empty") return { day, page: mark, source: sourceMark(source, link, shop), event };
  const searched = searchedWords(words);
  return searched === "" ? undefined : { day, page: `search:${searched}`, source: "", event };
}

/** A link's word that the owner did not make counts as the place itself. */
function sourceMark(source: string, link: string | undefined, { sections }: CountedShop): string {
  const word = link === undefined ? "" : linkWord(link);
  return linkWords(sections.pulse.links).includes(word) ? `k:${word}` : source;
}
