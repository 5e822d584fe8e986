import { matchedColumns, TICIMAX_PICTURES } from "./table-columns.ts";
import { tableCount } from "./table-numbers.ts";
import type { ReadTable, TableRow } from "./table-text.ts";

/** True for a table that has nothing but pictures of another table's products. */
export const isPictureTable = ({ headers }: ReadTable): boolean =>
  matchedColumns(headers).source.name === TICIMAX_PICTURES;

/** The table of products with a row more for each picture of the other one, in the order of `SIRA`. */
export function joinedTables(products: ReadTable, pictures: ReadTable): ReadTable {
  const [own, key, address] = [
    columnOf(products, "group"),
    columnOf(pictures, "group"),
    columnOf(pictures, "pictures"),
  ];
  const known = new Set(products.rows.map(({ cells }) => cells[own]));
  const order = pictures.headers.findIndex((name) => /^s[ıi]ra$/i.test(name));
  const rank = ({ cells }: TableRow) => tableCount(cells[order] ?? "") ?? 0;
  const rows = pictures.rows
    .filter(({ cells }) => known.has(cells[key]))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ number, cells }) => {
      const empty = products.headers.map((_, at) => (at === own ? (cells[key] ?? "") : ""));
      return { number, cells: [...empty, cells[address] ?? ""] };
    });
  return { headers: [...products.headers, pictures.headers[address] ?? ""], rows: [...products.rows, ...rows] };
}

const columnOf = ({ headers }: ReadTable, field: "group" | "pictures"): number =>
  matchedColumns(headers).columns.indexOf(field);
