import type { KnownPhrases } from "./known-phrases.ts";
import type { SearchIndex } from "./search-index.ts";
import { isNumber } from "./search-words.ts";

/** A word that no phrase took; `isLast` may not be typed to its end yet. */
export type PlainWord = { text: string; isLast: boolean };

export type ReadPhrase<Meaning> = { meaning: Meaning; words: PlainWord[] };

type Phrased = { words: readonly string[] };
type Parts<Meaning extends Phrased> = { phrases: KnownPhrases<Meaning>; index: SearchIndex };

const LONGEST_PHRASE = 4;

/** Tells the phrases in a question apart from the words that are left for the products. */
export function readPhrases<Meaning extends Phrased>(
  words: readonly PlainWord[],
  parts: Parts<Meaning>,
): { plain: PlainWord[]; read: ReadPhrase<Meaning>[] } {
  const unknown = new Set(words.filter((word) => !parts.index.knows(word)));
  const plain: PlainWord[] = [];
  const read: ReadPhrase<Meaning>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(words, at, unknown, parts);
    if (!phrase) plain.push(...words.slice(at, at + 1));
    else read.push(withNumber(phrase, plain));
    at += Math.max(0, (phrase?.words.length ?? 1) - 1);
  }
  return { plain, read };
}

/** `10 yaşında`, `3. yıl dönümü`: the number is the phrase's. */
function withNumber<Meaning>({ meaning, words }: ReadPhrase<Meaning>, before: PlainWord[]): ReadPhrase<Meaning> {
  const last = before.at(-1);
  return { meaning, words: last && isNumber(last.text) ? [...before.splice(-1), ...words] : words };
}

/** The longest one that begins here. */
function phraseAt<Meaning extends Phrased>(
  words: readonly PlainWord[],
  at: number,
  unknown: ReadonlySet<PlainWord>,
  { phrases, index }: Parts<Meaning>,
): ReadPhrase<Meaning> | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    const texts = run.map(({ text }) => text);
    const last = run.at(-1);
    const isUnfinished = last?.isLast === true && unknown.has(last);
    const known = run.filter((word) => !unknown.has(word)).map(({ text }) => text);
    const meaning =
      phrases.written(texts) ??
      (isUnfinished ? phrases.begun(texts) : undefined) ??
      (known.length < length ? phrases.meant(texts, known, surenessOfProducts(run, index)) : undefined);
    if (meaning && !(length === 1 && isOfProducts(words, at, index))) return { meaning, words: run };
  }
  return undefined;
}

/** A word that products have beside this neighbour is theirs: `hediye kutusu`, `bebek mavisi`. */
const isOfProducts = (words: readonly PlainWord[], at: number, index: SearchIndex): boolean =>
  [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)].some(
    (pair) => pair.length === 2 && index.isNamed(asOneWord(pair)),
  );

const surenessOfProducts = ([word, ...others]: readonly PlainWord[], index: SearchIndex): number =>
  word && others.length === 0 ? index.guessed(word.text, "sure").best : 0;

/** Words that may have been meant as one: cutting a suffix never leaves less than the first of them. */
export function asOneWord(words: readonly PlainWord[]) {
  const text = words.map((word) => word.text).join("");
  const last = words.at(-1);
  return { text, isLast: last?.isLast ?? false, longerThan: text.length - (last?.text.length ?? 0) };
}
