const NUMBER_AND_WORD = /([^\s\d]*\d\S* \S+)/;

/** Splits a text; every second part is a number and its next word, such as `14 gün`, which must stay on one line. */
export const unbrokenParts = (text: string): string[] => text.split(NUMBER_AND_WORD);
