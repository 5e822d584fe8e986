/** The screens of people: small and large phones, one of them turned, tablets, laptops and a large window. */
export const SCREENS = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/**
 * The browser's own setting of the text, in px: 100 % and 200 %. Media queries in em follow it as they do for people. An ordinary run looks
 * at the widths where the layout changes, in the widest font; `npm run walk` at all.
 */
export const SAMPLES = [
  { textSize: 16, widths: [320, 768, 1280] },
  { textSize: 32, widths: [320] },
];

/** Rows that scroll sideways on purpose. */
export const SIDEWAYS_ROWS = [
  ".list-filters",
  ".order-book-states",
  ".category-grid-tiles",
  ".home-page-gifts",
  ".header-nav",
  ".shelf-links ul",
  ".gallery-row",
  ".gallery-thumbs",
  ".gallery-zoom-stage",
  ".recently-viewed .product-cards",
].join(", ");
