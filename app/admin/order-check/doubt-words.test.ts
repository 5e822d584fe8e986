import { expect, test } from "vitest";
import { LINE_DOUBT_KINDS, type LineDoubt } from "../../../domain/order-check/verified-line.ts";
import { lineDoubtWords } from "./doubt-words.ts";

const LINE = {
  productId: "kupa",
  name: "Kupa",
  color: "Krem",
  values: [],
  texts: [],
  category: "takilar",
  image: "",
  quantity: 2,
  thatDay: 249.9,
  today: 300,
  doubts: [],
};
const AT = new Date("2020-11-23T11:05:00Z");

const DOUBTS: readonly [LineDoubt, Date | undefined, string][] = [
  [{ kind: "unsaid" }, AT, "Mesajda bu satır böyle yazmıyor"],
  [
    { kind: "price-changed", until: "2020-11-24T09:00:00.000Z" },
    AT,
    "O gün ₺499,80 idi (24 Kasım 2020 12:00 öncesi), bugün ₺600,00",
  ],
  [{ kind: "price-changed" }, AT, "O gün ₺499,80 idi, bugün ₺600,00"],
  [
    { kind: "price-outdated", until: "2020-11-10T09:00:00.000Z" },
    AT,
    "Bağlantıdaki ₺499,80 10 Kasım 2020 12:00 öncesinin fiyatı; mesaj 23 Kasım 2020 14:05. Bugün ₺600,00",
  ],
  [
    { kind: "price-outdated" },
    undefined,
    "Bağlantıdaki ₺499,80 o günün fiyatı değil; mesajın saati belli değil. Bugün ₺600,00",
  ],
  [{ kind: "price-forgotten" }, AT, "Bağlantı çok eski: o günün fiyatı artık kayıtlı değil, bugün ₺600,00"],
  [
    { kind: "price-forgotten", until: "2020-01-01T00:00:00.000Z" },
    AT,
    "Bağlantı çok eski: o günün fiyatı artık kayıtlı değil (kayıt 1 Ocak 2020 03:00 sonrası), bugün ₺600,00",
  ],
  [{ kind: "sold-out" }, AT, "Tükendi"],
  [{ kind: "few", left: 2 }, AT, "Yalnız 2 adet var"],
  [{ kind: "removed" }, AT, "Bu ürün çöp kutusunda"],
  [{ kind: "gone" }, AT, "Bağlantıdaki bu ürün ya da rengi artık dükkânda yok"],
  [{ kind: "choice-missing", colors: ["Mavi", "Kırmızı"], words: ["model"] }, AT, "Eksik: renk (Mavi, Kırmızı), model"],
  [{ kind: "choice-gone" }, AT, "Seçilenlerden biri artık bu üründe yok"],
  [{ kind: "choice-missing", words: ["model", "İsim"] }, AT, "Eksik: model, İsim"],
  [
    { kind: "text-trouble", words: ["En fazla 8 harf sığıyor, 9 harf yazdın"] },
    AT,
    "Bu yazı yapılamıyor: En fazla 8 harf sığıyor, 9 harf yazdın",
  ],
];

test("every doubt of a line has its words, and an old price both dates", () => {
  expect(new Set(DOUBTS.map(([{ kind }]) => kind))).toEqual(new Set(LINE_DOUBT_KINDS));
  for (const [doubt, at, words] of DOUBTS) expect(lineDoubtWords(doubt, LINE, at).words).toBe(words);
});

test("only a price that the shop did not have is told in red", () => {
  const edits = LINE_DOUBT_KINDS.filter((kind) =>
    DOUBTS.some(([doubt, at]) => doubt.kind === kind && lineDoubtWords(doubt, LINE, at).isEdit),
  );
  expect(edits).toEqual(["price-outdated", "price-forgotten"]);
});
