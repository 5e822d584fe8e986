import { expect, test } from "vitest";
import { NO_DETAILS } from "../../../domain/order/order-details.ts";
import type { LineDoubt } from "../../../domain/order-check/line-doubts.ts";
import { LINE_DOUBT_KINDS } from "../../../domain/order-check/line-doubts.ts";
import type { OrderDoubt } from "../../../domain/order-check/verified-order.ts";
import { lineDoubtWords, messageFacts, orderDoubtWords } from "./doubt-words.ts";

const LINE = {
  productId: "kupa",
  name: "Kupa",
  color: "Krem",
  category: "takilar",
  image: "",
  quantity: 1,
  said: 150,
  thatDay: 249.9,
  today: 300,
  doubts: [],
};
const DATED = { isDated: true, hasLink: true, leftOut: 0 };
const UNDATED = { isDated: false, hasLink: false, leftOut: 25 };

const DOUBTS: readonly [LineDoubt, string][] = [
  [{ kind: "price-edited" }, "Mesajda ₺150,00 yazıyor, o gün ₺249,90"],
  [{ kind: "price-edited", said: "₺249,90 ama 150 TL" }, "Mesajda “₺249,90 ama 150 TL” yazıyor, o gün ₺249,90"],
  [{ kind: "quantity-edited", before: 2 }, "Sepet bağlantısında 2 adet, mesajda 1"],
  [{ kind: "price-of-that-day" }, "O gün ₺249,90 idi, bugün ₺300,00"],
  [{ kind: "price-of-another-day" }, "Mesajdaki ₺150,00 bugünün fiyatı; o gün ₺249,90"],
  [{ kind: "price-forgotten" }, "Mesajda ₺150,00 yazıyor; o günün fiyatı artık kayıtlı değil, bugün ₺300,00"],
  [{ kind: "added" }, "Sepet bağlantısında yok, mesaja sonradan yazılmış"],
  [{ kind: "taken-out" }, "Sepet bağlantısında var, mesajdan çıkarılmış"],
  [{ kind: "sold-out" }, "Tükendi"],
  [{ kind: "removed" }, "Bu ürün çöp kutusunda"],
  [{ kind: "unknown" }, "Dükkânda böyle bir ürün bulunamadı"],
  [{ kind: "several", names: ["Şık toka", "Sık toka"] }, "Bu ad birden çok ürüne uyuyor: Şık toka, Sık toka"],
  [{ kind: "color-gone" }, "Bu renk artık yok"],
  [{ kind: "color-edited", before: "Pembe" }, "Sepet bağlantısında rengi Pembe"],
  [{ kind: "named-otherwise", said: "Kokulu mum" }, "Mesajda “Kokulu mum” yazıyor"],
];

test("every doubt of a line has its words", () => {
  expect(new Set(DOUBTS.map(([{ kind }]) => kind))).toEqual(new Set(LINE_DOUBT_KINDS));
  for (const [doubt, words] of DOUBTS) expect(lineDoubtWords(doubt, LINE, DATED).words).toBe(words);
});

test("only changed prices, quantities and totals are called edits", () => {
  const edits = DOUBTS.filter(([doubt]) => lineDoubtWords(doubt, LINE, DATED).isEdit).map(([{ kind }]) => kind);
  expect(edits).toEqual(["price-edited", "price-edited", "quantity-edited"]);
});

test("a message without link and time is compared with the shop, some pieces together", () => {
  const some = { ...LINE, quantity: 2, thatDay: 100 };
  const words = (doubt: LineDoubt) => lineDoubtWords(doubt, some, UNDATED).words;
  expect(words({ kind: "price-edited" })).toBe("Mesajda 2 adet için ₺150,00 yazıyor, dükkânda ₺200,00");
  expect(words({ kind: "quantity-edited", before: 1 })).toBe("Tutar 1 adetlik, mesajda 2 adet yazıyor");
  expect(words({ kind: "price-of-another-day", until: "2020-11-10T09:00:00.000Z" })).toBe(
    "Mesajdaki ₺150,00 10 Kasım 2020 12:00 öncesinin fiyatı; dükkânda ₺200,00",
  );
  const order = { code: undefined, leftOut: 3 };
  expect(messageFacts({ order: { ...ORDER, ...order }, at: new Date() })).toEqual({
    ...DATED,
    hasLink: false,
    leftOut: 3,
  });
});

const ORDER = {
  lines: [],
  total: undefined,
  details: NO_DETAILS,
  payment: "waiting" as const,
  hasBrokenLink: false,
  rest: "",
  unread: [],
};

test.each<[OrderDoubt, string, boolean]>([
  [{ kind: "total-edited", sum: 520 }, "Toplam değiştirilmiş: mesajda ₺20,00, satırlar ₺520,00", true],
  [
    { kind: "total-is-not-the-sum", sum: 520 },
    "Mesajdaki toplam satırlarla tutmuyor: mesajda ₺20,00, satırlar ₺520,00",
    false,
  ],
  [{ kind: "lines-lost", count: 20 }, "Mesaja sığmayan 20 satır, sepet bağlantısı olmadığı için okunamadı", false],
  [{ kind: "left-out-edited", count: 20 }, "Mesajda “+25 ürün daha” yazıyor, sepet bağlantısında 20 tane var", false],
  [{ kind: "link-broken" }, "Sepet bağlantısı yarım gelmiş; satırlar onunla karşılaştırılamadı", false],
])("%j of the order", (doubt, words, isEdit) => {
  expect(orderDoubtWords(doubt, { said: 20 }, UNDATED)).toEqual({ words, isEdit });
});
