/** Search engines show about this many characters. */
const MAX_LENGTH = 160;

/** A chat shows about this many characters beside the picture. */
export const MAX_CHAT_LENGTH = 80;

/** Shortens a text to one line that ends with a whole word. An empty text is replaced by `fallback`. */
export function pageDescription(text: string, fallback: string, maxLength = MAX_LENGTH): string {
  const line = text.replace(/\s+/g, " ").trim() || fallback;
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  const whole = /\s/.test(line.charAt(maxLength - 1)) ? cut : cut.replace(/\s\S*$/, "");
  return `${whole.toWellFormed().replace(/[\s,;:.\ufffd]+$/, "")}…`;
}
