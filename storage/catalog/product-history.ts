import type { LedgerEvent } from "../../domain/ledger.ts";
import { listEvents } from "../ledger/listed-events.ts";
import type { Reading } from "../store.ts";
import { PLANNED_PRICES } from "./planned-prices.ts";
import { products } from "./product-subject.ts";

/** The events of a product and of its planned prices, one of each step, the newest first. */
export async function listProductEvents(reading: Reading, productId: string): Promise<LedgerEvent[]> {
  const own = await products.listEvents(reading, productId);
  const rows = await reading.selectFrom("planned_prices").select("id").where("product_id", "=", productId).execute();
  const planned = await listEvents(reading, PLANNED_PRICES, ...rows.map(({ id }) => id));
  const kinds = new Map(planned.map(({ step, kind }) => [step, kind]));
  const steps = new Set(own.map(({ step }) => step));
  const alone = planned.filter(({ step }) => !steps.has(step));
  return [
    ...own.map((event) => {
      const kind = kinds.get(event.step);
      return kind ? { ...event, planned: { kind, alone: false } } : event;
    }),
    ...alone.map((event) => ({ ...event, changes: {}, planned: { kind: event.kind, alone: true } })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
}
