import { COLOR_WORDS } from "../catalog/color-words.ts";
import { makerIn } from "../choice/value-names.ts";
import { fold } from "../turkish.ts";
import { type ChatWord, isDistributive, isOneOfThem, numberIn } from "./chat-words.ts";
import { knownStems } from "./known-stems.ts";

/** A color that a chat says, at the words from `from` to `to`. */
export type SaidColor = { kind: "color"; key: string; from: number; to: number };
/** A number of pieces. `isMore`: as many more. `isEach`: so many of each. `isOne`: one of those said before. */
export type SaidCount = {
  kind: "count";
  count: number;
  isMore: boolean;
  hasUnit: boolean;
  isEach?: boolean;
  isOne?: boolean;
  from: number;
  to: number;
};

const ALIKE: Readonly<Record<string, string>> = {
  gold: "altin",
  silver: "gumus",
  roz: "rose",
  roze: "rose",
  black: "siyah",
  white: "beyaz",
  pink: "pembe",
  kremi: "krem",
};

const wordsOf = (name: string): string[] => fold(name).match(/\p{L}+/gu) ?? [];

const ROOTS = new Set(COLOR_WORDS.flatMap(wordsOf));

/** `pembesi` and `pembeden` become `pembe`. */
function rootOf(word: string): string {
  const root = knownStems(word).find((stem) => stem.length > 2 && ROOTS.has(stem)) ?? word;
  return ALIKE[root] ?? root;
}

/** The words of a color without suffixes, as one: `bebek mavisi` is `bebekmavi`. */
const colorKey = (words: readonly string[]): string => words.map(rootOf).join("");

export const colorKeyOf = (color: string): string => colorKey(wordsOf(color));

/** The keys of all colors that the shop's products have, and of the common ones. */
export type ColorKeys = { keys: ReadonlySet<string>; firstWords: ReadonlySet<string> };

export function colorKeys(colors: Iterable<string>): ColorKeys {
  const names = [...COLOR_WORDS, ...colors].map(wordsOf);
  const keys = new Set(names.map(colorKey));
  return { keys, firstWords: new Set([...keys, ...names.map(([first = ""]) => rootOf(first))]) };
}

const LONGEST_COLOR = 3;

export function saidColorAt(words: readonly ChatWord[], from: number, known: ColorKeys): SaidColor | undefined {
  const first = rootOf(words[from]?.text ?? "");
  if (!known.firstWords.has(first)) return undefined;
  for (let many = LONGEST_COLOR; many > 0; many -= 1) {
    const run = words.slice(from, from + many);
    if (run.length < many || run.some(({ before }, at) => at > 0 && before.trim() !== "")) continue;
    const key = colorKey(run.map(({ text }) => text));
    if (key.length > 2 && known.keys.has(key)) return { kind: "color", key, from, to: from + many - 1 };
  }
  return undefined;
}

/** The color of a product that a said one means: its name, or the only one that is called so: `pembe` for `pudra pembe`. */
export function offeredColor(colors: readonly string[], key: string): string | undefined {
  const keyed = colors.map((color) => ({ color, words: wordsOf(color).map(rootOf) }));
  const own = keyed.find(({ words }) => words.join("") === key);
  if (own) return own.color;
  const [meant, ...others] = keyed.filter(({ words }) => words.includes(key));
  return others.length > 0 ? undefined : meant?.color;
}

const UNITS = /^(?:adet|tane|ad|adt|tn|dane|x|tanesi|taneden|adetlik|cift|takim|set)$/;
const NO_UNITS =
  /^(?:tl|lira|cm|mm|gun|gune|saat|saatte|ay|aya|hafta|yil|yas|yasinda|ayar|li|lu|luk|lik|numara|numarali|no|beden|boy|kat|daire|taksit|kisi|kisilik|kere|kez|dk|dakika|gb|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|ml|gr|kg|parca|bin|yuz|de|da|te|ta|den|dan|e|a)$/;
const MODELS =
  /^(?:apple|iphone|ayfon|samsung|galaxy|note|pro|promax|max|maks|plus|mini|ultra|lite|fe|se|edge|flip|fold|[asxfzm])$/;
/** `2si bej` */
const SUFFIXES = /^(?:si|i|u|su|er|ser|sar|nu|ni)$/;
/** `2 olsun` */
const ASKS =
  /^(?:olsun|istiyorum|isterim|alayim|alacagim|alacam|alicam|alcam|alirim|lutfen|gonder|gonderin|yolla|yollayin|yeter|istiyoruz)$/;
const NUMBERED = /^(?:no|numara|kat|daire|saat|d|k|boyu?|olcu|olcusu|beden)$/;
const MOST_PIECES = 500;

/** `1- Boba yastık` or `2) Boba yastık` at the begin of a line. */
const isListNumber = ({ text, before }: ChatWord, next: ChatWord | undefined): boolean =>
  /^\d{1,2}$/.test(text) && /\n\s*$/.test(before) && /^\s?[-–.)]/.test(next?.before ?? "");

/** The number of pieces that begins at a word. `isNeighbour`: a product or a color stands behind it, so that it needs no unit. */
export function countAt(
  words: readonly ChatWord[],
  at: number,
  isNeighbour: (at: number) => boolean,
): SaidCount | undefined {
  const word = words[at];
  const dozen = dozenAt(words, at);
  if (dozen !== undefined) return { kind: "count", count: dozen, isMore: false, hasUnit: true, from: at, to: at + 1 };
  const isOne = word !== undefined && isOneOfThem(word);
  const first = word && (isOne ? 1 : numberIn(word));
  if (!word || first === undefined || first < 1 || isListNumber(word, words[at + 1])) return undefined;
  const second =
    first >= 10 && !/\d/.test(word.text) && words[at + 1] ? numberIn(words[at + 1] ?? { text: "" }) : undefined;
  const isPair = second !== undefined && second < 10;
  const [count, to] = isPair ? [first + second, at + 1] : [first, at];
  const [before, after] = [words[at - 1], words[to + 1]];
  if (
    count > MOST_PIECES ||
    isDecimal(word, before, after) ||
    /[₺%]\s*$/.test(word.before) ||
    /^\s*[₺%]/.test(after?.before ?? "")
  )
    return undefined;
  const isEnd = after === undefined || /[\n.,;!?+]/.test(after.before);
  const isMore = !isEnd && [1, 2].some((more) => words[to + more]?.text === "daha");
  const hasUnit =
    after !== undefined && /^ *$/.test(after.before) && UNITS.test(after.text) && !isCrossOfNext(words, to + 1);
  const isModel = before?.text === "x" && makerIn(words[at - 2]?.text ?? "").length > 0;
  const hasCross = (before?.text === "x" && !isModel) || /[x×*]\s*$/.test(word.before);
  const found = {
    kind: "count" as const,
    count,
    isMore,
    hasUnit: hasUnit || hasCross,
    isEach: isDistributive(word),
    isOne,
    from: at,
    to: hasUnit ? to + 1 : to,
  };
  if (hasUnit || (hasCross && !isEndless(after))) return found;
  if (isOne) return isEnd ? undefined : found;
  if (
    word.before === "" ||
    (before && /^ ?$/.test(word.before) && (makerIn(before.text).length > 0 || MODELS.test(before.text)))
  )
    return undefined;
  const isDigits = /^\d/.test(word.text);
  // `2si bej`, `2 si bej`
  const isSuffixed = (after?.before === "" || (isDigits && after?.before === " ")) && SUFFIXES.test(after.text);
  if (isDigits && after?.before === "" && /^l[iu]$/.test(after.text)) return found;
  if (!isEnd && after && (MODELS.test(after.text) || (after.before === "" && !isSuffixed))) return undefined;
  if (word.before.startsWith("\n") && /^[.)]/.test(after?.before ?? "")) return undefined;
  if (before && NUMBERED.test(before.text) && /^[ .:]*$/.test(word.before)) return undefined;
  if (!isEnd && after && NO_UNITS.test(after.text)) return undefined;
  // `iki pembe bir sari`
  if (/^(?:bir|bi)$/.test(word.text)) return isMore || (isNeighbour(at - 1) && isNeighbour(to + 1)) ? found : undefined;
  if (isDistributive(word)) return isNeighbour(to + 1) || isNeighbour(at - 1) ? found : undefined;
  const isAsked = after !== undefined && ASKS.test(after.text);
  return isSuffixed || isAsked || isNeighbour(to + 1) || isMore || isEnd ? found : undefined;
}

/** `yarim duzine`, `2 duzine`, `bir deste` */
function dozenAt(words: readonly ChatWord[], at: number): number | undefined {
  const [word, next] = [words[at], words[at + 1]];
  const pieces = next && /^ *$/.test(next.before) ? DOZENS.get(next.text) : undefined;
  const many = word?.text === "yarim" ? 0.5 : word && numberIn(word);
  return pieces === undefined || many === undefined ? undefined : Math.min(many * pieces, MOST_PIECES);
}

const DOZENS = new Map([
  ["duzine", 12],
  ["duzinelik", 12],
  ["deste", 10],
]);

/** The cross of `x3` belongs to the number behind it. */
const isCrossOfNext = (words: readonly ChatWord[], at: number): boolean =>
  words[at]?.text === "x" &&
  words[at]?.before !== "" &&
  words[at + 1]?.before === "" &&
  /^\d/.test(words[at + 1]?.text ?? "");

const isEndless = (after: ChatWord | undefined): boolean =>
  after !== undefined && /^[.,]$/.test(after.before) && /^\d/.test(after.text);

/** True for a word of a price: `₺349,90`, `350 tl`. */
export function isPriceWord(words: readonly ChatWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!word) return false;
  if (/^(?:tl|lira|liraya|try)$/.test(word.text)) return /^\d/.test(before?.text ?? "");
  if (!/^\d/.test(word.text)) return false;
  return (
    /₺\s*$/.test(word.before) ||
    /^\s*₺/.test(after?.before ?? "") ||
    /^(?:tl|lira|liraya|try)$/.test(after?.text ?? "") ||
    isCents(words, at)
  );
}

/** The `90` of `₺349,90` and the `349` of `349,90 tl`. */
const isCents = (words: readonly ChatWord[], at: number): boolean =>
  (/^[.,]$/.test(words[at]?.before ?? "") && /₺\s*$/.test(words[at - 1]?.before ?? "")) ||
  (/^[.,]$/.test(words[at + 1]?.before ?? "") && /^(?:tl|lira)$/.test(words[at + 2]?.text ?? ""));

/** `349,90` and `14.02` are no numbers of pieces. */
const isDecimal = (word: ChatWord, before: ChatWord | undefined, after: ChatWord | undefined): boolean =>
  /^\d/.test(word.text) &&
  ((/^[.,:/]$/.test(word.before) && /^\d/.test(before?.text ?? "")) ||
    (after !== undefined && /^[.,:/]$/.test(after.before) && /^\d/.test(after.text)));
