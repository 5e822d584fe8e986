import { expect, test } from "vitest";
import { type BookOrder, NO_PERSON } from "./book-order.ts";
import { orderTable } from "./order-csv.ts";

const ORDER: BookOrder = {
  ...NO_PERSON,
  id: "a",
  number: 12,
  state: "sent",
  payment: "at-door",
  cardLink: false,
  paid: true,
  payments: [],
  discounts: [],
  told: [],
  sending: 49.9,
  fee: null,
  name: "Ece Işık",
  phone: "905321234567",
  address: 'Çiçek Sokak 1; "Lale" apt.\nDaire 4',
  lines: [
    {
      productId: "k",
      name: "Kupa",
      color: "Mavi",
      values: [],
      texts: [],
      category: "kupalar",
      quantity: 2,
      price: 617.25,
    },
  ],
  total: 1234.5,
  day: "2026-02-14",
  isGift: false,
  surprise: false,
  giftWrap: true,
  hidePrices: false,
  customerWordsSeen: false,
  carrier: "Aras",
  wroteAt: "2026-02-10T22:30:00.000Z",
  stateAt: "2026-02-10T22:30:00.000Z",
  blottedAt: null,
  revision: 1,
};

test("a row is read by Excel in Turkish: semicolons, comma, Istanbul's day, quoted line breaks", () => {
  const { head, rows } = orderTable({ persons: true });
  expect(head.startsWith('\ufeff"No";"Tarih";"Durum";"Ödeme";"Ödendi";"Ad soyad";"Telefon";"İl";')).toBe(true);
  expect(rows(ORDER)).toBe(
    '"12";"11.02.2026";"Kargoda";"Kapıda ödeme";"evet";"Ece Işık";"0532 123 45 67";"";"";' +
      '"Çiçek Sokak 1; ""Lale"" apt.\nDaire 4";"Kupa";"Mavi";"";"";"2";"617,25";"1234,50";"49,90";"";"1284,40";"14.02.2026";"evet";"";"";"";"";"";"";"";"";"";"Aras";""\r\n',
  );
});

test("each line has a row, with what was chosen and written in columns of their own, and the amounts stand once", () => {
  const values = [{ group: "telefon-modeli", id: "iphone-13", name: "iPhone 13" }];
  const texts = [{ id: "isim", label: "İsim", text: "BUSE ♥" }];
  const [line] = ORDER.lines.map((one) => ({ ...one, values, texts }));
  const rows = orderTable({ persons: false }).rows({ ...ORDER, lines: [...ORDER.lines, ...(line ? [line] : [])] });
  const [first, second] = rows.replaceAll('"', "").split("\r\n");
  expect(first).toContain(";Kupa;Mavi;;;2;617,25;1234,50;49,90;;1284,40;");
  expect(second).toContain(
    "12;11.02.2026;Kargoda;Kapıda ödeme;evet;Kupa;Mavi;iPhone 13;“BUSE ♥” (İsim);2;617,25;;;;;14",
  );
});

test("what is still to be asked stands beside what was chosen", () => {
  const values = [{ group: "beden", id: "m", name: "M" }];
  const lines = ORDER.lines.map((one) => ({ ...one, values, asked: [{ id: "telefon-modeli", word: "model" }] }));
  expect(orderTable({ persons: false }).rows({ ...ORDER, lines })).toContain('"Mavi";"M, model sorulacak";');
});

test.each(["=1+1", "+49 151", "-2", "@SUM(A1)", "\t=1", "＝1+1", "  =1", "|calc"])("%j is no formula", (name) => {
  const [, , , , , cell = ""] = orderTable({ persons: true })
    .rows({ ...ORDER, name })
    .split(";");
  expect(cell).toBe(`"'${name}"`);
});

test("a foreign number, which begins with a plus, is text too", () => {
  expect(orderTable({ persons: true }).rows({ ...ORDER, phone: "+4915123456789" })).toContain(`;"'+4915123456789";`);
});

test("without persons no column of theirs is in it", () => {
  const { head, rows } = orderTable({ persons: false });
  const cells = (line: string) => line.replaceAll('"', "");
  expect(cells(head)).toBe(
    "\ufeffNo;Tarih;Durum;Ödeme;Ödendi;Ürün;Renk;Seçenekler;Yazılar;Adet;Fiyat;Toplam;Kargo ücreti;Kapıda ödeme ücreti;Ödenecek;İstenen gün;Hediye paketi;Fiyat görünmesin;Hediye, ona gitsin;Alıcıyı arama;Kargo\r\n",
  );
  expect(cells(rows(ORDER))).toBe(
    "12;11.02.2026;Kargoda;Kapıda ödeme;evet;Kupa;Mavi;;;2;617,25;1234,50;49,90;;1284,40;14.02.2026;evet;;;;Aras\r\n",
  );
});

test("a formula behind a comma or a tab is not a cell of its own in any program", () => {
  expect(orderTable({ persons: true }).rows({ ...ORDER, name: "Ece,=1+1\t=2" })).toContain('"Ece,=1+1\t=2"');
});
