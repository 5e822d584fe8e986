import { withoutGuard } from "../../domain/csv-cells.ts";
import type { OutCell, OutTable } from "../../domain/out-table.ts";

/** The letters that a cell of Excel has room for. */
const LONGEST_CELL = 32_767;

/** The table as an Excel workbook. Text stays text there: barcodes keep their zeros, and nothing runs as a formula. */
export async function workbookOf({ headers, rows }: OutTable): Promise<Blob> {
  const { default: writeWorkbook } = await import("write-excel-file/universal");
  const head = headers.map((title) => ({ value: title, type: String, fontWeight: "bold" as const }));
  return writeWorkbook([head, ...rows.map((cells) => cells.map(cellOf))], {
    stickyRowsCount: 1,
    columns: headers.map((title) => ({ width: Math.max(12, title.length + 2) })),
  }).toBlob();
}

function cellOf(cell: OutCell) {
  if (cell === "") return null;
  if (typeof cell === "number")
    return { value: cell, type: Number, ...(!Number.isInteger(cell) && { format: "0.00" }) };
  return { value: guarded(cell).slice(0, LONGEST_CELL), type: String };
}

/** A text that begins with the guard against formulas gets another, because a reader takes one off. */
const guarded = (text: string): string => (withoutGuard(text) === text ? text : `'${text}`);
