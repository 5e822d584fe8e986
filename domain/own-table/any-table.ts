import { type MovedProduct, movedProductSchema } from "../moving/moved-product.ts";
import { type MovedTable, readMovedTable } from "../moving/moved-table.ts";
import { OWN_TABLE, type TableColumns, type TableSource } from "../moving/table-columns.ts";
import type { ReadTable } from "../moving/table-text.ts";
import { readOwnTable } from "./own-table.ts";

const FIELDS: Readonly<Record<string, string>> = {
  ...{ name: "Ürün adı", category: "Kategori", description: "Açıklama", pictures: "Görseller", slug: "Adresteki adı" },
  ...{ colors: "Renkler", choices: "Seçenekler", pieces: "Seçenek adetleri", details: "Ayrıntılar" },
};

/** Reads the products of a table: the shop's own, or that of another place. A product that the shop would not take to read is told by its row. */
export function readAnyTable(table: ReadTable, columns: TableColumns, source: TableSource): MovedTable {
  const read = source.name === OWN_TABLE ? readOwnTable(table, columns) : readMovedTable(table, columns, source);
  const products: MovedProduct[] = [];
  const troubles = [...read.troubles];
  for (const product of read.products) {
    const { error } = movedProductSchema.safeParse(product);
    if (!error) products.push(product);
    else {
      const field = String(error.issues[0]?.path[0] ?? "");
      troubles.push({
        row: product.row,
        column: FIELDS[field] ?? field,
        words: "çok uzun ya da çok fazla, bu ürün alınmadı; sütunu doğru eşlediysen kısalt",
      });
    }
  }
  return { ...read, products, troubles };
}
