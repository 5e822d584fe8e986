import { stemsOf } from "./turkish-stem.ts";
import { consonantsOf, type Letters, lettersOf } from "./typing-slip.ts";

/** A word of the shop and the places on the shelf where it stands, each with its weight there. */
export type Term = {
  text: string;
  letters: Letters;
  consonants: number;
  stems: readonly string[];
  weights: Map<number, number>;
};

/** The words of the shop, kept sorted for whoever has typed only a beginning. */
export function createVocabulary(stemming: (word: string) => string[] = stemsOf) {
  const terms = new Map<string, Term>();
  const byStem = new Map<string, Set<Term>>();
  /** Sorted when first asked for, and kept so from then on. */
  let sorted: Term[] | undefined;

  function coin(text: string): Term {
    const letters = lettersOf(text);
    const term: Term = { text, letters, consonants: consonantsOf(letters), stems: stemming(text), weights: new Map() };
    terms.set(text, term);
    for (const stem of term.stems) byStem.set(stem, (byStem.get(stem) ?? new Set()).add(term));
    sorted?.splice(firstFrom(sorted, text), 0, term);
    return term;
  }

  function forget(term: Term): void {
    terms.delete(term.text);
    for (const stem of term.stems) {
      const others = byStem.get(stem);
      others?.delete(term);
      if (others?.size === 0) byStem.delete(stem);
    }
    sorted?.splice(firstFrom(sorted, term.text), 1);
  }

  const all = (): readonly Term[] => {
    sorted ??= [...terms.values()].sort((left, right) => (left.text < right.text ? -1 : 1));
    return sorted;
  };

  return {
    add(text: string, place: number, weight: number): void {
      const { weights } = terms.get(text) ?? coin(text);
      weights.set(place, Math.max(weights.get(place) ?? 0, weight));
    },
    remove(text: string, place: number): void {
      const term = terms.get(text);
      if (term?.weights.delete(place) && term.weights.size === 0) forget(term);
    },
    find: (text: string): Term | undefined => terms.get(text),
    withStem: (stem: string): Iterable<Term> => byStem.get(stem) ?? [],
    beginningWith(beginning: string): readonly Term[] {
      return all().slice(firstFrom(all(), beginning), firstFrom(all(), `${beginning}\uffff`));
    },
    all,
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

function firstFrom(terms: readonly Term[], text: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.text ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
