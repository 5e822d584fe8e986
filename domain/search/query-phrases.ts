import type { SearchIndex } from "./search-index.ts";
import { typoMatches } from "./search-match.ts";
import { FILLER_WORDS, isNumber, searchWords } from "./search-words.ts";
import { MIN_STEM_LENGTH, stemsOf } from "./turkish-stem.ts";
import { createVocabulary } from "./vocabulary.ts";

/** A word that belongs to no phrase. The last word may be unfinished. */
export type PlainWord = { text: string; isLast: boolean };

type ReadPhrase<Meaning> = { meaning: Meaning; words: PlainWord[] };

type Parts<Meaning extends Phrased> = { phrases: PhraseBook<Meaning>; index: SearchIndex };

const MAX_PHRASE_WORDS = 4;

/** Separates the phrases of a query from the words that search for products. */
export function readPhrases<Meaning extends Phrased>(
  words: readonly PlainWord[],
  parts: Parts<Meaning>,
): { plain: PlainWord[]; read: ReadPhrase<Meaning>[] } {
  const unknown = new Set(words.filter((word) => !FILLER_WORDS.has(word.text) && !parts.index.knows(word)));
  const plain: PlainWord[] = [];
  const read: ReadPhrase<Meaning>[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = phraseAt(words, at, unknown, parts);
    if (phrase) read.push(withNumber(phrase, plain));
    else plain.push(...words.slice(at, at + 1));
    at += phrase?.words.length ?? 1;
  }
  return { plain, read };
}

/** Moves a number before a phrase from the plain words to the phrase: `10 yaşında`, `3. yıl dönümü`. */
function withNumber<Meaning>(phrase: ReadPhrase<Meaning>, plain: PlainWord[]): ReadPhrase<Meaning> {
  const last = plain.at(-1);
  if (!last || !isNumber(last.text)) return phrase;
  plain.pop();
  return { meaning: phrase.meaning, words: [last, ...phrase.words] };
}

/** The longest phrase that begins at this word. */
function phraseAt<Meaning extends Phrased>(
  words: readonly PlainWord[],
  at: number,
  unknown: ReadonlySet<PlainWord>,
  { phrases, index }: Parts<Meaning>,
): ReadPhrase<Meaning> | undefined {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    const texts = run.map(({ text }) => text);
    const last = run.at(-1);
    const isUnfinished = last?.isLast === true && unknown.has(last);
    const isSpelledRight = (word: PlainWord) => !unknown.has(word) || phrases.findExact([word.text]) !== undefined;
    const known = run.filter(isSpelledRight).map(({ text }) => text);
    const meaning =
      phrases.findExact(texts) ??
      (isUnfinished ? phrases.findPrefix(texts) : undefined) ??
      (known.length < length ? phrases.findTypo(texts, known, bestProductTypo(run, index)) : undefined);
    if (meaning && !(length === 1 && isPartOfName(words, at, index))) return { meaning, words: run };
  }
  return undefined;
}

/** A word is no phrase if products have it together with its neighbour: `hediye kutusu`, `bebek mavisi`. */
const isPartOfName = (words: readonly PlainWord[], at: number, index: SearchIndex): boolean =>
  [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)].some(
    (pair) => pair.length === 2 && index.isNamed(asOneWord(pair)),
  );

const bestProductTypo = ([word, ...others]: readonly PlainWord[], index: SearchIndex): number =>
  word && others.length === 0 ? index.typoHits(word.text, "strict").best : 0;

/** Joins words that may have been meant as one. */
export function asOneWord(words: readonly PlainWord[]) {
  const text = words.map((word) => word.text).join("");
  const last = words.at(-1);
  // A stem must keep MIN_STEM_LENGTH letters of the last word. Otherwise any last word would match: `bebek mumu` is not `bebek mavisi`.
  const stemLongerThan = text.length - (last?.text.length ?? 0) + MIN_STEM_LENGTH - 1;
  return { text, isLast: last?.isLast ?? false, stemLongerThan };
}

export type Phrased = { words: readonly string[] };

const MIN_PREFIX_LENGTH = 4;
const MIN_TYPO_LENGTH = 4;

/** Finds the group that words of a query stand for, written with or without spaces. */
export function createPhraseBook<Group extends Phrased>(groups: readonly Group[]) {
  const groupOf = new Map<string, Group>();
  const vocabulary = createVocabulary(() => []);
  for (const group of groups) {
    for (const phrase of group.words) {
      const text = searchWords(phrase).join("");
      groupOf.set(text, group);
      vocabulary.add(text, 0, 0);
    }
  }

  return {
    /** Finds a whole phrase. Its last word may have suffixes. */
    findExact(words: readonly string[]): Group | undefined {
      const text = words.join("");
      const shortest = text.length - (words.at(-1)?.length ?? 0);
      return [text, ...stemsOf(text)]
        .filter((form) => form.length > shortest)
        .map((form) => groupOf.get(form))
        .find((group) => group !== undefined);
    },
    /** Finds a phrase that is not typed to its end yet. */
    findPrefix(words: readonly string[]): Group | undefined {
      const text = words.join("");
      const [first] = text.length < MIN_PREFIX_LENGTH ? [] : vocabulary.startingWith(text);
      return first && groupOf.get(first.text);
    },
    /** Finds a phrase with a typo, if its certainty is at least `minCertainty`. The words in `known` are spelled right. */
    findTypo(words: readonly string[], known: readonly string[], minCertainty: number): Group | undefined {
      const text = words.join("");
      if (text.length < MIN_TYPO_LENGTH) return undefined;
      const candidates = vocabulary.all().filter((term) => known.every((word) => term.text.includes(word)));
      const [best] = [...typoMatches(candidates, text, "strict")].sort(([, one], [, other]) => other - one);
      return best && best[1] >= minCertainty ? groupOf.get(best[0].text) : undefined;
    },
  };
}

export type PhraseBook<Group extends Phrased> = ReturnType<typeof createPhraseBook<Group>>;
