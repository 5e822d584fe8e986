/** Search engines show about this much. */
const LONGEST = 160;

/** One line of at most 160 characters that ends with a whole word; `otherwise` when there is nothing to shorten. */
export function pageDescription(text: string, otherwise: string): string {
  const line = text.replace(/\s+/g, " ").trim() || otherwise;
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST - 1);
  const whole = /\s/.test(line.charAt(LONGEST - 1)) ? cut : cut.replace(/\s\S*$/, "");
  return `${whole.toWellFormed().replace(/[\s,;:.\ufffd]+$/, "")}…`;
}
