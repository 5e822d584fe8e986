import { hasAtMostTwoDecimals, MAX_PRICE } from "../money.ts";
import { fold } from "../turkish.ts";
import { parsePrice } from "../typed-price.ts";

/** The lira sign is a question mark in the code page of a Turkish Windows, which has none. */
const UNITS = /^(?:try|tl|₺|\?)\s*|\s*(?:try|tl|₺|lira)$/gi;

/** What a spreadsheet made of a long number: its last digits are lost. */
export const isLostNumber = (cell: string): boolean => /^\d+(?:[.,]\d+)?e\+?\d+$/i.test(cell.trim());

/** A price of a table. Shops abroad write 1250.00, and there a point never separates thousands. */
export function tablePrice(cell: string, hasPointDecimals: boolean): number | undefined {
  const text = cell.replace(UNITS, "").replace(/\s/g, "");
  const price = hasPointDecimals
    ? // A comma before the last one or two digits separates no thousands, whoever wrote it.
      /,\d{1,2}$/.test(text)
      ? parsePrice(text)
      : pointPrice(text.replaceAll(",", ""))
    : (parsePrice(text) ?? parsePrice(englishGroups(text)));
  return price === undefined || price < 0 || price > MAX_PRICE ? undefined : price;
}

/** 12.5000 and 1250.000 have zeros to spare. */
function pointPrice(text: string): number | undefined {
  if (!/^\d+(?:\.\d+)?$/.test(text)) return undefined;
  const price = Number(text);
  return hasAtMostTwoDecimals(price) ? price : undefined;
}

const englishGroups = (text: string): string =>
  /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(",", "") : text.replace(/([.,]\d{2})0+$/, "$1");

/** A whole number of pieces: `5`, `5 adet`. Less than none is none. */
export function tableCount(cell: string): number | undefined {
  const [, sign, digits] = /^(-?)(\d{1,9})(?:[.,]0+)?(?:\s*(?:adet|tane))?$/i.exec(cell.trim()) ?? [];
  return digits === undefined ? undefined : sign ? 0 : Number(digits);
}

const YES = /^(?:1|evet|e|true|yes|var|aktif|active|stokta|in[ _]stock|publish(?:ed)?|yayinda|satista|acik|x|✓)$/;
const NO =
  /^(?:0|-1|hayir|h|false|no|yok|pasif|inactive|tukendi|out[ _]of[ _]stock|draft|archived|taslak|kapali|private|discontinued)$/;

/** Yes or no, also in Turkish capitals, which a pattern without case does not know: `HAYIR`, `AKTİF`. */
export function tableFlag(cell: string): boolean | undefined {
  const word = fold(cell.trim());
  return YES.test(word) ? true : NO.test(word) ? false : undefined;
}
