/** `Kupa`, `Kupa ve Kolye`, `Kupa, Kolye ve Küpe`. */
export const listedWords = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" ve ");
