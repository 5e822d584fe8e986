import { readMovedTable } from "../../../domain/moving/moved-table.ts";
import { matchedColumns } from "../../../domain/moving/table-columns.ts";
import { type ReadTable, tableOf, textRows } from "../../../domain/moving/table-text.ts";

/** Reads a table as an owner would who corrects nothing. */
export function readMatched(table: ReadTable) {
  const { columns, source } = matchedColumns(table.headers);
  return { source: source.name, ...readMovedTable(table, columns, source) };
}

export const readText = (text: string) => readMatched(tableIn(text));

export function tableIn(text: string): ReadTable {
  const table = tableOf(textRows(text).rows);
  if (!table) throw new Error("no table");
  return table;
}

export const csv = (...lines: string[]) => lines.join("\r\n");
