import { DETAIL_LABELS } from "../order/detail-labels.ts";
import { NO_DETAILS, type OrderDetails } from "../order/order-details.ts";
import { normalizePhone } from "../settings/typed-phone.ts";
import { fold } from "../turkish.ts";

export type LabelledText = { label: keyof typeof DETAIL_LABELS; text: string };

const LABELS = Object.entries(DETAIL_LABELS).map(([, words]) => fold(words));
const KINDS = Object.keys(DETAIL_LABELS);

/** Undefined for a line that begins with none of the labels that the message is written with. */
export function labelledText(words: string): LabelledText | undefined {
  const [, written = "", text = ""] = /^([^:=]{1,30}?) ?[:=] ?(.*)$/.exec(words) ?? [];
  const kind = KINDS[LABELS.indexOf(fold(written).trim())];
  return isLabel(kind) ? { label: kind, text: text.trim() } : undefined;
}

const isLabel = (kind: string | undefined): kind is LabelledText["label"] =>
  kind !== undefined && Object.hasOwn(DETAIL_LABELS, kind);

/** What a number or a day cannot be read from is left out; it stays readable in the message. */
export function detailsIn(labelled: readonly LabelledText[]): OrderDetails {
  const said = (label: LabelledText["label"]) => labelled.find((one) => one.label === label)?.text ?? "";
  return {
    ...NO_DETAILS,
    name: said("name"),
    phone: normalizePhone(said("phone")) ?? "",
    ...placeIn(said("address")),
    day: dayIn(said("day")),
    giftWrap: isYes(said("giftWrap")),
    cardNote: said("cardNote"),
    hidePrices: isYes(said("hidePrices")),
  };
}

const isYes = (text: string): boolean => /^(?:evet|var|olsun|e)\b/.test(fold(text));

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
