import { foldedCode } from "../offer/typed-code.ts";
import type { Campaigns } from "../settings/campaigns.ts";
import { couponInLine } from "../shop/told-offers.ts";
import type { ReadOrder } from "./read-order.ts";

/**
 * The code in the shop's own line. Without a link it may also stand among the customer's words. A code that is a plain word, such as `KARGO`,
 * counts only beside a word for a code.
 */
export function codeOfMessage({ code, others }: ReadOrder, { codes }: Campaigns): string | undefined {
  const written = others.map(couponInLine).find((one) => one !== undefined);
  if (written !== undefined || code !== undefined) return written;
  const isCode = (word: string) => codes.some((rule) => rule.code === word);
  const words = others.flatMap((line) => line.split(/\s+/)).map(foldedCode);
  return words.find(
    (word, at) =>
      isCode(word) && (/\d/.test(word) || [words[at - 1], words[at + 1]].some((one) => CODE_WORD.test(one ?? ""))),
  );
}

const CODE_WORD = /^(?:KOD|KUPON|INDIRIM)/;
