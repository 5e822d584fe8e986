import { searchWords } from "./search-words.ts";
import { SHORTEST_STEM, stemsOf } from "./turkish-stem.ts";

/** Groups of words that mean the same; the owner may add her own (settings). */
export type Synonyms = readonly (readonly string[])[];

/** Written as one word: `oyuncak ayı` is `oyuncakayi`. */
type OtherName = { text: string; isOneWord: boolean };

/** The other names of what stands in the shop under this one. */
export type OtherNames = (joined: string) => readonly OtherName[];

export function otherNames(synonyms: Synonyms): OtherNames {
  const groups = new Map<string, Map<string, OtherName>>();
  for (const group of synonyms) {
    const names = group.map(searchWords).filter(({ length }) => length > 0);
    const others = names.map((words) => ({ text: words.join(""), isOneWord: words.length === 1 }));
    for (const { text } of others) {
      const known = groups.get(text)?.values() ?? [];
      groups.set(text, new Map([...known, ...others].map((other) => [other.text, other])));
    }
  }
  const beginnings = new Set([...groups.keys()].map((name) => name.slice(0, SHORTEST_STEM)));
  return (joined) => {
    if (!beginnings.has(joined.slice(0, SHORTEST_STEM))) return [];
    const named = [joined, ...stemsOf(joined)].find((name) => groups.has(name));
    if (named === undefined) return [];
    return [...(groups.get(named)?.values() ?? [])].filter(({ text }) => text !== named);
  };
}
