import type { Catalog } from "../domain/catalog/catalog.ts";
import type { Product } from "../domain/catalog/product.ts";

/** A removed product is told of by its absence. */
type Landed = (revision: number, product?: Product) => void;

/** A catalogue that tells of every write when it has landed and before it is acknowledged. */
export function announcingWrites(catalog: Catalog, landed: Landed): Catalog {
  return {
    ...catalog,
    async createProduct(...product) {
      const created = await catalog.createProduct(...product);
      landed(created.revision, created);
      return created;
    },
    async updateProduct(...product) {
      const updated = await catalog.updateProduct(...product);
      landed(updated.revision, updated);
      return updated;
    },
    async removeProduct(id) {
      const revision = await catalog.removeProduct(id);
      landed(revision);
      return revision;
    },
  };
}
