/** The time at the start and what has passed since: a clock that is set, or leaps, ends nobody's session and empties no trash. */
export const steadyClock =
  (elapsed = () => performance.now()) =>
  (): Date =>
    new Date(performance.timeOrigin + elapsed());

export const steadyNow = steadyClock();

/** For what counts from moments of the time of day: a clock that was set makes nothing look older than it is. */
export const earlierNow = (): Date => new Date(Math.min(steadyNow().getTime(), Date.now()));
