import type { KnownSince, RevisedChange, RevisedPrices } from "../../domain/catalog/price-history.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { toLira } from "../../domain/money.ts";
import { inBatches } from "../batches.ts";
import { columnChanges } from "../ledger/event-row.ts";
import { eventsOf } from "../ledger/listed-events.ts";
import type { Reading } from "../store.ts";
import type { EventRow } from "../tables.ts";
import { PRODUCTS } from "./product-subject.ts";

/** The events of these products that changed a price, from new to old. */
export const priceEventsOf = (reading: Reading, ids: readonly string[]) =>
  eventsOf(reading, PRODUCTS, ids).where("changes", "like", '%"price_kurus"%');

export function priceChangesIn(events: readonly EventRow[]): RevisedChange[] {
  return events.toReversed().flatMap((event) => {
    const { price_kurus: change } = columnChanges(event);
    if (!change) return [];
    const [before, after] = [toLira(Number(change[0])), toLira(Number(change[1]))];
    return [{ at: event.at, revision: event.revision, before, after }];
  });
}

/** The prices that these products have had, by id, and since when they are known. */
export async function revisedPrices(
  reading: Reading,
  products: readonly Pick<Product, "id" | "price">[],
): Promise<{ prices: Map<string, RevisedPrices>; since: KnownSince }> {
  const prices = new Map<string, RevisedPrices>();
  for await (const batch of inBatches(products)) {
    const events = await priceEventsOf(
      reading,
      batch.map(({ id }) => id),
    ).execute();
    const byProduct = Map.groupBy(events, ({ subject_id }) => subject_id);
    for (const { id, price } of batch) {
      const changes = priceChangesIn(byProduct.get(id) ?? []);
      // The events are read later than the product.
      prices.set(id, { price: changes.at(-1)?.after ?? price, changes });
    }
  }
  return { prices, since: await oldestEvent(reading) };
}

/** By time, which has an index: visitors ask for it too. */
async function oldestEvent(reading: Reading): Promise<KnownSince> {
  const oldest = await reading
    .selectFrom("events")
    .select(["revision", "at"])
    .orderBy("at")
    .limit(1)
    .executeTakeFirst();
  return oldest && { revision: Number(oldest.revision), at: oldest.at };
}
