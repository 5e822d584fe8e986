import { expect, test } from "vitest";
import { csvTable } from "./out-table.ts";

test("a table is read by Excel in Turkish, and runs no formula", () => {
  const rows = [
    ["=1+1", 1234.5, "0012"],
    ["iki\nsatır; ikinci", 7, ""],
  ];
  expect(csvTable({ headers: ["Ad", "Fiyat", "Kod"], rows })).toBe(
    '\ufeff"Ad";"Fiyat";"Kod"\r\n"\'=1+1";"1234,50";"0012"\r\n"iki\nsatır; ikinci";"7";""\r\n',
  );
});
