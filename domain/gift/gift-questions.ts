import { capitalized } from "../capitalized.ts";
import type { Product } from "../catalog/product.ts";
import { isPriced } from "../listing/list-query.ts";
import { createGiftFit } from "../search/gift-fit.ts";
import type { GiftOccasion } from "../search/search-guide.ts";
import { slugOf } from "../slug.ts";
import { type AskedGift, colorNamed } from "./gift-guide.ts";
import type { GiftLink, GiftShop } from "./gift-shop.ts";
import { giftWays, type WayIn } from "./gift-ways.ts";
import { type GiftWish, giftAddress, giftSearch, giftWishIn } from "./gift-wish.ts";

/** A question of the finder with its answers. A question that is answered is not asked again. */
export type GiftQuestion = { title: string; answers: GiftLink[] };

const MAX_ANSWERS = 8;

/** The questions that are still open, in their order. An answer that would find nothing is not offered. */
export function giftQuestions(asked: AskedGift, wish: GiftWish, shop: GiftShop): GiftQuestion[] {
  const { products, categories, searchGuide: guide } = shop;
  const fitFor = createGiftFit(categories);
  const person = asked.recipient && fitFor([asked.recipient]);
  const isCandidate = (product: Product) =>
    product.inStock && isPriced(product, { maxPrice: wish.budget }) && (!person || person.isFitting(product));
  const candidates = products.filter(isCandidate);
  const ways = giftWays(shop);
  const to = (said: GiftWish) => giftAddress({ ...wish, ...said });
  const answer = ({ label, wish: query }: WayIn) => {
    const both = `${giftSearch(wish).slice(1)}&${query.slice(1)}`;
    return { label, to: giftAddress(giftWishIn(new URLSearchParams(both))) };
  };
  const isFound = (isWanted: (product: Product) => boolean) => candidates.some(isWanted);
  const suits = ({ fitting, isNarrow, person: whose }: GiftOccasion) =>
    (whose === undefined || !asked.recipient || whose === asked.recipient.name) &&
    (fitting.length === 0 ||
      (!isNarrow && asked.recipient !== undefined) ||
      isFound(fitFor([{ words: [], fitting }]).isFitting));

  const questions: (GiftQuestion & { part: keyof GiftWish })[] = [
    {
      part: "recipient",
      title: "Kime?",
      answers: ways.recipients.map(answer),
    },
    {
      part: "occasion",
      title: "Ne için?",
      answers: guide.giftOccasions
        .filter(suits)
        .map(({ name }) => ({ label: name, to: to({ occasion: slugOf(name) }) })),
    },
    {
      part: "budget",
      title: "Bütçen?",
      answers: ways.budgets.map(answer),
    },
    {
      part: "taste",
      title: "Ne sever?",
      answers: guide.giftTastes
        .filter(
          (taste) =>
            isFound((product) => (taste.isPersonal ? product.personalTexts.length > 0 : false)) ||
            isFound(fitFor([taste]).isFitting),
        )
        .map(({ name }) => ({ label: name, to: to({ taste: slugOf(name) }) })),
    },
    {
      part: "color",
      title: "Hangi renk?",
      answers: huesOf(candidates).map(({ word, slug }) => ({ label: capitalized(word), to: to({ color: slug }) })),
    },
  ];
  return questions
    .filter(({ part, answers }) => asked[part] === undefined && answers.length > 0)
    .map(({ title, answers }) => ({ title, answers: answers.slice(0, MAX_ANSWERS) }));
}

/** The colors of these products, a shade under its hue, the most frequent first. */
function huesOf(products: readonly Product[]) {
  const all = products.flatMap(({ colors }) => [
    ...new Map(colors.map(colorNamed).map((hue) => [hue.slug, hue])).values(),
  ]);
  const groups = [...Map.groupBy(all, ({ slug }) => slug).values()];
  return groups.toSorted((one, other) => other.length - one.length).flatMap((group) => group.slice(0, 1));
}
