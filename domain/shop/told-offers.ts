import type { Product } from "../catalog/product.ts";
import { DAY_MS, istanbulDate } from "../istanbul.ts";
import type { ToldOffers } from "../offer/code-refusals.ts";
import { couponIn, couponWord } from "../offer/coupon-word.ts";
import type { ToldOffer } from "../offer/reductions.ts";
import { foldedCode } from "../offer/typed-code.ts";
import type { Campaigns, CodeRule, OfferRule } from "../settings/campaigns.ts";
import { offerName } from "./campaign-words.ts";

/** The code in a line of a message, as the shop writes it: `Kupon ECE10: −₺89,90`. */
export const couponInLine = (line: string): string | undefined =>
  couponIn(line.replace(/^[\s*_]+/, "").replace(/: .*/, ""));

type Asked = {
  campaigns: Campaigns;
  /** The products of the cart. */
  products: readonly Pick<Product, "id" | "category">[];
  /** The category's present slug. */
  categoryOf(slug: string): string | undefined;
  /** What the customer has typed. */
  typed?: string | undefined;
  at: Date;
};

/** The campaigns that hold for a cart at this moment, with what they count of it. */
export function toldOffers({ campaigns, typed = "", at, ...cart }: Asked): ToldOffers {
  const day = istanbulDate(at);
  const today = campaigns.offers.filter((rule) => ruleMoment(rule, day) === undefined);
  const offers = today.flatMap((rule) => toldRule(rule, cart));
  const code = foldedCode(typed);
  if (typed.trim() === "") return { offers };
  const rule = campaigns.codes.find((one) => one.code === code);
  const refused = rule ? (ruleMoment(rule, day) ?? refusedGoods(rule, cart)) : "unknown";
  if (!rule || refused) return { offers, refused };
  return { offers: [...offers, toldCode(rule, cart)] };
}

/**
 * The campaigns of a moment, then those of so many days before it where others held. A cart may stay open over midnight, when the days of
 * a code end.
 */
export function offersAround(asked: Omit<Asked, "at">, [last, daysBefore]: [Date, number]): ToldOffer[][] {
  const days = Array.from({ length: daysBefore + 1 }, (_, back) => new Date(last.getTime() - back * DAY_MS));
  const told = days.map((at) => toldOffers({ ...asked, at }).offers);
  return [...new Map(told.map((offers) => [JSON.stringify(offers), offers])).values()];
}

type Cart = Pick<Asked, "products" | "categoryOf">;

/** Undefined if the rule holds on the day. */
export const ruleMoment = (
  { from, until }: Pick<CodeRule, "from" | "until">,
  day: string,
): "early" | "ended" | undefined => {
  if (from !== "" && day < from) return "early";
  return until !== "" && day > until ? "ended" : undefined;
};

function countedProducts(
  { onlySome, categories, products }: Pick<CodeRule, "onlySome" | "categories" | "products">,
  cart: Cart,
): readonly string[] | undefined {
  if (!onlySome && categories.length + products.length === 0) return undefined;
  const living = categories.map(cart.categoryOf);
  return cart.products
    .filter(({ id, category }) => products.includes(id) || living.includes(category))
    .map(({ id }) => id);
}

function refusedGoods(rule: CodeRule, cart: Cart): "other-goods" | undefined {
  return countedProducts(rule, cart)?.length === 0 ? "other-goods" : undefined;
}

function toldRule(rule: OfferRule, cart: Cart): ToldOffer[] {
  if (rule.kind === "many") {
    const { kind, take, pay } = rule;
    const products = countedProducts(rule, cart);
    const told = { kind, take, pay, name: offerName(rule), ...(products && { products }) };
    return products?.length === 0 ? [] : [told];
  }
  const { kind, products, percent, amount } = rule;
  const isWhole = products.every((id) => cart.products.some((product) => product.id === id));
  const off = percent === null ? amount !== null && { amount } : { percent };
  return isWhole && off ? [{ kind, name: offerName(rule), products, ...off }] : [];
}

function toldCode(rule: CodeRule, cart: Cart): ToldOffer {
  const { code, gain, least } = rule;
  const products = countedProducts(rule, cart);
  const about = { name: couponWord(code), code, ...(products && { products }), ...(least !== null && { least }) };
  switch (gain.kind) {
    case "percent":
      return { ...about, kind: "percent", percent: gain.percent };
    case "amount":
      return { ...about, kind: "amount", amount: gain.amount };
    case "sending":
      return { ...about, kind: "sending" };
    case "present":
      return { ...about, kind: "present", present: gain.product };
  }
}
