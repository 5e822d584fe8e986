import { type MovedTable, readMovedTable } from "../moving/moved-table.ts";
import { OWN_TABLE, type TableColumns, type TableSource } from "../moving/table-columns.ts";
import type { ReadTable } from "../moving/table-text.ts";
import { readOwnTable } from "./own-table.ts";

/** Reads the products of a table: the shop's own, or that of another place. */
export const readAnyTable = (table: ReadTable, columns: TableColumns, source: TableSource): MovedTable =>
  source.name === OWN_TABLE ? readOwnTable(table, columns) : readMovedTable(table, columns, source);
