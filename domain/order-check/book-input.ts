import type { OrderInput, OrderLine } from "../order-book/book-order.ts";
import { normalizePhone } from "../settings/typed-phone.ts";
import type { PastedOrder } from "./pasted-orders.ts";
import type { VerifiedLine } from "./verified-line.ts";
import { chosenPrice, type PriceChoice } from "./wanted-lines.ts";

type Parts = {
  pasted: Pick<PastedOrder, "order" | "text" | "author">;
  /** Those that go into the book. */
  lines: readonly VerifiedLine[];
  /** Lines without a product of the shop, which are not sent as products: they stay readable in the note. */
  unsure?: readonly VerifiedLine[];
  choice: PriceChoice;
};

/** A verified order as the book takes it. Texts are cut to what the book has room for; the message itself is kept beside them. */
export const bookInput = ({ pasted, lines, unsure = [], choice }: Parts): OrderInput => ({
  lines: lines.map((line) => bookLine(line, choice)),
  ...personOf(pasted, unsure),
  giftWrap: pasted.order.details.giftWrap,
  hidePrices: pasted.order.details.hidePrices,
  day: pasted.order.details.day,
  state: "new",
  payment: pasted.order.payment,
  carrier: "",
});

const bookLine = (line: VerifiedLine, choice: PriceChoice): OrderLine => ({
  productId: line.productId,
  name: cut(line.name, 200) || "Adı okunamayan ürün",
  color: cut(line.color, 40),
  category: line.category,
  quantity: line.quantity,
  price: chosenPrice(line, choice),
});

function personOf({ order, text, author }: Parts["pasted"], unsure: readonly VerifiedLine[]) {
  const { name, province, district, address, cardNote } = order.details;
  return {
    name: cut(name, 100),
    phone: customersPhone({ order, author }),
    province: cut(province, 40),
    district: cut(district, 60),
    address: cut(address, 500),
    cardNote: cut(cardNote, 500),
    note: cut([...unsure.map(wishWords), order.rest].join("\n"), 1000),
    tracking: "",
    pasted: text,
  };
}

const wishWords = ({ name, quantity }: VerifiedLine): string => (quantity === 1 ? name : `${quantity} × ${name}`);

/** From the message, else the number under which the chat has who is not in the contacts. */
export const customersPhone = ({ order, author }: Pick<PastedOrder, "order" | "author">): string =>
  order.details.phone || (normalizePhone(author ?? "") ?? "");

/** Never half an emoji. */
const cut = (text: string, max: number): string => {
  const whole = text.trim();
  if (whole.length <= max) return whole;
  const end = /[\ud800-\udbff]$/.test(whole.slice(0, max)) ? max - 1 : max;
  return whole.slice(0, end).trim();
};
