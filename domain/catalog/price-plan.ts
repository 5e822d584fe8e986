import { z } from "zod";
import { DAY_MS } from "../istanbul.ts";
import type { DoneStep } from "../ledger.ts";
import type { PriceHistory } from "./price-history.ts";
import type { Priced } from "./shown-price.ts";

const moment = (error: string) =>
  z.iso
    .datetime({ offset: true, error })
    .transform((from) => new Date(from).toISOString())
    .pipe(z.string());

/** The time of planned prices. They start at `from`, or at once without it. At `until` the previous prices come back. */
export const priceSpanSchema = z.object(
  {
    from: moment("Başlayacağı günü ve saati seç").nullable().default(null),
    until: moment("Biteceği günü ve saati seç"),
  },
  { error: "Bitişi eksik" },
);

export type PriceSpan = z.output<typeof priceSpanSchema>;

/** The latest end of a plan, in days from now. Steps are kept for much longer, so that a plan can still be undone at its end. */
const MOST_DAYS = 180;

/** The refusal of a span, in words for the owner. Undefined if the span is valid. */
export function wrongSpan({ from, until }: PriceSpan, now: Date): string | undefined {
  const start = Math.max(now.getTime(), from === null ? 0 : Date.parse(from));
  if (Date.parse(until) <= start)
    return from === null ? "Bitiş şimdiden sonra olmalı" : "Bitiş başlangıçtan sonra olmalı";
  return Date.parse(until) - now.getTime() > MOST_DAYS * DAY_MS
    ? `Bitiş en fazla ${MOST_DAYS} gün sonra olabilir`
    : undefined;
}

/** A plan in the owner's list. `count`: the number of its products. `name`: the name of one of them. */
export const listedPlanSchema = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  hasStarted: z.boolean(),
  name: z.string(),
  count: z.int(),
});

export type ListedPlan = z.output<typeof listedPlanSchema>;

/** A plan as the form of one product shows it. `back` are the prices that come back. */
export const productPlanSchema = listedPlanSchema
  .pick({ startsAt: true, endsAt: true, hasStarted: true })
  .extend({ back: z.object({ price: z.number(), originalPrice: z.number().nullable() }) });

export type ProductPlan = z.output<typeof productPlanSchema>;

/** The step that started, ended or left out planned prices. A plan that cannot start is left out, and taken back. */
export type TurnedPrices = DoneStep & { turned: "started" | "ended" | "left-out" };

/** The prices that a product gets back when its planned prices end. */
export type OwnPrices = Priced & { endsAt: string };

/** The product's price history as it will be at the end of its planned prices. */
export const historyThen = (history: PriceHistory, { price, endsAt }: OwnPrices): PriceHistory => ({
  ...history,
  price,
  changes: [...history.changes, { at: endsAt, before: history.price, after: price }],
});
