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
  pageKey: "",
  revision: 1,
};

test("a row is read by Excel in Turkish: semicolons, comma, Istanbul's day, quoted line breaks", () => {
  const { head, rows } = orderTable({ persons: true, prices: true });
  expect(head.startsWith('\ufeff"No";"Tarih";"Durum";"Ödeme";"Ödendi";"Ad soyad";"Telefon";"İl";')).toBe(true);
  expect(rows(ORDER)).toBe(
    '"12";"11.02.2026";"Kargoda";"Kapıda ödeme";"evet";"Ece Işık";"0532 123 45 67";"";"";' +
      '"Çiçek Sokak 1; ""Lale"" apt.\nDaire 4";"Kupa";"Mavi";"";"";"2";"";"617,25";"1234,50";"0,00";"49,90";"";"1284,40";"1284,40";"0,00";"";"";"";"14.02.2026";"evet";"";"";"";"";"";"";"";"";"";"Aras";""\r\n',
  );
});

test("each line has a row, with what was chosen and written in columns of their own, and the amounts stand once", () => {
  const values = [{ group: "telefon-modeli", id: "iphone-13", name: "iPhone 13" }];
  const texts = [{ id: "isim", label: "İsim", text: "BUSE ♥" }];
  const [line] = ORDER.lines.map((one) => ({ ...one, values, texts }));
  const rows = orderTable({ persons: false, prices: true }).rows({
    ...ORDER,
    lines: [...ORDER.lines, ...(line ? [line] : [])],
  });
  const [first, second] = rows.replaceAll('"', "").split("\r\n");
  expect(first).toContain(";Kupa;Mavi;;;2;;617,25;2469,00;0,00;49,90;;2518,90;2518,90;0,00;");
  expect(second).toContain(
    "12;11.02.2026;Kargoda;Kapıda ödeme;evet;Kupa;Mavi;iPhone 13;“BUSE ♥” (İsim);2;;617,25;;;;;;;;;;;14",
  );
});

test("what is still to be asked stands beside what was chosen", () => {
  const values = [{ group: "beden", id: "m", name: "M" }];
  const lines = ORDER.lines.map((one) => ({ ...one, values, asked: [{ id: "telefon-modeli", word: "model" }] }));
  expect(orderTable({ persons: false, prices: true }).rows({ ...ORDER, lines })).toContain(
    '"Mavi";"M, model sorulacak";',
  );
});

test.each(["=1+1", "+49 151", "-2", "@SUM(A1)", "\t=1", "＝1+1", "  =1", "|calc"])("%j is no formula", (name) => {
  const [, , , , , cell = ""] = orderTable({ persons: true, prices: true })
    .rows({ ...ORDER, name })
    .split(";");
  expect(cell).toBe(`"'${name}"`);
});

test("a foreign number, which begins with a plus, is text too", () => {
  expect(orderTable({ persons: true, prices: true }).rows({ ...ORDER, phone: "+4915123456789" })).toContain(
    `;"'+4915123456789";`,
  );
});

test("without persons no column of theirs is in it", () => {
  const { head, rows } = orderTable({ persons: false, prices: true });
  const cells = (line: string) => line.replaceAll('"', "");
  expect(cells(head)).toBe(
    "\ufeffNo;Tarih;Durum;Ödeme;Ödendi;Ürün;Renk;Seçenekler;Yazılar;Adet;Geri gelen;Fiyat;Toplam;İndirim;Kargo ücreti;Kapıda ödeme ücreti;Ödenecek;Gelen;Kalan;Ödemeler;İndirimler;Kupon;İstenen gün;Hediye paketi;Fiyat görünmesin;Hediye, ona gitsin;Alıcıyı arama;Kargo\r\n",
  );
  expect(cells(rows(ORDER))).toBe(
    "12;11.02.2026;Kargoda;Kapıda ödeme;evet;Kupa;Mavi;;;2;;617,25;1234,50;0,00;49,90;;1284,40;1284,40;0,00;;;;14.02.2026;evet;;;;Aras\r\n",
  );
});

test("a formula behind a comma or a tab is not a cell of its own in any program", () => {
  expect(orderTable({ persons: true, prices: true }).rows({ ...ORDER, name: "Ece,=1+1\t=2" })).toContain(
    '"Ece,=1+1\t=2"',
  );
});

test("payments, discounts and pieces that came back have columns, and the sums of the columns agree", () => {
  const [line] = ORDER.lines;
  const changed = {
    ...ORDER,
    lines: line
      ? [
          { ...line, returned: 1 },
          { ...line, quantity: 1, discount: { word: "", amount: 17.25 } },
        ]
      : [],
    discounts: [
      { word: "doğum günü", percent: 10 },
      { word: "Kupon ECE10", amount: 20 },
    ],
    payments: [
      { id: "a", amount: 1300, way: "transfer", day: "2026-02-11" },
      { id: "b", amount: 50, way: "cash", day: "2026-02-12", back: true },
    ],
  } satisfies BookOrder;
  const table = orderTable({ persons: false, prices: true });
  const cells = (row: string) => row.slice(1, -3).split('";"');
  const head = cells(table.head);
  const [first = [], second = []] = table
    .rows(changed)
    .split("\r\n")
    .map((row) => cells(`${row}\r\n`));
  const at = (title: string, row = first) => row[head.indexOf(title)];
  expect([at("Geri gelen"), at("Toplam"), at("İndirim"), at("Ödenecek")]).toEqual([
    "1",
    "1234,50",
    "158,98",
    "1125,42",
  ]);
  expect([at("Gelen"), at("Kalan"), at("Ödendi")]).toEqual(["1250,00", "-124,58", "evet"]);
  expect(at("Ödemeler")).toBe("Kapora ₺1.300,00 havale, 11 Şubat\nGeri ödeme ₺50,00 elden, 12 Şubat");
  expect(at("İndirimler")).toBe("Kupa İndirim ₺17,25\nİndirim (doğum günü) %10\nKupon ECE10 ₺20,00");
  expect(at("Kupon")).toBe("ECE10");
  expect(["Toplam", "İndirim", "Gelen", "Kalan", "Ödemeler", "Kupon"].map((title) => at(title, second))).toEqual(
    Array(6).fill(""),
  );
});

test("who may not change prices gets no amount, not even the sums", () => {
  const { head, rows } = orderTable({ persons: true, prices: false });
  expect(head).not.toMatch(/Fiyat"|Toplam|İndirim|ücreti|Ödenecek|Gelen"|Kalan|Ödemeler/);
  expect(rows(ORDER)).not.toMatch(/617|1234|49,90|1284/);
});
