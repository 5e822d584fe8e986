import { expect, test } from "vitest";
import { decodedTable, tableOf, textRows } from "./table-text.ts";

const bytes = (words: string) => Uint8Array.from(words, (sign) => sign.charCodeAt(0));

test("a text's letters: by its mark, else UTF-8, else a Turkish Windows'", () => {
  const words = "Şal ğı ₺";
  const utf8 = new TextEncoder().encode(words);
  expect(decodedTable(utf8)).toBe(words);
  expect(decodedTable(new TextEncoder().encode(`\ufeff${words}`))).toBe(words);
  expect(decodedTable(bytes("\xff\xfe\x5e\x01a\x00"))).toBe("Şa");
  expect(decodedTable(bytes("\xfe\xff\x01\x5e\x00a"))).toBe("Şa");
  expect(decodedTable(bytes("\xdeal \xf0\xfd \xdd\xfc\xf6\xe7"))).toBe("Şal ğı İüöç");
  expect(decodedTable(bytes(""))).toBe("");
});

test("cells are told apart by the sign that stands there most, outside quotes", () => {
  const rows = [
    ["Ad", "Fiyat"],
    ["Kupa, mavi", "12,50"],
  ];
  for (const text of [
    "Ad;Fiyat\r\nKupa, mavi;12,50\r\n",
    "Ad\tFiyat\nKupa, mavi\t12,50",
    'Ad,Fiyat\n"Kupa, mavi","12,50"\n',
    "Ad|Fiyat\nKupa, mavi|12,50",
    "sep=;\r\nAd;Fiyat\r\nKupa, mavi;12,50",
    "\ufeffsep=|\nAd|Fiyat\nKupa, mavi|12,50",
    '"Ad, adı";Fiyat\nKupa, mavi;12,50'.replace(", adı", ""),
  ]) {
    expect(textRows(text).rows).toEqual(rows);
  }
});

test("the lines of a template do not say what separates the cells", () => {
  const template = '# Required | A unique ID,# Required | A title\n"# a | b","# c | d"\n';
  expect(textRows(`\ufeff${template}id,title\n1,Kupa`).rows.at(-1)).toEqual(["1", "Kupa"]);
});

test("breaks and doubled quotes stay in their cell", () => {
  expect(textRows('Ad;Not\n"5"" vazo";"bir\niki"\n').rows[1]).toEqual(['5" vazo', "bir\niki"]);
  expect(textRows('Ad;Not\nvazo 5";x\n').rows[1]).toEqual(['vazo 5"', "x"]);
});

test("a quote that never ends is told by its row", () => {
  expect(textRows('Ad;Fiyat\nŞal;1\n"Kupa;10\nMum;5').unclosed).toBe(3);
  expect(textRows('Ad;Fiyat\n"Kupa";10').unclosed).toBe(undefined);
});

test("notes above the names, empty rows and template lines are no products; rows keep their numbers", () => {
  const { rows } = textRows("Ürün listem\n\n# Ad;Fiyat\nAd;Fiyat;Kod\n;;\nKupa;10;K\n");
  expect(tableOf(rows)).toEqual({
    headers: ["Ad", "Fiyat", "Kod"],
    rows: [{ number: 6, cells: ["Kupa", "10", "K"] }],
  });
  expect(tableOf([])).toBe(undefined);
});

test("a sign against formulas is taken off once, and only before such a sign", () => {
  const cells = ["'=1+1", "'-5", "''+x", "'tırnaklı'", "\u00a0Kupa\u00a0mavi ", "'@x"];
  expect(tableOf([["a", "b", "c", "d", "e", "f"], cells])?.rows[0]?.cells).toEqual([
    "=1+1",
    "-5",
    "'+x",
    "'tırnaklı'",
    "Kupa mavi",
    "@x",
  ]);
});
