import { typoMatches } from "./search-match.ts";
import { searchWords } from "./search-words.ts";
import { stemsOf } from "./turkish-stem.ts";
import { createVocabulary } from "./vocabulary.ts";

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
    /** The whole phrase; its last word may have suffixes. */
    findExact(words: readonly string[]): Group | undefined {
      const text = words.join("");
      const shortest = text.length - (words.at(-1)?.length ?? 0);
      return [text, ...stemsOf(text)]
        .filter((form) => form.length > shortest)
        .map((form) => groupOf.get(form))
        .find((group) => group !== undefined);
    },
    /** A phrase that is not typed to its end yet. */
    findPrefix(words: readonly string[]): Group | undefined {
      const text = words.join("");
      const [first] = text.length < MIN_PREFIX_LENGTH ? [] : vocabulary.startingWith(text);
      return first && groupOf.get(first.text);
    },
    /** A phrase with a typo, if its certainty is at least `minCertainty`. The words in `known` are spelled right. */
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
