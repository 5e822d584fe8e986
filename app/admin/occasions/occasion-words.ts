import type { ListedDay } from "../../../domain/occasion/coming-days.ts";
import type { OccasionRow } from "../../../domain/settings/occasion-rows.ts";
import { dateFormat } from "../sections/occasion-row-words.ts";

const dayOnly = dateFormat({ day: "numeric", month: "long" });
const withWeekday = dateFormat({ day: "numeric", month: "long", weekday: "long" });

/** "Son sipariş 3 Mart Çarşamba, son kargo 4 Mart Perşembe" */
export function lastOrderInWords({ lastOrder, leaves, isPromised }: ListedDay): string {
  if (lastOrder === undefined || leaves === undefined)
    return "Bu güne sipariş yetişmez: kapalı günlerine ve teslim sürene bak";
  const words = `Son sipariş ${withWeekday(lastOrder)}, son kargo ${withWeekday(leaves)}`;
  return isPromised ? words : `${words}. Teslim süren yazılı olmadığı için bir iş günü sayıldı, ziyaretçiye söylenmez`;
}

/** What visitors see of a saved day. */
export function shelfInWords(day: ListedDay, { shelf }: Pick<OccasionRow, "shelf">, today: string): string {
  if (day.isHidden) return "Gizli";
  if (shelf === undefined) return "Rafı yok, görünmez";
  if (day.count === 0) return "Rafında satılan ürün yok, görünmez";
  const goods = `Rafında ${day.count} ürün`;
  if (day.isNear) return `${goods}, şimdi ana sayfada`;
  if (day.lastOrder === undefined) return goods;
  if (day.lastOrder < day.from) return `${goods}, görünmez: son sipariş günü daha önce. Daha erken göster`;
  return day.from > today ? `${goods}, ${dayOnly(day.from)} günü görünür` : `${goods}, son sipariş günü geçti`;
}
