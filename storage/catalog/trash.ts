import type { Trash } from "../../domain/catalog/product-ledger.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger/author.ts";
import { type DoneStep, TRASH_DAYS } from "../../domain/ledger/ledger.ts";
import { daysAgo } from "../days-ago.ts";
import { rowsOf } from "../ledger/subject.ts";
import { writeStep } from "../ledger/written-steps.ts";
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
