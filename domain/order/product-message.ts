import { priceInWords, type ShownPrice } from "../catalog/shown-price.ts";
import type { Chosen } from "../choice/chosen.ts";
import { lineName } from "./cart.ts";
import { chatLink } from "./chat-link.ts";
import { plainLine, plainName, textLines } from "./plain-name.ts";

/** A question about a product (spec §7): a greeting, the product's name with the choice, its price and its address. */
export const productMessage = (product: ChosenProduct): string =>
  ["Merhaba, bu ürün hakkında bilgi almak istiyorum:", "", ...productLines(product)].join("\n");

/** A question about a sold-out product. */
export const soldOutMessage = (product: ChosenProduct): string =>
  ["Merhaba, bu ürün ne zaman gelir?", "", ...productLines(product)].join("\n");

type ChosenProduct = LinkedProduct & Chosen;

const productLines = (product: ChosenProduct): string[] => [
  lineName(plainLine(product)),
  ...textLines(plainLine(product)),
  priceInWords(product),
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

type LinkedProduct = ShownPrice & { name: string; address: string };

const wishLine = ({ name, address, ...shown }: LinkedProduct): string =>
  `• ${plainName(name)} - ${priceInWords(shown)} - ${address}`;
