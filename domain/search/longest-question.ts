/** Apart from the search itself, so that the page with the box carries no more than this. */
export const LONGEST_QUESTION = 80;
