import { discountPercent } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import { searchWords } from "./search-words.ts";
import type { OtherNames } from "./synonyms.ts";
import { writtenWords } from "./written-words.ts";

/** How much a word tells about a product, by where it stands. The last word of a Turkish name says what the thing is. */
const HEAD = 104;
const NAME = 100;
const OTHER_NAME = 80;
export const COLOR = 70;
const CATEGORY = 55;
export const DESCRIPTION = 25;

/** What nobody writes into a name, but looks for. */
const DISCOUNTED = "indirim";

const MOST_WORDS_TOGETHER = 3;

/** A word of the name as it stands there, and everything it is found by. */
type NameWord = { text: string; terms: Set<string> };

export type SearchTerms = {
  nameWords: NameWord[];
  /** What the thing is called. */
  named: Map<string, number>;
  /** Neighbours written together, for `popmart` and `telefonkılıfı`, and other names of several words. */
  joined: Map<string, number>;
  /** Words only its description has. */
  told: Set<string>;
};

export function searchTerms(product: Product, categoryName: string, othersOf: OtherNames): SearchTerms {
  const nameWords = writtenWords(product.name).map((text): NameWord => ({ text, terms: new Set() }));
  const terms: SearchTerms = { nameWords, named: new Map(), joined: new Map(), told: new Set() };
  const name = nameWords.flatMap((word) => searchWords(word.text).map((text) => ({ text, sources: [word] })));
  const wordsOf = (text: string) => searchWords(text).map((word) => ({ text: word, sources: [] }));

  addText(terms, name, NAME, othersOf);
  const head = name.at(-1);
  if (head) add(terms.named, head.text, HEAD);
  addText(terms, wordsOf(categoryName), CATEGORY, othersOf);
  for (const color of product.colors) addText(terms, wordsOf(color), COLOR, othersOf);
  if (discountPercent(product) !== undefined) addText(terms, wordsOf(DISCOUNTED), CATEGORY, othersOf);
  for (const word of searchWords(product.description)) terms.told.add(word);
  return terms;
}

type Piece = { text: string; sources: NameWord[] };

function addText(terms: SearchTerms, pieces: readonly Piece[], weight: number, othersOf: OtherNames): void {
  for (const run of runsOf(pieces)) {
    const text = run.map((piece) => piece.text).join("");
    const sources = run.flatMap((piece) => piece.sources);
    if (run.length === 1) note(terms.named, text, weight, sources);
    else if (run.length === 2) note(terms.joined, text, weight, sources);
    for (const other of othersOf(text)) {
      note(other.isOneWord ? terms.named : terms.joined, other.text, (weight * OTHER_NAME) / NAME, sources);
    }
  }
}

const runsOf = (pieces: readonly Piece[]): Piece[][] =>
  pieces.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS_TOGETHER, pieces.length - from) }, (_, more) =>
      pieces.slice(from, from + more + 1),
    ),
  );

function note(target: Map<string, number>, text: string, weight: number, sources: readonly NameWord[]): void {
  add(target, text, weight);
  for (const { terms } of sources) terms.add(text);
}

const add = (target: Map<string, number>, text: string, weight: number) =>
  target.set(text, Math.max(target.get(text) ?? 0, Math.round(weight)));
