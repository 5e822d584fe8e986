/** Hidden until the owner shows it. */
export const HIDDEN = "hidden";

/**
 * `shownFrom` says from when on visitors see a product: null if they see it now, HIDDEN, or a later moment. At that moment the shop
 * itself writes null (server/scheduler.ts), because pages never ask the clock.
 */
export const isShown = ({ shownFrom }: { shownFrom: string | null }): boolean => shownFrom === null;

/** The value after an undo. A moment that has passed becomes HIDDEN, so that the product does not appear a second time by itself. */
export const shownFromAgain = (from: string | null, now: Date): string | null =>
  from === null || from > now.toISOString() ? from : HIDDEN;
