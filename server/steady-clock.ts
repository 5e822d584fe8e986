/** The time at start plus monotonic time since, so that a changed system clock expires no session and empties no trash. */
export const steadyClock =
  (elapsed = () => performance.now()) =>
  (): Date =>
    new Date(performance.timeOrigin + elapsed());

export const steadyNow = steadyClock();

/** The earlier of both clocks, for ages of stored timestamps: a changed system clock makes nothing look older than it is. */
export const earlierNow = (): Date => new Date(Math.min(steadyNow().getTime(), Date.now()));
