import { ADDRESS_LABELS, isPlainWord, NAME_LABELS, PHONE_LABELS } from "./chat-lexicon.ts";
import { type ChatWord, isBreak, numberIn } from "./chat-words.ts";
import type { PlaceName } from "./said-places.ts";

/** A part of an address on one line, at the words from `from` to `to`, and what it says. */
export type AddressPart = { from: number; to: number; line: number; says: ReadonlySet<string>; isLabelled: boolean };

const KINDS: readonly (readonly [kind: string, words: RegExp, needsNumber?: boolean])[] = [
  ["mah", /^(?:mah|mahalle(?:si|sinde|de)?|mahalesi|mahellesi|mahal|mh|mahle(?:si)?)$/],
  ["cad", /^(?:cad|cadde(?:si|sinde)?|cadesi|cd|cadd)$/],
  ["sok", /^(?:sok|soka[kg](?:i|ta)?|sk|skk|sokk|cikmaz(?:i)?)$/],
  ["bul", /^(?:bulvar(?:i)?|bulv|blv|bul)$/],
  [
    "place",
    /^(?:koyu|mevki(?:i)?|site(?:si|sinde)?|sit|konutlari|evleri|rezidans|residence|toki|lojman(?:i|lari)?|yurdu|kyk|plaza(?:si)?|hastanesi|universitesi|lisesi|okulu|ortaokulu|ilkokulu|kampusu|sanayi|merkezi|carsisi|pasaji|avm|eczanesi|kuaforu|oteli|tesisleri|fakultesi|koop|kooperatifi)$/,
  ],
  ["apt", /^(?:apt|ap|aprt|apartman(?:i)?|apartmani|blok|bloklari|bina(?:si)?|is hani|ishani|hani)$/],
  ["no", /^(?:no|numara|nr|num|kapi)$/, true],
  ["kat", /^(?:kat|k)$/, true],
  ["daire", /^(?:daire(?:si)?|da|d|dr|dai)$/, true],
  ["zemin", /^(?:zemin|giris|bahce|cati)$/],
  [
    "near",
    /^(?:karsisi|karsisinda|yani|yaninda|arkasi|arkasinda|ustu|ustunde|alti|altinda|bitisigi|onu|onunde|kosesi|girisi|civari)$/,
  ],
];

const STREETS: ReadonlySet<string> = new Set(["mah", "cad", "sok", "bul", "place"]);
const HOUSES: ReadonlySet<string> = new Set(["apt", "no", "kat", "daire"]);

/** True for a word that makes the words before it the name of a street or quarter. */
export const namesStreet = ({ text }: Pick<ChatWord, "text">): boolean =>
  KINDS.some(([kind, pattern]) => STREETS.has(kind) && kind !== "place" && pattern.test(text));

/** The most words of a street's or quarter's name before `mah` or `sok`. */
const LONGEST_NAME = 4;

type Read = { words: readonly ChatWord[]; places: readonly PlaceName[]; isStop: (at: number) => boolean };

/** The parts of addresses in a chat: what stands around `mah`, `sok`, `no` and their like, up to the words that belong to something else. */
export function addressParts({ words, places, isStop }: Read): AddressPart[] {
  const inPlace = new Map(places.flatMap((place) => [...spanOf(place)].map((at) => [at, place] as const)));
  const kinds = words.map((_, at) => kindOf(words, at));
  const parts: AddressPart[] = [];
  let at = 0;
  while (at < words.length) {
    const end = endOfSentence(words, at, isStop);
    const part = partIn(words, at, end, { kinds, inPlace });
    if (part) parts.push(part);
    at = end + 1;
  }
  return parts;
}

const spanOf = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The last word before a stop or the end of the line. A point ends no address: `Moda Cad. No. 5`. */
function endOfSentence(words: readonly ChatWord[], from: number, isStop: (at: number) => boolean): number {
  let at = from;
  while (at + 1 < words.length && !isStop(at) && !isStop(at + 1) && words[at + 1]?.before[0] !== "\n") at += 1;
  return at;
}

function kindOf(words: readonly ChatWord[], at: number): string | undefined {
  const { text = "" } = words[at] ?? {};
  const found = KINDS.find(([, pattern]) => pattern.test(text));
  if (!found) return undefined;
  const [kind, , needsNumber] = found;
  if (!needsNumber) return kind;
  const [before, after] = [words[at - 1], words[at + 1]];
  // `gümüş 14 numara`, and behind a comma or in the next line something else
  if (before && after && /^\d+$/.test(before.text) && /[,\n]/.test(after.before)) return undefined;
  if (after && /^\d{1,5}$/.test(after.text) && !isBreakBefore(after)) return kind;
  // `3. kat`, `ic kapi no a`
  if (kind === "kat" && before && numberIn(before) !== undefined) return kind;
  if (text.length > 2 && after && (numberIn(after) !== undefined || /^[a-z]$/.test(after.text))) return kind;
  return undefined;
}

const isBreakBefore = ({ before }: ChatWord): boolean => before.includes("\n");

type Known = { kinds: readonly (string | undefined)[]; inPlace: ReadonlyMap<number, PlaceName> };

/** The part of an address between two words of one line. Undefined if nothing in it looks like one. */
function partIn(
  words: readonly ChatWord[],
  from: number,
  end: number,
  { kinds, inPlace }: Known,
): AddressPart | undefined {
  const label = range(from, end).find((at) => ADDRESS_LABELS.test(words[at]?.text ?? "")) ?? -1;
  const first = label < 0 ? from : label + 1;
  const marks = range(first, end).filter((at) => kinds[at] !== undefined);
  const says = new Set(marks.map((at) => kinds[at] ?? ""));
  const strong = marks.filter((at) => kinds[at] !== "near" && kinds[at] !== "zemin");
  const hasStreet = [...says].some((kind) => STREETS.has(kind));
  const houses = [...says].filter((kind) => HOUSES.has(kind)).length;
  const around = range(first, end).filter((at) => inPlace.has(at));
  const isLabelled = label >= 0;
  if (!hasStreet && houses < 2 && !(houses === 1 && (around.length > 0 || end - first < 3)) && !isLabelled)
    return undefined;
  const { line = 0 } = words[from] ?? {};
  if (isLabelled) {
    const said = range(first, end).filter(
      (at) => !isPlainWord(words[at] ?? { text: "" }) || numberIn(words[at] ?? { text: "" }) !== undefined,
    );
    if (strong.length === 0 && around.length === 0 && said.length < 2) return undefined;
    return { from: first, to: lastOf(words, { first, end, marks, around, kinds }, end), line, says, isLabelled };
  }
  const [mark = end, place = end] = [marks[0], around[0]];
  const begin = place < mark ? place : beginOf(words, mark, first);
  return { from: begin, to: lastOf(words, { first, end, marks, around, kinds }), line, says, isLabelled };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** The first word of the name before the first mark: up to a sentence's end, a word of ordering, or the longest name. */
function beginOf(words: readonly ChatWord[], mark: number, first: number): number {
  let at = mark;
  while (at > first && mark - at < LONGEST_NAME) {
    const [word, before] = [words[at], words[at - 1]];
    // The point of `10. sokak` ends no sentence.
    const isNumbered =
      before !== undefined && /^\d+$/.test(before.text) && word?.before.startsWith(".") && !word.before.includes("\n");
    if (!word || !before || (!isNumbered && (isBreak(word) || /[:;,()]/.test(word.before)))) break;
    if (isPlainWord(before) && !/^(?:yeni|ve|sehit|ali|bir|iki|uc)$/.test(before.text)) break;
    if (PHONE_LABELS.test(before.text) || NAME_LABELS.test(before.text)) break;
    at -= 1;
  }
  return at;
}

type Bounds = {
  first: number;
  end: number;
  marks: readonly number[];
  around: readonly number[];
  kinds: Known["kinds"];
};

/** The last word of an address: behind its last mark with that mark's number, or its last place. */
function lastOf(words: readonly ChatWord[], { end, marks, around, kinds }: Bounds, atLeast = -1): number {
  let last = Math.max(marks.at(-1) ?? -1, around.at(-1) ?? -1);
  const follows = (at: number) => {
    const { text = "", before = "" } = words[at] ?? {};
    return (
      at <= end && !/[\n;]/.test(before) && (/^\d{1,5}$/.test(text) || (/^[a-z]$/.test(text) && !/[,.]/.test(before)))
    );
  };
  const kind = kinds[last];
  while (follows(last + 1) && (kind !== "mah" || /^\d{5}$/.test(words[last + 1]?.text ?? ""))) last += 1;
  if (atLeast < 0) return last;
  // Behind a label all belongs to the address, but for closing words.
  let labelled = atLeast;
  while (labelled > last && isPlainWord(words[labelled] ?? { text: "" })) labelled -= 1;
  return Math.max(last, labelled);
}

/** True if a later part begins another address: it says again what the earlier parts have said. */
export const beginsAnother = (earlier: ReadonlySet<string>, later: ReadonlySet<string>): boolean =>
  [...later].filter(
    (kind) => earlier.has(kind) && kind !== "near" && kind !== "apt" && kind !== "place" && kind !== "zemin",
  ).length > 0;
