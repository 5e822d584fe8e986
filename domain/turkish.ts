const PLAIN_LETTERS: Record<string, string> = {
  ı: "i",
  ş: "s",
  ğ: "g",
  ç: "c",
  ö: "o",
  ü: "u",
  â: "a",
  î: "i",
  û: "u",
};

/** The plain spelling for search and slugs: `Şık`, `SIK` and `sik` become `sik`. */
export const fold = (text: string): string =>
  text
    .replace(/[Iİ]/g, "i")
    .toLowerCase()
    .replace(/[ışğçöüâîû]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
