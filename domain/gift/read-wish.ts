import { COLOR_WORDS } from "../catalog/color-words.ts";
import { createPhraseBook, type PhraseBook, type Phrased } from "../search/query-phrases.ts";
import { MIN_BARE_PRICE, readBareNumber, readQueryPrice } from "../search/query-price.ts";
import type { GiftOccasion, GiftTaste, Recipient, SearchGuide } from "../search/search-guide.ts";
import { readQueryAge } from "../search/search-query.ts";
import { type AskedGift, colorNamed, type GiftColor, type GiftGuide } from "./gift-guide.ts";
import { budgetStep } from "./gift-wish.ts";

/** What a phrase of a wish stands for. A phrase such as `ne alsam` stands for nothing. */
type GiftMeaning = Phrased & {
  recipient?: Recipient;
  occasion?: GiftOccasion;
  taste?: GiftTaste;
  color?: GiftColor;
};

export type GiftPhrases = PhraseBook<GiftMeaning>;

/** The later of two meanings of the same phrase wins: `anneler günü` is the day, although the search reads it as the person. */
export const giftPhrases = ({ recipients, giftOccasions, giftTastes, occasions, orders }: SearchGuide): GiftPhrases =>
  createPhraseBook<GiftMeaning>([
    ...[...occasions, ...orders].map(({ words }) => ({ words })),
    ...COLOR_WORDS.map((word) => ({ words: [word], color: colorNamed(word) })),
    ...recipients.map((recipient) => ({ words: recipient.words, recipient })),
    ...giftTastes.map((taste) => ({ words: taste.words, taste })),
    ...giftOccasions.map((occasion) => ({ words: occasion.words, occasion })),
  ]);

/** The phrases of a text, and the words left that products have in their names. The search reads them (domain/search/search.ts). */
export type ReadText = (text: string, phrases: GiftPhrases) => { read: GiftMeaning[]; named: string[] };

type Parts = {
  guide: GiftGuide;
  phrases: GiftPhrases;
  readText: ReadText;
  /** The taste for a word of products: `kolye`. */
  tasteOf(word: string): GiftTaste | undefined;
};

/** `sevgilime yıldönümü hediyesi 500 lira mor` as a wish. Every part is missing that the text does not name. */
export function readGiftWish(said: string, { guide, phrases, readText, tasteOf }: Parts): AskedGift {
  const typed = said.replace(NEARLY, " ");
  const age = readQueryAge(typed, guide.recipients);
  const text = age?.rest ?? typed;
  const price = readQueryPrice(text);
  const { read, named } = readText(price?.rest ?? text, phrases);
  const occasion = read.find((meaning) => meaning.occasion)?.occasion;
  const persons = [age?.recipient, ...read.map(({ recipient }) => recipient)].filter((person) => person !== undefined);
  const ofDay = guide.recipients.find(({ name }) => name === occasion?.person);
  return {
    recipient: decidingPerson(persons, guide.recipients) ?? ofDay,
    occasion,
    budget: budgetStep(price?.range.maxPrice ?? (price ? 0 : bareBudget(text)) ?? 0),
    color: read.find((meaning) => meaning.color)?.color,
    taste: read.find((meaning) => meaning.taste)?.taste ?? named.map(tasteOf).find((taste) => taste !== undefined),
  };
}

/** About 500 lira is a budget of 500. */
const NEARLY = /(?<!\p{L})(?:civar|dolay|çevre|cevre|yaklaşık|yaklasik|aşağı yukarı|asagi yukari|gibi)\p{L}*/giu;

/** `öğretmene küçük bir şey 150`. Smaller numbers are ages, dates and counts. */
function bareBudget(text: string): number | undefined {
  const amount = readBareNumber(text.replace(/(?<![\d.,])\d{1,2}(?![\d.,]*\d)/g, " "))?.amount;
  return amount !== undefined && amount >= MIN_BARE_PRICE ? amount : undefined;
}

/** The youngest child decides, else the first person. A boy is a boy also if his age is named apart. */
function decidingPerson(persons: readonly Recipient[], all: readonly Recipient[]): Recipient | undefined {
  const [child] = persons
    .filter(({ isChild }) => isChild)
    .toSorted((one, other) => (one.ages?.[0] ?? 0) - (other.ages?.[0] ?? 0));
  if (!child) return persons.find(({ ages }) => !ages) ?? persons[0];
  const boy = persons.some(({ isMale }) => isMale)
    ? all.find((one) => one.isChild && one.isMale && overlap(one.ages, child.ages))
    : undefined;
  return boy ?? child;
}

type Ages = Recipient["ages"];

const overlap = (one: Ages, other: Ages): boolean =>
  one !== undefined && other !== undefined && one[0] <= other[1] && other[0] <= one[1];
