import { DAY_MS } from "../istanbul.ts";
import type { ComingDay } from "../occasion/coming-days.ts";
import type { GiftOccasion } from "../search/search-guide.ts";
import { dayInWords } from "../shop/arrival.ts";
import { slugOf } from "../slug.ts";

/** When the day of an occasion is, and until when an order still arrives by then. Undefined for an occasion without a day. */
export function giftDayWords(
  occasion: Pick<GiftOccasion, "name" | "days">,
  coming: readonly ComingDay[],
  today: number,
): string | undefined {
  const { name, days = [slugOf(name)] } = occasion;
  const next = coming.find(({ id, isHidden }) => days.includes(id) && !isHidden);
  if (!next) return undefined;
  const words = dayInWords(dayOf(next.day));
  // It was a few weeks ago. Without its year, the next one would be taken for that.
  if (dayOf(next.day) - today > FAR_DAYS) return `${next.name}: ${words}, ${next.day.slice(0, 4)}.`;
  const when = `${next.name}: ${words}.`;
  if (!next.isPromised) return when;
  if (next.lastOrder === undefined || dayOf(next.lastOrder) < today) return `${when} Kargoyla artık yetişmez.`;
  return dayOf(next.lastOrder) === today
    ? `${when} Yetişmesi için bugün sipariş ver.`
    : `${when} Yetişmesi için son sipariş ${dayInWords(dayOf(next.lastOrder))}.`;
}

const FAR_DAYS = 300;

const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
