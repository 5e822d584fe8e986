import { exactMatches, type Matches, saidMatches, slippedMatches, type Trust, type Typed } from "./search-match.ts";
import { DESCRIPTION, type SearchTerms } from "./search-terms.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** How well each place of the shelf answers one word (0: not at all), and the words of the shop by which it does. */
export type Answer = { scores: Float64Array; terms: Set<string>; count: number; best: number };

const SHORTEST_HALF = 2;
const SHORTEST_TOGETHER = 6;
const LEAST_TOLD_LENGTH = 3;
/** Descriptions have many words, and a short one is the beginning of some other. */
const LEAST_TOLD_BEGINNING = 5;
const GUESSES_KEPT = 500;

/** The shelf's places by the words they are found by. */
export function createSearchIndex() {
  const [named, joined, told] = [createVocabulary(), createVocabulary(() => []), createVocabulary()];
  /** Each letter that is typed asks again about all words before it. */
  const guesses = new Map<string, Matches>();
  let size = 0;

  function change(place: number, terms: SearchTerms, change: "add" | "remove"): void {
    size = Math.max(size, place + 1);
    guesses.clear();
    for (const [text, weight] of terms.named) named[change](text, place, weight);
    for (const [text, weight] of terms.joined) joined[change](text, place, weight);
    for (const text of terms.told) told[change](text, place, DESCRIPTION);
  }

  const nobody = (): Answer => ({ scores: new Float64Array(size), terms: new Set(), count: 0, best: 0 });

  /** What answers without a guess. */
  function exact(typed: Typed): Answer {
    const answer = exactNamed(typed);
    if (typed.text.length >= LEAST_TOLD_LENGTH) gather(answer, toldMatches(typed));
    return answer;
  }

  function exactNamed(typed: Typed): Answer {
    const answer = nobody();
    gather(answer, exactMatches(named, typed));
    if (answer.count === 0) gather(answer, exactMatches(joined, typed));
    if (answer.count === 0) mergeAnswer(answer, apart(typed));
    return answer;
  }

  const toldMatches = (typed: Typed): Matches =>
    typed.text.length >= LEAST_TOLD_BEGINNING ? exactMatches(told, typed) : saidMatches(told, typed.text);

  /** Two words typed as one: `altınkolye`. */
  function apart({ text, isLast }: Typed): Answer {
    const answer = nobody();
    if (text.length < SHORTEST_TOGETHER) return answer;
    for (let at = SHORTEST_HALF; at <= text.length - SHORTEST_HALF; at += 1) {
      const first = named.find(text.slice(0, at));
      const second = first && exactMatches(named, { text: text.slice(at), isLast });
      if (!first || !second?.size) continue;
      const [left, right] = [nobody(), nobody()];
      gather(left, new Map([[first, 1]]));
      gather(right, second);
      mergeBoth(answer, left, right);
    }
    return answer;
  }

  /** What has these very words, endings aside, wherever they stand but with the weight of `besides`. */
  function saying(words: readonly string[], besides?: number): Answer {
    const answers = words.map((word) => {
      const answer = nobody();
      for (const vocabulary of [named, told]) gather(answer, saidMatches(vocabulary, word), besides);
      return answer;
    });
    return answeringAll(answers);
  }

  function answeringAll(answers: readonly Answer[]): Answer {
    const all = nobody();
    answers[0]?.scores.forEach((_, place) => {
      const least = Math.min(...answers.map(({ scores }) => scores[place] ?? 0));
      if (least > 0) raise(all, place, least);
    });
    if (all.count > 0) all.terms = new Set(answers.flatMap(({ terms }) => [...terms]));
    return all;
  }

  function guessed(text: string, trust: Trust): Answer {
    const answer = nobody();
    gather(answer, guess(text, trust));
    return answer;
  }

  function guess(text: string, trust: Trust): Matches {
    const key = `${text} ${trust}`;
    let matches = guesses.get(key);
    if (!matches) {
      matches = slippedMatches(named.all(), text, trust);
      if (matches.size === 0 && text.length >= SHORTEST_TOGETHER) {
        // There are many of these, and hardly anybody's first letter is wrong.
        matches = slippedMatches(joined.beginningWith(text.slice(0, 1)), text, trust);
      }
      matches = withRelatives(matches);
      if (guesses.size >= GUESSES_KEPT) guesses.clear();
      guesses.set(key, matches);
    }
    return matches;
  }

  /** A guess at `kılıfı` also finds every `kılıf`. */
  function withRelatives(guessed: Matches): Matches {
    const matches = new Map(guessed);
    for (const [{ text }, certainty] of guessed) {
      for (const [term, closeness] of exactMatches(named, { text, isLast: false })) {
        matches.set(term, Math.max(matches.get(term) ?? 0, certainty * closeness));
      }
    }
    return matches;
  }

  const isNamed = (typed: Typed): boolean => hasMatches(named, typed) || hasMatches(joined, typed);
  const index = {
    add: (place: number, terms: SearchTerms) => change(place, terms, "add"),
    remove: (place: number, terms: SearchTerms) => change(place, terms, "remove"),
    isNamed,
    knows: (typed: Typed): boolean => isNamed(typed) || toldMatches(typed).size > 0,
    nobody,
    exact,
    saying,
    guessed,
  };
  /** The same words, deaf to all descriptions. */
  return { ...index, untold: { ...index, exact: exactNamed, knows: isNamed } };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>["untold"];

const hasMatches = (vocabulary: Vocabulary, typed: Typed) => exactMatches(vocabulary, typed).size > 0;

function gather(answer: Answer, matches: Matches, besides?: number): void {
  for (const [{ text, weights }, certainty] of matches) {
    answer.terms.add(text);
    for (const [place, weight] of weights) {
      if (weight !== besides) raise(answer, place, (certainty * weight) / 100);
    }
  }
}

/** Adds to `answer` what answers `other`. */
export function mergeAnswer(answer: Answer, other: Answer, worth = (score: number): number => score): void {
  if (other.count === 0) return;
  other.scores.forEach((score, place) => {
    if (score > 0) raise(answer, place, worth(score));
  });
  for (const term of other.terms) answer.terms.add(term);
}

function raise(answer: Answer, place: number, score: number): void {
  const known = answer.scores[place] ?? 0;
  if (known === 0) answer.count += 1;
  if (score > answer.best) answer.best = score;
  if (score > known) answer.scores[place] = score;
}

function mergeBoth(answer: Answer, left: Answer, right: Answer): void {
  left.scores.forEach((score, place) => {
    const other = right.scores[place] ?? 0;
    if (score > 0 && other > 0) raise(answer, place, (score + other) / 2);
  });
  for (const term of [...left.terms, ...right.terms]) answer.terms.add(term);
}
