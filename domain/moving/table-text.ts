import papaparse from "papaparse";
import { withoutGuard } from "../csv-cells.ts";

/** A table as it was read: its first row of names, and the rows below it. `number` is the row in the owner's file, from 1. */
export type ReadTable = { headers: string[]; rows: TableRow[] };
export type TableRow = { number: number; cells: string[] };

export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 300;
export const MOST_CELL = 20_000;
/** Lines of a text, the empty ones included. A text with more of them is not read to its end. */
export const MOST_LINES = 100_000;

/** The text of a file: UTF-8 or UTF-16 by its mark, else strict UTF-8, else the code page of a Turkish Windows. */
export function decodedTable(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder("utf-8").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1254").decode(bytes);
  }
}

/** The rows of a text, whichever sign separates its cells. `unclosed`: the row with a quote that takes all below it into its cell. */
export function textRows(text: string): { rows: string[][]; unclosed?: number } {
  const [, separator = "", rest = text] = /^\ufeff?sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  const { data, errors } = papaparse.parse<string[]>(withoutEmptyEnd(rest.replace(/^\ufeff/, "")), {
    delimiter: separator || likelySeparator(rest),
    preview: MOST_LINES,
  });
  const open = errors.find(({ code }) => code === "MissingQuotes");
  return { rows: data, ...(open?.row !== undefined && { unclosed: open.row + 1 }) };
}

/** Excel writes `;;;;` for each formatted row below the last one, up to a million of them. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ";,|\t \r\n".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The separator that the first line has most of, outside quotes and template lines. A spreadsheet's clipboard has tabs. */
function likelySeparator(text: string): string {
  const head = text
    .replace(/^\ufeff/, "")
    .slice(0, 20_000)
    .replace(/"#[^"]*"/g, "#")
    .replace(/"[^"]*"/g, "");
  const line = head.split(/\r?\n/).find((one) => /[\t;,|]/.test(one) && !one.startsWith("#")) ?? "";
  const counted = ["\t", ";", ",", "|"].map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** The table in these rows: empty rows and notes above the names are skipped. Undefined without a row of names. */
export function tableOf(rows: readonly (readonly string[])[]): ReadTable | undefined {
  const numbered = rows.map((cells, at) => ({ number: at + 1, cells: cells.map(plainCell) }));
  const full = numbered.filter(({ cells }) => cells.some((cell) => cell !== "") && !cells[0]?.startsWith("#"));
  const widest = Math.max(0, ...full.slice(0, 20).map(({ cells }) => cells.filter(Boolean).length));
  const head = full.findIndex(({ cells }) => cells.filter(Boolean).length * 2 > widest);
  const { cells: headers } = full[head] ?? {};
  if (!headers) return undefined;
  return { headers, rows: full.slice(head + 1) };
}

/** A cell without the sign that keeps a spreadsheet from running it as a formula. */
const plainCell = (cell: string): string => withoutGuard(cell.replace(/\u00a0/g, " ")).trim();
