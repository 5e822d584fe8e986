import type { Priced } from "../../domain/catalog/discount.ts";
import { type PriceRule, pricesAfter } from "../../domain/catalog/price-rule.ts";
import type { ManyChange } from "../../domain/catalog/product-patch.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger/author.ts";
import type { DoneStep } from "../../domain/ledger/ledger.ts";
import { columnsOf } from "../columns.ts";
import { rowsOf } from "../ledger/subject.ts";
import { changesSomething, writeStep } from "../ledger/written-steps.ts";
import { OWNERS_COLUMNS } from "../product-columns.ts";
import type { Store } from "../store.ts";
import type { ProductRow } from "../tables.ts";
import { PRODUCTS, productOf } from "./product-subject.ts";
import { livingCategory } from "./stored-categories.ts";

type Many = { ids: readonly string[]; change: ManyChange; by: Author; asOf?: number | undefined };

/** Changes all products in one step, or none. A product that the change leaves as it was gets no event. */
export const changeMany = (store: Store, { ids, change, by, asOf }: Many): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const next = changeOf("category" in change ? { category: await livingCategory(trx, change.category) } : change);
    const chosen = await rowsOf(trx, PRODUCTS, ids);
    if (asOf !== undefined && chosen.some((row) => row.revision > asOf)) throw new ShopError("conflict", CHANGED_SINCE);
    const rows = chosen.filter((row) => row.deleted_at === null);
    const changes = rows
      .map((row) => ({ row, next: next(row) }))
      .filter((change) => changesSomething(PRODUCTS, change));
    const { step, count } = await writeStep(trx, revision, { subject: PRODUCTS, kind: kindOf(change), by }, changes);
    return { step, count };
  });

const CHANGED_SINCE = "Bazı ürünler bu arada değişti; listeye yeniden bakıp onayla";

const kindOf = (change: ManyChange) => ("isRemoved" in change ? "remove" : "prices" in change ? "price" : "change");

function changeOf(change: ManyChange): (row: ProductRow) => Partial<ProductRow> {
  if ("category" in change) return () => ({ category: change.category });
  if ("isRemoved" in change) {
    const now = new Date().toISOString();
    return () => ({ deleted_at: now });
  }
  if ("prices" in change) return (row) => columnsOf(OWNERS_COLUMNS, newPrices(row, change.prices));
  return () => columnsOf(OWNERS_COLUMNS, change);
}

function newPrices(row: ProductRow, rule: PriceRule): Priced {
  const { name, price, originalPrice } = productOf(row);
  const after = pricesAfter({ price, originalPrice }, rule);
  if (!after) throw new ShopError("invalid", `“${name}” için fiyat 0'dan büyük kalmıyor ya da çok büyüyor`);
  return after;
}
