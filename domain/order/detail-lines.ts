import { showPhone } from "../settings/phone.ts";
import { cutToFit, fits, minus, type Size, sizeOf } from "./message-size.ts";
import type { OrderDetails } from "./order-details.ts";
import { plainName } from "./plain-name.ts";

/** The words before what a visitor filled in. The message is written, and the panel reads it back, by this table (decision 24). */
export const DETAIL_LABELS = {
  name: "Ad soyad",
  phone: "Telefon",
  /** The address, then district / province. */
  address: "Adres",
  day: "İstenen gün",
  giftWrap: "Hediye paketi",
  cardNote: "Kart notu",
  hidePrices: "Fiyat görünmesin",
  /** The price of sending, in words. */
  parcel: "Kargo",
  /** The address of the cart, the message's last line. */
  cart: "Sepet",
} as const;

/** After the label of what is only asked for. */
export const YES = "evet";

/** A line for each thing that was filled in, by the labels of the table. */
export const detailLines = (details: OrderDetails): string[] => [
  ...said("name", plainName(details.name)),
  ...said("phone", showPhone(details.phone)),
  ...said("address", wholeAddress(details)),
  ...said("day", dayInNumbers(details.day)),
  ...said("giftWrap", details.giftWrap ? YES : ""),
  ...said("cardNote", plainNote(details.cardNote)),
  ...said("hidePrices", details.hidePrices ? YES : ""),
];

/** A line break of a card's note, in the one line that a label has. */
const plainNote = (note: string): string => plainName(note.trim().replace(/\s*\n\s*/g, " / "));

const said = (label: keyof typeof DETAIL_LABELS, text: string): string[] =>
  text === "" ? [] : [`${DETAIL_LABELS[label]}: ${text}`];

/** `Moda Cad. 5, Kadıköy / İstanbul` */
export function wholeAddress({
  address,
  district,
  province,
}: Pick<OrderDetails, "address" | "district" | "province">): string {
  const place = [district, province].map(plainName).filter(Boolean).join(" / ");
  return [plainName(address), place].filter(Boolean).join(", ");
}

const CUT_FIRST = ["cardNote", "address", "name"] as const;

/** With 200 lines in the link, a long note in a script that addresses write long can be too much. */
export function fittedDetails(details: OrderDetails, room: Size): string[] {
  let fitted = details;
  for (const field of CUT_FIRST) {
    const size = sizeOf(detailLines(fitted).join("\n"));
    if (fits(size, room)) break;
    const text = plainName(fitted[field]);
    fitted = { ...fitted, [field]: cutToFit(text, minus(sizeOf(text), minus(size, room))) };
  }
  return detailLines(fitted);
}

/** `2027-02-14` becomes `14.02.2027`. */
export const dayInNumbers = (day: string): string => day.split("-").reverse().join(".");
