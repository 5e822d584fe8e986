import { fold } from "../turkish.ts";
import { isQuestion } from "./no-wish.ts";
import { amountIn, DIGITS, lastPriceIn, MONEY } from "./written-money.ts";

/** Of a folded text. */
const LABEL = String.raw`^[^\p{L}\d]*(?:(?:genel|siparis|ara) )?(?:toplam(?:i|da)?|tutar|total|hepsi)(?!\p{L})(?: (?:tutar|fiyat|ucret|odenecek)\p{L}{0,3}(?!\p{L})| ?\([^()\d]*\))* ?[:=‐-―−-]? ?`;
const TOTAL = new RegExp(`${LABEL}(?:(?<money>${MONEY})|(?<bare>${DIGITS}))(?<behind>.*)$`, "iu");
const LABEL_ALONE = new RegExp(`${LABEL}$`, "u");
const COUNTED = /^ ?(?:[x×]|adet|tane|urun|parca|cesit|kalem|kisi|kutu|paket|gun|hafta)|^ \p{L}.* (?:gel|yet)/u;

/** Of two prices the last one counts. A question about the total, or a count of things, is none. */
export function totalIn(words: string): number | undefined {
  const folded = fold(words);
  const { money, bare = "", behind = "" } = TOTAL.exec(folded)?.groups ?? {};
  if (isQuestion(folded) || (money === undefined && (bare === "" || COUNTED.test(behind) || /^hepsi/.test(folded)))) {
    return undefined;
  }
  return amountIn(lastPriceIn(behind) ?? money ?? bare);
}

/** A total whose price stands in the next line. */
export const isTotalLabel = (words: string): boolean => LABEL_ALONE.test(fold(words));
