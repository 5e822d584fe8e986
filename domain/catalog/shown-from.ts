/** Hidden until the owner shows it. */
export const HIDDEN = "hidden";

/**
 * `shownFrom` says since when visitors see a product: null where they do, HIDDEN, or a later moment. When that comes, the shop itself
 * writes null (server/scheduler.ts), because pages never ask the clock.
 */
export const isShown = ({ shownFrom }: { shownFrom: string | null }): boolean => shownFrom === null;

/** A moment that is brought back after it has passed becomes hidden, so that it does not come a second time. */
export const shownFromAgain = (from: string | null, now: Date): string | null =>
  from === null || from > now.toISOString() ? from : HIDDEN;
