/** A word with its suffix after an apostrophe counts as one word: `Labubu'lar`. */
const WRITTEN_WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+|\.\d{3}(?!\d))*/gu;

/** Splits a text into words without folding them. A file of its own, because browsers load it to mark words. */
export const writtenWords = (text: string): string[] => text.match(WRITTEN_WORD) ?? [];
