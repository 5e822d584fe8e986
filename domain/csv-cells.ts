import { toKurus } from "./money.ts";

/** Excel reads the file as UTF-8 because of this mark. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Text that a spreadsheet would run as a formula, also behind the sign that keeps it from doing so. */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠|%]|[\t\r\n])/;

/** An amount below 0 is a number, and no formula. */
const AMOUNT = /^-\d+,\d\d$/;

/** Cells stand in quotes. Otherwise a program that splits at commas or tabs could find a formula inside a cell. */
export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The text of such a cell, once its quotes are read: without the sign that keeps a spreadsheet from running it. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** `1234,50`: a number that can be summed; empty where it is not said. */
export const csvAmount = (lira: number | null): string =>
  lira === null ? "" : (toKurus(lira) / 100).toFixed(2).replace(".", ",");
