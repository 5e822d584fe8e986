import type { LedgerEvent } from "../../domain/ledger.ts";
import { toLira } from "../../domain/money.ts";
import { eventsOf, stepKindOf } from "../ledger/listed-events.ts";
import type { Reading } from "../store.ts";
import type { EventRow, PlannedPriceRow } from "../tables.ts";
import { PLANNED_PRICES } from "./planned-prices.ts";
import { products } from "./product-subject.ts";

/** The events of a product and of its planned prices, one for each step, the newest first. */
export async function listProductEvents(reading: Reading, productId: string): Promise<LedgerEvent[]> {
  const own = await products.listEvents(reading, productId);
  const rows = await reading.selectFrom("planned_prices").selectAll().where("product_id", "=", productId).execute();
  const planned = new Map((await plannedEvents(reading, rows)).map((event) => [event.step, event]));
  const told = own.map((event): LedgerEvent => {
    const together = planned.get(event.step)?.planned;
    planned.delete(event.step);
    return together ? { ...event, planned: { ...together, alone: false } } : event;
  });
  return [...told, ...planned.values()].toSorted((one, other) => other.at.localeCompare(one.at));
}

async function plannedEvents(reading: Reading, rows: readonly PlannedPriceRow[]): Promise<LedgerEvent[]> {
  if (rows.length === 0) return [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const events = await eventsOf(reading, PLANNED_PRICES, [...byId.keys()]).execute();
  return events.flatMap((event) => plannedEvent(event, byId.get(event.subject_id)) ?? []);
}

function plannedEvent(event: EventRow, row: PlannedPriceRow | undefined): LedgerEvent | undefined {
  const kind = stepKindOf(event.kind);
  if (!row || !kind) return undefined;
  const span = { startsAt: row.starts_at, endsAt: row.ends_at, price: toLira(row.price_kurus) };
  const { id, step_id: step, at, user_name: by } = event;
  return { id, step, at, by, kind, changes: {}, planned: { kind, alone: true, ...span } };
}
