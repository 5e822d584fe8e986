import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from "@zip.js/zip.js";

/** A file that no table should be, and the sentence that refuses it. */
export type HostileTable = { name: string; sentence: string; make(): Blob | Promise<Blob> };

const HEAD = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const NAMES =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Ad</t></is></c><c r="B1" t="inlineStr"><is><t>Fiyat</t></is></c></row>';
export const KUPA = '<row r="2"><c r="A2" t="inlineStr"><is><t>Kupa</t></is></c><c r="B2"><v>10</v></c></row>';

/** A workbook of one sheet, to the letter of its XML. */
export async function workbook(sheet: string, more: Record<string, string> = {}, options = {}): Promise<Blob> {
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
const cellAt = (at: string) => workbook(`${NAMES}<row r="${at.replace(/\D/g, "")}"><c r="${at}"><v>1</v></c></row>`);
const half = async (file: Promise<Blob>) => (await file).slice(0, (await file).size / 2);

const FAR = "Excel sayfası çok uzağa uzanıyor; ürünlerin altındaki ve sağındaki boş hücreleri sil";
const OLD = "Bu eski ya da şifreli bir Excel dosyası; Excel'de şifresiz .xlsx olarak kaydet, onu seç";
const BROKEN = "Bu dosya yarım inmiş ya da bozuk; yeniden indirip dene";
const UNREAD = "Bu Excel dosyası okunamadı; Excel'de açıp yeniden .xlsx olarak kaydet";
const LARGE = "Bu Excel dosyası açılınca çok büyüyor; yalnız ürün sayfasını bırakıp yeniden kaydet";
const PAGE = "Bu dosya tablo değil, bir web sayfası; Excel'de açıp .xlsx olarak kaydet";
const NO_FEED =
  "Bu XML okunmuyor; yalnız Google Merchant XML'i okunur. Eski dükkânının panelinden Excel (.xlsx) ya da CSV olarak al";
const LOCKED = "Dosya şifreli; şifresini kaldırıp yeniden kaydet";
const NO_TABLE = "Bu dosya bir tablo değil; .xlsx ya da .csv seç";
const NO_ROWS = "Bu dosyada satır bulunamadı; sütun adları ilk satırda olsun";
const WIDE = "Tabloda 300 sütundan çoğu var; yalnız ürün sütunlarını bırak";
const MANY = "Tabloda 20000 satırdan çoğu var; ikiye böl";

/** Damaged and hostile files, each made when it is asked for. */
export const HOSTILE_TABLES: readonly HostileTable[] = [
  ...["ZZZZZ2", "A1048576", "XFD1048576", "A999999999", "XFD99999"].map((at) => ({
    name: `a cell at ${at}`,
    sentence: FAR,
    make: () => cellAt(at),
  })),
  { name: "a cell at XFD2", sentence: WIDE, make: () => cellAt("XFD2") },
  { name: "3,100 files in a workbook", sentence: LARGE, make: () => workbook(NAMES + KUPA, manyFiles()) },
  {
    name: "a workbook with a password",
    sentence: LOCKED,
    make: () => workbook(NAMES + KUPA, {}, { password: "gizli" }),
  },
  { name: "half a workbook", sentence: BROKEN, make: () => half(workbook(NAMES + KUPA)) },
  { name: "the first letters of a zip", sentence: BROKEN, make: () => bytes(0x50, 0x4b, 0x03, 0x04) },
  { name: "a workbook of names alone", sentence: NO_ROWS, make: () => workbook(NAMES) },
  { name: "a workbook of nothing", sentence: NO_ROWS, make: () => workbook("") },
  { name: "rows inside rows", sentence: UNREAD, make: () => workbook(`${NAMES}<row r="1">${KUPA}`) },
  { name: "rows that never end", sentence: UNREAD, make: () => workbook(`${NAMES}${"<row>".repeat(9)}`) },
  { name: "broken XML", sentence: UNREAD, make: () => workbook(NAMES + KUPA, { "xl/workbook.xml": "<" }) },
  { name: "no relations", sentence: UNREAD, make: () => workbook(NAMES + KUPA, { "xl/_rels/workbook.xml.rels": "" }) },
  { name: "a zip bomb", sentence: LARGE, make: zipBomb },
  { name: "a zip bomb that says that it is small", sentence: BROKEN, make: lyingBomb },
  { name: "nothing", sentence: "Dosya boş", make: () => text("") },
  {
    name: "31 MB",
    sentence: "Dosya 30 MB'tan büyük; yalnız ürün satırlarını bırakıp yeniden dene",
    make: () => new Blob([new Uint8Array(31 * 1024 * 1024)]),
  },
  {
    name: "an old or locked workbook",
    sentence: OLD,
    make: () => bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  },
  { name: "a page called xls", sentence: PAGE, make: () => text("<html><table><tr><td>Ad</td></tr></table></html>") },
  { name: "a table of a page", sentence: PAGE, make: () => text("\r\n <TABLE><tr><td>Ad</td></tr></TABLE>") },
  { name: "a page with a mark", sentence: PAGE, make: () => text("\ufeff<!DOCTYPE html><p>Giriş yap") },
  { name: "XML of 2003", sentence: NO_FEED, make: () => text('<?xml version="1.0"?><Workbook/>') },
  {
    name: "a feed that breaks off",
    sentence: NO_FEED,
    make: () => text('<?xml version="1.0"?><rss><channel><item><g:id>1</g:id><title>Ku'),
  },
  {
    name: "a feed without ids",
    sentence: NO_FEED,
    make: () => text("<rss><channel><item><title>Kupa</title></item></channel></rss>"),
  },
  {
    name: "a feed of declarations",
    sentence: NO_FEED,
    make: () => text(`<?xml?><!DOCTYPE a [<!ENTITY b "${"c".repeat(9)}">]><rss>&b;</rss>`),
  },
  { name: "tags inside tags", sentence: NO_FEED, make: () => text(`<rss><item>${"<a>".repeat(1_000_000)}</rss>`) },
  { name: "comments that never end", sentence: NO_FEED, make: () => text(`<rss>${"<!--".repeat(1_000_000)}</rss>`) },
  { name: "a picture", sentence: NO_TABLE, make: () => bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0) },
  { name: "bytes of nothing", sentence: NO_TABLE, make: () => new Blob([new Uint8Array(1000)]) },
  { name: "names alone", sentence: NO_ROWS, make: () => text("Ad;Fiyat\r\n") },
  { name: "spaces", sentence: NO_ROWS, make: () => text(" \n \n") },
  { name: "separators", sentence: NO_ROWS, make: () => text(";;;;\n".repeat(200_000)) },
  { name: "notes of a template", sentence: NO_ROWS, make: () => text("# ad,fiyat\n# kupa,10\n") },
  { name: "a mark alone", sentence: NO_ROWS, make: () => bytes(0xef, 0xbb, 0xbf) },
  { name: "a million columns", sentence: WIDE, make: () => text(`${"a;".repeat(1_000_000)}\n1;2\n`) },
  { name: "a million lines", sentence: MANY, make: () => text(`Ad;Fiyat\n${"Kupa;10\n".repeat(1_000_000)}`) },
  { name: "21,000 rows", sentence: MANY, make: () => text(`Ad;Fiyat\n${"Kupa;10\n".repeat(21_000)}`) },
  {
    name: "20 MB in a cell",
    sentence: "2. satırda çok uzun bir yazı var; kısaltıp yeniden dene",
    make: () => text(`Ad;Fiyat\nKupa;${"x".repeat(20 * 1024 * 1024)}`),
  },
  {
    name: "20 MB in a name",
    sentence: "Sütun adları çok uzun",
    make: () => text(`${"x".repeat(20 * 1024 * 1024)};Fiyat\nKupa;1`),
  },
  {
    name: "a quote that never ends",
    sentence: '2. satırda açılan tırnak (") kapanmıyor; düzeltip yeniden dene',
    make: () => text(`Ad;Fiyat\n"Kupa;10\n${"Şal;20\n".repeat(5000)}`),
  },
];

const manyFiles = () => Object.fromEntries(Array.from({ length: 3100 }, (_, at) => [`xl/${at}.txt`, ""]));

async function zipBomb(): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false, level: 9 });
  await zip.add("xl/worksheets/sheet1.xml", new Uint8ArrayReader(new Uint8Array(125 * 1024 * 1024)));
  return zip.close();
}

async function lyingBomb(): Promise<Blob> {
  const lying = new Uint8Array(await (await zipBomb()).arrayBuffer());
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
  }
  return new Blob([lying]);
}
