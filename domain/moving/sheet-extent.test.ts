import { expect, test } from "vitest";
import { sheetExtent } from "./sheet-extent.ts";

test("the last row and column that a sheet names", () => {
  expect(sheetExtent('<row r="1"><c r="A1"/><c r="AB1" t="s"><v>1</v></c></row><row r="7" />')).toEqual({
    rows: 7,
    columns: 28,
  });
  expect(sheetExtent('<row spans="1:2"><c t="s"><v>0</v></c></row>')).toEqual({ rows: 0, columns: 0 });
});

test("signs in attributes and words of cells hide or make no address", () => {
  expect(sheetExtent(`<x:c a=">" r = 'XFD2'/>`)).toEqual({ rows: 2, columns: 16_384 });
  expect(sheetExtent('<c r="A1"><is><t>r="ZZZZZ9"</t></is></c>')).toEqual({ rows: 1, columns: 1 });
});

test("an address that Excel does not have", () => {
  for (const place of ["ZZZZZ2", "A99999999", "&#90;1", "a1", "A-1", ""]) {
    expect(sheetExtent(`<c r="${place}"/>`)).toBe(undefined);
  }
});
