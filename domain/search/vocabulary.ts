import { stemsOf } from "./turkish-stem.ts";
import { consonantsOf, type Letters, lettersOf } from "./typo-cost.ts";

/** A word of the shop, with its weight in each slot whose product contains it. */
export type Term = {
  text: string;
  letters: Letters;
  consonants: number;
  stems: readonly string[];
  weights: Map<number, number>;
};

/** The words of the shop, sorted so that a prefix finds all words that start with it. */
export function createVocabulary(stemming: (word: string) => string[] = stemsOf) {
  const terms = new Map<string, Term>();
  const byStem = new Map<string, Set<Term>>();
  /** Sorted at first use, then kept sorted by insertion. */
  let sorted: Term[] | undefined;

  function createTerm(text: string): Term {
    const letters = lettersOf(text);
    const term: Term = { text, letters, consonants: consonantsOf(letters), stems: stemming(text), weights: new Map() };
    terms.set(text, term);
    for (const stem of term.stems) byStem.set(stem, (byStem.get(stem) ?? new Set()).add(term));
    sorted?.splice(lowerBound(sorted, text), 0, term);
    return term;
  }

  function deleteTerm(term: Term): void {
    terms.delete(term.text);
    for (const stem of term.stems) {
      const others = byStem.get(stem);
      others?.delete(term);
      if (others?.size === 0) byStem.delete(stem);
    }
    sorted?.splice(lowerBound(sorted, term.text), 1);
  }

  const all = (): readonly Term[] => {
    sorted ??= [...terms.values()].sort((left, right) => (left.text < right.text ? -1 : 1));
    return sorted;
  };

  return {
    add(text: string, slot: number, weight: number): void {
      const { weights } = terms.get(text) ?? createTerm(text);
      weights.set(slot, Math.max(weights.get(slot) ?? 0, weight));
    },
    remove(text: string, slot: number): void {
      const term = terms.get(text);
      if (term?.weights.delete(slot) && term.weights.size === 0) deleteTerm(term);
    },
    find: (text: string): Term | undefined => terms.get(text),
    withStem: (stem: string): Iterable<Term> => byStem.get(stem) ?? [],
    startingWith(prefix: string): readonly Term[] {
      return all().slice(lowerBound(all(), prefix), lowerBound(all(), `${prefix}\uffff`));
    },
    all,
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

function lowerBound(terms: readonly Term[], text: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.text ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
