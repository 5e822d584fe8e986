import type { Product } from "../catalog/product.ts";
import { discountPercent, startPrices } from "../catalog/shown-price.ts";
import { fold } from "../turkish.ts";
import type { Kind } from "./search-guide.ts";
import { searchWords } from "./search-words.ts";
import { MIN_STEM_LENGTH, stemsOf } from "./turkish-stem.ts";
import { AMOUNT } from "./written-amount.ts";
import { writtenWords } from "./written-words.ts";

/** Weights of a word by its source. The last word of a Turkish name says what the thing is. */
export const HEAD = 104;
const NAME = 100;
const OTHER_NAME = 80;
export const COLOR = 70;
const CATEGORY = 55;
export const DESCRIPTION = 25;

/** Discounted products are found by this word, which no name contains. */
const DISCOUNTED = "indirim";

const MAX_JOINED_WORDS = 3;

/** A word of the name as written, and the terms that find it. */
type NameWord = { text: string; terms: Set<string> };

export type SearchTerms = {
  nameWords: NameWord[];
  /** Words of name, category, colors and values, and their synonyms, with weights. */
  named: Map<string, number>;
  /** Neighbouring words written as one, as `popmart` and `telefonkılıfı`, and synonyms of several words. */
  joined: Map<string, number>;
  /** The last word of the name. */
  head: string | undefined;
  /** Words of the description, without lengths of time. */
  described: Set<string>;
};

/** The data from which the terms of a product are made. */
export type TermSource = {
  product: Product;
  categoryName: string;
  /** The names of the values that are in stock, such as phone models. */
  values: readonly string[];
  otherNamesOf: OtherNames;
};

export function searchTerms({ product, categoryName, values, otherNamesOf }: TermSource): SearchTerms {
  const nameWords = writtenWords(product.name).map((text): NameWord => ({ text, terms: new Set() }));
  const terms: SearchTerms = { nameWords, named: new Map(), joined: new Map(), head: undefined, described: new Set() };
  const name = nameWords.flatMap((word) => searchWords(word.text).map((text) => ({ text, sources: [word] })));
  const wordsOf = (text: string) => searchWords(text).map((word) => ({ text: word, sources: [] }));

  addText(terms, name, NAME, otherNamesOf);
  const head = name.at(-1);
  if (head) {
    add(terms.named, head.text, HEAD);
    terms.head = head.text;
  }
  addText(terms, wordsOf(categoryName), CATEGORY, otherNamesOf);
  for (const word of [...product.colors, ...values]) addText(terms, wordsOf(word), COLOR, otherNamesOf);
  if (isDiscounted(product)) addText(terms, wordsOf(DISCOUNTED), CATEGORY, otherNamesOf);
  for (const word of searchWords(withoutDurations(product.description))) terms.described.add(word);
  return terms;
}

/** Most changes, such as a new price, leave the terms as they are. */
export const haveSameTerms = (one: TermSource, other: TermSource): boolean =>
  one.otherNamesOf === other.otherNamesOf &&
  one.categoryName === other.categoryName &&
  one.product.name === other.product.name &&
  one.product.description === other.product.description &&
  one.product.colors.join() === other.product.colors.join() &&
  one.values.join() === other.values.join() &&
  isDiscounted(one.product) === isDiscounted(other.product);

const isDiscounted = (product: Product): boolean => discountPercent(startPrices(product)) !== undefined;

const DURATION = new RegExp(`(?<![^ ])${AMOUNT}[ -](?:saat|dakika|gun|hafta|ay|yil)(?:l[iu][kg])?(?![^ .,;:!?])`, "g");

/** `on saat yanıyor` has nothing to do with a watch. */
const withoutDurations = (text: string): string => fold(text).replace(DURATION, " ");

type NamePart = { text: string; sources: NameWord[] };

function addText(terms: SearchTerms, parts: readonly NamePart[], weight: number, otherNamesOf: OtherNames): void {
  for (const run of runsOf(parts)) {
    const text = run.map((part) => part.text).join("");
    const sources = run.flatMap((part) => part.sources);
    if (run.length === 1) addTerm(terms.named, text, weight, sources);
    else if (run.length === 2) addTerm(terms.joined, text, weight, sources);
    for (const other of otherNamesOf(text)) {
      addTerm(other.isOneWord ? terms.named : terms.joined, other.text, (weight * OTHER_NAME) / NAME, sources);
    }
  }
}

const runsOf = (parts: readonly NamePart[]): NamePart[][] =>
  parts.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_JOINED_WORDS, parts.length - from) }, (_, more) =>
      parts.slice(from, from + more + 1),
    ),
  );

function addTerm(target: Map<string, number>, text: string, weight: number, sources: readonly NameWord[]): void {
  add(target, text, weight);
  for (const { terms } of sources) terms.add(text);
}

const add = (target: Map<string, number>, text: string, weight: number) =>
  target.set(text, Math.max(target.get(text) ?? 0, Math.round(weight)));

/** Groups of words with the same meaning. */
export type Synonyms = readonly (readonly string[])[];

/** `text` has no spaces: `oyuncak ayı` is `oyuncakayi`. */
type OtherName = { text: string; isOneWord: boolean };

/** The synonyms of a name that is written without spaces. */
export type OtherNames = (joined: string) => readonly OtherName[];

export function otherNames(synonyms: Synonyms, kinds: readonly Kind[] = []): OtherNames {
  const groups = new Map<string, Map<string, OtherName>>();
  for (const group of synonyms) {
    const names = group.map(searchWords).filter(({ length }) => length > 0);
    const others = names.map((words) => ({ text: words.join(""), isOneWord: words.length === 1 }));
    for (const { text } of others) {
      const known = groups.get(text)?.values() ?? [];
      groups.set(text, new Map([...known, ...others].map((other) => [other.text, other])));
    }
  }
  for (const { name, of } of kinds) {
    const words = searchWords(name);
    const kind = { text: words.join(""), isOneWord: words.length === 1 };
    for (const member of of) {
      const text = searchWords(member).join("");
      groups.set(text, new Map([...(groups.get(text) ?? []), [kind.text, kind]]));
    }
  }
  const beginnings = new Set([...groups.keys()].map((name) => name.slice(0, MIN_STEM_LENGTH)));
  return (joined) => {
    if (!beginnings.has(joined.slice(0, MIN_STEM_LENGTH))) return [];
    const named = [joined, ...stemsOf(joined)].find((name) => groups.has(name));
    if (named === undefined) return [];
    return [...(groups.get(named)?.values() ?? [])].filter(({ text }) => text !== named);
  };
}
