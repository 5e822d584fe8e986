import { listedWords } from "../listed-words.ts";
import { formatPrice } from "../money.ts";
import type { CodeRule, OfferRule } from "../settings/campaigns.ts";
import { ruleDays } from "./rule-days.ts";

/** Names of what a rule refers to. A product that is gone has none. Without `productOf` products are counted. */
export type CampaignNames = { categoryOf(slug: string): string; productOf?(id: string): string | undefined };

const nameOf = (id: string, { productOf }: CampaignNames): string =>
  productOf ? (productOf(id) ?? "silinen ürün") : "bir ürün";

/** `%10 indirim`, `₺50,00 indirim`, `kargo ücretsiz`, `Kupa hediye`. */
export function gainInWords(gain: CodeRule["gain"], names: CampaignNames): string {
  switch (gain.kind) {
    case "percent":
      return `%${gain.percent} indirim`;
    case "amount":
      return `${formatPrice(gain.amount)} indirim`;
    case "sending":
      return "kargo ücretsiz";
    case "present":
      return `${nameOf(gain.product, names)} hediye`;
  }
}

type Goods = { categories: readonly string[]; products: readonly string[] };

/** More names are counted. */
const MOST_NAMED = 5;

/** `bütün ürünler`, `Kupalar kategorisi`, `Kupa, Kolye ve 3 ürün daha`. */
export function goodsInWords({ categories, products }: Goods, names: CampaignNames): string {
  const most = products.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED;
  const named = names.productOf ? products.slice(0, most).map((id) => nameOf(id, names)) : [];
  const more = products.length - named.length;
  const parts = [
    ...categories.map((slug) => `${names.categoryOf(slug)} kategorisi`),
    ...named,
    ...(more > 0 ? [named.length > 0 ? `${more} ürün daha` : `${more} ürün`] : []),
  ];
  return parts.length === 0 ? "bütün ürünler" : listedWords(parts);
}

/** `%10 indirim · ₺300,00 üzeri · bütün ürünler · 1–15 Aralık 2026` */
export const codeInWords = (rule: CodeRule, names: CampaignNames): string =>
  [
    gainInWords(rule.gain, names),
    rule.least !== null && `${formatPrice(rule.least)} üzeri`,
    goodsInWords(rule, names),
    ruleDays(rule),
    rule.about,
  ]
    .filter(Boolean)
    .join(" · ");

/** `3 al 2 öde`, `Birlikte al`: the name of a reduction in cart, message and book. */
export function offerName(rule: OfferRule): string {
  if (rule.name !== "") return rule.name;
  return rule.kind === "many" ? `${rule.take} al ${rule.pay} öde` : "Birlikte al";
}

/** `bütün ürünler · 1–15 Aralık 2026`, `Kupa ve Kolye · %10 indirim`. */
export function offerInWords(rule: OfferRule, names: CampaignNames): string {
  const goods = rule.kind === "many" ? rule : { categories: [], products: rule.products };
  return [
    rule.kind === "many" && rule.name !== "" && `${rule.take} al ${rule.pay} öde`,
    goodsInWords(goods, names),
    rule.kind === "together" && togetherGain(rule),
    ruleDays(rule),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** False for products that are only shown together. */
export const isReducing = (rule: OfferRule): boolean => rule.kind === "many" || (rule.percent ?? rule.amount) !== null;

function togetherGain({ percent, amount }: OfferRule & { kind: "together" }): string {
  if (percent !== null) return `%${percent} indirim`;
  return amount === null ? "indirimsiz" : `${formatPrice(amount)} indirim`;
}

/**
 * All conditions and days of a code, to be told wherever the code is: the law wants them (Ministry of Trade, 16 December 2025). `link`
 * opens the shop with the code.
 */
export function codeTerms(rule: CodeRule, link: string, names: CampaignNames): string {
  const { code, gain, least } = rule;
  const days = ruleDays(rule);
  const what = gain.kind === "sending" ? "kargo ücretsiz" : gainInWords(gain, names);
  const where = gain.kind === "present" ? `${nameOf(gain.product, names)} sepetine ekleyince ücretsiz` : what;
  return [
    `${code} koduyla ${where}.`,
    days !== "" && `Geçerli olduğu günler: ${days}.`,
    `Geçerli olduğu ürünler: ${goodsInWords(rule, names)}.`,
    least !== null && `En az tutar: bu ürünlerde ${formatPrice(least)}, indirimden ve kargodan önce.`,
    "Bir sepette bir kod geçer; bir ürüne tek indirim uygulanır, kampanyalar sana en çok kazandıracak sırayla sayılır.",
    least !== null && `İadeden sonra kalan ürünler ${formatPrice(least)} altında kalırsa indirim yeniden hesaplanır.`,
    "Siparişindeki bir ürün bizde tükenmişse kalan ürünlerde indirimin sürer. Aynı kodla art arda verilen siparişler iptal edilebilir.",
    link,
  ]
    .filter(Boolean)
    .join("\n");
}

/** All conditions and days of a campaign without a code, to be told wherever the campaign is. */
export function offerTerms(rule: OfferRule, names: CampaignNames): string {
  const days = ruleDays(rule);
  const goods = goodsInWords(rule.kind === "many" ? rule : { categories: [], products: rule.products }, names);
  const what =
    rule.kind === "many"
      ? `${rule.take} ürün alana en ucuz ${rule.take - rule.pay} tanesi ücretsiz.`
      : `Birlikte alana ${togetherGain(rule)}.`;
  return [
    `${offerName(rule)}: ${what}`,
    days !== "" && `Geçerli olduğu günler: ${days}.`,
    `Geçerli olduğu ürünler: ${goods}.`,
    "Bir ürüne tek indirim uygulanır, kampanyalar sana en çok kazandıracak sırayla sayılır.",
    "İadeden sonra kalan ürünlerde koşulu bozulan indirim yeniden hesaplanır.",
  ]
    .filter(Boolean)
    .join("\n");
}
