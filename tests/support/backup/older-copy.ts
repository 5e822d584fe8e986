import type { ShopContents } from "../../../domain/backup/shop-copies.ts";
import { withEmptyShop } from "../../../storage/backup/scratch-shop.ts";
import { columnsByTable } from "../../../storage/backup/table-rows.ts";

/** The copy as a shop wrote it before later migrations added tables and columns, and before copies said who was blotted out. */
export async function asOfBaseline(contents: ShopContents, folder: string): Promise<ShopContents> {
  const columns = await withEmptyShop(folder, 30, columnsByTable);
  return {
    ...contents,
    schema: 30,
    tables: contents.tables.filter((table) => columns.has(table) && table !== "blotted_orders"),
    async *rows(table) {
      const known = new Set(columns.get(table));
      for await (const row of contents.rows(table)) {
        yield Object.fromEntries(Object.entries(row).filter(([column]) => known.has(column)));
      }
    },
  };
}
