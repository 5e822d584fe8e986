import { type AskedPrice, readPrice } from "./asked-price.ts";
import type { KnownPhrases } from "./known-phrases.ts";
import { type PlainWord, readPhrases } from "./question-phrases.ts";
import type { Occasion, Topic } from "./search-guide.ts";
import type { SearchIndex } from "./search-index.ts";
import { searchWords } from "./search-words.ts";

/** Words people type around what they look for; they may be missing. */
const AROUND = new Set(
  searchWords(
    `ve ile için bir bi en ne bu şu o da de mi mu var yok çok daha bana olan gibi istiyorum lazım arıyorum bakıyorum
    almak al alsam alınır alınabilir satın sipariş fiyat fiyatı fiyatları fiyatlı ucuz uygun güzel hoş şık tatlı sevimli
    şirin komik ilginç farklı değişik anlamlı özel kaliteli orijinal orjinal romantik sürpriz model modeli modelleri
    çeşit çeşitleri renk renkli renginde adet tane öneri önerisi önerileri fikir fikri fikirleri şey şeyler birşey
    ürün ürünü ürünler ürünleri bütçe`,
  ),
);

export type AskedWord = PlainWord & { isOptional: boolean };

/** What a question asks for, each told apart. */
export type Question = {
  /** What a product is searched by. */
  words: AskedWord[];
  occasions: Occasion[];
  topic: Topic | undefined;
  price: AskedPrice | undefined;
};

type Parts = { phrases: KnownPhrases<Occasion | Topic>; index: SearchIndex };

const MOST_WORDS = 12;

export function readQuestion(question: string, parts: Parts): Question {
  const price = readPrice(question);
  const texts = searchWords(price?.rest ?? question).slice(0, MOST_WORDS);
  const words = texts.map((text, at) => ({ text, isLast: at === texts.length - 1 }));
  const { plain, read } = readPhrases(words, parts);
  const occasions = new Set<Occasion>();
  const topics: { topic: Topic; words: PlainWord[] }[] = [];
  for (const { meaning, words } of read) {
    if ("page" in meaning) topics.push({ topic: meaning, words });
    else occasions.add(meaning);
  }
  const isOnlyAround = plain.every(({ text }) => AROUND.has(text));
  const isAlone = occasions.size === 0 && topics.length === 0 && price === undefined;
  const isOptional = ({ text }: PlainWord) => AROUND.has(text) && !(isOnlyAround && isAlone);
  // A question for nothing but a topic may also look for a product that is called so.
  const isOnlyTopic = isOnlyAround && occasions.size === 0 && price === undefined;
  const asked = isOnlyTopic ? topics.flatMap(({ words }) => words.map((word) => ({ ...word, isOptional: false }))) : [];
  return {
    words: [...asked, ...plain.map((word) => ({ ...word, isOptional: isOptional(word) }))],
    occasions: [...occasions],
    topic: topics[0]?.topic,
    price,
  };
}
