import { ownersLineName, ownersLineText } from "../../../domain/order-book/line-questions.ts";
import type { NeedKind, OrderNeed } from "../../../domain/order-book/order-needs.ts";
import { isFinished } from "../../../domain/order-book/order-states.ts";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { fold } from "../../../domain/turkish.ts";

type Named = Pick<ListedOrder, "isGift" | "senderName" | "name" | "province" | "blottedAt">;

/** The person's name and place, of a gift also who sends it, or the reason why no name is here. */
export function whoInWords({ isGift, senderName, name, province, blottedAt }: Named, seesPersons: boolean): string {
  if (!seesPersons) return "";
  if (blottedAt !== null) return "Kişi bilgileri silindi";
  const names = isGift ? [senderName, name].filter(Boolean).join(" → ") : name;
  return [names, province].filter(Boolean).join(", ") || "Adı yazılmadı";
}

type Needing = Pick<ListedOrder, "number"> & { needs?: readonly OrderNeed[] };

/** What orders lack before a parcel can leave: `Adresi yok: #12, #13. Onaylanmadı: #12.` Empty if nothing. */
export function unreadyWords(orders: readonly Needing[]): string {
  const lacking = (kinds: readonly NeedKind[], words: string) => {
    const found = orders.filter(({ needs = [] }) => needs.some(({ kind }) => kinds.includes(kind)));
    return found.length > 0 ? `${words}: ${found.map(({ number }) => `#${number}`).join(", ")}.` : "";
  };
  return [
    lacking(["address"], "Adresi yok"),
    lacking(["place"], "İli, ilçesi yok"),
    lacking(["confirm"], "Onaylanmadı"),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A row has room for these in full. */
const SHOWN = 2;

/** `2 × Kupa (beyaz), Yüzük, 3 ürün daha`. */
export function whatInWords({ lines, lineCount }: Pick<ListedOrder, "lines" | "lineCount">): string {
  const shown = lines.slice(0, SHOWN).map((line) => (line.quantity > 1 ? ownersLineText(line) : ownersLineName(line)));
  const others = lineCount - shown.length;
  return [...shown, ...(others > 0 ? [`${others} ürün daha`] : [])].join(", ");
}

type Parcel = Named & Pick<ListedOrder, "id" | "number" | "district" | "lines" | "lineCount">;

/** An order among others: `#12 Ece Işık, Nilüfer / Bursa`, and for namesakes what else tells them apart. */
export function namedParcel(order: Parcel, among: readonly Parcel[]) {
  const isNamesake = (other: Parcel) => other.id !== order.id && fold(other.name) === fold(order.name);
  const place = [order.district, order.province].filter(Boolean).join(" / ");
  return {
    label: `#${order.number} ${whoInWords({ ...order, province: place }, true)}`,
    hint: among.some(isNamesake) ? whatInWords(order) : undefined,
  };
}

const dayFormat = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "short", timeZone: "UTC" });

/** The day on which it is wanted. `isUrgent`: it has come, and the parcel is still here. */
export function wantedDay({ day, state }: Pick<ListedOrder, "day" | "state">, today: string) {
  if (day === "") return undefined;
  const isHere = !isFinished(state) && state !== "sent";
  const words = isHere && day === today ? "Bugün isteniyor" : `${dayFormat.format(new Date(day))} için`;
  return { words, isUrgent: isHere && day <= today };
}
