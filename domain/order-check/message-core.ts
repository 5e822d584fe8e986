import { fold } from "../turkish.ts";
import { chatMessages } from "./pasted-chat.ts";

/** What a message says, whatever a chat made of it: without heads, quotes, formatting and spaces. */
export const messageCore = (text: string): string =>
  fold(
    chatMessages(text)
      .map((message) => message.text)
      .join(" ")
      .normalize("NFKC"),
  )
    .replace(/\p{Cf}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
