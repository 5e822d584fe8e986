/** The field of the finder's box, into which people write as they speak. A file of its own, so that its page loads no more of the finder. */
export const SAID_FIELD = "ne";
