import {
  CARRIER_SEPARATORS,
  type CarrierEncoding,
  type CarrierFact,
  type CarrierForm,
} from "../settings/carrier-forms.ts";
import { fold } from "../turkish.ts";

/** The head of a carrier's own file, as it was pasted or uploaded, with a proposal for each column. Undefined where no columns are. */
export function proposedForm(text: string, encoding: CarrierEncoding): CarrierForm | undefined {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n?|\n/)
    .slice(0, MOST_LINES);
  const rows = lines.flatMap((line) =>
    CARRIER_SEPARATORS.map((separator) => ({ separator, cells: cellsIn(line, separator) })),
  );
  const [head] = rows.toSorted((one, other) => other.cells.length - one.cells.length);
  if (!head || head.cells.length < 2) return undefined;
  const columns = head.cells.slice(0, MOST_COLUMNS).map((cell) => {
    const title = cell.slice(0, MOST_LETTERS);
    return { title, ...proposedFact(title) };
  });
  return { carrier: "", separator: head.separator, encoding, columns };
}

/** Titles of the form or of the carrier can stand above the head, which is the row with the most cells. */
const MOST_LINES = 20;
const MOST_COLUMNS = 60;
const MOST_LETTERS = 80;

/** Tells a text in UTF-8 from one in Windows' Turkish letters, which is never valid UTF-8 where it has one of them. */
export function readHeader(bytes: Uint8Array): { text: string; encoding: CarrierEncoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "excel" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, encoding: text.startsWith("\ufeff") ? "excel" : "utf-8" };
  } catch {
    return { text: new TextDecoder("windows-1254").decode(bytes), encoding: "windows-1254" };
  }
}

/** Cells may stand in quotes, with separators inside. */
function cellsIn(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  cells.push(cell.trim());
  return cells.at(-1) === "" ? cells.slice(0, -1) : cells;
}

/** The first rule that fits a title. A parcel counts as one piece of one desi, whatever is in it: its count is what the carrier charges. */
const RULES: readonly (readonly [title: RegExp, fact: CarrierFact, words?: string])[] = [
  [/siparis|referans|irsaliye|musteri no/, "number"],
  [/odeme (?:tip|tur|sek|yer)|tahsilat (?:tip|tur|sek)|gonderi tip|kargo tip/, "fixed"],
  [/tahsilat|kapida|\bkod tutar/, "at-door"],
  [/gonderen|gonderici|\bmagaza|\bfirma/, "sender"],
  [/posta kod|\bmail|e-?posta|vergi|\btc\b|kimlik|\bulke|mahalle|barkod/, "empty"],
  [/\bilce|\bsemt/, "district"],
  [/\bil\b|\bili\b|sehir/, "province"],
  [/\btel|\bgsm|\bcep|mobil/, "phone"],
  [/adres/, "address"],
  [/urun.*ade[td]|ade[td].*urun|miktar/, "pieces"],
  [/\bicerik|\burun|\baciklama|\bcins/, "products"],
  [/\bdesi|\bkg\b|kilo|agirlik|adet|adedi|\bkoli|\bparca|\bpaket/, "fixed", "1"],
  [/\balici\b(?! (?:kod|no|id))|\bad\b|\badi\b|isim|unvan|musteri/, "name"],
];

function proposedFact(title: string): { fact: CarrierFact; words: string } {
  const folded = fold(title);
  const [, fact = "empty", words = ""] = RULES.find(([rule]) => rule.test(folded)) ?? [];
  return { fact: folded === "" ? "empty" : fact, words };
}
