import { CORRECTIONS } from "./chat-lexicon.ts";
import { type ChatWord, writtenFrom } from "./chat-words.ts";
import { type AddressPart, addressParts, beginsAnother } from "./said-address.ts";
import { isForeignToAddress, isOfAddress } from "./said-doubts.ts";
import type { SaidFact } from "./said-fact.ts";
import { isCommonPlace, meantPlace, type PlaceName } from "./said-places.ts";

type Span = { from: number; to: number };

type Chat = {
  text: string;
  words: readonly ChatWord[];
  places: readonly PlaceName[];
  /** True where an address ends. */
  isStop: (at: number) => boolean;
  /** True for a word that belongs to nothing else. */
  isFree: (at: number) => boolean;
};

/** So many addresses of a chat are read. */
const MOST_ADDRESSES = 8;

/** The addresses of a chat with their provinces and districts, and the words that they took. */
export function whereaboutsIn({ text, words, places, isStop, isFree }: Chat): { facts: SaidFact[]; used: Span[] } {
  const parts = addressParts({ words, places, isStop }).map((part) => endedAtPlace(part, words, places));
  const blocks = joinedParts(parts, words).slice(0, MOST_ADDRESSES);
  const located = blocks.map((block) => addressOf(block, { text, words, places }));
  const used: Span[] = [...blocks.flat(), ...located.flatMap((one) => one.used)];
  const isUsed = (at: number) => used.some(({ from, to }) => from <= at && at <= to);
  const loose = loosePlace(
    words,
    places.filter(({ from }) => isFree(from) && !isUsed(from)),
  );
  const source = (one: Span) => writtenFrom(text, words.slice(one.from, one.to + 1));
  return { facts: placeFacts(located, loose, source), used: [...used, ...loose.used] };
}

/** The part up to its last district or province, if no word of an address stands behind it: `Keçiören Ankara ece tan`. */
function endedAtPlace(part: AddressPart, words: readonly ChatWord[], places: readonly PlaceName[]): AddressPart {
  const last = places.findLast(({ from, to }) => from > part.from && to <= part.to);
  if (!last || last.to === part.to || words.slice(last.to + 1, part.to + 1).some(isOfAddress)) return part;
  return { ...part, to: last.to };
}

/** The parts of one address, on one line or in messages one after the other. A part that says again what was said begins another address. */
function joinedParts(parts: readonly AddressPart[], words: readonly ChatWord[]): AddressPart[][] {
  const blocks: AddressPart[][] = [];
  let said = new Set<string>();
  for (const part of parts) {
    const last = blocks.at(-1)?.at(-1);
    if (
      last &&
      !beginsAnother(said, part.says) &&
      part.line - last.line <= FARTHEST &&
      !isCorrected(words, last.to, part.from)
    ) {
      blocks.at(-1)?.push(part);
    } else {
      blocks.push([part]);
      said = new Set();
    }
    for (const kind of part.says) said.add(kind);
  }
  return blocks;
}

/** So many lines of something else may stand between two parts of an address. */
const FARTHEST = 4;

const isCorrected = (words: readonly ChatWord[], from: number, to: number): boolean =>
  words.slice(from + 1, to).some(({ text }) => CORRECTIONS.has(text));

type Located = ReturnType<typeof addressOf>;

function addressOf(block: readonly AddressPart[], { text, words, places }: Pick<Chat, "text" | "words" | "places">) {
  const [first, last] = [block[0], block.at(-1)];
  const [low, high] = [(first?.line ?? 0) - 1, (last?.line ?? 0) + 2];
  const isWithin = ({ from, to }: PlaceName) => block.some((part) => part.from <= from && to <= part.to);
  const isBeside = (place: PlaceName) => {
    const { line = 0 } = words[place.from] ?? {};
    return line >= low && line <= high && isAloneOnLine(words, place, places);
  };
  const near = places.filter((place) => (isWithin(place) || isBeside(place)) && !isStreetName(words, place));
  const place = meantPlace(near);
  const says = new Set(block.flatMap((part) => [...part.says]));
  const isWhole =
    ["mah", "cad", "sok", "bul", "place"].some((kind) => says.has(kind)) &&
    (says.has("no") || says.has("daire") || says.has("apt") || place.district !== "");
  return {
    block,
    place,
    isWhole,
    used: near,
    street: block
      .map((part) => streetOf(part, place.used, { text, words }))
      .filter(Boolean)
      .join(", "),
  };
}

/** The text of a part without the district and province at its ends. */
function streetOf(
  { from, to }: AddressPart,
  used: readonly PlaceName[],
  { text, words }: Pick<Chat, "text" | "words">,
): string {
  let [first, last] = [from, to];
  for (let isCut = true; isCut; ) {
    const [atEnd, atStart] = [
      used.find((one) => one.to === last && one.from >= first),
      used.find((one) => one.from === first && one.to <= last),
    ];
    isCut = atEnd !== undefined || atStart !== undefined;
    if (atEnd) last = atEnd.from - 1;
    else if (atStart) first = atStart.to + 1;
  }
  return first > last ? "" : writtenFrom(text, words.slice(first, last + 1)).replace(/[\s,/:;-]+$/, "");
}

/** `Ankara Caddesi` and `Bursa sokak` are streets. */
function isStreetName(words: readonly ChatWord[], { to }: PlaceName): boolean {
  const next = /^\d+$/.test(words[to + 1]?.text ?? "") ? to + 2 : to + 1;
  const { text = "", before = "\n" } = words[next] ?? {};
  return before.trim() === "" && !before.includes("\n") && STREET.test(text);
}

const STREET = /^(?:cad|cd$|sok|sk$|bulv|blv|mah|mh$|apt|site|sit$|yolu|plaza|hastane|universite|lise|koleji)/;

/** True if the line has nothing but places. */
function isAloneOnLine(words: readonly ChatWord[], { from, to }: PlaceName, places: readonly PlaceName[]): boolean {
  const { line } = words[from] ?? {};
  const isPlace = (at: number) => words[at]?.line !== line || places.some((one) => one.from <= at && at <= one.to);
  return isPlace(from - 1) && isPlace(to + 1) && isPlace(from - 2) && isPlace(to + 2);
}

/** Places that stand by themselves: `kadıköydeyim`, `izmir bornova`. */
function loosePlace(words: readonly ChatWord[], places: readonly PlaceName[]) {
  const beside = (one: PlaceName) =>
    places.some((other) => other !== one && Math.abs(other.from - one.to) <= 2 && other.province !== one.province);
  return meantPlace(places.filter((one) => !isCommonPlace(words, one) || (beside(one) && !isStreetName(words, one))));
}

function placeFacts(
  located: readonly Located[],
  loose: ReturnType<typeof meantPlace>,
  source: (one: Span) => string,
): SaidFact[] {
  const isOnly = located.length === 1;
  const ordered = located.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole));
  return [
    ...(located.length === 0 ? placeFact(loose, inOrder(loose.used).map(source).join(" "), loose.isSure) : []),
    ...ordered.flatMap(({ block, place, isWhole, street }): SaidFact[] => {
      const said = block.map(source).join(" … ");
      const meant = place.used.length > 0 || !isOnly ? place : loose;
      const words = meant.used.length > 0 ? inOrder(meant.used).map(source).join(" ") : said;
      return [
        ...placeFact(meant, words, meant.isSure && isOnly),
        ...(street === ""
          ? []
          : [
              {
                field: "address" as const,
                value: street,
                words: said,
                isSure: isWhole && isOnly && !isForeignToAddress(street),
              },
            ]),
      ];
    }),
  ];
}

const placeFact = (
  { province, district }: { province: string; district: string },
  words: string,
  isSure: boolean,
): SaidFact[] => [
  ...(province === "" ? [] : [{ field: "province" as const, value: province, words, isSure }]),
  ...(district === "" ? [] : [{ field: "district" as const, value: district, words, isSure }]),
];

const inOrder = <One extends Span>(spans: readonly One[]): One[] =>
  spans.toSorted((one, other) => one.from - other.from);
