/** The loops of the shop's bow. Its tails are drawn apart: short in the header, long in icons and previews. */
export const BOW_LOOPS =
  "M14.5 10.3C11.5 5.6 6 2 2.6 2.9.5 3.5.3 6.2.6 9.6c.3 3.7.6 6.8 3 7.5 3.4 1 8.7-1.7 11.2-4.3Zm5 0c3-4.7 8.5-8.3 11.9-7.4 2.1.6 2.3 3.3 2 6.7-.3 3.7-.6 6.8-3 7.5-3.4 1-8.7-1.7-11.2-4.3Z";
