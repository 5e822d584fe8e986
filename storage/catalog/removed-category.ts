import type { Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger/author.ts";
import type { DoneStep } from "../../domain/ledger/ledger.ts";
import { requireRow } from "../ledger/subject.ts";
import { writeStep } from "../ledger/written-steps.ts";
import type { Store } from "../store.ts";
import type { CategoryRow, ProductRow, Tables } from "../tables.ts";
import { CATEGORIES } from "./category-subject.ts";
import { PRODUCTS } from "./product-subject.ts";

type Removing = { id: string; moveTo: string | undefined; by: Author; expectedRevision?: number | undefined };

/** One step, so that one undo brings the category back with its products. */
export const removeCategory = (store: Store, { id, moveTo, by, expectedRevision }: Removing): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const row = await requireRow(trx, CATEGORIES, { id, expectedRevision });
    const products = await trx.selectFrom("products").selectAll().where("category", "=", row.slug).execute();
    const target = await targetOf(trx, { row, moveTo, products });
    const next = { deleted_at: new Date().toISOString(), moved_to: target?.id ?? null };
    const { step } = await writeStep(trx, revision, { subject: CATEGORIES, kind: "remove", by }, [{ row, next }]);
    if (target) {
      const changes = products.map((product) => ({ row: product, next: { category: target.slug } }));
      await writeStep(trx, revision, { subject: PRODUCTS, kind: "move", by, step }, changes);
    }
    await CATEGORIES.check?.(trx);
    return { step, count: products.length };
  });

type Emptied = { row: CategoryRow; moveTo: string | undefined; products: readonly ProductRow[] };

async function targetOf(
  trx: Transaction<Tables>,
  { row, moveTo, products }: Emptied,
): Promise<CategoryRow | undefined> {
  if (moveTo === undefined) {
    if (products.length === 0) return undefined;
    throw new ShopError("invalid", `“${row.name}” kategorisinde ürün var, nereye gideceklerini seç`, {
      field: "moveTo",
    });
  }
  if (moveTo === row.id) throw new ShopError("invalid", "Ürünler için başka bir kategori seç", { field: "moveTo" });
  return requireRow(trx, CATEGORIES, { id: moveTo });
}
