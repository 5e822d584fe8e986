import type { Entry } from "@zip.js/zip.js";
import { feedTable } from "../../../domain/moving/feed-table.ts";
import { isPictureTable, joinedTables } from "../../../domain/moving/joined-tables.ts";
import { sheetExtent } from "../../../domain/moving/sheet-extent.ts";
import { matchedColumns } from "../../../domain/moving/table-columns.ts";
import {
  decodedTable,
  MOST_CELL,
  MOST_COLUMNS,
  MOST_LINES,
  MOST_ROWS,
  type ReadTable,
  tableOf,
  textRows,
} from "../../../domain/moving/table-text.ts";
import { Unreadable } from "./unreadable.ts";

const MOST_BYTES = 30 * 1024 * 1024;
/** What a workbook may unpack to. A file that says more is no list of products. */
const MOST_UNPACKED = 120 * 1024 * 1024;
/** Rows and cells up to a sheet's last address: what lies between is made too, however empty it is. */
const MOST_SHEET_ROWS = 100_000;
const MOST_SHEET_CELLS = 3_000_000;
const MOST_ENTRIES = 3000;

/** Reads the files that an owner chose: a table of products, and the pictures that some shops give in a file of their own. */
export async function openTables(files: readonly Blob[]): Promise<ReadTable> {
  const tables: ReadTable[] = [];
  for (const file of files) tables.push(await openTable(file));
  const [products, ...more] = tables.filter((table) => !isPictureTable(table));
  if (!products) throw new Unreadable("Bu dosyada yalnız görsel adresleri var; ürün dosyasıyla birlikte seç");
  if (more.length > 0) throw new Unreadable("Birden çok ürün tablosu seçtin; sırayla, tek tek seç");
  return tables.filter(isPictureTable).reduce(joinedTables, products);
}

/** Reads a file that an owner chose. Nothing of it leaves the browser here. */
export async function openTable(file: Blob): Promise<ReadTable> {
  if (file.size === 0) throw new Unreadable("Dosya boş");
  if (file.size > MOST_BYTES)
    throw new Unreadable("Dosya 30 MB'tan büyük; yalnız ürün satırlarını bırakıp yeniden dene");
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (startsWith(start, OLE)) {
    throw new Unreadable("Bu eski ya da şifreli bir Excel dosyası; Excel'de şifresiz .xlsx olarak kaydet, onu seç");
  }
  if (startsWith(start, ZIP)) return openWorkbook(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return openPasted(decodedTable(bytes));
}

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

const NO_FEED =
  "Bu XML okunmuyor; yalnız Google Merchant XML'i okunur. Eski dükkânının panelinden Excel (.xlsx) ya da CSV olarak al";

/** Reads the text of a table, from a file or from a spreadsheet's clipboard. */
export function openPasted(text: string): ReadTable {
  if (/^\s*<(?:\?xml|rss|feed)\b/i.test(text)) {
    const feed = feedTable(text, MOST_ROWS);
    if (!feed) throw new Unreadable(NO_FEED);
    return checked(feed);
  }
  if (/^\s*<(?:!doctype|html|table)/i.test(text)) {
    throw new Unreadable("Bu dosya tablo değil, bir web sayfası; Excel'de açıp .xlsx olarak kaydet");
  }
  if (text.includes("\u0000")) throw new Unreadable("Bu dosya bir tablo değil; .xlsx ya da .csv seç");
  const { rows, unclosed } = textRows(text);
  if (unclosed) throw new Unreadable(`${unclosed}. satırda açılan tırnak (") kapanmıyor; düzeltip yeniden dene`);
  if (rows.length >= MOST_LINES) throw new Unreadable(`Tabloda ${MOST_ROWS} satırdan çoğu var; ikiye böl`);
  return checked(tableOf(rows));
}

async function openWorkbook(file: Blob): Promise<ReadTable> {
  const tables = (await sheetsIn(file)).flatMap((rows) => tableIn(rows) ?? []);
  const fields = ({ headers }: ReadTable) => matchedColumns(headers).columns.filter(Boolean).length;
  return checked(tables.toSorted((one, other) => fields(other) - fields(one))[0]);
}

/** The first rows of the workbook's widest sheet, with tabs between the cells, as a spreadsheet copies them. */
export async function headOfWorkbook(file: Blob): Promise<string> {
  const heads = (await sheetsIn(file)).map((rows) => rows.slice(0, 20));
  const width = (rows: readonly (readonly Cell[])[]) => Math.max(0, ...rows.map(({ length }) => length));
  const [widest = []] = heads.toSorted((one, other) => width(other) - width(one));
  return widest.map((cells) => cells.map((cell) => cellText(cell, ",").replace(/\s+/g, " ")).join("\t")).join("\n");
}

async function sheetsIn(file: Blob): Promise<(readonly (readonly Cell[])[])[]> {
  await refuseLargeZip(file);
  const { default: readWorkbook } = await import("read-excel-file/universal");
  try {
    const sheets = await readWorkbook<NumberText>(file, {
      parseNumber: (digits) => new NumberText(digits),
      trim: false,
    });
    return sheets.map(({ data }) => data);
  } catch {
    throw new Unreadable("Bu Excel dosyası okunamadı; Excel'de açıp yeniden .xlsx olarak kaydet");
  }
}

/** The digits of a number's cell, as the file has them. */
class NumberText {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

type Cell = unknown;

/** Numbers are written as the table's shop writes them: only then a point means one thing in the whole table. */
function tableIn(rows: readonly (readonly Cell[])[]): ReadTable | undefined {
  const asText = (mark: string) => rows.map((cells) => cells.map((cell) => cellText(cell, mark)));
  const table = tableOf(asText(","));
  return table && matchedColumns(table.headers).source.hasPointDecimals ? tableOf(asText(".")) : table;
}

function cellText(cell: Cell, mark: string): string {
  if (cell instanceof NumberText) {
    const number = Number(cell.digits);
    return Number.isInteger(number) ? number.toFixed(0) : String(Math.round(number * 1e6) / 1e6).replace(".", mark);
  }
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace("T", " ").replace(" 00:00", "");
  if (typeof cell === "boolean") return cell ? "evet" : "hayır";
  return typeof cell === "string" ? cell : "";
}

function checked(table: ReadTable | undefined): ReadTable {
  if (!table || table.rows.length === 0)
    throw new Unreadable("Bu dosyada satır bulunamadı; sütun adları ilk satırda olsun");
  if (table.headers.length > MOST_COLUMNS) {
    throw new Unreadable(`Tabloda ${MOST_COLUMNS} sütundan çoğu var; yalnız ürün sütunlarını bırak`);
  }
  if (table.rows.length > MOST_ROWS) {
    throw new Unreadable(`Tabloda ${MOST_ROWS} satırdan çoğu var; ikiye böl`);
  }
  if (table.headers.some((name) => name.length > MOST_CELL)) throw new Unreadable("Sütun adları çok uzun");
  const long = table.rows.find(({ cells }) => cells.some((cell) => cell.length > MOST_CELL));
  if (long) throw new Unreadable(`${long.number}. satırda çok uzun bir yazı var; kısaltıp yeniden dene`);
  return table;
}

/** Looks at the sizes that the zip declares before anything of it is unpacked. */
async function refuseLargeZip(file: Blob): Promise<void> {
  const { BlobReader, ZipReader } = await import("@zip.js/zip.js");
  const reader = new ZipReader(new BlobReader(file), { useWebWorkers: false });
  try {
    const entries = await reader.getEntries();
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (entries.length > MOST_ENTRIES || unpacked > MOST_UNPACKED) {
      throw new Unreadable("Bu Excel dosyası açılınca çok büyüyor; yalnız ürün sayfasını bırakıp yeniden kaydet");
    }
    if (entries.some(({ encrypted }) => encrypted))
      throw new Unreadable("Dosya şifreli; şifresini kaldırıp yeniden kaydet");
    await refuseWideSheets(entries);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable("Bu dosya yarım inmiş ya da bozuk; yeniden indirip dene");
  } finally {
    await reader.close();
  }
}

/** One cell at the far end of a sheet would have millions of empty ones made before it. */
async function refuseWideSheets(entries: readonly Entry[]): Promise<void> {
  const { TextWriter } = await import("@zip.js/zip.js");
  for (const entry of entries) {
    if (entry.directory || !/\.xml$/i.test(entry.filename)) continue;
    const extent = sheetExtent(await entry.getData(new TextWriter(), { useWebWorkers: false, checkSignature: true }));
    if (!extent || extent.rows > MOST_SHEET_ROWS || extent.rows * extent.columns > MOST_SHEET_CELLS) {
      throw new Unreadable("Excel sayfası çok uzağa uzanıyor; ürünlerin altındaki ve sağındaki boş hücreleri sil");
    }
  }
}
