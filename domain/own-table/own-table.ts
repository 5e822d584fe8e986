import {
  COLOR_CHOICE,
  type MovedProduct,
  ORIGIN_KINDS,
  originMark,
  type ReadTrouble,
} from "../moving/moved-product.ts";
import {
  COLUMN_FIELDS,
  type ColumnField,
  columnField,
  OWN_TABLE,
  type TableColumns,
  type TableSource,
} from "../moving/table-columns.ts";
import { isLostNumber, tableCount, tableFlag, tablePrice } from "../moving/table-numbers.ts";
import type { ReadTable, TableRow } from "../moving/table-text.ts";
import type { OutCell, OutTable } from "../out-table.ts";
import { SLUG } from "../slug.ts";
import { definitionLines, definitionsIn } from "./definition-cells.ts";
import { momentCell, momentIn } from "./moment-cell.ts";
import {
  cellLines,
  choicesCell,
  choicesIn,
  detailsIn,
  listCell,
  listIn,
  namedCell,
  namedLines,
  piecesCell,
  piecesIn,
} from "./own-cells.ts";
import { textsCell, textsIn } from "./personal-text-cells.ts";

type OwnColumn = { header: string; field: ColumnField; cell(product: MovedProduct): OutCell };

const flag = (is: boolean | undefined): string => (is === undefined ? "" : is ? "evet" : "hayır");

const codeStart = `${ORIGIN_KINDS.code}:`;

/** The count of the product as a whole, which has a column of its own. */
const wholeCount = ({ pieces = [] }: MovedProduct): OutCell => pieces.find(isWhole)?.pieces ?? "";

const isWhole = ({ of, pieces }: NonNullable<MovedProduct["pieces"]>[number]): boolean =>
  of.length === 0 && pieces !== null;

const COLUMNS: readonly OwnColumn[] = [
  { header: "Fiyonk adresi", field: "slug", cell: ({ slug = "" }) => slug },
  {
    header: "Stok kodu",
    field: "code",
    cell: ({ origins }) =>
      origins.flatMap((mark) => (mark.startsWith(codeStart) ? mark.slice(codeStart.length) : [])).join("\n"),
  },
  { header: "Ürün adı", field: "name", cell: ({ name = "" }) => name },
  { header: "Kategori", field: "category", cell: ({ category = "" }) => category },
  { header: "Fiyat", field: "price", cell: ({ price = "" }) => price },
  { header: "Eski fiyat", field: "oldPrice", cell: ({ originalPrice }) => originalPrice ?? "" },
  { header: "Adet", field: "count", cell: wholeCount },
  { header: "Stokta", field: "inStock", cell: ({ inStock }) => flag(inStock) },
  { header: "Yayında", field: "isShown", cell: ({ isShown }) => flag(isShown) },
  { header: "Yayına gireceği gün", field: "shownFrom", cell: ({ shownFrom }) => momentCell(shownFrom) },
  { header: "Öne çıkan", field: "featured", cell: ({ featured }) => flag(featured) },
  { header: "Renkler", field: "color", cell: ({ colors = [] }) => listCell(colors) },
  { header: "Seçenekler", field: "choices", cell: ({ choices = [] }) => choicesCell(choices) },
  { header: "Müşterinin yazıları", field: "texts", cell: ({ personalTexts = [] }) => textsCell(personalTexts) },
  {
    header: "Ayrıntılar",
    field: "details",
    cell: ({ details = [] }) => namedCell(details.map(({ name, text }) => [name, text])),
  },
  { header: "Açıklama", field: "description", cell: ({ description = "" }) => description },
  { header: "Görseller", field: "pictures", cell: ({ pictures = [] }) => pictures.join("\n") },
  {
    header: "Renklerin görselleri",
    field: "color-pictures",
    cell: ({ colorPictures = {} }) => namedCell(Object.entries(colorPictures)),
  },
  {
    header: "Eski adresleri",
    field: "origins",
    cell: ({ origins }) => origins.filter((mark) => !mark.startsWith(codeStart)).join("\n"),
  },
  { header: "Eklendiği gün", field: "addedAt", cell: ({ addedAt }) => momentCell(addedAt) },
];

/** Columns whose lines may need more than one cell. */
const LONG_COLUMNS: readonly { header: string; lines(product: MovedProduct): readonly string[] }[] = [
  { header: "Seçenek adetleri", lines: ({ pieces = [] }) => piecesCell(pieces.filter((one) => !isWhole(one))) },
  {
    header: "Kategoriler ve setler",
    lines: ({ definitions }) => (definitions ? definitionLines(definitions) : []),
  },
];

/** A spreadsheet's cell has room for 32,767 letters; a product may have more counts than that. */
const LONGEST_CELL = 15_000;

/** The shop's products as a table of its own: a row for each product, and a cell for each of its fields. */
export function ownTable(products: readonly MovedProduct[]): OutTable {
  const long = LONG_COLUMNS.map(({ header, lines }) => {
    const cells = products.map((product) => inCells(lines(product)));
    const places = Array.from({ length: cells.reduce((most, { length }) => Math.max(most, length), 1) }, (_, at) => at);
    return { headers: places.map((at) => (at === 0 ? header : `${header} ${at + 1}`)), cells, places };
  });
  return {
    headers: [...COLUMNS.map(({ header }) => header), ...long.flatMap(({ headers }) => headers)],
    rows: products.map((product, row) => [
      ...COLUMNS.map(({ cell }) => cell(product)),
      ...long.flatMap(({ cells, places }) => places.map((at) => cells[row]?.[at] ?? "")),
    ]),
  };
}

function inCells(lines: readonly string[]): string[] {
  const cells: string[] = [];
  for (const line of lines) {
    const last = cells.at(-1);
    if (last === undefined || last.length + line.length > LONGEST_CELL) cells.push(line);
    else cells.push(`${cells.pop() ?? ""}\n${line}`);
  }
  return cells;
}

const OWN_FIELDS: readonly string[] = [
  ...["choices", "pieces", "details", "texts", "color-pictures", "origins", "definitions", "shownFrom", "addedAt"],
];

/** What the columns of a table may be. Some fields are written line by line, which only the shop's own table does. */
export const offeredFields = ({ name }: Pick<TableSource, "name">): [ColumnField, string][] =>
  Object.entries(COLUMN_FIELDS).flatMap(([field, words]): [ColumnField, string][] => {
    const known = columnField(field);
    return known && (name === OWN_TABLE || !OWN_FIELDS.includes(field)) ? [[known, words]] : [];
  });

type Reading = { products: MovedProduct[]; troubles: ReadTrouble[]; lost: number[] };

/** Reads such a table. It says what a product is, so an emptied cell empties the field, but no name, price, category or photo. */
export function readOwnTable({ headers, rows }: ReadTable, columns: TableColumns): Reading {
  const troubles: ReadTrouble[] = [];
  const lost: number[] = [];
  const has = (field: ColumnField) => columns.includes(field);

  function productIn(row: TableRow): MovedProduct {
    const cells = (field: ColumnField) => columns.flatMap((one, at) => (one === field ? (row.cells[at] ?? "") : []));
    const cell = (field: ColumnField) => cells(field)[0] ?? "";
    const trouble = (field: ColumnField, words: string) =>
      troubles.push({ row: row.number, column: headers[columns.indexOf(field)] ?? "", words });
    const price = (field: ColumnField) => {
      if (cell(field) === "") return undefined;
      const read = tablePrice(cell(field), false);
      if (read === undefined) trouble(field, `“${cell(field)}” fiyat değil`);
      return read;
    };
    const text = (field: "name" | "category") => (cell(field) === "" ? {} : { [field]: cell(field) });
    const flagIn = (field: "inStock" | "isShown" | "featured") => {
      const said = tableFlag(cell(field));
      return said === undefined ? {} : { [field]: said };
    };
    const codes = cellLines(cell("code"));
    if (codes.some(isLostNumber)) lost.push(row.number);
    const [full, old] = [price("price"), price("oldPrice")];
    const pictures = cellLines(cell("pictures"));
    const { pieces, unread } = piecesIn(cells("pieces"));
    for (const line of unread) trouble("pieces", `“${line}” adet değil; “${COLOR_CHOICE}: mavi = 3” gibi yaz`);
    const texts = textsIn(cell("texts"));
    for (const line of texts.unread) trouble("texts", `“${line}” okunamadı; “İsim, en çok 12, zorunlu” gibi yaz`);
    const moment = (field: "shownFrom" | "addedAt") => {
      const read = momentIn(cell(field));
      if (read === undefined && cell(field) !== "") trouble(field, `“${cell(field)}” gün değil`);
      return read === undefined ? {} : { [field]: read };
    };
    const { definitions, isBroken } = definitionsIn(cells("definitions"));
    if (isBroken) trouble("definitions", "Okunamadı; adlarından yapılacaklar");
    const whole = tableCount(cell("count"));
    if (whole === undefined && cell("count") !== "") trouble("count", `“${cell("count")}” adet değil`);

    return {
      row: row.number,
      origins: [
        ...codes.filter((code) => !isLostNumber(code)).map((code) => originMark("code", code)),
        ...cellLines(cell("origins")),
      ],
      ...(SLUG.test(cell("slug")) && { slug: cell("slug") }),
      ...text("name"),
      ...text("category"),
      ...(full !== undefined && { price: full }),
      ...(has("oldPrice") && (cell("oldPrice") === "" || old !== undefined) && { originalPrice: old ?? null }),
      ...(has("description") && { description: cell("description") }),
      ...(pictures.length > 0 && { pictures }),
      ...(has("color") && { colors: listIn(cell("color")) }),
      ...(has("color-pictures") && { colorPictures: Object.fromEntries(namedLines(cell("color-pictures"))) }),
      ...(has("choices") && { choices: choicesIn(cell("choices")) }),
      ...(has("texts") && { personalTexts: texts.texts }),
      ...(has("details") && { details: detailsIn(cell("details")) }),
      ...((has("pieces") || whole !== undefined) && {
        pieces: [...(whole === undefined ? [] : [{ of: [], pieces: whole }]), ...pieces],
      }),
      ...flagIn("inStock"),
      ...flagIn("isShown"),
      ...moment("shownFrom"),
      ...moment("addedAt"),
      ...flagIn("featured"),
      ...(definitions && { definitions }),
    };
  }

  return { products: rows.map(productIn), troubles, lost };
}
