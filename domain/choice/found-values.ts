import { unsaidMakers, withoutGluedMaker } from "./maker-words.ts";
import { nameKey } from "./name-key.ts";
import { nameWords } from "./name-words.ts";

/** The values of a list while a customer types in its search: those in whose full name every typed word stands. */
export function foundValues<Value extends { name: string }>(values: readonly Value[], typed: string): readonly Value[] {
  const words = typed
    .split(/[\s-]+/)
    .map(keyOf)
    .flatMap(withoutGluedMaker);
  const keys = new Map(values.map((value) => [value, fullKey(value.name)]));
  const having = (wanted: readonly string[]) =>
    values.filter((value) => wanted.every((word) => keys.get(value)?.includes(word)));
  const found = having(words);
  // A network is part of many official names, and of few names in a list.
  return found.length > 0 ? found : having(words.filter((word) => !/^[45]g$/.test(word)));
}

const keyOf = (text: string): string => nameKey(text.replaceAll("+", " plus "));

/** `Samsung A54` with everything that may stand before it: `galaxysamsunga54`. */
const fullKey = (name: string): string => unsaidMakers(nameWords(name)).join("") + keyOf(name);
