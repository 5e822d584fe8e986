import { slippedMatches } from "./search-match.ts";
import { searchWords } from "./search-words.ts";
import { stemsOf } from "./turkish-stem.ts";
import { createVocabulary } from "./vocabulary.ts";

type Phrased = { words: readonly string[] };

const SHORTEST_BEGINNING = 4;
const SHORTEST_SLIPPED = 5;

/** Finds the group of words that a piece of a question stands for; written together or apart is the same. */
export function knownPhrases<Group extends Phrased>(groups: readonly Group[]) {
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
    /** Written in full, with whatever Turkish hangs on its last word. */
    written(words: readonly string[]): Group | undefined {
      const text = words.join("");
      const shortest = text.length - (words.at(-1)?.length ?? 0);
      return [text, ...stemsOf(text)]
        .filter((form) => form.length > shortest)
        .map((form) => groupOf.get(form))
        .find((group) => group !== undefined);
    },
    /** Not typed to its end yet. */
    begun(words: readonly string[]): Group | undefined {
      const text = words.join("");
      const [first] = text.length < SHORTEST_BEGINNING ? [] : vocabulary.beginningWith(text);
      return first && groupOf.get(first.text);
    },
    /** With a typo, where it is surer than `rival`; words that are `known` have none. */
    meant(words: readonly string[], known: readonly string[], rival: number): Group | undefined {
      const text = words.join("");
      if (text.length < SHORTEST_SLIPPED) return undefined;
      const candidates = vocabulary.all().filter((term) => known.every((word) => term.text.includes(word)));
      const [best] = [...slippedMatches(candidates, text, "sure")].sort(([, one], [, other]) => other - one);
      return best && best[1] >= rival ? groupOf.get(best[0].text) : undefined;
    },
  };
}

export type KnownPhrases<Group extends Phrased> = ReturnType<typeof knownPhrases<Group>>;
