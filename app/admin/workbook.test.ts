// @vitest-environment node
import { expect, test } from "vitest";
import { headOfWorkbook, openTable } from "./moving/opened-table.ts";
import { workbookOf } from "./workbook.ts";

test("what a workbook says is read back to the letter: zeros of codes, texts like formulas, line breaks, amounts", async () => {
  const headers = ["Fiyonk adresi", "Stok kodu", "Ürün adı", "Fiyat", "Açıklama"];
  const rows = [
    ["kolye", "0012", "=Kolye", 1234.5, "iki\nsatır"],
    ["mum", "8690000000012", "'=Mum & <b>", 99, ""],
  ];
  const { rows: read, ...table } = await openTable(await workbookOf({ headers, rows }));
  expect(table.headers).toEqual(headers);
  expect(read.map(({ cells }) => cells)).toEqual([
    ["kolye", "0012", "=Kolye", "1234,5", "iki\nsatır"],
    ["mum", "8690000000012", "'=Mum & <b>", "99", ""],
  ]);
});

test("signs that no workbook may have are left out, and a cell is never too long for Excel", async () => {
  const rows = [["a\u0000b\ud800", "x".repeat(40_000)]];
  const blob = await workbookOf({ headers: ["Ürün adı", "Açıklama"], rows });
  const { default: readWorkbook } = await import("read-excel-file/universal");
  const [sheet] = await readWorkbook(blob);
  expect(sheet?.data[1]).toEqual(["ab", "x".repeat(32_767)]);
});

test("a carrier's own empty workbook gives its head, whatever stands above it", async () => {
  const { proposedForm } = await import("../../domain/parcels/carrier-header.ts");
  const headers = ["Toplu gönderi formu"];
  const rows = [["Alıcı Adı", "Alıcı Telefon", "İl", "İlçe", "Adres", "Desi"]];
  const form = proposedForm(await headOfWorkbook(await workbookOf({ headers, rows })), "excel");
  expect(form?.columns.map(({ title, fact }) => [title, fact])).toEqual([
    ["Alıcı Adı", "name"],
    ["Alıcı Telefon", "phone"],
    ["İl", "province"],
    ["İlçe", "district"],
    ["Adres", "address"],
    ["Desi", "fixed"],
  ]);
});
