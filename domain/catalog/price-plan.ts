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

/** New prices for a while: from a moment, or at once, until another one, when the prices before come back. */
export const priceSpanSchema = z.object(
  {
    from: moment("Başlayacağı günü ve saati seç").nullable().default(null),
    until: moment("Biteceği günü ve saati seç"),
  },
  { error: "Bitişi eksik" },
);

export type PriceSpan = z.output<typeof priceSpanSchema>;

/** Changes and plans are remembered for much longer, so that both can be undone. */
const MOST_DAYS = 180;

/** Why prices cannot be for this while. */
export function wrongSpan({ from, until }: PriceSpan, now: Date): string | undefined {
  const start = Math.max(now.getTime(), from === null ? 0 : Date.parse(from));
  if (Date.parse(until) <= start)
    return from === null ? "Bitiş şimdiden sonra olmalı" : "Bitiş başlangıçtan sonra olmalı";
  return Date.parse(until) - now.getTime() > MOST_DAYS * DAY_MS
    ? `Bitiş en fazla ${MOST_DAYS} gün sonra olabilir`
    : undefined;
}

/** Prices for a while as an owner sees them: `count` products have them, or will; `name` is that of one. */
export const listedPlanSchema = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  hasStarted: z.boolean(),
  name: z.string(),
  count: z.int(),
});

export type ListedPlan = z.output<typeof listedPlanSchema>;

/** A plan as the form of one product says it. `back` are the prices that come back. */
export const productPlanSchema = listedPlanSchema
  .pick({ startsAt: true, endsAt: true, hasStarted: true })
  .extend({ back: z.object({ price: z.number(), originalPrice: z.number().nullable() }) });

export type ProductPlan = z.output<typeof productPlanSchema>;

/** The effect of a moment on planned prices. Plans that cannot start are left out, and taken back. */
export type TurnedPrices = DoneStep & { turned: "started" | "ended" | "left-out" };

/** The prices that come back to a product when others end. */
export type OwnPrices = Priced & { endsAt: string };

/** The product's recorded prices as they will be by then. */
export const historyThen = (history: PriceHistory, { price, endsAt }: OwnPrices): PriceHistory => ({
  ...history,
  price,
  changes: [...history.changes, { at: endsAt, before: history.price, after: price }],
});
