import { capitalized } from "../capitalized.ts";
import { COLOR_WORDS } from "../catalog/color-words.ts";
import { fold } from "../turkish.ts";
import { type CaptionPrice, captionPrice, plainCaption, withoutAmounts } from "./caption-price.ts";

/** What a caption says of a product. `name` is undefined where it speaks of no product. */
export type Caption = CaptionPrice & { name: string | undefined; colors: string[]; description: string };

const MOST_NAME = 120;
const COLORS = new Set(COLOR_WORDS.map(fold));
const COLOR = COLOR_WORDS.toSorted((one, other) => other.length - one.length)
  .map(spelledFreely)
  .join("|");
const JOIN = String.raw`(?: ?[,/&+|\-–] ?| ve | veya | ile | )`;
const COLOR_LIST = new RegExp(
  `(?:^|[ (:])((?:${COLOR})(?:${JOIN}(?:${COLOR}))+)(?: renk(?:ler(?:i)?)?| seçenek(?:leri)?)?[ ).!]*$`,
  "iu",
);
const NAMED_COLORS = new RegExp(
  `renk(?:ler(?:i|imiz)?)?(?: seçenekleri)? ?[:=-] ?((?:${COLOR})(?:${JOIN}(?:${COLOR}))*)`,
  "iu",
);

/** Where one thing ends and another begins: symbols, brackets, lines, and the place of an amount. */
const BORDER = /[\n\r_•·|;!?(){}[\]"“”…]|\p{Extended_Pictographic}|[➡→⇒➜✅✔☑❌✖⛔►▶●■★☆]+|\. |, | - |\.$/u;
const TAG = /[@#][\p{L}\d_.]+|https?:\S+|www\.\S+/gu;
/** Words, in their plain spelling, that begin a remark and no name. */
const REMARK =
  /^(?:(?:urun|bilgi|siparis|iletisim|fiyat|ucret|kargo|kapida|kapora|havale|eft|whatsapp|mesaj|link|profil|yorum|takip|kaydet|begen|stok|tuken|satildi|indirim|kampanya|firsat|renk|malzeme|tesekkur|merhaba|selam|herkes|hayirli)\p{L}*|(?:dm|sadece|yalniz|yalnizca|eski|yeni|normal|liste|simdi|not|beden|olcu|boy|boyu|ve|veya|ile|yerine|degil|den|dan|ye|ya|arasi|uzeri|baslayan|hepsi|tanesi|tek)(?= (?:fiyat|sezon|urun|gelen)|\P{L}*$|:)|dm |son \d|iyi (?:gun|gece|aksam|hafta|bayram|seyir))/u;
const TALK = /cekilis|canli yayin|takipci|kazanan|gunaydin|magazamiz|adresimiz|acigiz|kapaliyiz/;

/** Reads name, price and colors from the words under a picture. The owner sees them before anything is made of them. */
export function readCaption(caption: string): Caption {
  const price = captionPrice(caption);
  const lines = withoutAmounts(caption).split(/\r?\n/);
  const parts = lines
    .flatMap((line) => line.replace(TAG, "\n").split(BORDER))
    .map(trimmed)
    .filter((part) => part !== "");
  const colors = colorsIn(plainCaption(caption), lines, parts);
  const name = parts.map(withoutColors).find(isName);
  return {
    ...price,
    name: name && capitalized(name.slice(0, MOST_NAME).trim()),
    colors,
    description: descriptionOf(caption),
  };
}

const trimmed = (part: string) => part.replace(/\s+/g, " ").replace(/^[\s,.:;/&+'’\-–~*]+|[\s,:;/&+'’\-–~*]+$/gu, "");

const withoutColors = (part: string) => trimmed(part.replace(NAMED_COLORS, "").replace(COLOR_LIST, ""));

function isName(part: string): boolean {
  return /\p{L}{2}/u.test(part) && !REMARK.test(fold(part)) && !TALK.test(fold(part)) && !COLORS.has(fold(part));
}

function colorsIn(text: string, lines: readonly string[], parts: readonly string[]): string[] {
  const [, named = ""] = NAMED_COLORS.exec(text.replace(/\n/g, " ; ")) ?? [];
  const ended = lines
    .flatMap((line) => line.split(/[_()]|\p{Extended_Pictographic}/u))
    .map((line) => COLOR_LIST.exec(trimmed(line))?.[1] ?? "");
  const alone = parts.map((part) => COLOR_LIST.exec(part)?.[1] ?? "");
  const list = [named, ...ended, ...alone].find((found) => found !== "") ?? "";
  const words = [...list.matchAll(new RegExp(COLOR, "giu"))].map(([word]) => word.toLocaleLowerCase("tr"));
  return [...new Set(words)];
}

/** The caption without its tags, which belong to the place where it stood. */
const descriptionOf = (caption: string): string =>
  caption
    .replace(TAG, "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The word as people type it: `gumus` is silver too. */
function spelledFreely(word: string): string {
  const letters: Record<string, string> = {
    ı: "[ıi]",
    i: "[iıİ]",
    ş: "[şs]",
    ğ: "[ğg]",
    ü: "[üu]",
    ö: "[öo]",
    ç: "[çc]",
  };
  const free = [...word].map((letter) => letters[letter] ?? letter).join("");
  return `(?<![\\p{L}])${free}(?![\\p{L}])`;
}
