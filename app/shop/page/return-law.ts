import type { ReturnRight } from "../../../domain/shop/right-of-return.ts";

/** It has to be said before the order, where the text is asked and at its line in the cart. */
export const RETURN_LAW: Readonly<Record<ReturnRight, string | undefined>> = {
  kept: undefined,
  open: "Yazarsan kişiye özel olur, cayma hakkı kalmaz.",
  lost: "Kişiye özel hazırlandığı için cayma hakkı yoktur.",
};

/** The same in the row of a cart's line. */
export const LOST_IN_SHORT = "cayma hakkı yok";
