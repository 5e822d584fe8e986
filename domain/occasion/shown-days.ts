import type { Product } from "../catalog/product.ts";
import { DAY_MS, isoDate } from "../istanbul.ts";
import { dayInWords } from "../shop/arrival.ts";
import type { Snapshot } from "../shop/snapshot.ts";
import { type ComingDay, daysOfShop } from "./coming-days.ts";
import { dayShelf } from "./day-shelf.ts";

/** A day with the products on its shelf. */
export type ShownDay = ComingDay & { products: readonly Product[] };

type Shown = Parameters<typeof daysOfShop>[0] & Parameters<typeof dayShelf>[1];

/** The day that has this address. Undefined if it is hidden, or nothing stands on its shelf. */
export function dayWithShelf(shown: Shown, id: string): ShownDay | undefined {
  const day = daysOfShop(shown).find((one) => one.id === id);
  return day && withShelf(day, shown);
}

/** The days that are near, the one with the earliest last order first. */
export const nearDays = (shown: Pick<Snapshot, keyof Shown>): ShownDay[] =>
  daysOfShop(shown)
    .filter(({ isNear }) => isNear)
    .toSorted((one, other) => (one.lastOrder ?? "").localeCompare(other.lastOrder ?? ""))
    .flatMap((day) => withShelf(day, shown) ?? []);

function withShelf(day: ComingDay, shown: Shown): ShownDay | undefined {
  const products = day.isHidden ? [] : dayShelf(day.row, shown);
  return products.length === 0 ? undefined : { ...day, products };
}

const inWords = (date: string): string => dayInWords(Date.parse(date) / DAY_MS);

/** "Son sipariş günü 4 Mayıs salı". Undefined if the day is not near, or the shop has said no delivery time. */
export const lastOrderWords = ({ isNear, isPromised, lastOrder }: ComingDay): string | undefined =>
  isNear && isPromised && lastOrder !== undefined ? `Son sipariş günü ${inWords(lastOrder)}` : undefined;

/** "9 Mayıs pazar" */
export const dayWritten = ({ day }: Pick<ComingDay, "day">): string => inWords(day);

/** The day for which a visitor is reminded, and when: the coming one as long as its shelf has not come, else that of the next year. */
export const reminderOf = ({ day, from, again }: ComingDay, today: number): ComingDay["again"] =>
  from > isoDate(today) ? { day, from } : again;
