import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js";
import { expect, test } from "vitest";
import writeWorkbook from "write-excel-file/universal";
import { readMovedTable } from "../../../domain/moving/moved-table.ts";
import { matchedColumns } from "../../../domain/moving/table-columns.ts";
import { openPasted, openTable } from "./opened-table.ts";

const HEAD = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const NAMES =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Ad</t></is></c><c r="B1" t="inlineStr"><is><t>Fiyat</t></is></c></row>';
const KUPA = '<row r="2"><c r="A2" t="inlineStr"><is><t>Kupa</t></is></c><c r="B2"><v>10</v></c></row>';

/** A workbook of one sheet, to the letter of its XML. */
async function workbook(sheet: string, more: Record<string, string> = {}, options = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false, ...options });
  const files = {
    "xl/workbook.xml": `<workbook ${HEAD} xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet ${HEAD}><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  };
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text));
  return writer.close();
}

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);
const text = (words: string) => new Blob([words]);

const refusal = async (file: Blob | Promise<Blob>): Promise<string> => {
  try {
    await openTable(await file);
    return "read";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
};

const FAR = "Excel sayfası çok uzağa uzanıyor; ürünlerin altındaki ve sağındaki boş hücreleri sil";
const OLD = "Bu eski ya da şifreli bir Excel dosyası; Excel'de şifresiz .xlsx olarak kaydet, onu seç";
const BROKEN = "Bu dosya yarım inmiş ya da bozuk; yeniden indirip dene";
const UNREAD = "Bu Excel dosyası okunamadı; Excel'de açıp yeniden .xlsx olarak kaydet";
const LARGE = "Bu Excel dosyası açılınca çok büyüyor; yalnız ürün sayfasını bırakıp yeniden kaydet";
const PAGE = "Bu dosya tablo değil, bir web sayfası; Excel'de açıp .xlsx olarak kaydet";
const NO_TABLE = "Bu dosya bir tablo değil; .xlsx ya da .csv seç";
const NO_ROWS = "Bu dosyada satır bulunamadı; sütun adları ilk satırda olsun";
const WIDE = "Tabloda 300 sütundan çoğu var; yalnız ürün sütunlarını bırak";
const MANY = "Tabloda 20000 satırdan çoğu var; ikiye böl";

test("a workbook: the sheet with the most product columns, numbers as they are, dates, yes and no", async () => {
  const file = await writeWorkbook([
    {
      sheet: "Not",
      data: [
        [{ value: "Bir" }, { value: "İki" }],
        [{ value: "x" }, { value: "y" }],
      ],
    },
    {
      sheet: "Ürünler",
      data: [
        [{ value: "Ad" }, { value: "Fiyat" }, { value: "Stok kodu" }, { value: "Yayında" }, { value: "Gün" }],
        [
          { value: "Kupa", type: String },
          { value: 1250.5, type: Number },
          { value: 8690000000017, type: Number },
          { value: true, type: Boolean },
          { value: new Date("2026-02-28T00:00:00Z"), type: Date, format: "dd.mm.yyyy" },
        ],
        [
          { value: "=1+1", type: String },
          { value: 0.1 + 0.2, type: Number },
          { value: "007", type: String },
        ],
      ],
    },
  ]).toBlob();
  const table = await openTable(file);
  expect(table.headers).toEqual(["Ad", "Fiyat", "Stok kodu", "Yayında", "Gün"]);
  expect(table.rows).toEqual([
    { number: 2, cells: ["Kupa", "1250,5", "8690000000017", "evet", "2026-02-28"] },
    { number: 3, cells: ["=1+1", "0,3", "007", "", ""] },
  ]);
});

test("a Shopify table kept as a workbook: a point means decimals there", async () => {
  const row = (...values: (string | number)[]) => values.map((value) => ({ value }));
  const file = await writeWorkbook([
    row("Title", "URL handle", "Price", "Option1 name", "Option1 value"),
    row("Kupa", "kupa", 1.125e3, "Renk", "Mavi"),
    row("", "kupa", 1250.25, "", "Sarı"),
  ]).toBlob();
  const table = await openTable(file);
  expect(table.rows.map(({ cells }) => cells[2])).toEqual(["1125", "1250.25"]);
  const { columns, source } = matchedColumns(table.headers);
  expect(readMovedTable(table, columns, source).products).toMatchObject([
    { name: "Kupa", slug: "kupa", colors: ["Mavi", "Sarı"] },
  ]);
});

test("a table from Turkish Excel in its own code page, with semicolons and decimal commas", async () => {
  const windows = Uint8Array.from("sep=;\r\n\xdcr\xfcn ad\xfd;Fiyat\r\n\xdeal \xf0\xfd;1.250,90\r\n", (sign) =>
    sign.charCodeAt(0),
  );
  const { headers, rows } = await openTable(new Blob([windows]));
  expect({ headers, rows }).toEqual({
    headers: ["Ürün adı", "Fiyat"],
    rows: [{ number: 2, cells: ["Şal ğı", "1.250,90"] }],
  });
});

test("workbooks that are hostile or damaged: each has its sentence", async () => {
  const good = await workbook(NAMES + KUPA);
  expect(await refusal(good)).toBe("read");
  expect(await refusal(workbook(NAMES + KUPA, { "xl/vbaProject.bin": "macro" }))).toBe("read");
  const cell = (at: string) => `<row r="${at.replace(/\D/g, "")}"><c r="${at}"><v>1</v></c></row>`;
  for (const at of ["ZZZZZ2", "A1048576", "XFD1048576", "A999999999", "XFD99999"]) {
    expect([at, await refusal(workbook(NAMES + cell(at)))]).toEqual([at, FAR]);
  }
  expect(await refusal(workbook(NAMES + cell("XFD2")))).toBe(WIDE);
  const entries = Object.fromEntries(Array.from({ length: 3100 }, (_, at) => [`xl/${at}.txt`, ""]));
  expect(await refusal(workbook(NAMES + KUPA, entries))).toBe(LARGE);
  expect(await refusal(workbook(NAMES + KUPA, {}, { password: "gizli" }))).toBe(
    "Dosya şifreli; şifresini kaldırıp yeniden kaydet",
  );
  expect(await refusal(good.slice(0, good.size / 2))).toBe(BROKEN);
  expect(await refusal(good.slice(0, 4))).toBe(BROKEN);
  expect(await refusal(workbook(NAMES))).toBe(NO_ROWS);
  expect(await refusal(workbook(""))).toBe(NO_ROWS);
  expect(await refusal(workbook(`${NAMES}<row r="1">${KUPA}`))).toBe(UNREAD);
  expect(await refusal(workbook(NAMES + KUPA, { "xl/workbook.xml": "<" }))).toBe(UNREAD);
  expect(await refusal(workbook(NAMES + KUPA, { "xl/_rels/workbook.xml.rels": "" }))).toBe(UNREAD);
  expect(await refusal(workbook(`<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${NAMES}${KUPA}`))).not.toBe("");
  const many = `${NAMES}${"<row>".repeat(9)}`;
  expect(await refusal(workbook(many))).toBe(UNREAD);
});

test("a zip that unpacks to far more than it says or to far too much", async () => {
  const zeros = new ZipWriter(new BlobWriter(), { useWebWorkers: false, level: 9 });
  await zeros.add("xl/worksheets/sheet1.xml", new Uint8ArrayReader(new Uint8Array(125 * 1024 * 1024)));
  const bomb = await zeros.close();
  expect(bomb.size).toBeLessThan(300_000);
  expect(await refusal(bomb)).toBe(LARGE);
  const lying = new Uint8Array(await bomb.arrayBuffer());
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
  }
  expect(await refusal(new Blob([lying]))).toBe(BROKEN);
});

test("files that are no table, or too much of one: each has its sentence", async () => {
  const cases: [string, Blob, string][] = [
    ["nothing", text(""), "Dosya boş"],
    [
      "31 MB",
      new Blob([new Uint8Array(31 * 1024 * 1024)]),
      "Dosya 30 MB'tan büyük; yalnız ürün satırlarını bırakıp yeniden dene",
    ],
    ["an old or locked workbook", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), OLD],
    ["a page called xls", text("<html><table><tr><td>Ad</td></tr></table></html>"), PAGE],
    ["a table of a page", text("\r\n <TABLE><tr><td>Ad</td></tr></TABLE>"), PAGE],
    ["a page with a mark", text("\ufeff<!DOCTYPE html><p>Giriş yap"), PAGE],
    ["XML of 2003", text('<?xml version="1.0"?><Workbook/>'), PAGE],
    ["a picture", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0), NO_TABLE],
    ["bytes of nothing", new Blob([new Uint8Array(1000)]), NO_TABLE],
    ["names alone", text("Ad;Fiyat\r\n"), NO_ROWS],
    ["spaces", text(" \n \n"), NO_ROWS],
    ["separators", text(";;;;\n".repeat(200_000)), NO_ROWS],
    ["notes of a template", text("# ad,fiyat\n# kupa,10\n"), NO_ROWS],
    ["a mark alone", bytes(0xef, 0xbb, 0xbf), NO_ROWS],
    ["a million columns", text(`${"a;".repeat(1_000_000)}\n1;2\n`), WIDE],
    ["a million lines", text(`Ad;Fiyat\n${"Kupa;10\n".repeat(1_000_000)}`), MANY],
    ["21,000 rows", text(`Ad;Fiyat\n${"Kupa;10\n".repeat(21_000)}`), MANY],
    [
      "20 MB in a cell",
      text(`Ad;Fiyat\nKupa;${"x".repeat(20 * 1024 * 1024)}`),
      "2. satırda çok uzun bir yazı var; kısaltıp yeniden dene",
    ],
    ["20 MB in a name", text(`${"x".repeat(20 * 1024 * 1024)};Fiyat\nKupa;1`), "Sütun adları çok uzun"],
    [
      "a quote that never ends",
      text(`Ad;Fiyat\n"Kupa;10\n${"Şal;20\n".repeat(5000)}`),
      '2. satırda açılan tırnak (") kapanmıyor; düzeltip yeniden dene',
    ],
  ];
  for (const [name, file, sentence] of cases) expect([name, await refusal(file)]).toEqual([name, sentence]);
});

test("rows far below a million empty ones are read, and none is left out in silence", () => {
  const rows = `Ad;Fiyat\n${";\n".repeat(30_000)}Kupa;10\n${";\n".repeat(900_000)}`;
  expect(openPasted(rows).rows).toEqual([{ number: 30_002, cells: ["Kupa", "10"] }]);
});
