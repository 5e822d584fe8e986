import { cartIn } from "../order/cart-code.ts";
import type { ReadOrder } from "./read-order.ts";

/** What was in the cart of the link, whatever the revision of the shop was; empty without a link. */
export const codedLines = ({ code }: Pick<ReadOrder, "code">): string =>
  JSON.stringify((code === undefined ? undefined : cartIn(code)?.lines) ?? []);

/** The message is nothing but a cart's link, and words beside it. */
export const isLinkAlone = ({ lines, total }: Pick<ReadOrder, "lines" | "total">): boolean =>
  lines.length === 0 && total === undefined;
