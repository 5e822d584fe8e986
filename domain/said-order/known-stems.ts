import { stemsOf } from "../search/turkish-stem.ts";

const MOST_CACHED = 5000;
const cache = new Map<string, readonly string[]>();

/** The stems of a chat's word. A reader asks for them several times. */
export function knownStems(word: string): readonly string[] {
  if (!/^\p{L}{4,}$/u.test(word)) return NONE;
  const stems = cache.get(word) ?? stemsOf(word);
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(word, stems);
  return stems;
}

const NONE: readonly string[] = [];
