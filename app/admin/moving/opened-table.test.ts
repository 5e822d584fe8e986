import { describe, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/universal";
import { readMovedTable } from "../../../domain/moving/moved-table.ts";
import { matchedColumns } from "../../../domain/moving/table-columns.ts";
import { HOSTILE_TABLES, KUPA, NAMES, workbook } from "../../../tests/support/moved-tables/hostile-tables.ts";
import { openPasted, openTable } from "./opened-table.ts";

const refusal = async (file: Blob | Promise<Blob>): Promise<string> => {
  try {
    await openTable(await file);
    return "read";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
};

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

test("workbooks with macros and with declarations of their own are read, or refused", async () => {
  expect(await refusal(workbook(NAMES + KUPA))).toBe("read");
  expect(await refusal(workbook(NAMES + KUPA, { "xl/vbaProject.bin": "macro" }))).toBe("read");
  expect(await refusal(workbook(`<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${NAMES}${KUPA}`))).not.toBe("");
});

describe("files that are no table, are damaged or hostile", () => {
  test("are at least forty", () => {
    expect(HOSTILE_TABLES.length).toBeGreaterThanOrEqual(40);
  });

  test.each(HOSTILE_TABLES)("$name has its sentence", async ({ make, sentence }) => {
    expect(await refusal(make())).toBe(sentence);
  });
});

test("rows far below a million empty ones are read, and none is left out in silence", () => {
  const rows = `Ad;Fiyat\n${";\n".repeat(30_000)}Kupa;10\n${";\n".repeat(900_000)}`;
  expect(openPasted(rows).rows).toEqual([{ number: 30_002, cells: ["Kupa", "10"] }]);
});
