/** Apart from the search itself, so that the page with the box carries no more than this. */
export const MAX_QUERY_LENGTH = 80;
