import { fold } from "../turkish.ts";
import { withoutGluedMaker } from "./maker-words.ts";

/** `5g` is one word; `s24` is two, because people write it with and without a space. */
const PART = /[45]g(?![\p{L}\p{N}])|\p{L}+|\p{N}+/gu;

/** The words of a value's name: `Redmi Note 13 Pro+` and `redminote13 pro plus` have the same. */
export const nameWords = (name: string): string[] =>
  (fold(name.replaceAll("+", " plus ")).match(PART) ?? []).flatMap(withoutGluedMaker);
