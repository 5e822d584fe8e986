import type { ReadTrouble } from "./moved-product.ts";
import type { ColumnField, TableColumns, TableSource } from "./table-columns.ts";
import type { ReadTable, TableRow } from "./table-text.ts";

/** A table while its products are read. */
export type TableReading = {
  table: ReadTable;
  /** The rows of the product that is read. */
  rows: readonly TableRow[];
  columns: TableColumns;
  source: TableSource;
  troubles: ReadTrouble[];
};

export const cellsOf = ({ columns }: TableReading, { cells }: TableRow, field: ColumnField): string[] =>
  columns.flatMap((one, at) => (one === field && cells[at] ? [cells[at]] : []));

export const cellOf = (reading: TableReading, row: TableRow, field: ColumnField): string =>
  cellsOf(reading, row, field)[0] ?? "";

export const firstCellOf = (reading: TableReading, rows: readonly TableRow[], field: ColumnField): string =>
  rows.map((row) => cellOf(reading, row, field)).find((cell) => cell !== "") ?? "";
