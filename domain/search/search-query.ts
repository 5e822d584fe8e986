import type { PhraseBook } from "./phrase-book.ts";
import { readQueryAge } from "./query-age.ts";
import { asOneWord, type PlainWord, readPhrases } from "./query-phrases.ts";
import { MIN_BARE_PRICE, type QueryPrice, readBareNumber, readQueryPrice } from "./query-price.ts";
import type { NotSold, Occasion, Recipient, SearchGuide, Topic, WantedOrder } from "./search-guide.ts";
import type { SearchIndex } from "./search-index.ts";
import { searchWords } from "./search-words.ts";

/** Words that people type around the thing they look for. A product need not contain them. */
const FILLER_WORDS = new Set(
  searchWords(
    `ve ile için bir bi en ne bu şu o da de mi mu var yok çok daha bana olan gibi istiyorum lazım arıyorum bakıyorum
    almak al alsam alınır alınabilir satın sipariş fiyat fiyatı fiyatları fiyatlı ucuz uygun güzel hoş şık tatlı sevimli
    şirin komik ilginç farklı değişik anlamlı özel kaliteli orijinal orjinal romantik sürpriz model modeli modelleri
    ama fakat olsun olsa hangi hangisi neler nedir olarak göster listele sırala mevcut çeşit çeşitleri renk renkli renginde adet tane öneri önerisi önerileri fikir fikri fikirleri şey şeyler birşey
    ürün ürünü ürünler ürünleri bütçe`,
  ),
);

/** `isThing`: it says what a product is, as the last word of a Turkish name does. */
export type QueryWord = PlainWord & { isOptional: boolean; isThing: boolean };

/** What a phrase of the guide stands for. */
export type Meaning = Occasion | Recipient | Topic | WantedOrder | NotSold;

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
  orders: WantedOrder[];
  notSold: NotSold | undefined;
  price: QueryPrice | undefined;
  /** The price that a number may mean, if it is also a word of a product. */
  maybePrice: QueryPrice | undefined;
};

/** Without `guide` (in the panel) ages and bare numbers are words like any other. */
export type QueryParts = { phrases: PhraseBook<Meaning>; index: SearchIndex; guide: SearchGuide | undefined };

const MAX_WORDS = 12;

export function parseQuery(typed: string, parts: QueryParts): Query {
  const age = parts.guide && readQueryAge(typed, parts.guide.recipients);
  const query = age?.rest ?? typed;
  const number = parts.guide && readNumber(query, parts);
  const price = readQueryPrice(query) ?? (number?.isPrice ? number.price : undefined);
  const { plain, read } = readPhrases(wordsIn(price?.rest ?? query), parts);
  const meanings = new Set<Meaning>(age && [age.recipient]);
  const topicWords: PlainWord[] = [];
  for (const { meaning, words } of read) {
    // A shop that has the product finds it.
    if (isNotSold(meaning) && parts.index.isNamed(asOneWord(words))) plain.push(...words);
    else meanings.add(meaning);
    if (isTopic(meaning)) topicWords.push(...words);
  }
  const isOnlyFiller = plain.every(({ text }) => FILLER_WORDS.has(text));
  const isAlone = meanings.size === 0 && price === undefined;
  const isOptional = ({ text }: PlainWord) => FILLER_WORDS.has(text) && !(isOnlyFiller && isAlone);
  // The words of a topic search for products too, if the query has nothing else.
  const isOnlyTopic = isOnlyFiller && [...meanings].every(isTopic) && price === undefined;
  return {
    words: [
      ...(isOnlyTopic ? topicWords : []).map((word) => ({ ...word, isOptional: false, isThing: false })),
      ...plain.map((word) => ({ ...word, isOptional: isOptional(word), isThing: parts.index.isThing(word.text) })),
    ],
    occasions: [...meanings].filter(isOccasion),
    recipients: [...meanings].filter(isRecipient),
    topic: [...meanings].find(isTopic),
    orders: [...meanings].filter(isOrder),
    notSold: [...meanings].find(isNotSold),
    price,
    maybePrice: price || !number?.isKnown ? undefined : number.price,
  };
}

const isTopic = (meaning: Meaning): meaning is Topic => "page" in meaning;
const isOrder = (meaning: Meaning): meaning is WantedOrder => "sort" in meaning;
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
  const others = readPhrases(wordsIn(rest), parts).plain.filter(({ text }) => !FILLER_WORDS.has(text));
  // A number in a description (`300 ml`) counts only beside a word of a product.
  const isKnown = others.length === 0 ? parts.index.isNamed(word) : parts.index.knows(word);
  const isLarge = amount >= MIN_BARE_PRICE;
  const isUnderstood = rest === "" || (isLarge && others.every((word) => parts.index.knows(word)));
  return { price: { range, rest }, isPrice: !isKnown && isUnderstood, isKnown: isKnown && isLarge };
}
