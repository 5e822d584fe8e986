import { capitalized } from "../capitalized.ts";
import type { ShowcaseProduct } from "../catalog/showcase.ts";
import { toldChoice } from "../choice/chosen.ts";
import { formatPrice } from "../money.ts";
import { daysOfShop } from "../occasion/coming-days.ts";
import { chosenCard } from "../search/chosen-card.ts";
import { addresses } from "../web/addresses.ts";
import { chosenAddress } from "../web/cart-link.ts";
import { giftDayWords } from "./gift-day.ts";
import { type AskedGift, askedGift, wishOf } from "./gift-guide.ts";
import { type GiftQuestion, giftQuestions } from "./gift-questions.ts";
import type { GiftLink, GiftShop } from "./gift-shop.ts";
import { budgetStep, GIFT_PARTS, type GiftWish, giftAddress, giftSearch } from "./gift-wish.ts";
import { fewGiftsWords, giftReason, givenUpWords } from "./gift-words.ts";
import { GIFT_LIMIT, giftsFor } from "./gifts-for.ts";
import { tasteInNames } from "./wish-taste.ts";

export type GiftPage = {
  chosen: GiftLink[];
  questions: GiftQuestion[];
  gifts: { card: ShowcaseProduct; address: string; reason: string }[];
  /** The day of the occasion, and the last order for it. */
  day?: string | undefined;
  /** All that fits the person and the budget, as a search. */
  more?: string | undefined;
  /** Sentences about wishes that were given up, and gifts that are too few. */
  said: string[];
  /** A higher budget with more gifts. */
  better?: GiftLink | undefined;
};

/** The address of a wish whose names the shop knows all. Other addresses lead to it. */
export const knownGiftAddress = (wish: GiftWish, shop: GiftShop): string => giftAddress(wishOf(askedIn(wish, shop)));

export function askedIn(wish: GiftWish, { searchGuide: guide, products, categories }: GiftShop): AskedGift {
  return askedGift(wish, { guide, products, tasteOf: (slug) => tasteInNames(slug, { products, categories }) });
}

/** The finder's page for a wish. It asks no clock: its day is that of the snapshot. */
export function giftPage(wish: GiftWish, shop: GiftShop): GiftPage {
  const { products, categories, sections } = shop;
  const { sets } = sections.choices;
  const asked = askedIn(wish, shop);
  const shelf = { products, categories, sets, mends: sections.gifts.mends };
  const { gifts, betterBudget } = giftsFor(asked, shelf);
  const better = betterBudget === undefined ? undefined : enough(betterBudget);
  return {
    chosen: chosenIn(asked, wish),
    questions: giftQuestions(asked, wish, shop),
    gifts: gifts.map((gift) => ({
      card: chosenCard(gift.product, sets, gift.chosen),
      address: chosenAddress(gift.product, toldChoice(gift.chosen)),
      reason: giftReason(gift, asked, shop.shop.delivery?.days),
    })),
    day: asked.occasion && giftDayWords(asked.occasion, daysOfShop(shop), shop.reckonedOn),
    said: [
      ...givenUpWords(gifts, asked),
      ...(gifts.length < GIFT_LIMIT && giftSearch(wish) !== "" ? [fewGiftsWords(gifts.length, asked)] : []),
    ],
    more: asked.recipient?.way && moreThanThese(asked.recipient.way.query, wish),
    better: better === undefined ? undefined : budgetLink(better, wish),
  };
}

const moreThanThese = (query: string, { budget }: GiftWish): string =>
  addresses.search(budget === undefined ? query : `${query} ${budget} tl altı`);

const budgetLink = (budget: number, wish: GiftWish): GiftLink => ({
  label: `${formatPrice(budget)} bütçeyle bak`,
  to: giftAddress({ ...wish, budget }),
});

const ROUND = 50;

/** A round budget that an address may name, and that is enough for this price. */
function enough(price: number): number | undefined {
  const round = Math.ceil(price / ROUND) * ROUND;
  const named = [round, round + ROUND, round + 500].find((budget) => (budgetStep(budget) ?? 0) >= price);
  return named === undefined ? undefined : budgetStep(named);
}

function chosenIn(asked: AskedGift, wish: GiftWish): GiftLink[] {
  const { recipient, occasion, budget, color, taste } = asked;
  const labels: Record<keyof GiftWish, string | undefined> = {
    recipient: recipient && (recipient.way?.label ?? recipient.name),
    occasion: occasion?.name,
    budget: budget === undefined ? undefined : `En çok ${formatPrice(budget)}`,
    color: color && capitalized(color.word),
    taste: taste?.name,
  };
  // A day goes with the person whose day it is.
  const whose = recipient !== undefined && recipient.name === occasion?.person ? { occasion: undefined } : {};
  return GIFT_PARTS.flatMap((part) => {
    const label = labels[part];
    const rest = { ...wish, [part]: undefined, ...(part === "recipient" && whose) };
    return label === undefined ? [] : [{ label, to: giftAddress(rest) }];
  });
}
