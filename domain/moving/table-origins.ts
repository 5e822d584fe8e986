import { SLUG, slugOf } from "../slug.ts";
import { type MovedProduct, originMark } from "./moved-product.ts";
import { isLostNumber } from "./table-numbers.ts";
import { cellOf, firstCellOf, type TableReading } from "./table-reading.ts";
import type { TableRow } from "./table-text.ts";

const MOST_ORIGINS = 400;
const LONGEST_CODE = 200;

/** Codes find the product again; the address in the earlier shop leads here. */
export function originsInRows(reading: TableReading, rows: readonly TableRow[], name: string): string[] {
  const codes = rows.map((row) => cellOf(reading, row, "code")).filter((code) => code !== "" && !isLostNumber(code));
  const group = firstCellOf(reading, rows, "group");
  const marks = [...new Set(codes.length > 0 ? codes : group === "" ? [] : [group])];
  return [
    ...marks.map((code) => originMark("code", code.slice(0, LONGEST_CODE))),
    ...oldPaths(reading, rows, name).map((path) => originMark("address", path)),
  ].slice(0, MOST_ORIGINS);
}

function oldPaths(reading: TableReading, rows: readonly TableRow[], name: string): string[] {
  const [slug, handle] = [firstCellOf(reading, rows, "slug"), firstCellOf(reading, rows, "group")];
  if (reading.source.name === "Shopify") return handle === "" ? [] : [`/products/${handle}`];
  if (reading.source.name === "WooCommerce")
    return name === "" ? [] : ["/urun/", "/product/"].map((folder) => folder + slugOf(name));
  if (reading.source.name === "ikas") return slug === "" ? [] : [`/${slug.replace(/^\/+/, "")}`];
  return [...new Set(rows.flatMap((row) => pathOf(cellOf(reading, row, "slug"))))];
}

/** The path of a whole address. One with a query stands for several products. */
function pathOf(cell: string): string[] {
  if (!/^https?:\/\//i.test(cell) || !URL.canParse(cell)) return [];
  const { pathname, search } = new URL(cell);
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : "";
  return path === "" || search !== "" || path.length > LONGEST_CODE ? [] : [path];
}

export function slugInRows(reading: TableReading, rows: readonly TableRow[]): Pick<MovedProduct, "slug"> {
  const field = reading.source.name === "Shopify" ? "group" : "slug";
  const wanted = firstCellOf(reading, rows, field);
  return SLUG.test(wanted) ? { slug: wanted } : {};
}
