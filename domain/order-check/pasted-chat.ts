import { type ChatHead, chatHeadOf, isMonthFirst, momentOf } from "./chat-head.ts";

export type ChatMessage = { text: string; at?: Date; author?: string };

/** Reads what was pasted: a whole exported chat, some copied messages, or the text of one (decision 87). */
export function chatMessages(pasted: string, now = new Date()): ChatMessage[] {
  const parts: { head?: ChatHead; lines: string[] }[] = [{ lines: [] }];
  const written = plainChatText(pasted)
    .split("\n")
    .map((line) => ({ line, head: chatHeadOf(line) }));
  const first = written.find(({ head }) => head?.author !== undefined)?.head;
  for (const { line, head } of written) {
    if (head && head.hasBrackets === (first ?? head).hasBrackets) parts.push({ head, lines: [head.text] });
    else parts.at(-1)?.lines.push(line);
  }
  const monthFirst = isMonthFirst(
    parts.flatMap(({ head }) => head ?? []),
    now,
  );
  return parts.flatMap(({ head, lines }) => {
    const text = lines.join("\n").trim().replace(EDITED, "").trim();
    // What WhatsApp itself says has no author.
    if (text === "" || IS_NO_TEXT.test(text) || (head && head.author === undefined)) return [];
    const at = head && momentOf(head, monthFirst, now);
    return [{ text, ...(at && { at }), ...(head?.author !== undefined && { author: head.author }) }];
  });
}

/** Without quotes, invisible marks of direction, broken characters, and the spaces and line breaks of other systems. */
const plainChatText = (pasted: string): string =>
  pasted
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]/g, " ")
    .replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\ufeff]/gu, "")
    .replace(/^ *(?:> ?)+/gm, "");

const EDITED = /<(?:Bu mesaj düzenlendi|This message was edited)>$/;

/** In place of what was deleted, and of pictures that the export left out. */
const IS_NO_TEXT =
  /^(?:<[^<>]+>|(?:Bu mesajı sildiniz|Bu mesaj silindi|You deleted this message|This message was deleted)\.?|.* (?:dahil edilmedi|omitted|\(dosya ekli\)|\(file attached\)))$/;
