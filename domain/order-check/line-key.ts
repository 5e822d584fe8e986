import { fold } from "../turkish.ts";

/**
 * A line as it is compared: chats and keyboards change bold, bullets, spaces, dashes, points and invisible marks. Everything else counts, also a
 * line that is struck out, or a cross beside it.
 */
export const lineKey = (line: string): string =>
  fold(line.normalize("NFKC").replace(/\p{Cf}/gu, ""))
    .replace(/×/g, "x")
    .replace(/[\s*_`.,:;'’"“”()>•·‣▪◦●∙‐-―−-]+/g, " ")
    .trim();
