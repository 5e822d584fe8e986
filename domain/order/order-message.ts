import { formatPrice } from "../money.ts";
import { type Cart, type CartLine, cartTotal, lineName, lineTotal } from "./cart.ts";
import { chatLink } from "./chat-link.ts";

/** Spec §7: a greeting, one bullet a line as 'name xQty - line total', then the total in bold. A chosen color follows the name. */
export const orderMessage = (cart: Cart): string =>
  [
    "Merhaba, sipariş vermek istiyorum:",
    "",
    ...cart.map(orderLine),
    "",
    `*Toplam: ${formatPrice(cartTotal(cart))}*`,
  ].join("\n");

/** Spec §7: a greeting, the product's name and its price. A chosen color follows the name; the address tells which one is meant. */
export const productMessage = (product: AskedProduct): string =>
  ["Merhaba, bu ürün hakkında bilgi almak istiyorum:", "", ...asked(product)].join("\n");

/** The question about a sold-out product. */
export const soldOutMessage = (product: AskedProduct): string =>
  ["Merhaba, bu ürün ne zaman gelir?", "", ...asked(product)].join("\n");

type AskedProduct = LinkedProduct & { color?: string | undefined };

const asked = (product: AskedProduct): string[] => [
  plainLineName(product),
  formatPrice(product.price),
  product.address,
];

/** Without a number WhatsApp asks whom to send it to. */
export const wishLink = (wishes: readonly LinkedProduct[], listAddress: string): string =>
  chatLink("", wishMessage(wishes, listAddress));

/** What someone would like to be given, each with its price and address, then all of it on one page. It goes to a friend. */
export const wishMessage = (wishes: readonly LinkedProduct[], listAddress: string): string =>
  [
    "Hediye ararsan ipucu, bunlara bayılırım:",
    "",
    ...wishes.map(wishLine),
    "",
    `Hepsi bir sayfada: ${listAddress}`,
  ].join("\n");

type LinkedProduct = { name: string; price: number; address: string };

/** Undefined for an empty cart: checkout then does nothing (spec §5). */
export const orderLink = (phone: string, cart: Cart): string | undefined =>
  cart.length === 0 ? undefined : chatLink(phone, orderMessage(cart));

const orderLine = (line: CartLine): string =>
  `• ${plainLineName(line)} x${line.quantity} - ${formatPrice(lineTotal(line))}`;

const plainLineName = ({ name, color }: { name: string; color?: string | undefined }): string =>
  lineName({ name: plainName(name), ...(color !== undefined && { color: plainName(color) }) });

const wishLine = ({ name, price, address }: LinkedProduct): string =>
  `• ${plainName(name)} - ${formatPrice(price)} - ${address}`;

/** WhatsApp reads * _ ~ and ` as formatting and a new line as a new bullet, so a name may hold neither. */
const plainName = (name: string): string =>
  name
    .replace(/[*_~`]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
