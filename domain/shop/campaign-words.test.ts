import { expect, test } from "vitest";
import { campaigns } from "../settings/campaigns.ts";
import {
  codeInWords,
  codeTerms,
  gainInWords,
  goodsInWords,
  offerInWords,
  offerName,
  offerTerms,
} from "./campaign-words.ts";

const NAMES = {
  categoryOf: (slug: string) => ({ kupalar: "Kupalar" })[slug] ?? slug,
  productOf: (id: string) => ({ k: "Kupa", z: "Kolye" })[id],
};

const codeOf = (rule: object) => campaigns.parse({ codes: [{ code: "ece10", ...rule }], offers: [] }).codes[0];
const offerOf = (rule: object) => campaigns.parse({ codes: [], offers: [rule] }).offers[0];
const told = <Rule>(rule: Rule | undefined, words: (rule: Rule) => string) => (rule ? words(rule) : "");

test.each([
  [{ kind: "percent", percent: 10 }, "%10 indirim"],
  [{ kind: "amount", amount: 50 }, "₺50,00 indirim"],
  [{ kind: "sending" }, "kargo ücretsiz"],
  [{ kind: "present", product: "k" }, "Kupa hediye"],
  [{ kind: "present", product: "gone" }, "silinen ürün hediye"],
] as const)("%j is told as %s", (gain, words) => expect(gainInWords(gain, NAMES)).toBe(words));

test("the products of a rule are named, and many are counted", () => {
  expect(goodsInWords({ categories: [], products: [] }, NAMES)).toBe("bütün ürünler");
  expect(goodsInWords({ categories: ["kupalar"], products: ["z"] }, NAMES)).toBe("Kupalar kategorisi ve Kolye");
  expect(goodsInWords({ categories: [], products: ["k", "z", "k", "z", "k", "z"] }, NAMES)).toBe(
    "Kupa, Kolye, Kupa, Kolye ve 2 ürün daha",
  );
  const { categoryOf } = NAMES;
  expect(goodsInWords({ categories: ["kupalar"], products: ["k", "z"] }, { categoryOf })).toBe(
    "Kupalar kategorisi ve 2 ürün",
  );
  expect(gainInWords({ kind: "present", product: "k" }, { categoryOf })).toBe("bir ürün hediye");
});

test("a code and an offer are told in a line", () => {
  const days = { from: "2026-12-01", until: "2026-12-15" };
  const code = codeOf({ gain: { kind: "percent", percent: 10 }, least: 300, about: "Ece", ...days });
  expect(told(code, (rule) => codeInWords(rule, NAMES))).toBe(
    "%10 indirim · ₺300,00 üzeri · bütün ürünler · 1–15 Aralık 2026 · Ece",
  );
  const many = offerOf({ kind: "many", take: 3, pay: 2, categories: ["kupalar"] });
  expect([told(many, offerName), told(many, (rule) => offerInWords(rule, NAMES))]).toEqual([
    "3 al 2 öde",
    "Kupalar kategorisi",
  ]);
  const set = offerOf({ kind: "together", name: "Sevgili seti", products: ["k", "z"], percent: 10 });
  expect([told(set, offerName), told(set, (rule) => offerInWords(rule, NAMES))]).toEqual([
    "Sevgili seti",
    "Kupa ve Kolye · %10 indirim",
  ]);
});

test("the terms of a code say every condition and all days, and end with the link", () => {
  const code = codeOf({
    ...{ gain: { kind: "percent", percent: 10 }, least: 300, from: "2026-12-01", until: "2026-12-15" },
    about: "Ece",
  });
  expect(told(code, (rule) => codeTerms(rule, "https://fiyonk.shop/?kod=ECE10", NAMES)).split("\n")).toEqual([
    "ECE10 koduyla %10 indirim.",
    "Geçerli olduğu günler: 1–15 Aralık 2026.",
    "Geçerli olduğu ürünler: bütün ürünler.",
    "En az tutar: bu ürünlerde ₺300,00, indirimden ve kargodan önce.",
    "Bir sepette bir kod geçer; bir ürüne tek indirim uygulanır, kampanyalar sana en çok kazandıracak sırayla sayılır.",
    "İadeden sonra kalan ürünler ₺300,00 altında kalırsa indirim yeniden hesaplanır.",
    "Siparişindeki bir ürün bizde tükenmişse kalan ürünlerde indirimin sürer. Aynı kodla art arda verilen siparişler iptal edilebilir.",
    "https://fiyonk.shop/?kod=ECE10",
  ]);
  const present = codeOf({ gain: { kind: "present", product: "k" } });
  expect(told(present, (rule) => codeTerms(rule, "", NAMES)).split("\n")[0]).toBe(
    "ECE10 koduyla Kupa sepetine ekleyince ücretsiz.",
  );
});

test("a campaign without a code has terms too", () => {
  const many = offerOf({ kind: "many", take: 3, pay: 2, categories: ["kupalar"], until: "2026-12-15" });
  expect(told(many, (rule) => offerTerms(rule, NAMES)).split("\n")).toEqual([
    "3 al 2 öde: 3 ürün alana en ucuz 1 tanesi ücretsiz.",
    "Geçerli olduğu günler: 15 Aralık 2026 gününe kadar.",
    "Geçerli olduğu ürünler: Kupalar kategorisi.",
    "Bir ürüne tek indirim uygulanır, kampanyalar sana en çok kazandıracak sırayla sayılır.",
    "İadeden sonra kalan ürünlerde koşulu bozulan indirim yeniden hesaplanır.",
  ]);
  const set = offerOf({ kind: "together", name: "Sevgili seti", products: ["k", "z"], amount: 20 });
  expect(told(set, (rule) => offerTerms(rule, NAMES))).toMatch(/^Sevgili seti: Birlikte alana ₺20,00 indirim\.\n/);
});
