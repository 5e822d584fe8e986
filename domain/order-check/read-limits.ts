/** In characters; an order of the shop has at most 1,800 before somebody adds to it. */
export const MAX_MESSAGE = 8000;

/** The orders of one call. */
export const MAX_READ_ORDERS = 20;
