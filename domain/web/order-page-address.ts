/** The path of an order's own page. It stands apart from PAGE_PATHS, because no page of visitors leads there. */
export const ORDER_PAGE = "/siparis/:key";

/** `/siparis/3kJ9wQ2mTzr5sVb8nYc1Xg` */
export const orderPageAddress = (key: string): string => ORDER_PAGE.replace(":key", key);
