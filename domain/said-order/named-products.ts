import { COLOR_WORDS } from "../catalog/color-words.ts";
import type { Product } from "../catalog/product.ts";
import { makerIn } from "../choice/value-names.ts";
import { stemMatches, typoMatches } from "../search/search-match.ts";
import { searchWords } from "../search/search-words.ts";
import { createVocabulary, type Term } from "../search/vocabulary.ts";
import { isPlainWord } from "./chat-lexicon.ts";
import { type ChatWord, isBreak, isListSign, isOneOfThem, numberIn } from "./chat-words.ts";
import { knownStems } from "./known-stems.ts";

/** A word in the name of a product. */
type Place = { product: number; word: number };

/** What a chat may say of a product. */
export type NamedProduct = Pick<Product, "name" | "colors" | "choices" | "personalTexts" | "soldOut" | "counts">;

/** The words of all names of the shop, as its search knows them. */
export type NameIndex = {
  products: readonly NamedProduct[];
  /** The words of each name. */
  names: readonly (readonly string[])[];
  /** The places that a word of a chat may mean, and whether it may be a typo. */
  placesOf(text: string, budget: TypoBudget): Meant;
};

type Meant = { places: readonly Place[]; isTypo: boolean };

const NONE: Meant = { places: [], isTypo: false };
const LONGEST_NAME = 12;
const MIN_SHARED_STEM = 4;
const MIN_TYPO_LENGTH = 4;
/** Typos are looked for in so many different words of a chat: a longer text is no order. */
const MOST_TYPOS = 40;

/** How many more words of a chat may be looked up as typos. */
export type TypoBudget = { left: number };

export const typoBudget = (): TypoBudget => ({ left: MOST_TYPOS });

const MOST_CACHED = 5000;

/** The index of what is on the shelf. What is in the trash is never proposed. */
export function nameIndex(products: readonly NamedProduct[]): NameIndex {
  const names = products.map(({ name }) => searchWords(name).slice(0, LONGEST_NAME));
  const vocabulary = createVocabulary();
  const [placesByTerm, placesOfJoined] = [new Map<string, Place[]>(), new Map<string, Place[]>()];
  const add = (places: Map<string, Place[]>, text: string, place: Place) => {
    const known = places.get(text);
    if (known) known.push(place);
    else places.set(text, [place]);
  };
  for (const [product, words] of names.entries()) {
    for (const [word, text] of words.entries()) {
      vocabulary.add(text, product, 1);
      add(placesByTerm, text, { product, word });
      if (word + 1 === words.length) continue;
      for (const at of [word, word + 1]) add(placesOfJoined, text + words[word + 1], { product, word: at });
    }
  }
  const cache = new Map<string, Meant>();
  const placesIn = (terms: Iterable<Term>): Place[] => [...terms].flatMap(({ text }) => placesByTerm.get(text) ?? []);

  function look(text: string, budget: TypoBudget): Meant {
    if (text === "" || (numberIn({ text }) !== undefined && !/\d/.test(text))) return NONE;
    const joined = [text, ...knownStems(text)].map((stem) => placesOfJoined.get(stem)).find(Boolean);
    if (joined && !vocabulary.find(text)) return { places: joined, isTypo: false };
    const terms = new Set(stemMatches(vocabulary, text).keys());
    for (const stem of vocabulary.find(text) ? [] : knownStems(text)) {
      const own = vocabulary.find(stem);
      if (own) terms.add(own);
      if (stem.length >= MIN_SHARED_STEM) for (const term of vocabulary.withStem(stem)) terms.add(term);
    }
    if (terms.size > 0 || text.length < MIN_TYPO_LENGTH || budget.left === 0) {
      return { places: placesIn(terms), isTypo: false };
    }
    budget.left -= 1;
    return { places: placesIn(typoMatches(vocabulary.all(), text, "strict").keys()), isTypo: true };
  }
  return {
    products,
    names,
    placesOf(text, budget) {
      const known = cache.get(text) ?? (isPlainWord({ text }) && !vocabulary.find(text) ? NONE : look(text, budget));
      if (cache.size >= MOST_CACHED) cache.clear();
      cache.set(text, known);
      return known;
    },
  };
}

/** A product that a chat names, or the few that it may mean. `at` are the places of the words in the chat. */
export type Mention = { from: number; to: number; at: readonly number[]; products: readonly number[]; isSure: boolean };

/** Between two words of a name may stand a color, a count, or a word of politeness. */
const WIDEST_GAP = 2;

/** Words of names that people say for other reasons too. Alone they name nothing. */
const WEAK = new Set(
  `ve ile telefon gece saat sen ben ay hizli para mini set seti cift sari hediye masa oyun makinesi gul isik isigi cay sarj romantik
  dost dostu dostlari surpriz cicek cicegi kanat buyuk kucuk yeni ozel gun gunu isim isimli ask anahtar
  fotograf kart sehir anne baba sevgili kedi
  `.split(/\s+/),
);

const COLORS = new Set(COLOR_WORDS.flatMap(searchWords));

const isColorWord = (text: string): boolean => COLORS.has(text) || knownStems(text).some((stem) => COLORS.has(stem));

type Run = { at: number[]; hits: Map<number, Set<number>>; isTypo: boolean };

type Search = { index: NameIndex; budget: TypoBudget; isTaken: (at: number) => boolean };

/** Every mention of a product, in the order of the chat. Each word is looked at a few times at most. */
export function mentionsIn(words: readonly ChatWord[], { index, budget, isTaken }: Search): Mention[] {
  const mentions: Mention[] = [];
  let run: Run | undefined;
  const close = () => {
    const found = run && mentionOf(run, words, index);
    if (found) mentions.push(found);
    run = undefined;
  };
  for (const [at, word] of words.entries()) {
    if (isTaken(at)) {
      close();
      continue;
    }
    const last = run?.at.at(-1) ?? at;
    if (run && (at - last > WIDEST_GAP + 1 || isBreak(word) || isOneOfThem(word))) close();
    const meant = index.placesOf(word.text, budget);
    if (meant.places.length === 0) {
      if (run && isListSign(word)) close();
      continue;
    }
    const longer =
      run && !isListSign(word) ? extended(run, at, { ...meant, isColor: isColorWord(word.text) }) : undefined;
    if (longer) {
      run = longer;
      continue;
    }
    close();
    run = begun(at, meant);
  }
  close();
  return mentions;
}

function begun(at: number, { places, isTypo }: Meant): Run {
  const hits = new Map<number, Set<number>>();
  for (const { product, word } of places) hits.set(product, (hits.get(product) ?? new Set()).add(word));
  return { at: [at], hits, isTypo };
}

/** The run with one more word, if a product has all its words. Undefined if none has, or if the word is only said again. */
function extended({ at: before, hits, isTypo }: Run, at: number, meant: Meant & { isColor: boolean }): Run | undefined {
  const next = begun(at, meant).hits;
  const both = new Map<number, Set<number>>();
  for (const [product, words] of hits) {
    const more = next.get(product);
    // A color behind the words that it stands before in the name is the color that is chosen.
    const fitting = [...(more ?? [])].filter((word) => !meant.isColor || word > Math.max(...words));
    const all = new Set([...words, ...fitting]);
    if (all.size > words.size) both.set(product, all);
  }
  return both.size === 0 ? undefined : { at: [...before, at], hits: both, isTypo: isTypo || meant.isTypo };
}

const MOST_PROPOSED = 3;

/** `ben`, `benimki`, `seni` */
const PRONOUN = /^(?:ben|sen|ban|san)(?:i|a|im|in|de|den|imki|inki|imle|inle)?$/;

/** The mention that a run of words makes. Undefined if its words name nothing by themselves. */
function mentionOf({ at, hits, isTypo }: Run, words: readonly ChatWord[], index: NameIndex): Mention | undefined {
  const said = at.map((one) => words[one]?.text ?? "");
  // A phone's model alone is a choice, even where a product is named after it.
  if (said.every((text) => /^\d/.test(text) || makerIn(text).length > 0 || isColorWord(text))) return undefined;
  // `ben` and `sen` name a product only in its whole name: `sen ve ben`.
  if (said.every((text) => PRONOUN.test(text) || text === "ve") && !(said.join(" ") === "sen ve ben")) return undefined;
  const strong = said.filter((text) => !isColorWord(text) && !WEAK.has(text) && !/^\d/.test(text));
  const whole = [...hits].filter(
    ([product, { size }]) => size === new Set(index.names[product]).size || size === index.names[product]?.length,
  );
  const [from = 0, to = 0] = [at[0], at.at(-1)];
  if (whole.length === 1 && (strong.length > 0 || said.length > 1)) {
    return { from, to, at, products: [whole[0]?.[0] ?? 0], isSure: !isTypo || said.length > 1 };
  }
  // `ve` is a word of a name only beside another one: `sen ve` is no product.
  const own = said.filter((text) => text !== "ve" && text !== "ile");
  if (strong.length === 0 && own.length < 2) return undefined;
  const most = Math.max(...[...hits.values()].map(({ size }) => size));
  const best = [...hits].filter(([, { size }]) => size === most).map(([product]) => product);
  const isHead = best.some((product) => hits.get(product)?.has((index.names[product]?.length ?? 0) - 1));
  if (best.length > MOST_PROPOSED * 4 && !isHead) return undefined;
  const isSure = best.length === 1 && strong.length > 0 && ((most > 1 && own.length > 1) || (isHead && !isTypo));
  return { from, to, at, products: best, isSure };
}
