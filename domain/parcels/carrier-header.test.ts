import { describe, expect, test } from "vitest";
import { proposedForm, readHeader } from "./carrier-header.ts";

const factsOf = (text: string) =>
  proposedForm(text, "excel")?.columns.map(({ title, fact, words }) => `${title}: ${fact}${words && ` ${words}`}`);

describe("the head of a carrier's file", () => {
  test("is proposed a fact for each column, by the words that carriers use", () => {
    const head =
      "Alıcı Adı Soyadı\tAlıcı Telefon\tAlıcı İl\tAlıcı İlçe\tAlıcı Adresi\tSipariş No\tÜrün Adı\tÜrün Adedi\tDesi\tKoli Adedi\tTahsilat Tutarı\tÖdeme Tipi\tGönderici\tPosta Kodu\tReferans No";
    expect(factsOf(head)).toEqual([
      "Alıcı Adı Soyadı: name",
      "Alıcı Telefon: phone",
      "Alıcı İl: province",
      "Alıcı İlçe: district",
      "Alıcı Adresi: address",
      "Sipariş No: number",
      "Ürün Adı: products",
      "Ürün Adedi: pieces",
      "Desi: fixed 1",
      "Koli Adedi: fixed 1",
      "Tahsilat Tutarı: at-door",
      "Ödeme Tipi: fixed",
      "Gönderici: sender",
      "Posta Kodu: empty",
      "Referans No: number",
    ]);
    expect(factsOf("MÜŞTERİ;GSM;ŞEHİR;SEMT;ADRES;AÇIKLAMA;KG;Kapıda Ödeme;Alıcı Kodu;Bilmem")).toEqual([
      "MÜŞTERİ: name",
      "GSM: phone",
      "ŞEHİR: province",
      "SEMT: district",
      "ADRES: address",
      "AÇIKLAMA: products",
      "KG: fixed 1",
      "Kapıda Ödeme: at-door",
      "Alıcı Kodu: empty",
      "Bilmem: empty",
    ]);
  });

  test.each([
    ["ad;telefon;il", ";"],
    ["ad,telefon,il", ","],
    ["ad\ttelefon\til", "\t"],
    ['"Ad, soyad";"Telefon";"İl"', ";"],
    ["Toplu gönderi formu\r\n\r\nad;telefon;il\r\nörnek;;", ";"],
  ])("%j keeps its separator", (text, separator) => {
    expect(proposedForm(text, "utf-8")).toMatchObject({ separator, columns: { length: 3 } });
  });

  test("is none without columns, and a long one is cut", () => {
    for (const text of ["", "Merhaba", "\n\n"]) expect(proposedForm(text, "excel")).toBeUndefined();
    const long = proposedForm(Array.from({ length: 90 }, () => "a".repeat(200)).join(";"), "excel");
    expect([long?.columns.length, long?.columns[0]?.title.length]).toEqual([60, 80]);
    expect(proposedForm('";"'.repeat(100_000), "excel")?.columns.length ?? 0).toBeLessThanOrEqual(60);
  });

  test("is read in the letters that it was written in", () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(readHeader(bytes("İl;Şehir"))).toEqual({ text: "İl;Şehir", encoding: "utf-8" });
    expect(readHeader(bytes("\ufeffİl;Şehir")).encoding).toBe("excel");
    expect(readHeader(Uint8Array.from([0xdd, 0x6c, 0x3b, 0xde]))).toEqual({ text: "İl;Ş", encoding: "windows-1254" });
    expect(readHeader(Uint8Array.from([0xff, 0xfe, 0x30, 0x01, 0x3b, 0x00])).text).toBe("İ;");
  });
});
