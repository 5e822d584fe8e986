import { describe, expect, test } from "vitest";
import { matchedParcels } from "./matched-parcels.ts";
import { scannedNumbers } from "./pasted-parcels.ts";

const parcel = (number: number, name: string, province = "", district = "", phone = "") => ({
  id: `s${number}`,
  number,
  name,
  province,
  district,
  phone,
});

const AYSE = parcel(12, "Ayşe Yılmaz", "Bursa", "Nilüfer", "905321234567");
const HAKAN = parcel(13, "Hakan Usta", "İzmir", "Karşıyaka");
const HAKAN_TOO = parcel(14, "Hakan Usta", "Rize", "Çayeli");
const FATMA = parcel(15, "Fatma Nur Demir", "İstanbul", "Kadıköy");
const NUR = parcel(16, "Nur Demir", "İstanbul", "Şişli");
const ALL = [AYSE, HAKAN, HAKAN_TOO, FATMA, NUR];

/** `tracking → #number, why`, and `tracking → #number?` for what is only offered. */
function read(pasted: string, parcels = ALL): string[] {
  const { matches, offers } = matchedParcels(pasted, parcels);
  return [
    ...matches.map(({ tracking, parcel, why }) => `${tracking} → #${parcel.number}, ${why}`),
    ...offers.map(({ tracking, likely }) => `${tracking} → ${likely.map(({ number }) => `#${number}`).join(" ")}?`),
  ];
}

const N = "1234567890123";
const M = "9876543210987";

describe("a row with a tracking number is the parcel's", () => {
  test.each([
    ["Ayşe Yılmaz Bursa 1234567890123", "#12, ad ve yer"],
    ["YILMAZ AYSE  1234567890123", "#12, ad"],
    ["1234567890123 - ayşe yılmaz (nilüfer)", "#12, ad ve yer"],
    ["hakan usta çayeli 1234 5678 90123", "#14, ad ve yer"],
    ["Hakan Usta\tKarşıyaka/İZMİR\t1234567890123\t28.11.2026\t₺449,90", "#13, ad ve yer"],
    ["#13 1234567890123", "#13, sipariş no"],
    ["Sipariş no: 15, kargo takip no: 1234567890123", "#15, sipariş no"],
    ["Fatma Nur Demir 1234567890123", "#15, ad"],
    ["Nur Demir 1234567890123", "#16, ad"],
    ["0532 123 45 67 · 1234567890123", "#12, telefon"],
    ["5321234567 1234567890123", "#12, telefon"],
    ["Bursa 1234567890123", "#12, yer"],
    ["Ayşe Bursa 1234567890123", "#12, ad ve yer"],
    ["Kadıköy 1234567890123", "#15, yer"],
    ["Ayşe Yılmaz https://kargo.example/takip?kod=1234567890123", "#12, ad"],
    ["Ayşe Yılmaz 1234567890123 IBAN TR33 0006 1005 1978 6457 8413 26", "#12, ad"],
  ])("%s", (row, what) => {
    expect(read(row)).toEqual([`${N} → ${what}`]);
  });
});

describe("a row is offered and not matched where it", () => {
  test.each([
    ["names two people of one name", "Hakan Usta 1234567890123", "#13 #14"],
    ["names two parcels", "Gönderen Hakan Usta İzmir, alıcı Ayşe Yılmaz 1234567890123", "#13 #14 #12"],
    ["has one order's number and another's name", "#13 Ayşe Yılmaz 1234567890123", "#13 #12"],
    ["has one order's number and somebody else's name", "#13 Mehmet Kaya 1234567890123", "#13"],
    ["names the person and another province", "Ayşe Yılmaz Trabzon 1234567890123", "#12"],
    ["names a place and somebody else", "Mehmet Kaya Bursa 1234567890123", "#12"],
    ["has half a name", "Ayşe 1234567890123", "#12"],
    ["has the words of a name apart", "Ayşe Kaya, Zeynep Yılmaz 1234567890123", "#12"],
    ["names a place of two parcels", "İstanbul 1234567890123", "#15 #16"],
    ["names nobody", "Mehmet Kaya Artvin 1234567890123", ""],
  ])("%s", (_, row, likely) => {
    expect(read(row)).toEqual([`${N} → ${likely}?`]);
  });

  test("has two numbers that may be meant", () => {
    expect(read(`Ayşe Yılmaz ${N} ${M}`)).toEqual([`${N} → #12?`, `${M} → #12?`]);
  });
});

describe("no tracking numbers are", () => {
  test.each([
    ["headings, amounts, days and telephones", "Takip No\nToplam 124567,90 TL\n28-11-2026\n₺123456\n0544 111 22 33"],
    ["numbers that a spreadsheet has rounded", "Ayşe Yılmaz 1,23457E+12"],
    ["numbers that are too long or too short", `Ayşe Yılmaz ${"1".repeat(25)} 12345`],
    ["order numbers and words", "#1234567 Ayşe-Yılmaz kargolandi"],
    ["nothing", " \n\n"],
  ])("%s", (_, pasted) => {
    expect(matchedParcels(pasted, ALL)).toMatchObject({ matches: [], offers: [] });
  });
});

describe("a paste of many lines", () => {
  test("is a table with a head, whose column of numbers is known by its title", () => {
    const table = [
      "Sipariş No\tAlıcı\tTC No\tTakip No",
      `12\tAyşe Yılmaz\t12345678901\t${N}`,
      `13\tHakan Usta\t12345678902\t${M}`,
    ].join("\r\n");
    expect(read(table)).toEqual([`${N} → #12, sipariş no`, `${M} → #13, sipariş no`]);
    expect(read(`"Barkod";"Alıcı"\n"${N}";"Nur Demir"`)).toEqual([`${N} → #16, ad`]);
  });

  test("is a carrier's mail, each paragraph about one parcel", () => {
    const mail = `Sayın Fiyonk,\n\nGönderi: ${N}\nAlıcı: AYŞE YILMAZ\nVarış: BURSA\n\nGönderi: ${M}\nAlıcı: NUR DEMİR\n\nİyi çalışmalar`;
    expect(read(mail)).toEqual([`${N} → #12, ad ve yer`, `${M} → #16, ad`]);
  });

  test.each([
    ["below", `Ayşe Yılmaz\n${N}\nNur Demir\nŞişli\n${M}`],
    ["above", `${N}\nAyşe Yılmaz\n${M}\nNur Demir Şişli`],
    ["below, under a heading", `Kargolar:\nAyşe Yılmaz\n${N}\nNur Demir Şişli\n${M}`],
  ])("has its numbers %s the names", (_, list) => {
    expect(read(list)).toEqual([`${N} → #12, ad`, `${M} → #16, ad ve yer`]);
  });

  test("whose names may stand above or below matches nothing, and offers both neighbours", () => {
    expect(read(`Ayşe Yılmaz\n${N}\nNur Demir\n${M}\nHakan Usta Rize`)).toEqual([
      `${N} → #12 #16 #15?`,
      `${M} → #16 #13 #14 #15?`,
    ]);
  });

  test("of numbers alone is a column", () => {
    expect(matchedParcels(`${N}\r\n${M}\n`, ALL)).toMatchObject({ matches: [], offers: [{}, {}], isColumn: true });
    expect(matchedParcels(`Ayşe Yılmaz ${N}`, ALL).isColumn).toBe(false);
    expect(matchedParcels("", ALL).isColumn).toBe(false);
  });

  test("has the shop's own city in every row, which is against nobody", () => {
    const rows = ["Ayşe Yılmaz", "Nur Demir", "Fatma Nur Demir"].map(
      (name, at) => `Çıkış Trabzon ${name} 10000000${at}`,
    );
    expect(read(rows.join("\n"))).toEqual(["100000000 → #12, ad", "100000001 → #16, ad", "100000002 → #15, ad"]);
  });

  test("says the same number twice for one parcel once, and for two parcels at both", () => {
    expect(read(`Ayşe Yılmaz ${N}\n${N}\nAyşe Yılmaz 1234-5678-90123`)).toEqual([`${N} → #12, ad`]);
    expect(read(`Ayşe Yılmaz ${N}\nNur Demir ${N}`)).toEqual([`${N} → #12, ad`, `${N} → #16, ad`]);
  });

  test("says the same number twice, once unclear, and it is nobody's until she decides", () => {
    const twice = (pasted: string, parcels = ALL) => {
      const { matches, offers } = matchedParcels(pasted, parcels);
      return [matches.length, offers.map(({ likely, said, isTwice }) => [likely.map(({ id }) => id), said, isTwice])];
    };
    const AYSE_TOO = parcel(17, "Ayşe Yılmaz", "Bursa", "Nilüfer");
    expect(twice(`Ayşe Yılmaz Nilüfer\t${N}\nNur Demir\t${N}`, [...ALL, AYSE_TOO])).toEqual([
      0,
      [[["s12", "s17", "s16"], "Ayşe Yılmaz Nilüfer · Nur Demir", true]],
    ]);
    expect(twice(`Nur Demir ${N}\nMehmet Kaya Artvin ${N}`)).toEqual([
      0,
      [[["s16"], "Nur Demir · Mehmet Kaya Artvin", true]],
    ]);
    expect(twice(`Hakan Usta ${N}\n1234-5678-90123 Hakan Usta`)).toEqual([0, [[["s13", "s14"], "Hakan Usta", false]]]);
    const link = `Kargo takip no: ${N}\nhttps://kargo.example/takip?kod=${N}\nNur Demir ${N}`;
    expect(read(link)).toEqual([`${N} → #16, ad`]);
  });

  test("is read up to a thousand rows and 200,000 characters, and says so of a longer one", () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => `Mehmet ${100_000_000 + at}`).join("\n");
    const { offers, isCut } = matchedParcels(rows(1000), ALL);
    expect([offers.length, isCut]).toEqual([1000, false]);
    expect(matchedParcels(rows(1001), ALL)).toMatchObject({ offers: { length: 1000 }, isCut: true });
    const long = `Nur Demir ${N}\n${"Merhaba \n".repeat(22_221)}`;
    const after = matchedParcels(`${long}Ayşe Yılmaz ${M}`, ALL);
    expect([after.matches.length, after.offers, after.isCut]).toEqual([1, [], true]);
    expect(matchedParcels("1".repeat(300_000), ALL)).toMatchObject({ matches: [], offers: [], isCut: true });
  });

  test("says two numbers for one parcel, and neither is written by guess", () => {
    expect(read(`Ayşe Yılmaz ${N}\nAyşe Yılmaz ${M}`)).toEqual([`${N} → #12?`, `${M} → #12?`]);
  });

  test("is read with 500 parcels and 500 rows, and so is garbage", () => {
    const letters = (at: number) =>
      `${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`;
    const many = Array.from({ length: 500 }, (_, at) =>
      parcel(at + 1, `Ad${letters(at)} Soyad${letters(at)}`, "Bursa"),
    );
    const rows = many.toReversed().map(({ name, number }) => `${name} Bursa 72134455${1000 + number}`);
    const { matches, offers } = matchedParcels(rows.join("\n"), many);
    expect([matches.length, offers.length]).toEqual([500, 0]);
    expect(matches.every(({ tracking, parcel }) => tracking === `72134455${1000 + parcel.number}`)).toBe(true);
    for (const garbage of ["a-1 ", "12345 ", "ğ\t;", "5", "#", "\n", "Bursa 123456\n"]) {
      expect(matchedParcels(garbage.repeat(50_000), many).matches).toEqual([]);
    }
  });
});

test("an order without a name or place is found by its number and telephone alone", () => {
  const plain = [parcel(20, "", "", "", "905551112233"), parcel(21, "")];
  expect(read(`#20 ${N}\n05551112233 ${N}\n${M}`, plain)).toEqual([`${N} → #20, sipariş no`, `${M} → ?`]);
  expect(read(`Ayşe ${N}`, [])).toEqual([`${N} → ?`]);
});

test("scanned codes give their numbers once, also out of a link", () => {
  const link = `https://kargo.example/takip?kod=${N}`;
  expect(scannedNumbers([N, link, " KP012345678 ", "05321234567", "16", "Fiyonk"])).toEqual([
    N,
    "KP012345678",
    "05321234567",
  ]);
  expect(scannedNumbers([])).toEqual([]);
});
