import { formatPrice } from "../money.ts";
import { showPhone } from "../settings/phone.ts";
import type { GiftPrices } from "../shop/shop-facts.ts";
import { cutToFit, fits, minus, sizeOf, type TextSize } from "./message-size.ts";
import type { OrderDetails } from "./order-details.ts";
import { plainName } from "./plain-name.ts";

/** The words before what a visitor filled in. The message is written, and the panel reads it back, by this table (decision 24). */
export const DETAIL_LABELS = {
  isGift: "Hediye, ona gitsin",
  name: "Ad soyad",
  phone: "Telefon",
  /** Name and phone of whoever gets a gift. */
  receiver: "Alıcı",
  receiverPhone: "Alıcının telefonu",
  /** The address, then district / province. */
  address: "Adres",
  senderName: "Gönderen",
  senderPhone: "Gönderenin telefonu",
  surprise: "Sürpriz, alıcıyı aramayın",
  day: "İstenen gün",
  giftWrap: "Hediye paketi",
  cardNote: "Kart notu",
  /** What the card costs, in the line below its note. */
  cardPrice: "Kart ücreti",
  hidePrices: "Fiyat görünmesin",
  sellerNote: "Satıcıya not",
  /** The price of sending, in words. */
  parcel: "Kargo",
  /** The products' total with everything that is paid beside it. */
  toPay: "Ödenecek",
  /** The address of the cart, the message's last line. */
  cart: "Sepet",
} as const;

/** The shop's sums stand in the message too; the customer did not write them. */
export const isSumLine = (line: string): boolean =>
  ["Toplam", DETAIL_LABELS.parcel, DETAIL_LABELS.toPay].some((label) =>
    line.replace(/^[\s*_]+/, "").startsWith(`${label}:`),
  );

/** After the label of what is only asked for. */
export const YES = "evet";

/** A line for each thing that was filled in, by the labels of the table; a note may have more. */
export const detailLines = (details: OrderDetails, prices?: GiftPrices): string[] =>
  saidDetails(details, prices).map(([label, text]) => `${label}: ${text}`);

/** Label and text of each thing that was filled in, in the order of the message. */
export function saidDetails(details: OrderDetails, prices: GiftPrices = {}): [label: string, text: string][] {
  const { isGift } = details;
  const wrap = prices.giftWrap === undefined ? YES : `${YES} (${formatPrice(prices.giftWrap)})`;
  const card = prices.giftNote !== undefined && hasCard(details) ? formatPrice(prices.giftNote) : "";
  const texts: [keyof typeof DETAIL_LABELS, string][] = [
    ["isGift", isGift ? YES : ""],
    [isGift ? "receiver" : "name", plainName(details.name)],
    [isGift ? "receiverPhone" : "phone", showPhone(details.phone)],
    ["address", wholeAddress(details)],
    ["senderName", plainName(details.senderName)],
    ["senderPhone", showPhone(details.senderPhone)],
    ["surprise", details.surprise ? YES : ""],
    ["day", dayInNumbers(details.day)],
    ["giftWrap", details.giftWrap ? wrap : ""],
    ["cardNote", plainNote(details.cardNote)],
    ["cardPrice", card],
    ["hidePrices", details.hidePrices ? YES : ""],
    ["sellerNote", plainNote(details.sellerNote)],
  ];
  return texts.flatMap(([label, text]) => (text === "" ? [] : [[DETAIL_LABELS[label], text]]));
}

/** A note of blanks alone is none. */
export const hasCard = ({ cardNote }: Pick<OrderDetails, "cardNote">): boolean => plainNote(cardNote) !== "";

/** Begins every line of a note but its first, so that none can be taken for another line of the message. */
export const NEXT_LINE = "/ ";

/** A note in lines of its own. */
const plainNote = (note: string): string => note.split("\n").map(plainName).filter(Boolean).join(`\n${NEXT_LINE}`);

/** A note with the line breaks that the version before wrote as ` / `. A note with lines of its own is of this one. */
export const noteIn = (text: string): string => (text.includes("\n") ? text : text.replaceAll(` ${NEXT_LINE}`, "\n"));

/** `Moda Cad. 5, Kadıköy / İstanbul` */
export function wholeAddress({
  address,
  district,
  province,
}: Pick<OrderDetails, "address" | "district" | "province">): string {
  const place = [district, province].map(plainName).filter(Boolean).join(" / ");
  return [plainName(address), place].filter(Boolean).join(", ");
}

const CUT_FIRST = ["sellerNote", "cardNote", "address", "senderName", "name"] as const;

/** With 200 lines in the link, a long note in a script that addresses write long can be too much. */
export function fittedDetails(details: OrderDetails, room: TextSize, prices?: GiftPrices): string[] {
  let fitted = details;
  for (const field of CUT_FIRST) {
    const size = sizeOf(detailLines(fitted, prices).join("\n"));
    if (fits(size, room)) break;
    const text = plainName(fitted[field]);
    fitted = { ...fitted, [field]: cutToFit(text, minus(sizeOf(text), minus(size, room))) };
  }
  return detailLines(fitted, prices);
}

/** `2027-02-14` becomes `14.02.2027`. */
export const dayInNumbers = (day: string): string => day.split("-").reverse().join(".");
