import { fold } from "../turkish.ts";

/** `iPhone15` is two parts, because people write it with and without a space. */
const PART = /\p{L}+|\p{N}+/gu;

const OWN_SUFFIX = /(?<=[\p{L}\p{N}]{2})['’]\p{L}{1,6}(?![\p{L}\p{N}])/gu;

/** `10.000` is indexed as 10000. */
const THOUSANDS = /(?<=\d)\.(?=\d{3}(?!\d))/g;

/** A text's words as they are indexed: `Labubu'yu` is `labubu`, `kolyeeee` is `kolye`. `fff` stays, so that it does not become the prefix `f`. */
export const searchWords = (text: string): string[] =>
  (fold(text.replace(OWN_SUFFIX, "").replace(THOUSANDS, "")).match(PART) ?? []).map((part) =>
    isOneLetter(part) ? part : part.replace(/(\p{L})\1{2,}/gu, "$1"),
  );

export const isOneLetter = (word: string): boolean => /^(\p{L})\1+$/u.test(word);

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word);
