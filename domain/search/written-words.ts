/** A word of a name with what Turkish hangs on it behind an apostrophe: `Labubu'lar` is one. */
const WRITTEN_WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+|\.\d{3}(?!\d))*/gu;

/** Apart from what folds them, so that who only marks words carries no more than this. */
export const writtenWords = (text: string): string[] => text.match(WRITTEN_WORD) ?? [];
