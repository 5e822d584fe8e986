import { fold } from "../turkish.ts";

const MOST = 40;

/** A search as it may be kept: folded, every digit masked, so that no phone number stays, no address of mail, and cut. */
export const searchedWords = (typed: string): string =>
  fold(typed)
    .replace(/\S*@\S*/g, "@")
    .replace(/\p{N}/gu, "#")
    .replace(/[^\p{L}#@]+/gu, " ")
    .trim()
    .slice(0, MOST)
    .trim();
