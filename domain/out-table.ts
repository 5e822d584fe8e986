import { BYTE_ORDER_MARK, csvAmount, csvCell } from "./csv-cells.ts";

/** A cell of a table that leaves the shop. Numbers can be summed; everything else is text. */
export type OutCell = string | number;
export type OutTable = { headers: readonly string[]; rows: readonly (readonly OutCell[])[] };

/** The table as Excel in Turkish opens it: semicolons between cells, decimals after a comma. */
export const csvTable = ({ headers, rows }: OutTable): string =>
  BYTE_ORDER_MARK + [headers, ...rows].map((cells) => `${cells.map(textOf).map(csvCell).join(";")}\r\n`).join("");

const textOf = (cell: OutCell): string =>
  typeof cell === "string" ? cell : Number.isInteger(cell) ? String(cell) : csvAmount(cell);
