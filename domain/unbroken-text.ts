const NUMBER_AND_WORD = /([^\s\d]*\d\S* \S+)/;

/** Every second part is a number with the word it counts, which no line's end may part: "%40'a varan", "14 gün". */
export const unbrokenParts = (text: string): string[] => text.split(NUMBER_AND_WORD);
