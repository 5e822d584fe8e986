/** A file of its own, so that the page with the search box does not load the search. */
export const MAX_QUERY_LENGTH = 80;
