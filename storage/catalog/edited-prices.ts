import type { PricedStep } from "../../domain/catalog/catalog.ts";
import type { Priced } from "../../domain/catalog/discount.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger/author.ts";
import { formatPrice } from "../../domain/money.ts";
import { columnsOf } from "../columns.ts";
import { requireRow } from "../ledger/subject.ts";
import { writeStep } from "../ledger/written-steps.ts";
import { OWNERS_COLUMNS } from "../product-columns.ts";
import type { Store } from "../store.ts";
import { PRODUCTS, productOf } from "./product-subject.ts";

type Edit = { id: string; seen: Priced; next: Priced; by: Author };

/** Compares with the prices that the owner saw, not with a revision: what others saved in other fields does not matter. */
export const changePrices = (store: Store, { id, seen, next, by }: Edit): Promise<PricedStep> =>
  store.write(async (trx, revision) => {
    const row = await requireRow(trx, PRODUCTS, { id });
    const { price, originalPrice } = productOf(row);
    if (price !== seen.price || originalPrice !== seen.originalPrice) {
      throw new ShopError("conflict", changedMeanwhile({ price, originalPrice }));
    }
    const change = { row, next: columnsOf(OWNERS_COLUMNS, next) };
    const { step, rows } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "price", by }, [change]);
    return { product: productOf(rows[0] ?? row), step };
  });

function changedMeanwhile({ price, originalPrice }: Priced): string {
  const old = originalPrice === null ? "" : `, eski fiyat ${formatPrice(originalPrice)}`;
  return `Fiyat bu arada değişti: şimdi ${formatPrice(price)}${old}. Tekrar kaydedersen seninki yazılır.`;
}
