import os from "node:os";

/** Counts the time that the machine slept, which `performance.now` does not. */
const awakeOrAsleep = () => os.uptime() * 1000;

const STARTED_AT = Date.now() - awakeOrAsleep();

/** The time at start plus monotonic time since, so that a changed system clock expires no session and empties no trash. */
export const steadyClock = (elapsed?: () => number) => (): Date =>
  new Date(elapsed ? performance.timeOrigin + elapsed() : STARTED_AT + awakeOrAsleep());

export const steadyNow = steadyClock();

/** The earlier of both clocks, for ages of stored timestamps: a changed system clock makes nothing look older than it is. */
export const earlierNow = (): Date => new Date(Math.min(steadyNow().getTime(), Date.now()));
