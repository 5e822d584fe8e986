import { expect, test } from "vitest";
import { pageInWords, pulseTable, sourceInWords, timesInWords } from "./pulse-words.ts";

const NAMES = {
  product: (id: string) => (id === "p1" ? "=Kupa; kalpli" : undefined),
  category: (id: string) => (id === "c1" ? "Takılar" : undefined),
};

test.each([
  [0, "0"],
  [1, "1–2"],
  [2, "1–2"],
  [3, "3"],
  [12_345, "12.345"],
])("%i is said as %s", (times, words) => {
  expect(timesInWords(times)).toBe(words);
});

test.each([
  ["home", "Ana sayfa"],
  ["product:p1", "=Kupa; kalpli"],
  ["product:gone", "Silinmiş ürün"],
  ["category:c1", "Takılar"],
  ["category:gone", "Silinmiş kategori"],
  ["info:kvkk", "Sayfa: kvkk"],
  ["day:anneler-gunu", "Özel gün: anneler-gunu"],
  ["search:mor kupa", "mor kupa"],
  ["other", "Diğer"],
  ["new-page", "new-page"],
])("%s is named %s", (page, words) => {
  expect(pageInWords(page, NAMES)).toBe(words);
});

test("a link is named by its word", () => {
  expect(["instagram", "k:ece-hikaye"].map(sourceInWords)).toEqual(["Instagram", "?k=ece-hikaye"]);
});

test("the table holds no formula, no number below 3 and no search that hardly anybody made", () => {
  const rows = [
    { day: "2026-03-08", page: "product:p1", source: "k:ece", event: "view", times: 1234 },
    { day: "2026-03-08", page: "home", source: "direct", event: "view", times: 2 },
    { day: "2026-03-08", page: "search", source: "direct", event: "view", times: 9 },
    { day: "2026-03-08", page: "search:ayse yilmaz", source: "", event: "empty", times: 2 },
    { day: "2026-03-08", page: "search:zurafa", source: "", event: "empty", times: 3 },
    { day: "2026-03-08", page: "other", source: "other", event: "view", times: 0 },
  ] as const;
  expect(pulseTable.head + pulseTable.rows(rows, NAMES)).toBe(
    `"Gün";"Ne";"Nerede";"Nereden";"Sayı"\r\n` +
      `"2026-03-08";"Görüntülenme";"'=Kupa; kalpli";"?k=ece";"1234"\r\n` +
      `"2026-03-08";"Görüntülenme";"Ana sayfa";"Doğrudan";"1–2"\r\n` +
      `"2026-03-08";"Görüntülenme";"Arama";"Doğrudan";"9"\r\n` +
      `"2026-03-08";"Sonuçsuz arama";"zurafa";"";"3"\r\n`,
  );
});
