import { fold } from "../turkish.ts";
import { asOneWord, type PhraseBook, type PlainWord, readPhrases } from "./query-phrases.ts";
import { MIN_BARE_PRICE, type QueryPrice, readBareNumber, readQueryPrice } from "./query-price.ts";
import type { AskedSort, NotSold, Occasion, Recipient, SearchGuide, Topic } from "./search-guide.ts";
import type { SearchIndex } from "./search-index.ts";
import { FILLER_WORDS, isNumber, searchWords } from "./search-words.ts";
import { AMOUNT, amountOf } from "./written-amount.ts";

/** `isThing`: the word says what a product is, like the last word of a Turkish product name. */
export type QueryWord = PlainWord & { isOptional: boolean; isThing: boolean };

/** The entry of the guide that a phrase stands for. */
export type Meaning = Occasion | Recipient | Topic | AskedSort | NotSold;

export const meaningsIn = ({ occasions, topics, recipients, orders, notSold }: SearchGuide): Meaning[] => [
  ...occasions,
  ...recipients,
  ...topics,
  ...orders,
  ...notSold,
];

/** A query split into its parts. */
export type Query = {
  /** The words that products are searched by. */
  words: QueryWord[];
  occasions: Occasion[];
  recipients: Recipient[];
  topic: Topic | undefined;
  orders: AskedSort[];
  notSold: NotSold | undefined;
  price: QueryPrice | undefined;
  /** The price that a number may mean, if it is also a word of a product. */
  maybePrice: QueryPrice | undefined;
};

/** Without `guide` (in the panel) ages and bare numbers are words like any other. */
export type QueryParts = { phrases: PhraseBook<Meaning>; index: SearchIndex; guide: SearchGuide | undefined };

const MAX_WORDS = 12;
const COUNTS = new Set(["adet", "tane", "li", "lu", "parca", "parcali"]);

export function parseQuery(typed: string, parts: QueryParts): Query {
  const age = parts.guide && readQueryAge(typed, parts.guide.recipients);
  const query = age?.rest ?? typed;
  const number = parts.guide && readNumber(query, parts);
  const price = readQueryPrice(query) ?? (number?.isPrice ? number.price : undefined);
  const { plain, read } = readPhrases(wordsIn(price?.rest ?? query), parts);
  const meanings = new Set<Meaning>(age && [age.recipient]);
  const topicWords: PlainWord[] = [];
  // Words for goods that are not sold search for products if the shop has such a product, or if another word says what is sought: `araba anahtarlığı` is a key ring.
  const hasThing = plain.some(({ text }) => !FILLER_WORDS.has(text) && parts.index.isThing(text));
  for (const { meaning, words } of read) {
    if (isNotSold(meaning) && (hasThing || parts.index.isNamed(asOneWord(words)))) plain.push(...words);
    else meanings.add(meaning);
    if (isTopic(meaning)) topicWords.push(...words);
  }
  const isOnlyFiller = plain.every(({ text }) => FILLER_WORDS.has(text));
  // A query of filler words alone searches by them if the shop knows them all. Otherwise, as for `şık`, any product matches.
  const isAlone = meanings.size === 0 && price === undefined && plain.every((word) => parts.index.knows(word));
  const notSold = [...meanings].find(isNotSold);
  // Beside goods that are not sold, words that no product has are optional: in `iphone 14 pro` they only describe the phone.
  const isOptional = (word: PlainWord, at: number) =>
    isCount(word, plain[at + 1]) ||
    (FILLER_WORDS.has(word.text) ? !(isOnlyFiller && isAlone) : notSold !== undefined && !parts.index.isNamed(word));
  // The words of a topic search for products too, if the query has nothing else.
  const isOnlyTopic = isOnlyFiller && [...meanings].every(isTopic) && price === undefined;
  return {
    words: [
      ...(isOnlyTopic ? topicWords : []).map((word) => ({ ...word, isOptional: false, isThing: false })),
      ...plain.map((word, at) => ({
        ...word,
        isOptional: isOptional(word, at),
        isThing: parts.index.isThing(word.text),
      })),
    ],
    occasions: [...meanings].filter(isOccasion),
    recipients: [...meanings].filter(isRecipient),
    topic: [...meanings].find(isTopic),
    orders: [...meanings].filter(isOrder),
    notSold,
    // `rest` is the query after the visitor has removed the price. It still contains the age.
    price: price && { ...price, rest: (age && readQueryPrice(typed)?.rest) ?? price.rest },
    maybePrice: price || !number?.isKnown ? undefined : number.price,
  };
}

/** `5 adet kupa` and `kupa 2 li` ask for a cup. */
const isCount = ({ text }: PlainWord, next: PlainWord | undefined): boolean =>
  isNumber(text) && next !== undefined && COUNTS.has(next.text);

const isTopic = (meaning: Meaning): meaning is Topic => "page" in meaning;
const isOrder = (meaning: Meaning): meaning is AskedSort => "sort" in meaning;
const isRecipient = (meaning: Meaning): meaning is Recipient => "never" in meaning;
const isOccasion = (meaning: Meaning): meaning is Occasion => "fitting" in meaning && !isRecipient(meaning);
const isNotSold = (meaning: Meaning): meaning is NotSold => "title" in meaning && !isTopic(meaning);

function wordsIn(text: string): PlainWord[] {
  const texts = searchWords(text).slice(0, MAX_WORDS);
  return texts.map((text, at) => ({ text, isLast: at === texts.length - 1 }));
}

type NumberInQuery = { price: QueryPrice; isPrice: boolean; isKnown: boolean };

/** A bare number is a price if no product has it and the shop knows every other word: `200`, `kolye 200`, but not `iphone 256`. */
function readNumber(query: string, parts: QueryParts): NumberInQuery | undefined {
  const number = readBareNumber(query);
  if (!number) return undefined;
  const { amount, range, rest } = number;
  const word = { text: String(Math.trunc(amount)), isLast: false };
  const { plain, read } = readPhrases(wordsIn(rest), parts);
  const others = plain.filter(({ text }) => !FILLER_WORDS.has(text));
  // A number in a description (`300 ml`) counts only beside a word of a product.
  const isKnown = others.length === 0 ? parts.index.isNamed(word) : parts.index.knows(word);
  const isLarge = amount >= MIN_BARE_PRICE;
  const isModel = read.some(({ meaning }) => isNotSold(meaning));
  const isUnderstood = rest === "" || (isLarge && !isModel && others.every((word) => parts.index.knows(word)));
  return { price: { range, rest }, isPrice: !isKnown && isUnderstood, isKnown: isKnown && isLarge };
}

const SUFFIX = "['’]?\\p{L}*";
const YEARS = `(?<years>${AMOUNT})(?:['’]?l[iu])? ?-?yas${SUFFIX}(?: gun${SUFFIX})?(?: (?:aras|ust|alt|grub)${SUFFIX})?`;
const MONTHS = `(?:${AMOUNT}) ?ayli[kg]${SUFFIX}`;
const YEARS_AFTER = "yasi? (?<years>\\d+)";
const AGE = new RegExp(
  `(?<![^ ])(?:${AMOUNT} ?(?:-|–|ile|ila|ve) ?|\\d{1,2} )?(?:${YEARS}|${MONTHS}|${YEARS_AFTER})(?![^ ])`,
  "u",
);

/** Replaces the age of an adult in a query, because such a query looks for a birthday present. */
const BIRTHDAY = "yaş";

/** `10 yaşındaki kıza hediye` is a gift for a child and `kıza hediye`. Undefined for an age that says nothing about a person. */
export function readQueryAge(
  query: string,
  recipients: readonly Recipient[],
): { recipient: Recipient; rest: string } | undefined {
  const folded = fold(query);
  // Positions in the folded text are valid in the query only if both have the same length, as they have for Turkish text.
  const found = folded.length === query.length ? AGE.exec(folded) : null;
  if (!found) return undefined;
  const years = found.groups?.years;
  const age = years === undefined ? 0 : Math.floor(amountOf(years) ?? Number.NaN);
  const recipient = recipients.find(({ ages }) => ages && ages[0] <= age && age <= ages[1]);
  const [from, to] = [found.index, found.index + found[0].length];
  const left = recipient?.isChild ? "" : BIRTHDAY;
  return recipient && { recipient, rest: `${query.slice(0, from)} ${left} ${query.slice(to)}` };
}
