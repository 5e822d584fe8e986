import { COLOR_WORDS } from "../catalog/color-words.ts";
import { formatPrice } from "../money.ts";
import { createPhraseBook, type PhraseBook, type Phrased } from "../search/query-phrases.ts";
import {
  MIN_BARE_PRICE,
  type QueryPrice,
  readBareNumber,
  readQueryPrice,
  readSpelledNumber,
} from "../search/query-price.ts";
import type { ReadText } from "../search/search.ts";
import type { GiftOccasion, GiftTaste, Recipient, SearchGuide } from "../search/search-guide.ts";
import { readQueryAge } from "../search/search-query.ts";
import { searchWords } from "../search/search-words.ts";
import { writtenWords } from "../search/written-words.ts";
import { slugOf } from "../slug.ts";
import { type AskedGift, colorNamed, type GiftColor, type GiftGuide, personOf } from "./gift-guide.ts";
import { budgetStep } from "./gift-wish.ts";
import { namedStem, type TasteShelf, tasteInNames } from "./wish-taste.ts";

/** What a phrase of a wish stands for. A phrase such as `ne alsam` stands for nothing. */
type GiftMeaning = Phrased & {
  recipient?: Recipient;
  occasion?: GiftOccasion;
  taste?: GiftTaste;
  color?: GiftColor;
};

export type GiftPhrases = PhraseBook<GiftMeaning>;

/** The later of two meanings of the same phrase wins: `anneler günü` is the day, although the search reads it as the person. */
export const giftPhrases = ({
  recipients,
  giftOccasions,
  giftTastes,
  occasions,
  orders,
  topics,
}: SearchGuide): GiftPhrases =>
  createPhraseBook<GiftMeaning>([
    ...[...occasions, ...orders, ...topics].map(({ words }) => ({ words })),
    ...COLOR_WORDS.map((word) => ({ words: [word], color: colorNamed(word) })),
    ...recipients.map((recipient) => ({ words: recipient.words, recipient })),
    ...giftTastes.map((taste) => ({ words: taste.words, taste })),
    ...giftOccasions.map((occasion) => ({ words: occasion.words, occasion })),
  ]);

/** How the search reads a text by these phrases (domain/search/search.ts). */
export type ReadGift = (text: string, phrases: GiftPhrases) => ReadText<GiftMeaning>;

type Parts = TasteShelf & { guide: GiftGuide; phrases: GiftPhrases; readText: ReadGift };

/** `unread` are the words that no part of the wish tells, as they were typed. */
export type ReadWish = { asked: AskedGift; unread: string[] };

/** `sevgilime yıldönümü hediyesi 500 lira mor` as a wish. Every part is missing that the text does not name. */
export function readGiftWish(said: string, { guide, phrases, readText, ...shelf }: Parts): ReadWish {
  const typed = said.replace(NEARLY, " ");
  const age = readQueryAge(typed, guide.recipients);
  const text = age?.rest ?? typed;
  const price = readQueryPrice(text) ?? bareBudget(text);
  const { minPrice, maxPrice = 0 } = price?.range ?? {};
  const rest = price?.rest ?? text;
  const refused = refusedIn(rest, (word) => isKnown(word, readText(word, phrases), shelf));
  const { read, named, unknown } = readText(withoutAll(rest, refused), phrases);
  const occasion = read.find((meaning) => meaning.occasion)?.occasion;
  const persons = [age?.recipient, ...read.map(({ recipient }) => recipient)].filter((person) => person !== undefined);
  const [color, ...colors] = read.flatMap((meaning) => meaning.color ?? []);
  const { taste, others } = tasteOf(read.find((meaning) => meaning.taste)?.taste, named, shelf);
  return {
    asked: {
      recipient: decidingPerson(persons, guide.recipients) ?? personOf(occasion, guide),
      occasion,
      budget: budgetStep(maxPrice),
      color,
      taste,
    },
    unread: [
      ...(minPrice === undefined ? [] : [`${formatPrice(minPrice)} üstü`]),
      ...colors.filter(({ slug }) => slug !== color?.slug).map(({ word }) => word),
      ...refused,
      ...asTyped(rest, [...others, ...unknown.filter((word) => !isTalk(word))]),
    ],
  };
}

const isKnown = (word: string, { read }: ReadText<GiftMeaning>, shelf: TasteShelf): boolean =>
  namedStem(slugOf(word), shelf) !== undefined ||
  read.some(({ recipient, occasion, taste, color }) => recipient ?? occasion ?? taste ?? color);

/** `pembe olmasın`, `takı takmaz`: what nobody should find. */
const REFUSED =
  /(\p{L}+)(?: reng\p{L}*| renk\p{L}*)? (?:olma[sy]\p{L}*|değil|degil|hariç|haric|(?:iste|sev|tak|kullan|iç|ic|giy)(?:m[ae]z|m[ıi]yor|m[ae]y[ae]n|m[ae]m)\p{L}*)/giu;

const refusedIn = (text: string, isKnownWord: (word: string) => boolean): string[] =>
  [...text.matchAll(REFUSED)].flatMap(([phrase, word = ""]) => (isKnownWord(word) ? [phrase] : []));

const withoutAll = (text: string, phrases: readonly string[]): string =>
  phrases.reduce((rest, phrase) => rest.replace(phrase, " "), text);

/**
 * What the words of products ask for: all of them if one product has them all, else the last one, which is the thing itself in Turkish.
 * They say more than a taste of the guide, but for a name to be written on it.
 */
function tasteOf(known: GiftTaste | undefined, words: readonly string[], shelf: TasteShelf) {
  const named = words.flatMap((word) => {
    const stem = word.length < MIN_WORD ? undefined : namedStem(word, shelf);
    return stem === undefined ? [] : [{ word, stem }];
  });
  const last = named.at(-1);
  if (!last || known?.isPersonal) return { taste: known, others: named.map(({ word }) => word) };
  const others = named.slice(0, -1).map(({ word }) => word);
  const together = [[...others, last.word], named.map(({ stem }) => stem)].map((all) => all.join("-"));
  const all = others.length === 0 ? undefined : together.map((slug) => tasteInNames(slug, shelf)).find(Boolean);
  return all ? { taste: all, others: [] } : { taste: tasteInNames(last.stem, shelf), others };
}

const MIN_WORD = 3;

/** What people say around a wish, beside the search's own filler words. That somebody is in a hurry is answered by the days of each gift. */
const TALK = new Set(
  searchWords(
    `merhaba selam slm lütfen acaba alıcam alacam alacağım alacaktım alayım bakıyom bakıyordum bakmıştım istiyom istiyordum isterim
    istiyoruz düşünüyorum seviyo bayılır bayılıyor hastası hayranı tutkunu meraklısı rengi rengini kadar hem ayrıca bide falan filan gelsin
    tl lira liraya acil acele hemen yarın yarına bugün bugüne yetişsin olmasın`,
  ),
);

/** `içmeyi`, `alıyorum` */
const VERB = /(?:m[ae]yi|[iu]yor\p{L}*|[ae]c[ae][gk]\p{L}*)$/u;

const isTalk = (word: string): boolean => TALK.has(word) || VERB.test(word);

/** Words as they stand in the text, in its order. */
function asTyped(text: string, words: readonly string[]): string[] {
  const wanted = new Set(words);
  return [...new Set(writtenWords(text).filter((written) => searchWords(written).some((word) => wanted.has(word))))];
}

/** About 500 lira is a budget of 500. */
const NEARLY = /(?<!\p{L})(?:civar|dolay|çevre|cevre|yaklaşık|yaklasik|aşağı yukarı|asagi yukari|gibi)\p{L}*/giu;

const FOREIGN = /\d ?(?:[$€£]|dolar|euro|avro|usd|eur|sterlin)/i;

/** `öğretmene küçük bir şey 150`, `sevgilime beş yüz`. Smaller numbers are ages, dates and counts. */
function bareBudget(text: string): QueryPrice | undefined {
  if (FOREIGN.test(text)) return undefined;
  const number = readBareNumber(text.replace(/(?<![\d.,])\d{1,2}(?![\d.,]*\d)/g, " "));
  return number && number.amount >= MIN_BARE_PRICE ? number : readSpelledNumber(text);
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
