/** `ışık` becomes `Işık`. */
export const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase("tr") + words.slice(1);
