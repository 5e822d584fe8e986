import type { Kind } from "./search-guide.ts";
import { searchWords } from "./search-words.ts";
import { MIN_STEM_LENGTH, stemsOf } from "./turkish-stem.ts";

/** Groups of words with the same meaning. The owner may add her own in the settings. */
export type Synonyms = readonly (readonly string[])[];

/** `text` has no spaces: `oyuncak ayı` is `oyuncakayi`. */
type OtherName = { text: string; isOneWord: boolean };

/** The synonyms of a name that is written without spaces. */
export type OtherNames = (joined: string) => readonly OtherName[];

export function otherNames(synonyms: Synonyms, kinds: readonly Kind[] = []): OtherNames {
  const groups = new Map<string, Map<string, OtherName>>();
  for (const group of synonyms) {
    const names = group.map(searchWords).filter(({ length }) => length > 0);
    const others = names.map((words) => ({ text: words.join(""), isOneWord: words.length === 1 }));
    for (const { text } of others) {
      const known = groups.get(text)?.values() ?? [];
      groups.set(text, new Map([...known, ...others].map((other) => [other.text, other])));
    }
  }
  for (const { name, of } of kinds) {
    const words = searchWords(name);
    const kind = { text: words.join(""), isOneWord: words.length === 1 };
    for (const member of of) {
      const text = searchWords(member).join("");
      groups.set(text, new Map([...(groups.get(text) ?? []), [kind.text, kind]]));
    }
  }
  const beginnings = new Set([...groups.keys()].map((name) => name.slice(0, MIN_STEM_LENGTH)));
  return (joined) => {
    if (!beginnings.has(joined.slice(0, MIN_STEM_LENGTH))) return [];
    const named = [joined, ...stemsOf(joined)].find((name) => groups.has(name));
    if (named === undefined) return [];
    return [...(groups.get(named)?.values() ?? [])].filter(({ text }) => text !== named);
  };
}
