import { type Matches, stemMatches, type Tolerance, type TypedWord, typoMatches, wordMatches } from "./search-match.ts";
import { DESCRIPTION, HEAD, type SearchTerms } from "./search-terms.ts";
import { stemsOf } from "./turkish-stem.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** The products that match one word: a score for each slot (0 where there is no match) and the terms that matched. */
export type Hits = { scores: Float64Array; terms: Set<string>; count: number; best: number };

const MIN_HALF_LENGTH = 2;
const MIN_JOINED_LENGTH = 6;
const MIN_DESCRIBED_LENGTH = 3;
/** Descriptions have so many words that a shorter prefix would match too many of them. */
const MIN_DESCRIBED_PREFIX = 5;
/** A shorter stem belongs to other words too: `kolye` is no `kol`. */
const MIN_HEAD_STEM = 4;
const MAX_CACHED_TYPOS = 500;

/** An inverted index: the slots of products by their words. A slot is a product's place in the list that `search.ts` keeps. */
export function createSearchIndex() {
  const [named, joined, described] = [createVocabulary(), createVocabulary(() => []), createVocabulary()];
  const heads = createVocabulary();
  /** Suggestions search again after each typed letter, and the earlier words of the query are the same each time. */
  const typoCache = new Map<string, Matches>();
  let size = 0;

  function change(slot: number, terms: SearchTerms, change: "add" | "remove"): void {
    size = Math.max(size, slot + 1);
    typoCache.clear();
    for (const [text, weight] of terms.named) named[change](text, slot, weight);
    for (const [text, weight] of terms.joined) joined[change](text, slot, weight);
    if (terms.head !== undefined) heads[change](terms.head, slot, HEAD);
    for (const text of terms.described) described[change](text, slot, DESCRIPTION);
  }

  const noHits = (): Hits => ({ scores: new Float64Array(size), terms: new Set(), count: 0, best: 0 });

  /** Hits without assuming a typo. */
  function wordHits(typed: TypedWord): Hits {
    const hits = nameHits(typed);
    if (typed.text.length >= MIN_DESCRIBED_LENGTH) addMatches(hits, describedMatches(typed));
    return hits;
  }

  function nameHits(typed: TypedWord): Hits {
    const hits = noHits();
    addMatches(hits, wordMatches(named, typed));
    if (hits.count === 0) addMatches(hits, wordMatches(joined, typed));
    if (hits.count === 0) mergeHits(hits, splitHits(typed));
    return hits;
  }

  const describedMatches = (typed: TypedWord): Matches =>
    typed.text.length >= MIN_DESCRIBED_PREFIX ? wordMatches(described, typed) : stemMatches(described, typed.text);

  /** Two words typed as one: `altınkolye`. */
  function splitHits({ text, isLast }: TypedWord): Hits {
    const hits = noHits();
    if (text.length < MIN_JOINED_LENGTH) return hits;
    for (let at = MIN_HALF_LENGTH; at <= text.length - MIN_HALF_LENGTH; at += 1) {
      const first = named.find(text.slice(0, at));
      const second = first && wordMatches(named, { text: text.slice(at), isLast });
      if (!first || !second?.size) continue;
      const [left, right] = [noHits(), noHits()];
      addMatches(left, new Map([[first, 1]]));
      addMatches(right, second);
      addIntersection(hits, left, right);
    }
    return hits;
  }

  /** Products that contain all these words, with or without suffixes. A word with exactly the weight `exceptWeight` does not count. */
  function phraseHits(words: readonly string[], exceptWeight?: number): Hits {
    const hitsByWord = words.map((word) => {
      const hits = noHits();
      for (const vocabulary of [named, described]) addMatches(hits, stemMatches(vocabulary, word), exceptWeight);
      return hits;
    });
    return hitByAll(hitsByWord);
  }

  function hitByAll(hitsByWord: readonly Hits[]): Hits {
    const [first = noHits(), ...others] = hitsByWord;
    if (others.length === 0) return first;
    const all = noHits();
    first.scores.forEach((score, slot) => {
      // Most products do not match the first word.
      if (score === 0) return;
      const lowest = Math.min(score, ...others.map(({ scores }) => scores[slot] ?? 0));
      if (lowest > 0) raiseScore(all, slot, lowest);
    });
    if (all.count > 0) all.terms = new Set(hitsByWord.flatMap(({ terms }) => [...terms]));
    return all;
  }

  function typoHits(text: string, tolerance: Tolerance): Hits {
    const hits = noHits();
    addMatches(hits, cachedTypoMatches(text, tolerance));
    return hits;
  }

  function cachedTypoMatches(text: string, tolerance: Tolerance): Matches {
    const key = `${text} ${tolerance}`;
    let matches = typoCache.get(key);
    if (!matches) {
      matches = typoMatches(named.all(), text, tolerance);
      if (matches.size === 0 && text.length >= MIN_JOINED_LENGTH) {
        // There are many joined words, and a typo in the first letter is rare.
        matches = typoMatches(joined.startingWith(text.slice(0, 1)), text, tolerance);
      }
      matches = withSameStems(matches);
      if (typoCache.size >= MAX_CACHED_TYPOS) typoCache.clear();
      typoCache.set(key, matches);
    }
    return matches;
  }

  /** A typo of `kılıfı` also finds every `kılıf`. */
  function withSameStems(corrected: Matches): Matches {
    const matches = new Map(corrected);
    for (const [{ text }, certainty] of corrected) {
      for (const [term, closeness] of wordMatches(named, { text, isLast: false })) {
        matches.set(term, Math.max(matches.get(term) ?? 0, certainty * closeness));
      }
    }
    return matches;
  }

  const isNamed = (typed: TypedWord): boolean => hasMatches(named, typed) || hasMatches(joined, typed);
  const index = {
    add: (slot: number, terms: SearchTerms) => change(slot, terms, "add"),
    remove: (slot: number, terms: SearchTerms) => change(slot, terms, "remove"),
    isNamed,
    knows: (typed: TypedWord): boolean => isNamed(typed) || describedMatches(typed).size > 0,
    isThing: (text: string): boolean =>
      [text, ...stemsOf(text).filter(({ length }) => length >= MIN_HEAD_STEM)].some(
        (form) => stemMatches(heads, form).size > 0,
      ),
    noHits,
    wordHits,
    phraseHits,
    typoHits,
  };
  /** `namesOnly` is the same index without descriptions. */
  return { ...index, namesOnly: { ...index, wordHits: nameHits, knows: isNamed } };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>["namesOnly"];

const hasMatches = (vocabulary: Vocabulary, typed: TypedWord) => wordMatches(vocabulary, typed).size > 0;

function addMatches(hits: Hits, matches: Matches, exceptWeight?: number): void {
  for (const [{ text, weights }, certainty] of matches) {
    hits.terms.add(text);
    for (const [slot, weight] of weights) {
      if (weight !== exceptWeight) raiseScore(hits, slot, (certainty * weight) / 100);
    }
  }
}

export function mergeHits(hits: Hits, other: Hits, scale = (score: number): number => score): void {
  if (other.count === 0) return;
  other.scores.forEach((score, slot) => {
    if (score > 0) raiseScore(hits, slot, scale(score));
  });
  for (const term of other.terms) hits.terms.add(term);
}

function raiseScore(hits: Hits, slot: number, score: number): void {
  const known = hits.scores[slot] ?? 0;
  if (known === 0) hits.count += 1;
  if (score > hits.best) hits.best = score;
  if (score > known) hits.scores[slot] = score;
}

/** Adds the slots that both halves of a split word hit. */
function addIntersection(hits: Hits, left: Hits, right: Hits): void {
  left.scores.forEach((score, slot) => {
    const other = right.scores[slot] ?? 0;
    if (score > 0 && other > 0) raiseScore(hits, slot, (score + other) / 2);
  });
  for (const term of [...left.terms, ...right.terms]) hits.terms.add(term);
}
