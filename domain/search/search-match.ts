import { isNumber, isOneLetter } from "./search-words.ts";
import { stemsOf } from "./turkish-stem.ts";
import { consonantsOf, lettersOf, looseTypoLimit, mayBeTypo, strictTypoLimit, typoCostFrom } from "./typo-cost.ts";
import type { Term, Vocabulary } from "./vocabulary.ts";

/** The shop's words that a typed word may stand for, each with its certainty from 0 to 1. */
export type Matches = Map<Term, number>;

/** `stemLongerThan` is set for several words joined into one. A stem must have more letters than this; otherwise it would be a stem of the first words alone. */
export type TypedWord = { text: string; isLast: boolean; stemLongerThan?: number };

const SUFFIXED = 0.92;
const STEM = 0.9;
const SAME_STEM = 0.85;
const PREFIX = 0.88;
const PREFIX_LETTER = 0.03;
const MIN_PREFIX = 0.6;
const STEM_PREFIX = 0.6;
const MIN_SHARED_STEM = 4;

const TYPO = 0.8;
const PER_TYPO_COST = 0.25;
const SUFFIX_CUT = 0.15;
/** Corrections that cost much more than the cheapest one are dropped. */
const TYPO_SPREAD = 0.5;

/** Matches without typos: the word itself, words that start with it, and words with the same stem. */
export function wordMatches(vocabulary: Vocabulary, { text, isLast, stemLongerThan = 0 }: TypedWord): Matches {
  const matches: Matches = new Map();
  const add = (term: Term | undefined, certainty: number) => {
    if (term) matches.set(term, Math.max(matches.get(term) ?? 0, certainty));
  };
  const own = vocabulary.find(text);
  add(own, 1);
  if (isNumber(text) && !isLast) return matches;
  // A word that the shop has is typed to its end: `kutu` is no `kutup`.
  for (const term of own ? [] : vocabulary.startingWith(text)) {
    if (term.text !== text) add(term, Math.max(MIN_PREFIX, PREFIX - PREFIX_LETTER * (term.text.length - text.length)));
  }
  for (const term of vocabulary.withStem(text)) add(term, SUFFIXED);
  for (const stem of stemsOf(text)) {
    if (stem.length <= stemLongerThan) continue;
    add(vocabulary.find(stem), STEM);
    if (stem.length < MIN_SHARED_STEM) continue;
    for (const term of vocabulary.withStem(stem)) add(term, SAME_STEM);
    for (const term of vocabulary.startingWith(stem)) add(term, STEM_PREFIX);
  }
  return matches;
}

/** Matches of the word itself and of its suffixed forms. */
export function stemMatches(vocabulary: Vocabulary, text: string): Matches {
  const term = vocabulary.find(text);
  const matches: Matches = new Map([...vocabulary.withStem(text)].map((term) => [term, SUFFIXED]));
  return term ? matches.set(term, 1) : matches;
}

/** The limit for the cost of a correction: `strict` for hits that count as found, `loose` for hits that are shown as near. */
export type Tolerance = "strict" | "loose";

const LIMITS: Record<Tolerance, (text: string) => number> = { strict: strictTypoLimit, loose: looseTypoLimit };

/** The candidates that `text` may be a typo of. */
export function typoMatches(candidates: readonly Term[], text: string, tolerance: Tolerance): Matches {
  const stems = stemsOf(text).filter(({ length }) => length >= MIN_SHARED_STEM);
  const spellings = new Set([text, ...stems.slice(0, 1), ...stems.slice(-1)]);
  const costs = new Map<Term, number>();
  for (const spelling of isNumber(text) || isOneLetter(text) ? [] : spellings) {
    const cut = spelling === text ? 0 : SUFFIX_CUT;
    for (const [term, cost] of typoTerms(candidates, spelling, LIMITS[tolerance](spelling) - cut)) {
      costs.set(term, Math.min(costs.get(term) ?? Number.POSITIVE_INFINITY, cost + cut));
    }
  }
  const best = Math.min(...costs.values());
  const likely = [...costs].filter(([, cost]) => cost <= best + TYPO_SPREAD);
  return new Map(likely.map(([term, cost]) => [term, Math.max(0.1, TYPO - PER_TYPO_COST * cost)]));
}

function* typoTerms(candidates: readonly Term[], typed: string, limit: number): Generator<[Term, number]> {
  if (limit <= 0) return;
  const letters = lettersOf(typed);
  const consonants = consonantsOf(letters);
  const costOf = typoCostFrom(letters, limit);
  for (const term of candidates) {
    if (term.text.length < 3 || !mayBeTypo(consonants, term.consonants, limit)) continue;
    const cost = costOf(term.letters);
    if (cost <= limit) yield [term, cost];
  }
}
