import { dativeOf } from "../dative.ts";
import { formatPrice } from "../money.ts";
import { ownValue } from "../own-value.ts";
import { showPhone } from "../settings/phone.ts";
import type { GiftPrices } from "../shop/shop-facts.ts";
import { cutToFit, fits, minus, sizeOf, type TextSize } from "./message-size.ts";
import type { OrderDetails } from "./order-details.ts";
import { plainName } from "./plain-name.ts";

/** The labels before the texts that a visitor filled in. The message is written with this table, and the panel reads it back with it (decision 24). */
export const DETAIL_LABELS = {
  isGift: "Hediye, ona gitsin",
  name: "Ad soyad",
  phone: "Telefon",
  /** Name and phone number of a gift's receiver. */
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
  /** The price of the card, in the line below its note. */
  cardPrice: "Kart ücreti",
  hidePrices: "Fiyat görünmesin",
  sellerNote: "Satıcıya not",
  /** The price of sending, in words. */
  parcel: "Kargo",
  /** The total of the products with all charges. */
  toPay: "Ödenecek",
  /** The address of the cart, in the last line of the message. */
  cart: "Sepet",
} as const;

/** True for a line with one of the shop's sums. The customer did not write these. */
export const isSumLine = (line: string): boolean =>
  ["Toplam", DETAIL_LABELS.parcel, DETAIL_LABELS.toPay].some((label) =>
    line.replace(/^[\s*_]+/, "").startsWith(`${label}:`),
  );

/** The text behind the label of a yes-or-no question, in the panel. Messages of before have it too. */
const YES = "evet";

/** A yes as the customer would write it. The name of a gift's receiver goes on behind a colon, a price in brackets. */
export const DETAIL_SENTENCES = {
  isGift: "Hediye olarak gidecek",
  surprise: "Sürpriz, alıcıyı aramayın",
  giftWrap: "Hediye paketi olsun",
  hidePrices: "Pakette fiyat görünmesin",
} as const;

/** A line for each detail that was filled in. A note may have several lines. A gift and its receiver are one line. */
export function detailLines(details: OrderDetails, prices?: GiftPrices): string[] {
  const name = details.isGift ? plainName(details.name) : "";
  return saidTexts(details, prices).flatMap(([label, text]) => {
    if (label === "receiver") return [];
    if (label === "isGift" && name !== "") return `${DETAIL_SENTENCES.isGift}: ${dativeOf(name)}`;
    const sentence = ownValue(DETAIL_SENTENCES, label);
    return sentence === undefined ? `${DETAIL_LABELS[label]}: ${text}` : sentence + text.slice(YES.length);
  });
}

/** The label and text of each detail that was filled in, in the order of the message. */
export const saidDetails = (details: OrderDetails): [label: string, text: string][] =>
  saidTexts(details).map(([label, text]) => [DETAIL_LABELS[label], text]);

type DetailText = [label: keyof typeof DETAIL_LABELS, text: string];

function saidTexts(details: OrderDetails, prices: GiftPrices = {}): DetailText[] {
  const { isGift } = details;
  const wrap = prices.giftWrap === undefined ? YES : `${YES} (${formatPrice(prices.giftWrap)})`;
  const card = prices.giftNote !== undefined && hasCard(details) ? formatPrice(prices.giftNote) : "";
  const texts: DetailText[] = [
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
  return texts.filter(([, text]) => text !== "");
}

/** True if there is a card. A note of spaces alone does not count. */
export const hasCard = ({ cardNote }: Pick<OrderDetails, "cardNote">): boolean => plainNote(cardNote) !== "";

/** Begins every line of a note but its first, so that none can be taken for another line of the message. */
export const NEXT_LINE = "/ ";

/** A note in a message, with NEXT_LINE before each further line. */
const plainNote = (note: string): string => note.split("\n").map(plainName).filter(Boolean).join(`\n${NEXT_LINE}`);

/** Reads a note. The version before wrote line breaks as ` / `. A note with several lines is from this version. */
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

/** The details, cut if they have no room. This happens only with 200 lines in the link and a long note in a script that addresses write long. */
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
