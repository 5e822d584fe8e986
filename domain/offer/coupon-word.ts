const COUPON = "Kupon";

/** `Kupon ECE10`: the reduction of a code, in the message and as a discount in the book. */
export const couponWord = (code: string): string => `${COUPON} ${code}`;

const WRITTEN = new RegExp(`^${COUPON} ([A-Z0-9]{3,20})$`);

/** The code of such a reduction. */
export const couponIn = (word: string): string | undefined => WRITTEN.exec(word)?.[1];
