import { MAX_PICTURES } from "../catalog/media.ts";
import { fold } from "../turkish.ts";
import { COLOR_CHOICE, type MovedProduct, type ReadTrouble } from "./moved-product.ts";
import { textOfHtml } from "./moved-text.ts";
import type { TableColumns, TableSource } from "./table-columns.ts";
import { isLostNumber, tableCount, tableFlag, tablePrice } from "./table-numbers.ts";
import { originsInRows, slugInRows } from "./table-origins.ts";
import { cellOf, cellsOf, firstCellOf, type TableReading } from "./table-reading.ts";
import type { ReadTable, TableRow } from "./table-text.ts";
import { optionsOfVariants, type TableVariant } from "./table-variants.ts";
import { PICTURE_FILE } from "./zip-pictures.ts";

export type MovedTable = {
  products: MovedProduct[];
  troubles: ReadTrouble[];
  /** The rows whose code a spreadsheet has destroyed. */
  lost: number[];
};

/** Reads the products of a table. Rows of one group are the variants and further pictures of one product. */
export function readMovedTable(table: ReadTable, columns: TableColumns, source: TableSource): MovedTable {
  const reading: TableReading = { table, rows: table.rows, columns, source, troubles: [] };
  const lost = table.rows.filter((row) => isLostNumber(cellOf(reading, row, "code"))).map(({ number }) => number);
  const groups = groupedRows(reading, table.rows);
  const products = [...groups.values()].flatMap((rows) => productOf(reading, rows) ?? []);
  return { products, troubles: reading.troubles, lost };
}

/** A variant names its product by the product's code or number (`id:12`), or has the product's number itself. */
function groupedRows(reading: TableReading, rows: readonly TableRow[]): Map<string, TableRow[]> {
  const keys = new Map<string, string>();
  const own = (row: TableRow) => cellOf(reading, row, "group") || `row ${row.number}`;
  for (const row of rows) {
    if (cellOf(reading, row, "parent") !== "") continue;
    for (const name of [cellOf(reading, row, "group"), cellOf(reading, row, "code")]) {
      if (name !== "" && !keys.has(name)) keys.set(name, own(row));
    }
  }
  return Map.groupBy(rows, (row) => {
    const parent = cellOf(reading, row, "parent").replace(/^id:/i, "");
    return parent === "" ? own(row) : (keys.get(parent) ?? `parent ${parent}`);
  });
}

function productOf(all: TableReading, rows: readonly TableRow[]): MovedProduct | undefined {
  // An option that only the first row of a product names is that product's.
  const reading = { ...all, rows };
  const [first] = rows;
  if (!first || rows.every((row) => tableFlag(cellOf(reading, row, "removed")) === true)) return undefined;
  const living = rows.filter((row) => tableFlag(cellOf(reading, row, "removed")) !== true);
  const description = firstCellOf(reading, living, "description");
  const category = categoryIn(firstCellOf(reading, living, "category"));
  const isShown = tableFlag(firstCellOf(reading, living, "isShown"));
  const featured = tableFlag(firstCellOf(reading, living, "featured"));
  const name = firstCellOf(reading, living, "name");
  const { unevenPrice, ...options } = optionsOfVariants(variantsOf(reading, living));
  if (unevenPrice !== undefined) {
    reading.troubles.push({
      row: first.number,
      column: "Fiyat",
      words: "fiyatı birden çok seçeneğe göre değişiyor; en yükseği alındı, farkları ürününde yaz",
    });
  }
  return {
    row: first.number,
    origins: originsInRows(reading, living, name),
    ...slugInRows(reading, living),
    ...(name !== "" && { name }),
    ...(description !== "" && { description: textOfHtml(linesOf(description, all.source)) }),
    ...(category !== "" && { category }),
    ...picturesOf(reading, living),
    ...options,
    ...(isShown !== undefined && { isShown }),
    ...(featured !== undefined && { featured }),
  };
}

/** WooCommerce writes a line break as the two signs `\\n`. */
const linesOf = (description: string, { name }: TableSource): string =>
  name === "WooCommerce" ? description.replace(/(?<!\\)\\n/g, "\n") : description;

/** The last one of `Giyim > Kolye`, the first one of several. */
function categoryIn(cell: string): string {
  const [first = ""] = cell.split(/(?<!\\)[,;|]/);
  const last = first.split(/>|»|\//).at(-1) ?? "";
  return /^\d+$/.test(last.trim()) ? "" : last.replaceAll("\\,", ",").trim();
}

/** A row without any of these has nothing but further pictures. */
const SAID_OF_VARIANTS = ["code", "price", "count", "inStock", "option-value", "color", "size"] as const;

function variantsOf(reading: TableReading, rows: readonly TableRow[]): TableVariant[] {
  const saying = rows.filter((row) => SAID_OF_VARIANTS.some((field) => cellOf(reading, row, field) !== ""));
  const read = (saying.length > 0 ? saying : rows).map((row) => ({
    row,
    chosen: chosenIn(reading, row, rows.length > 1),
  }));
  // Beside variants, a row without a choice is their product or a further picture.
  const variants = read.some(({ chosen }) => chosen.length > 0) ? read.filter(({ chosen }) => chosen.length > 0) : read;
  const isMore = variants.length > 1;
  const own = isMore ? variants.filter(({ row }) => cellOf(reading, row, "parent") !== "") : [];
  const used = own.length > 0 ? own : isMore || variants.length === 0 ? variants : variants.slice(0, 1);
  return used.flatMap(({ row, chosen }) => {
    const facts = factsIn(reading, row);
    return listed(chosen).map((one): TableVariant => ({ row: row.number, chosen: one, ...facts }));
  });
}

/** A row that lists several values in a cell is a variant for each of them. */
function listed(chosen: readonly { choice: string; values: string[] }[]): TableVariant["chosen"][] {
  return chosen.reduce<{ choice: string; value: string }[][]>(
    (variants, { choice, values }) => variants.flatMap((one) => values.map((value) => [...one, { choice, value }])),
    [[]],
  );
}

function chosenIn(reading: TableReading, row: TableRow, isVariant: boolean): { choice: string; values: string[] }[] {
  const { columns, table } = reading;
  const names: string[] = [];
  const found: { choice: string; values: string[] }[] = [];
  const add = (choice: string, cell: string) => {
    const values = isVariant ? [cell.trim()] : cell.split(/[,;|/\n]/).map((value) => value.trim());
    const said = [...new Set(values)].filter((value) => value !== "");
    if (said.length > 0 && !found.some((one) => one.choice === choice)) found.push({ choice, values: said });
  };
  for (const [at, field] of columns.entries()) {
    const cell = row.cells[at] ?? "";
    if (field === "option-name") names.push(cell);
    else if (field === "option-value") {
      const name = names.at(-1) || firstNamed(reading, at);
      if (cell !== "" && !/^default title$/i.test(cell)) add(choiceName(name || (table.headers[at] ?? "")), cell);
    } else if (field === "color" && cell !== "") add(COLOR_CHOICE, cell);
    else if (field === "size" && cell !== "") add(choiceName(table.headers[at] ?? "Beden"), cell);
  }
  return found;
}

/** Some tables name an option in the first row of a product only. */
function firstNamed({ columns, rows }: TableReading, at: number): string {
  const column = columns.lastIndexOf("option-name", at);
  return column === -1 ? "" : (rows.find(({ cells }) => cells[column])?.cells[column] ?? "");
}

const COLOR_NAMES = /^(?:renk|renkler|color|colour|urun rengi|renk secenegi)$/;
const SIZE_NAMES = /^(?:size|beden|bedenler|boyut ebat|varyasyon)$/;

function choiceName(name: string): string {
  const key = fold(name)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  if (COLOR_NAMES.test(key)) return COLOR_CHOICE;
  return SIZE_NAMES.test(key) || key === "" ? "Beden" : name.trim();
}

function factsIn(reading: TableReading, row: TableRow): Omit<TableVariant, "row" | "chosen"> {
  const { source, troubles, table, columns } = reading;
  const price = (field: "price" | "salePrice" | "oldPrice"): number | undefined => {
    const cell = cellOf(reading, row, field);
    if (cell === "") return undefined;
    const read = tablePrice(cell, source.hasPointDecimals);
    if (read === undefined) {
      troubles.push({
        row: row.number,
        column: table.headers[columns.indexOf(field)] ?? "",
        words: `“${cell}” fiyat değil`,
      });
    }
    return read === 0 ? undefined : read;
  };
  const currency = cellOf(reading, row, "currency");
  if (currency !== "" && !/^(?:try|tl|₺)$/i.test(currency)) {
    troubles.push({ row: row.number, column: "Para birimi", words: `“${currency}” lira değil, fiyatı alınmadı` });
    return { price: undefined, oldPrice: undefined, ...stockIn(reading, row) };
  }
  const [full, sale, old] = [price("price"), price("salePrice"), price("oldPrice")];
  const isOnSale = sale !== undefined && (full === undefined || sale < full);
  return { price: isOnSale ? sale : full, oldPrice: isOnSale ? (old ?? full) : old, ...stockIn(reading, row) };
}

function stockIn(reading: TableReading, row: TableRow): Pick<TableVariant, "pieces" | "inStock"> {
  const cells = cellsOf(reading, row, "count");
  const counts = cells.flatMap((cell) => tableCount(cell) ?? []);
  // A list may write `Var` and `Yok` where another one counts.
  const words = cells.filter((cell) => tableCount(cell) === undefined);
  const unread = words.find((cell) => tableFlag(cell) === undefined);
  if (unread !== undefined) {
    const column = reading.table.headers[reading.columns.indexOf("count")] ?? "";
    reading.troubles.push({ row: row.number, column, words: `“${unread}” adet değil` });
  }
  const said = [...words.map(tableFlag), tableFlag(cellOf(reading, row, "inStock"))];
  return {
    pieces: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined,
    inStock: said.includes(false) ? false : said.includes(true) ? true : undefined,
  };
}

/** Every picture of the product's rows. The first picture of rows of one color is that color's. */
function picturesOf(
  reading: TableReading,
  rows: readonly TableRow[],
): Pick<MovedProduct, "pictures" | "colorPictures"> {
  const read = rows.map((row) => {
    const own = addressesIn(cellsOf(reading, row, "variant-picture"));
    const listed = addressesIn(cellsOf(reading, row, "pictures"));
    const color = chosenIn(reading, row, true).find(({ choice }) => choice === COLOR_CHOICE)?.values[0];
    return { pictures: [...listed, ...own], picture: [...own, ...listed][0], color };
  });
  const pictures = [...new Set(read.flatMap((row) => row.pictures))];
  const ties = new Map<string, string>();
  for (const { color, picture } of read) {
    if (color !== undefined && picture && !ties.has(color) && ![...ties.values()].includes(picture))
      ties.set(color, picture);
  }
  const [first] = rows;
  if (first && pictures.length > MAX_PICTURES) {
    const words = `${pictures.length} fotoğraftan ilk ${MAX_PICTURES} tanesi alındı`;
    reading.troubles.push({ row: first.number, column: "Görseller", words });
  }
  return {
    ...(pictures.length > 0 && { pictures: pictures.slice(0, MAX_PICTURES) }),
    ...(ties.size > 1 && { colorPictures: Object.fromEntries(ties) }),
  };
}

/** Addresses, and names of files that lie in the owner's zip. */
const addressesIn = (cells: readonly string[]): string[] =>
  cells
    .flatMap((cell) => cell.split(/[\n;|]|,\s*(?=https?:|\/)|(?<=\.(?:jpe?g|png|webp|avif|gif|heic)\s*),/i))
    .map(asHttps)
    .filter((address) => /^(?:https:\/\/|\/media\/)/i.test(address) || isFileOfZip(address));

const isFileOfZip = (name: string): boolean => PICTURE_FILE.test(name) && !/^[\w+.-]{2,}:|^\//.test(name);

const asHttps = (address: string): string => address.trim().replace(/^http:\/\//i, "https://");
