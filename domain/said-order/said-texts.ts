import type { ChosenText } from "../choice/chosen.ts";
import { plainText } from "../choice/options.ts";
import type { NamedProduct } from "./named-products.ts";
import type { SaidLine } from "./said-drafts.ts";

const QUOTED = /["“”'‘’«»]([^"“”'‘’«»\n]{1,60})["“”'‘’«»]/gu;
const BEHIND =
  "(?:üzerine|ustune|üstüne|uzerine|arkasına|arkasina|içine|icine|kolyeye|bilekliğe|künyeye|isme|isim|yazısı)";
const WRITES = "(?:yaz(?:sın|sin|ılsın|ilsin|ılacak|ilacak|ın|in|alım|dırmak|dirmak)?|işlensin|islensin)(?!\\p{L})";
/** `üzerine Buse yazsın` */
const WRITTEN = new RegExp(`(?<!\\p{L})${BEHIND}[ :]+((?:[\\p{L}&♥.]+ ){0,3}?[\\p{L}&♥.]+) ${WRITES}`, "giu");
/** `Buse yazsın` */
const ONE_WORD = new RegExp(`(?<![\\p{L}])(\\p{L}[\\p{L}&♥.]*) ${WRITES}`, "giu");
const LABELLED = /(?:isim|yazı|yazi|yazılacak isim|yazilacak isim|yazılacak|harf)\s*[:=-]\s*([^\n,.;]{1,60})/giu;
const SAYS_NOTHING =
  /^(?:üzerine|ustune|üstüne|uzerine|isim|ismi|adı|olarak|şunu|sunu|bunu|de|da|ve|lütfen|not|adres|telefon|isme|içine|kolyeye|üstünde|üzerinde)\s+/iu;

/** Reads the texts that a customer may want on a product, for its questions in their order. Never sure: the owner reads them letter by letter. */
export function textReader(text: string, lineOf: (at: number) => string) {
  let ofChat: readonly string[] | undefined;
  return (
    { spans }: Pick<SaidLine, "spans">,
    { personalTexts: asked }: Pick<NamedProduct, "personalTexts">,
  ): ChosenText[] => {
    if (asked.length === 0) return [];
    const own = [...new Set(spans.map(({ from }) => lineOf(from)))].join("\n");
    ofChat ??= textsIn(text);
    const texts = [...new Set([...textsIn(own), ...ofChat])];
    return asked.flatMap(({ id, label }, at) => {
      const written = texts[at];
      return written === undefined ? [] : [{ id, label, text: written }];
    });
  };
}

const MOST_LETTERS = 4000;

function textsIn(text: string): string[] {
  const read = text.slice(0, MOST_LETTERS);
  // The slow patterns are tried only where their own words stand.
  const patterns = [
    QUOTED,
    ...(/[:=-]/.test(read) ? [LABELLED] : []),
    ...(/yaz|i[sş]len/i.test(read) ? [WRITTEN, ONE_WORD] : []),
  ];
  const found = patterns.flatMap((pattern) => [...read.matchAll(pattern)].map(([, written = ""]) => written));
  return found.map(bare).filter((written) => written !== "");
}

function bare(written: string): string {
  let text = plainText(written);
  while (SAYS_NOTHING.test(text)) text = text.replace(SAYS_NOTHING, "");
  return text;
}
