import { isNumber, isOneLetter } from "./search-words.ts";
import { stemsOf } from "./turkish-stem.ts";
import { consonantsOf, lettersOf, mayBeSlip, slipLimit, slipsFrom, sureSlipLimit } from "./typing-slip.ts";
import type { Term, Vocabulary } from "./vocabulary.ts";

/** How surely each word of the shop is the one that was typed; 1 is certain. */
export type Matches = Map<Term, number>;

/** Words that are tried as one may not be cut back to the first of them: `longerThan` is its length. */
export type Typed = { text: string; isLast: boolean; longerThan?: number };

const BARE = 0.92;
const STEM = 0.9;
const SAME_STEM = 0.85;
const BEGUN = 0.88;
const BEGUN_LETTER = 0.03;
const LEAST_BEGUN = 0.6;
const STEM_BEGUN = 0.6;
const SHORTEST_SHARED = 4;

const SLIPPED = 0.8;
const PER_SLIP = 0.25;
const SUFFIX_CUT = 0.15;
/** Guesses much worse than the best one are no guesses. */
const GUESS_SPREAD = 0.5;

/** Words that are what was typed, but for suffixes or an end not typed yet. */
export function exactMatches(vocabulary: Vocabulary, { text, isLast, longerThan = 0 }: Typed): Matches {
  const matches: Matches = new Map();
  const add = (term: Term | undefined, certainty: number) => {
    if (term) matches.set(term, Math.max(matches.get(term) ?? 0, certainty));
  };
  add(vocabulary.find(text), 1);
  if (isNumber(text) && !isLast) return matches;
  for (const term of vocabulary.beginningWith(text)) {
    if (term.text !== text) add(term, Math.max(LEAST_BEGUN, BEGUN - BEGUN_LETTER * (term.text.length - text.length)));
  }
  for (const term of vocabulary.withStem(text)) add(term, BARE);
  for (const stem of stemsOf(text)) {
    if (stem.length <= longerThan) continue;
    add(vocabulary.find(stem), STEM);
    if (stem.length < SHORTEST_SHARED) continue;
    for (const term of vocabulary.withStem(stem)) add(term, SAME_STEM);
    for (const term of vocabulary.beginningWith(stem)) add(term, STEM_BEGUN);
  }
  return matches;
}

/** The word itself, with whatever Turkish hangs on it. */
export function saidMatches(vocabulary: Vocabulary, text: string): Matches {
  const term = vocabulary.find(text);
  const matches: Matches = new Map([...vocabulary.withStem(text)].map((term) => [term, BARE]));
  return term ? matches.set(term, 1) : matches;
}

/** How surely a word that was typed has to be a slip of one of the shop's. */
export type Trust = "sure" | "wide";

const LIMITS: Record<Trust, (text: string) => number> = { sure: sureSlipLimit, wide: slipLimit };

/** Words that may have been meant if there are typos. */
export function slippedMatches(candidates: readonly Term[], text: string, trust: Trust): Matches {
  const stems = stemsOf(text).filter(({ length }) => length >= SHORTEST_SHARED);
  const spellings = new Set([text, ...stems.slice(0, 1), ...stems.slice(-1)]);
  const costs = new Map<Term, number>();
  for (const spelling of isNumber(text) || isOneLetter(text) ? [] : spellings) {
    const cut = spelling === text ? 0 : SUFFIX_CUT;
    for (const [term, cost] of slippedTerms(candidates, spelling, LIMITS[trust](spelling) - cut)) {
      costs.set(term, Math.min(costs.get(term) ?? Number.POSITIVE_INFINITY, cost + cut));
    }
  }
  const best = Math.min(...costs.values());
  const guesses = [...costs].filter(([, cost]) => cost <= best + GUESS_SPREAD);
  return new Map(guesses.map(([term, cost]) => [term, Math.max(0.1, SLIPPED - PER_SLIP * cost)]));
}

function* slippedTerms(candidates: readonly Term[], typed: string, limit: number): Generator<[Term, number]> {
  if (limit <= 0) return;
  const letters = lettersOf(typed);
  const consonants = consonantsOf(letters);
  const costOf = slipsFrom(letters, limit);
  for (const term of candidates) {
    if (term.text.length < 3 || !mayBeSlip(consonants, term.consonants, limit)) continue;
    const cost = costOf(term.letters);
    if (cost <= limit) yield [term, cost];
  }
}
