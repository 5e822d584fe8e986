import { SLUG } from "../slug.ts";
import { PAGE_PATHS } from "../web/page-paths.ts";

/** A wish for a gift as an address names it. Every part may be missing. Names are slugs; the budget is in whole lira. */
export type GiftWish = {
  recipient?: string | undefined;
  occasion?: string | undefined;
  budget?: number | undefined;
  color?: string | undefined;
  taste?: string | undefined;
};

/** The parts of a wish by their names in addresses, in the one order that an address has. */
export const GIFT_FIELDS = {
  recipient: "kime",
  occasion: "ne-icin",
  budget: "butce",
  color: "renk",
  taste: "zevk",
} as const satisfies Record<keyof GiftWish, string>;

const MAX_NAME = 40;
const MAX_BUDGET = 50_000;

/** Reads a wish from an address. Invalid values are left out. */
export function giftWishIn(search: URLSearchParams): GiftWish {
  const named = (field: string) => {
    const name = search.get(field) ?? "";
    return name.length <= MAX_NAME && SLUG.test(name) ? name : undefined;
  };
  const budget = search.get(GIFT_FIELDS.budget) ?? "";
  return {
    recipient: named(GIFT_FIELDS.recipient),
    occasion: named(GIFT_FIELDS.occasion),
    budget: /^\d{1,9}$/.test(budget) ? budgetStep(Number(budget)) : undefined,
    color: named(GIFT_FIELDS.color),
    taste: named(GIFT_FIELDS.taste),
  };
}

/** A budget that an address may name: rounded down, so that it is never exceeded, to so few amounts that their pages can be cached. */
export function budgetStep(amount: number): number | undefined {
  const step = amount < 10 ? 1 : amount <= 1000 ? 10 : amount <= 5000 ? 50 : 500;
  const rounded = Math.min(Math.floor(amount / step) * step, MAX_BUDGET);
  return rounded > 0 ? rounded : undefined;
}

/** The query of a wish's address. The same wish always has the same query; it is empty for no wish. */
export function giftSearch(wish: GiftWish): string {
  const { recipient, occasion, budget, color, taste } = wish;
  const values: Record<keyof GiftWish, string | undefined> = {
    recipient,
    occasion,
    budget: budget?.toString(),
    color,
    taste,
  };
  const named = GIFT_PARTS.flatMap((part) => (values[part] ? [[GIFT_FIELDS[part], values[part]]] : []));
  return named.length === 0 ? "" : `?${new URLSearchParams(named)}`;
}

/** The parts in the order of an address. */
export const GIFT_PARTS = ["recipient", "occasion", "budget", "color", "taste"] as const satisfies (keyof GiftWish)[];

export const giftAddress = (wish: GiftWish): string => PAGE_PATHS.gifts + giftSearch(wish);
