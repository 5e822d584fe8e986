import type { DaySpan } from "../order-book/order-sums.ts";
import type { PulseEvent, PulseSum } from "./pulse-sums.ts";

/** The sums of a shop. Both days of a span are included. */
export type PulseStore = {
  /** Adds to the rows that are there, also to those of other processes. All of it is added or nothing. */
  add(sums: readonly PulseSum[]): Promise<void>;
  /** The sums over all days of the span. */
  total(span: DaySpan): Promise<Omit<PulseSum, "day">[]>;
  byDay(span: DaySpan): Promise<{ day: string; event: PulseEvent; times: number }[]>;
  /** Every row, a page at a time, the earliest first. */
  every(): AsyncIterable<readonly PulseSum[]>;
  removeExpired(now: Date): Promise<void>;
};
