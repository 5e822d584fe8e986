import { expect, test } from "vitest";
import { csv, tableIn } from "../../tests/support/moved-tables/read-text.ts";
import { MAX_PICTURES } from "../catalog/media.ts";
import { matchedColumns } from "../moving/table-columns.ts";
import { readAnyTable } from "./any-table.ts";

test("a product that is too much to read is told by its row, and the others come", () => {
  const many = Array.from({ length: 90 }, (_, at) => `https://a.example/${at}.jpg`).join(";");
  const table = tableIn(
    csv(
      "Ürün adı\tKategori\tFiyat\tBeden\tGörseller",
      `${"x".repeat(1001)}\tMum\t10\t\t`,
      `Mum\t${"y".repeat(201)}\t10\t\t`,
      `Kupa\tKupa\t10\t${"z".repeat(81)}\t`,
      `Şal\tŞal\t10\t\t${many}`,
    ),
  );
  const { columns, source } = matchedColumns(table.headers);
  const { products, troubles } = readAnyTable(table, columns, source);
  expect(products.map(({ name, pictures }) => [name, pictures?.length])).toEqual([["Şal", MAX_PICTURES]]);
  expect(troubles.map(({ row, column }) => [row, column]).toSorted()).toEqual([
    [2, "Ürün adı"],
    [3, "Kategori"],
    [4, "Seçenekler"],
    [5, "Görseller"],
  ]);
});
