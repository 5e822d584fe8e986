import { formatPrice } from "../money.ts";
import { type Cart, type CartLine, cartTotal, lineName, lineTotal } from "./cart.ts";
import { chatLink, shopChat } from "./chat-link.ts";

/** The order (spec §7): a greeting, a bullet for each line as `name (color) xQty - line total`, and the total in bold. */
export const orderMessage = (cart: Cart): string =>
  [
    "Merhaba, sipariş vermek istiyorum:",
    "",
    ...cart.map(orderLine),
    "",
    `*Toplam: ${formatPrice(cartTotal(cart))}*`,
  ].join("\n");

/** A question about a product (spec §7): a greeting, its name with the chosen color, its price and its address. */
export const productMessage = (product: ChosenProduct): string =>
  ["Merhaba, bu ürün hakkında bilgi almak istiyorum:", "", ...productLines(product)].join("\n");

/** A question about a sold-out product. */
export const soldOutMessage = (product: ChosenProduct): string =>
  ["Merhaba, bu ürün ne zaman gelir?", "", ...productLines(product)].join("\n");

type ChosenProduct = LinkedProduct & { color?: string | undefined };

const productLines = (product: ChosenProduct): string[] => [
  plainLineName(product),
  formatPrice(product.price),
  product.address,
];

/** A link without a number, so that WhatsApp asks for the recipient. */
export const wishLink = (wishes: readonly LinkedProduct[], listAddress: string): string =>
  chatLink("", wishMessage(wishes, listAddress));

/** A wish list for a friend: each product with its price and address, then the address of the whole list. */
export const wishMessage = (wishes: readonly LinkedProduct[], listAddress: string): string =>
  [
    "Hediye ararsan ipucu, bunlara bayılırım:",
    "",
    ...wishes.map(wishLine),
    "",
    `Hepsi bir sayfada: ${listAddress}`,
  ].join("\n");

type LinkedProduct = { name: string; price: number; address: string };

/** Undefined for an empty cart, because checkout then does nothing (spec §5), and for a shop without a number. */
export const orderLink = (phone: string, cart: Cart): string | undefined =>
  cart.length === 0 ? undefined : shopChat(phone, orderMessage(cart));

const orderLine = (line: CartLine): string =>
  `• ${plainLineName(line)} x${line.quantity} - ${formatPrice(lineTotal(line))}`;

const plainLineName = ({ name, color }: { name: string; color?: string | undefined }): string =>
  lineName({ name: plainName(name), ...(color !== undefined && { color: plainName(color) }) });

const wishLine = ({ name, price, address }: LinkedProduct): string =>
  `• ${plainName(name)} - ${formatPrice(price)} - ${address}`;

/** Removes * _ ~ and `, which WhatsApp reads as formatting, and line breaks, which would start a new bullet. */
const plainName = (name: string): string =>
  name
    .replace(/[*_~`]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
