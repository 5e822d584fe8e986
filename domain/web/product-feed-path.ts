/** The feed of products, which catalogues of Meta and Google read. */
export const PRODUCT_FEED = "/feed.xml";
