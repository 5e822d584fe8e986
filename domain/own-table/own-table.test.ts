import papaparse from "papaparse";
import { expect, test } from "vitest";
import type { MovedProduct } from "../moving/moved-product.ts";
import { matchedColumns } from "../moving/table-columns.ts";
import { tableOf } from "../moving/table-text.ts";
import { csvTable } from "../out-table.ts";
import { readAnyTable } from "./any-table.ts";
import { offeredFields, ownTable } from "./own-table.ts";

/** Goes out as CSV and comes back. */
function backIn(products: readonly MovedProduct[], change = (cell: string, _header: string) => cell) {
  const { headers, rows } = ownTable(products);
  const changed = rows.map((cells) =>
    cells.map((cell, at) => {
      const next = change(String(cell), headers[at] ?? "");
      return next === String(cell) ? cell : next;
    }),
  );
  const text = csvTable({ headers, rows: changed });
  const table = tableOf(papaparse.parse<string[]>(text.slice(1), { delimiter: ";" }).data);
  if (!table) throw new Error("no table");
  const { columns, source } = matchedColumns(table.headers);
  expect(source.name).toBe("Fiyonk");
  return readAnyTable(table, columns, source);
}

const KOLYE = {
  row: 2,
  origins: ["kod:0012", "kod:K-2", "adres:/products/kalp", "instagram:media/a.jpg@174"],
  slug: "kalp-kolye",
  name: "=Kalp, kolye: “çift” (2'li)",
  description: "-%20 indirimle;\n\n<b>Gümüş</b>",
  price: 1234.5,
  originalPrice: 1500,
  category: "Anne / Bebek, hediye > 2",
  pictures: ["https://fiyonk.example/media/a.webp", "https://r.example/b;c|d.jpg?a=1"],
  colors: ["krem, kahve", "siyah\\beyaz", "taba"],
  colorPictures: { "krem, kahve": "https://r.example/b;c|d.jpg?a=1" },
  choices: [
    {
      name: "Boy: uzun",
      values: [{ name: "S" }, { name: "M (+5)", extra: 25.5 }, { name: "L (+5)" }, { name: "XS", extra: -10 }],
    },
    { name: "Zincir", values: [{ name: "ince = 3" }] },
  ],
  pieces: [
    { of: [], pieces: 7 },
    { of: [{ choice: "Renk", value: "krem, kahve" }], pieces: 0 },
    {
      of: [
        { choice: "Boy: uzun", value: "M (+5)" },
        { choice: "Zincir", value: "ince = 3" },
      ],
      pieces: 12,
    },
    { of: [{ choice: "Renk", value: "taba" }], pieces: null },
    { of: [], pieces: null },
  ],
  details: [
    { name: "Ölçü: dış", text: "20 cm: uzun, ince (en)" },
    { name: "Kutuda", text: "\\ 1" },
  ],
  personalTexts: [
    { id: "isim", label: "İsim: ad, soyad", most: 12, signs: "letters", isRequired: true, extra: 25.5, picture: 1 },
    { id: "not-2", label: "(Not)", most: 200, signs: "any", isRequired: false, extra: -10 },
  ],
  inStock: false,
  isShown: false,
  shownFrom: "2099-01-05T06:00:00.000Z",
  addedAt: "2026-11-29T04:35:08.123Z",
  featured: true,
  definitions: {
    categories: [
      {
        name: "Anne / Bebek, hediye > 2",
        slug: "anne",
        tint: "mint",
        image: "https://r.example/a.webp",
        isHidden: true,
      },
      { name: "Mum", slug: "mum", tint: "rose", image: "", isHidden: false },
    ],
    sets: [
      {
        id: "boy",
        name: "Boy: uzun",
        word: "Boy",
        values: [
          { id: "s", name: "S", note: "dar, (kısa): 1" },
          { id: "m-5", name: "M (+5)", note: "" },
        ],
      },
    ],
  },
} satisfies MovedProduct;

const PLAIN = {
  row: 3,
  origins: [],
  slug: "mum",
  name: "'=Mum",
  description: "",
  price: 99,
  originalPrice: null,
  category: "Mum",
  colors: [],
  colorPictures: {},
  choices: [],
  pieces: [],
  personalTexts: [],
  details: [],
  inStock: true,
  isShown: false,
  featured: false,
} satisfies MovedProduct;

test("what went out comes back to the letter, whatever signs its names have", () => {
  expect(backIn([KOLYE, PLAIN])).toEqual({ products: [KOLYE, PLAIN], troubles: [], lost: [] });
});

test("a thousand counts are spread over several cells, none of which is too long for a spreadsheet", () => {
  const pieces = Array.from({ length: 1200 }, (_, at) => ({
    of: [
      { choice: "Renk", value: `renk ${at % 20}` },
      { choice: "Telefon modeli", value: `Samsung Galaxy S${at}` },
    ],
    pieces: at,
  }));
  const { headers, rows } = ownTable([PLAIN, { ...PLAIN, row: 3, slug: "kilif", name: "Kılıf", pieces }]);
  expect(headers.slice(-3, -1)).toEqual(["Seçenek adetleri 4", "Seçenek adetleri 5"]);
  expect(Math.max(...rows.flat().map((cell) => String(cell).length))).toBeLessThan(20_000);
  const { products } = backIn([PLAIN, { ...PLAIN, row: 3, slug: "kilif", name: "Kılıf", pieces }]);
  expect(products[1]?.pieces).toEqual(pieces);
});

test("an emptied cell empties the field, but no name, price, category or photo", () => {
  const { products, troubles } = backIn([KOLYE], (cell, header) => (header === "Fiyonk adresi" ? cell : ""));
  const { row, slug } = KOLYE;
  const emptied = {
    description: "",
    originalPrice: null,
    colors: [],
    colorPictures: {},
    choices: [],
    personalTexts: [],
    details: [],
    pieces: [],
  };
  expect({ products, troubles }).toEqual({ products: [{ row, slug, origins: [], ...emptied }], troubles: [] });
});

test("a column that is taken out says nothing, and cells that mean nothing are told by row and column", () => {
  const only = backIn(
    [KOLYE],
    (cell, header) => ({ Fiyat: "sorunuz", Adet: "çok", "Seçenek adetleri": "taba 3\nRenk: taba = 3" })[header] ?? cell,
  );
  expect(only.products[0]).not.toHaveProperty("price");
  expect(only.products[0]?.pieces).toEqual([{ of: [{ choice: "Renk", value: "taba" }], pieces: 3 }]);
  expect(only.troubles.map(({ row, column, words }) => `${row} ${column}: ${words}`)).toEqual([
    "2 Fiyat: “sorunuz” fiyat değil",
    "2 Seçenek adetleri: “taba 3” adet değil; “Renk: mavi = 3” gibi yaz",
    "2 Adet: “çok” adet değil",
  ]);
  const table = tableOf([
    ["Fiyonk adresi", "Ürün adı", "Fiyat"],
    ["mum", "Mum", "1.250"],
  ]);
  const { columns, source } = matchedColumns(table?.headers ?? []);
  expect(table && readAnyTable(table, columns, source).products).toEqual([
    { row: 2, origins: [], slug: "mum", name: "Mum", price: 1250 },
  ]);
});

test("texts and days as owners write them are read, and what means nothing is told", () => {
  const cells: Record<string, string> = {
    "Müşterinin yazıları": "İsim, en çok 8, zorunlu\nTarih\nşu, kırmızı",
    "Yayına gireceği gün": "1.2.2099",
    "Eklendiği gün": "dün",
    "Kategoriler ve setler": "set: Boy",
  };
  const { products, troubles } = backIn([KOLYE], (cell, header) => cells[header] ?? cell);
  expect(products[0]?.personalTexts).toEqual([
    { id: "isim", label: "İsim", most: 8, signs: "any", isRequired: true, extra: 0 },
    { id: "tarih", label: "Tarih", most: 20, signs: "any", isRequired: false, extra: 0 },
  ]);
  expect(products[0]).toMatchObject({ shownFrom: "2099-01-31T21:00:00.000Z" });
  expect(products[0]).not.toHaveProperty("addedAt");
  expect(products[0]).not.toHaveProperty("definitions");
  expect(troubles.map(({ column, words }) => `${column}: ${words}`)).toEqual([
    "Müşterinin yazıları: “şu, kırmızı” okunamadı; “İsim, en çok 12, zorunlu” gibi yaz",
    "Kategoriler ve setler: Okunamadı; adlarından yapılacaklar",
    "Eklendiği gün: “dün” gün değil",
  ]);
});

test("a stock code that a spreadsheet has destroyed is told, and finds no product", () => {
  const { products, lost } = backIn([KOLYE], (cell, header) => (header === "Stok kodu" ? "8,69E+12" : cell));
  expect(lost).toEqual([2]);
  expect(products[0]?.origins).toEqual(KOLYE.origins.slice(2));
});

test("fields that are written line by line are offered for the shop's own table alone", () => {
  const names = (name: string) => offeredFields({ name }).map(([field]) => field);
  expect(names("Fiyonk")).toContain("pieces");
  expect(names("Shopify")).not.toContain("pieces");
  expect(names("tablo")).toContain("price");
});
