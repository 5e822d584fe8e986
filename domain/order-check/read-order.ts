import { withoutDative } from "../dative.ts";
import { cartIn } from "../order/cart-code.ts";
import { DETAIL_LABELS, DETAIL_SENTENCES, NEXT_LINE, noteIn } from "../order/detail-lines.ts";
import { NO_DETAILS, type OrderDetails } from "../order/order-details.ts";
import { normalizePhone } from "../settings/typed-numbers.ts";
import { fold } from "../turkish.ts";
import { addresses } from "../web/addresses.ts";

/** The parts of a message that are read: the link of its cart, and texts behind a label. All other lines stay unread (decision 25). */
export type ReadOrder = SaidDetails & {
  /** The code of the cart, whole and unchanged. */
  code: string | undefined;
  /** The address with that code. */
  link: string | undefined;
  /** True if there is a link of a cart, but its code is cut or changed. */
  hasBrokenLink: boolean;
};

export const readOrder = (text: string): ReadOrder => ({ ...linkIn(text), ...readDetails(text.split("\n").map(said)) });

/** The link of a text alone. */
export function linkIn(text: string): Pick<ReadOrder, "code" | "link" | "hasBrokenLink"> {
  const found = text.includes(addresses.cartLink) ? [...text.matchAll(LINK)] : [];
  const links = found.map(([link, code = ""]) => ({ link, code: code.replace(/\.+$/, "") }));
  const { code, link } = links.find((one) => cartIn(one.code)) ?? {};
  const hasBrokenLink = code === undefined && links.length > 0;
  return { code, link, hasBrokenLink };
}

/** The part before the shop's path is limited. Otherwise a long word would be searched again from each of its letters. */
const LINK = new RegExp(String.raw`\S{0,300}${addresses.cartLink}#([0-9A-Za-z.]*)`, "g");

/** True if a line has the whole link of a cart. */
export const hasLink = (line: string): boolean => line.includes(addresses.cartLink) && linkIn(line).code !== undefined;

/** Empty for a line with nothing but a cart's link, or with WhatsApp's own word above a forwarded message. */
const said = (line: string): string =>
  SAYS_NOTHING.test(fold(line.includes(addresses.cartLink) ? line.replace(LINK, "") : line)) ? "" : line.trim();

const SAYS_NOTHING = /^[\s*_>.:-]*(?:sepet(?:im)?[\s:]*|(?:bircok kez |sik sik )?iletildi|forwarded(?: many times)?)?$/;

type Label = keyof typeof DETAIL_LABELS;

/** `labelled` has the text in the lines of the labels, without the further lines of an address. */
export type SaidDetails = { details: OrderDetails; labelled: OrderDetails; others: string[] };

/**
 * Reads the text behind each label at its first place. `others` are the lines of which nothing was read. An address may be broken into
 * lines: it goes on until its district and province, and its further lines stay in `others` too. The further lines of a note begin with a
 * mark, so they are found even after a foreign line.
 */
export function readDetails(lines: readonly string[]): SaidDetails {
  const found = new Map<Label, string>();
  const others: string[] = [];
  let address = "";
  let isInAddress = false;
  let note: Label | undefined;
  for (const line of lines) {
    if (note && line.startsWith(NEXT_LINE)) {
      found.set(note, `${found.get(note)}\n${line.slice(NEXT_LINE.length)}`);
      continue;
    }
    const { label, text } = labelledText(line);
    const isRead = label !== undefined && !found.has(label) && isReadable(label, text);
    if (isRead) found.set(label, text);
    if (isRead && NOTES.includes(label)) note = label;
    // The line of a priced answer stays in `others`, so that its price is compared with the shop's.
    if (line !== "" && !(isRead && !isPriced(label, text))) others.push(line);
    isInAddress = isRead ? label === "address" : isInAddress && label === undefined && line !== "";
    if (isInAddress) address = isRead ? text : `${address.replace(/,$/, "")}, ${line}`;
    isInAddress &&= !PLACE.test(address);
  }
  const labelled = detailsIn(found);
  return { details: { ...labelled, ...placeIn(address) }, labelled, others };
}

/** Reads the label of a line. A line with a bullet has none, because a product's name can look like a label. */
function labelledText(line: string): { label?: Label; text: string } {
  const [, said = "", price = ""] = /^[\s*_]*([^()]{1,40}?)[\s*_.!]*(\(.*\))?[\s*_.!]*$/.exec(line) ?? [];
  const sentence = SENTENCES.find((one) => fold(DETAIL_SENTENCES[one]) === fold(said));
  if (sentence) return { label: sentence, text: `evet ${price}`.trim() };
  const [, written = "", behind = ""] = /^[\s*_]*([^:=]{1,40})[:=][\s*_]*(.*)$/.exec(line) ?? [];
  const word = fold(written.replace(/[*_]/g, "")).trim();
  const text = behind.replace(/[*_]+$/, "").trim();
  if (word === GIFT_FOR) return { label: "receiver", text: withoutDative(text) };
  // A campaign may be named like a label.
  const label = text.startsWith("−₺") ? undefined : LABELS.find((one) => fold(DETAIL_LABELS[one]) === word);
  return { ...(label && { label }), text };
}

/** The yes of a customer, as a sentence. Version 1.0 wrote `evet` behind a label instead, and people write it so too. */
const SENTENCES = ["isGift", "surprise", "giftWrap", "hidePrices"] as const;
/** `Hediye olarak gidecek: Merve Kaya'ya` */
const GIFT_FOR = fold(DETAIL_SENTENCES.isGift);

/** The labels that are read. Price of sending and link are left out: they are compared with what the shop would write. */
const LABELS = [
  ...(["isGift", "name", "phone", "receiver", "receiverPhone", "address", "senderName", "senderPhone"] as const),
  ...(["surprise", "day", "giftWrap", "cardNote", "hidePrices", "sellerNote"] as const),
];

const NOTES: readonly Label[] = ["cardNote", "sellerNote"];
const PHONES: readonly Label[] = ["phone", "receiverPhone", "senderPhone"];
const GIFTS: readonly Label[] = ["isGift", "receiver", "receiverPhone"];
const BOXES: readonly Label[] = ["isGift", "surprise", "giftWrap", "hidePrices"];

function isReadable(label: Label, text: string): boolean {
  if (PHONES.includes(label)) return normalizePhone(text) !== undefined;
  if (label === "day") return dayIn(text) !== "";
  return BOXES.includes(label) ? YES.test(fold(text)) : text !== "";
}

const YES = /^(?:evet|var|olsun)[.! ]*(?:\(.*\))?$/;

const isPriced = (label: Label, text: string): boolean => BOXES.includes(label) && text.includes("(");

/** The details by label. A gift is recognised by the receiver's labels, even if its own line is missing. */
const detailsIn = (found: ReadonlyMap<Label, string>): OrderDetails => ({
  ...NO_DETAILS,
  isGift: GIFTS.some((label) => found.has(label)),
  name: found.get("receiver") ?? found.get("name") ?? "",
  phone: normalizePhone(found.get("receiverPhone") ?? found.get("phone") ?? "") ?? "",
  senderName: found.get("senderName") ?? "",
  senderPhone: normalizePhone(found.get("senderPhone") ?? "") ?? "",
  surprise: found.has("surprise"),
  ...placeIn(found.get("address") ?? ""),
  day: dayIn(found.get("day") ?? ""),
  giftWrap: found.has("giftWrap"),
  cardNote: noteIn(found.get("cardNote") ?? ""),
  sellerNote: noteIn(found.get("sellerNote") ?? ""),
  hidePrices: found.has("hidePrices"),
});

/** `14.02.2027` becomes `2027-02-14`. */
function dayIn(text: string): string {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const at = new Date(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.getUTCDate() !== Number(day) ? "" : at.toISOString().slice(0, 10);
}

const PLACE = /^(?:(?<address>.*), )?(?<district>[^,/\d]+) \/ (?<province>[^,/\d]+)$/;

/** `Moda Cad. 5, Kadıköy / İstanbul` */
function placeIn(text: string): Pick<OrderDetails, "address" | "district" | "province"> {
  const { address = "", district, province } = PLACE.exec(text)?.groups ?? {};
  return district === undefined || province === undefined
    ? { address: text, district: "", province: "" }
    : { address, district, province };
}
