import { cartIn } from "../order/cart-code.ts";
import { fold } from "../turkish.ts";
import { addresses } from "../web/addresses.ts";
import { readDetails, type SaidDetails } from "./read-details.ts";

/** What a message says: the link of its cart, and what has a label. Everything else is left unread (decision 87). */
export type ReadOrder = SaidDetails & {
  /** The code of the cart, whole and unchanged. */
  code: string | undefined;
  /** The address with that code. */
  link: string | undefined;
  /** There is a link of a cart, but its code is cut or changed. */
  hasBrokenLink: boolean;
};

export function readOrder(text: string): ReadOrder {
  const links = [...text.matchAll(LINK)].map(([link, code = ""]) => ({ link, code: code.replace(/\.+$/, "") }));
  const { code, link } = links.find((one) => cartIn(one.code)) ?? {};
  const hasBrokenLink = code === undefined && links.length > 0;
  return { code, link, hasBrokenLink, ...readDetails(text.split("\n").map(said)) };
}

/** With so much of its address before it: without a limit a long word would be read from each of its letters. */
const LINK = new RegExp(String.raw`\S{0,300}${addresses.cartLink}#([0-9A-Za-z.]*)`, "g");

/** Whether a line has the whole link of a cart. */
export const hasLink = (line: string): boolean =>
  line.includes(addresses.cartLink) && readOrder(line).code !== undefined;

/** Empty for a line that is a cart's link, or WhatsApp's own word over a forwarded message. */
const said = (line: string): string => (SAYS_NOTHING.test(fold(line.replace(LINK, ""))) ? "" : line.trim());

const SAYS_NOTHING = /^[\s*_>.:-]*(?:sepet(?:im)?[\s:]*|(?:bircok kez |sik sik )?iletildi|forwarded(?: many times)?)?$/;
