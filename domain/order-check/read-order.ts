import { cartIn } from "../order/cart-code.ts";
import { DETAIL_LABELS, NEXT_LINE, noteIn } from "../order/detail-lines.ts";
import { NO_DETAILS, type OrderDetails } from "../order/order-details.ts";
import { normalizePhone } from "../settings/typed-numbers.ts";
import { fold } from "../turkish.ts";
import { addresses } from "../web/addresses.ts";

/** What a message says: the link of its cart, and what has a label. Everything else is left unread (decision 25). */
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

type Label = keyof typeof DETAIL_LABELS;

/** `labelled` is what stands in the lines of the labels, without the further lines of an address. */
export type SaidDetails = { details: OrderDetails; labelled: OrderDetails; others: string[] };

/**
 * What stands behind the labels that the message is written with, each where it stands first. `others` are the lines of which
 * nothing was read. An address that a hand has broken goes on until its place, and its further lines stay among the others too. The
 * further lines of a note have a mark, so they are found behind a foreign line too.
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
    // A price behind a yes is compared with what the shop would write.
    if (line !== "" && !(isRead && !isPriced(label, text))) others.push(line);
    isInAddress = isRead ? label === "address" : isInAddress && label === undefined && line !== "";
    if (isInAddress) address = isRead ? text : `${address.replace(/,$/, "")}, ${line}`;
    isInAddress &&= !PLACE.test(address);
  }
  const labelled = detailsIn(found);
  return { details: { ...labelled, ...placeIn(address) }, labelled, others };
}

/** Without a bullet: the name of a product can look like a label. */
function labelledText(line: string): { label?: Label; text: string } {
  const [, written = "", text = ""] = /^[\s*_]*([^:=]{1,40})[:=][\s*_]*(.*)$/.exec(line) ?? [];
  const word = fold(written.replace(/[*_]/g, "")).trim();
  const label = LABELS.find((one) => fold(DETAIL_LABELS[one]) === word);
  return { ...(label && { label }), text: text.replace(/[*_]+$/, "").trim() };
}

/** What the message says of sending, and its link, are compared with what the shop would write. */
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

/** A gift has other labels for who gets it, by which it is known even where its own line is gone. */
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
