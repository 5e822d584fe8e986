import type { Trash } from "../../domain/catalog/product-ledger.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger/author.ts";
import { type DoneStep, TRASH_DAYS } from "../../domain/ledger/ledger.ts";
import { daysAgo } from "../days-ago.ts";
import { EVENT_DAYS, isEverythingOld } from "../ledger/listed-events.ts";
import { rowsOf } from "../ledger/subject.ts";
import { writeStep } from "../ledger/written-steps.ts";
import { writeMeta } from "../meta.ts";
import type { Reading, Store } from "../store.ts";
import { PRODUCTS, productOf } from "./product-subject.ts";

const inTrash = (reading: Reading, now: Date) =>
  reading.selectFrom("products").where("deleted_at", "is not", null).where("deleted_at", ">", daysAgo(TRASH_DAYS, now));

/** More than one screen shows. */
const LIST_LIMIT = 200;

export async function listRemoved(reading: Reading, now: Date, limit = LIST_LIMIT): Promise<Trash> {
  const { total } = await inTrash(reading, now)
    .select((eb) => eb.fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await inTrash(reading, now)
    .selectAll()
    .orderBy("deleted_at", "desc")
    .orderBy("revision", "desc")
    .limit(limit)
    .execute();
  const removed = rows.flatMap((row) =>
    row.deleted_at === null ? [] : [{ product: productOf(row), removedAt: row.deleted_at }],
  );
  return { removed, total: Number(total) };
}

const removedIds = async (reading: Reading, now: Date): Promise<string[]> =>
  (await inTrash(reading, now).select("id").orderBy("deleted_at").execute()).map(({ id }) => id);

type Restoring = { ids: readonly string[] | undefined; by: Author; now: Date };

export const restore = (store: Store, { ids, by, now }: Restoring): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const chosen = await rowsOf(trx, PRODUCTS, ids ?? (await removedIds(trx, now)));
    const rows = chosen.filter((row) => row.deleted_at !== null);
    if (rows.length === 0) throw new ShopError("not-found", "Bu ürünler artık çöp kutusunda değil");
    const changes = rows.map((row) => ({ row, next: { deleted_at: null } }));
    const { step, count } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "bring-back", by }, changes);
    return { step, count };
  });

/** Deletes the products that have been in the trash too long, with their addresses, and the old events. */
export async function removeExpired(store: Store, now: Date): Promise<void> {
  const trashEnd = daysAgo(TRASH_DAYS, now);
  const eventEnd = daysAgo(EVENT_DAYS, now);
  if (await isEverythingOld(store.read, now)) return;
  const expired = await store.read
    .selectFrom("products")
    .select("id")
    .where("deleted_at", "<=", trashEnd)
    .unionAll((eb) => eb.selectFrom("events").select("id").where("at", "<=", eventEnd))
    .limit(1)
    .executeTakeFirst();
  // Every write makes all cached pages stale.
  if (!expired) return;
  await store.write(async (trx, revision) => {
    await trx
      .deleteFrom("events")
      .where("subject", "=", PRODUCTS.kind)
      .where("subject_id", "in", (eb) => eb.selectFrom("products").select("id").where("deleted_at", "<=", trashEnd))
      .execute();
    await trx.deleteFrom("events").where("at", "<=", eventEnd).execute();
    const { numDeletedRows } = await trx
      .deleteFrom("products")
      .where("deleted_at", "<=", trashEnd)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await writeMeta(trx, "products_deleted", revision);
  });
}
