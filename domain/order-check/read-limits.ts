/** In characters. The shop's own message has at most 1,800. */
export const MAX_MESSAGE = 8000;

/** The most orders of one call. */
export const MAX_READ_ORDERS = 20;
