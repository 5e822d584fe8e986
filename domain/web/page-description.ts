/** Search engines show about this much. */
const LONGEST = 160;

/** A chat shows about this much beside the picture. */
export const MAX_CHAT_LENGTH = 80;

/** One line that ends with a whole word; `otherwise` when there is nothing to shorten. */
export function pageDescription(text: string, otherwise: string, longest = LONGEST): string {
  const line = text.replace(/\s+/g, " ").trim() || otherwise;
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const whole = /\s/.test(line.charAt(longest - 1)) ? cut : cut.replace(/\s\S*$/, "");
  return `${whole.toWellFormed().replace(/[\s,;:.\ufffd]+$/, "")}…`;
}
