import { fold } from "../turkish.ts";

/** Time and sender before a message, in the forms in which chats are exported and copied. */
const HEAD =
  /^(?:\[[^\]\n]{4,40}\]|\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)? [-–—])[^\S\n]*[^:\n]{1,80}:[^\S\n]*/gim;
const EDITED = /<[^>\n]{1,60}>/g;
const INVISIBLE = /\p{Cf}/gu;

/** What a message says, whatever a chat made of it: without heads, formatting and spaces. */
export const messageCore = (text: string): string =>
  fold(text.normalize("NFKC").replace(INVISIBLE, "").replace(HEAD, "").replace(EDITED, ""))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
