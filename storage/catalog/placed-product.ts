import type { PlacedAmong } from "../../domain/catalog/catalog.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger/author.ts";
import type { DoneStep } from "../../domain/ledger/ledger.ts";
import { requireRow } from "../ledger/subject.ts";
import type { Store } from "../store.ts";
import { writePlace } from "./places.ts";
import { PRODUCTS } from "./product-subject.ts";

type Placing = { id: string; after: string | undefined; by: Author; among: PlacedAmong };

/**
 * Moves a product among those of its category, or among the featured ones. They share a set of positions: the products
 * between the old and the new place move by one, and other products do not change.
 */
export const placeProduct = (store: Store, { id, after, by, among }: Placing): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const moved = await requireRow(trx, PRODUCTS, { id });
    const isFeatured = among === "featured";
    if (isFeatured && !moved.featured) throw new ShopError("conflict", "Bu ürün artık öne çıkanlarda değil");
    const rows = await trx
      .selectFrom("products")
      .select(["id", "position"])
      .where(isFeatured ? "featured" : "category", "=", isFeatured ? 1 : moved.category)
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute();
    return writePlace(trx, revision, PRODUCTS, { rows, moved, after, by });
  });
