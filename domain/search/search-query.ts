import type { PhraseBook } from "./phrase-book.ts";
import { type PlainWord, readPhrases } from "./query-phrases.ts";
import { type QueryPrice, readQueryPrice } from "./query-price.ts";
import type { Occasion, Topic } from "./search-guide.ts";
import type { SearchIndex } from "./search-index.ts";
import { searchWords } from "./search-words.ts";

/** Words that people type around the thing they look for. A product need not contain them. */
const FILLER_WORDS = new Set(
  searchWords(
    `ve ile için bir bi en ne bu şu o da de mi mu var yok çok daha bana olan gibi istiyorum lazım arıyorum bakıyorum
    almak al alsam alınır alınabilir satın sipariş fiyat fiyatı fiyatları fiyatlı ucuz uygun güzel hoş şık tatlı sevimli
    şirin komik ilginç farklı değişik anlamlı özel kaliteli orijinal orjinal romantik sürpriz model modeli modelleri
    çeşit çeşitleri renk renkli renginde adet tane öneri önerisi önerileri fikir fikri fikirleri şey şeyler birşey
    ürün ürünü ürünler ürünleri bütçe`,
  ),
);

export type QueryWord = PlainWord & { isOptional: boolean };

/** A query split into its parts. */
export type Query = {
  /** The words that products are searched by. */
  words: QueryWord[];
  occasions: Occasion[];
  topic: Topic | undefined;
  price: QueryPrice | undefined;
};

type Parts = { phrases: PhraseBook<Occasion | Topic>; index: SearchIndex };

const MAX_WORDS = 12;

export function parseQuery(query: string, parts: Parts): Query {
  const price = readQueryPrice(query);
  const texts = searchWords(price?.rest ?? query).slice(0, MAX_WORDS);
  const words = texts.map((text, at) => ({ text, isLast: at === texts.length - 1 }));
  const { plain, read } = readPhrases(words, parts);
  const occasions = new Set<Occasion>();
  const topics: { topic: Topic; words: PlainWord[] }[] = [];
  for (const { meaning, words } of read) {
    if ("page" in meaning) topics.push({ topic: meaning, words });
    else occasions.add(meaning);
  }
  const isOnlyFiller = plain.every(({ text }) => FILLER_WORDS.has(text));
  const isAlone = occasions.size === 0 && topics.length === 0 && price === undefined;
  const isOptional = ({ text }: PlainWord) => FILLER_WORDS.has(text) && !(isOnlyFiller && isAlone);
  // The words of a topic search for products too, if the query has nothing else.
  const isOnlyTopic = isOnlyFiller && occasions.size === 0 && price === undefined;
  const topicWords = isOnlyTopic
    ? topics.flatMap(({ words }) => words.map((word) => ({ ...word, isOptional: false })))
    : [];
  return {
    words: [...topicWords, ...plain.map((word) => ({ ...word, isOptional: isOptional(word) }))],
    occasions: [...occasions],
    topic: topics[0]?.topic,
    price,
  };
}
