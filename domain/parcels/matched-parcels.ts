import { PROVINCES } from "../order/turkish-places.ts";
import { normalizePhone } from "../settings/typed-numbers.ts";
import { fold } from "../turkish.ts";
import {
  type AddressedParcel,
  alike,
  byOrderNumber,
  isPlacedIn,
  type KnownParcel,
  named,
  type ParcelBook,
  parcelBook,
  phoned,
  rowWords,
} from "./parcel-clues.ts";
import { type PastedRow, pastedRows, type ReadRow } from "./pasted-parcels.ts";
import { trackingKey } from "./tracking-numbers.ts";

/** A pasted number, and the row that it stood in. */
type Pasted = { tracking: string; said: string };

/** A number that is one parcel's without doubt. `why` names what the row and the order have in common. */
export type ParcelMatch<Parcel> = Pasted & { parcel: Parcel; why: string };

/** A number that may be one of these parcels', the likely ones first. None where nothing speaks for any. `isTwice`: other rows say otherwise. */
export type ParcelOffer<Parcel> = Pasted & { likely: Parcel[]; isTwice?: boolean | undefined };

export type MatchedParcels<Parcel> = {
  matches: ParcelMatch<Parcel>[];
  offers: ParcelOffer<Parcel>[];
  /** True if the paste has numbers alone, whose order may be that of the parcels. */
  isColumn: boolean;
  /** True if the paste is longer than what is read of it. */
  isCut: boolean;
};

/** Reads a pasted text (a column, a table, a carrier's mail, a list in a chat), and finds whose each tracking number is. Nothing is guessed. */
export function matchedParcels<Parcel extends AddressedParcel>(
  pasted: string,
  parcels: readonly Parcel[],
): MatchedParcels<Parcel> {
  const book = parcelBook(parcels);
  const { rows, isCut } = pastedRows(pasted);
  const common = wordsOfAll(rows);
  const verdicts = new Map<string, Verdict<Parcel>>();
  const verdictOn = (said: string): Verdict<Parcel> => {
    const known = verdicts.get(said) ?? judge(book, said, common);
    verdicts.set(said, known);
    return known;
  };
  const read = rows.flatMap((row) => judgedNumbers(book, row, verdictOn));
  const numbers = [...Map.groupBy(read, ({ tracking }) => trackingKey(tracking)).values()].flatMap((same) =>
    saidOnce(same, common),
  );
  const countOf = Map.groupBy(numbers, ({ match }) => match?.parcel.id);
  const matches: ParcelMatch<Parcel>[] = [];
  const offers: ParcelOffer<Parcel>[] = [];
  for (const { match, likely, ...number } of numbers) {
    if (match && countOf.get(match.parcel.id)?.length === 1) matches.push({ ...number, ...match });
    else offers.push({ ...number, likely: match ? [match.parcel] : likely });
  }
  const isColumn = rows.length > 0 && rows.every(({ said, near }) => said === "" && near === undefined);
  return { matches, offers, isColumn, isCut };
}

type Judged<Parcel> = Pasted & Verdict<Parcel>;

/** The row's numbers without the telephones in it. Of several none is sure. */
function judgedNumbers<Parcel extends AddressedParcel>(
  book: ParcelBook<Parcel>,
  { numbers, said, near }: ReadRow,
  verdictOn: (said: string) => Verdict<Parcel>,
): Judged<Parcel>[] {
  const isPhone = (number: string) => book.phones.has(normalizePhone(number) ?? "");
  const foreign = numbers.filter((number) => !isPhone(number));
  const sure = foreign.filter((number) => !MOBILE_DIGITS.test(number));
  const own = sure.length > 0 ? sure : foreign;
  const { match, likely } = verdictOn([near ?? said, ...numbers.filter(isPhone)].join(" "));
  const isSure = own.length === 1 && near === undefined;
  return own.map((tracking) => ({ tracking, said: near ?? said, match: isSure ? match : undefined, likely }));
}

const MOBILE_DIGITS = /^(?:90)?5\d{9}$/;

/** A number that stands in several rows counts once for each parcel that they are sure of. If one of them names somebody unsure, none is. */
function saidOnce<Parcel extends AddressedParcel>(
  rows: readonly Judged<Parcel>[],
  common: ReadonlySet<string>,
): (Judged<Parcel> & { isTwice?: boolean })[] {
  const [first, ...others] = rows.filter(({ match, said }) => match !== undefined || isAbout(said, common));
  if (!first) return rows.slice(0, 1);
  const told = [first, ...others];
  if (told.every(({ match }) => match !== undefined))
    return [...new Map(told.toReversed().map((row) => [row.match?.parcel.id, row])).values()].toReversed();
  const said = [...new Set(told.map((row) => row.said))];
  const likely = [...new Set(told.flatMap((row) => (row.match ? [row.match.parcel] : row.likely)))];
  return [{ ...first, match: undefined, likely, said: said.join(" · "), isTwice: said.length > 1 }];
}

/** True if the words are not only those of a carrier or a link. */
const isAbout = (said: string, common: ReadonlySet<string>): boolean =>
  rowWords(said.replace(/https?:\S+/g, "")).some((word) => !NO_NAMES.has(word) && !common.has(word));

type Verdict<Parcel> = { match?: { parcel: Parcel; why: string } | undefined; likely: Parcel[] };

function judge<Parcel extends AddressedParcel>(
  book: ParcelBook<Parcel>,
  said: string,
  common: ReadonlySet<string>,
): Verdict<Parcel> {
  const words = rowWords(said).filter((word) => !NO_NAMES.has(word));
  const has = new Set(words);
  const [byOrder, byPhone, byName] = [byOrderNumber(book, said), phoned(book, said), named(book, words)];
  const likely = [...new Set([...byOrder, ...byPhone, ...byName, ...alike(book, has)])].map(({ parcel }) => parcel);
  const clues = [byOrder, byPhone, byName].filter((found) => found.length > 0);
  if (clues.length === 0) return { match: byPlace(book, words), likely };
  const meant = clues.reduce((some, more) => some.filter((one) => more.includes(one)));
  const areNamesakes = new Set(meant.map(({ name }) => name.join(" "))).size === 1;
  const [one, another] = meant.length > 1 && areNamesakes ? meant.filter((some) => isPlacedIn(some, has)) : meant;
  if (!one || another || isAgainst(one, { words, common, isNamed: byName.length > 0 })) return { likely };
  const placed = isPlacedIn(one, has) ? "ad ve yer" : "ad";
  const why = byOrder.length > 0 ? "sipariş no" : byPhone.length > 0 ? "telefon" : placed;
  return { match: { parcel: one.parcel, why }, likely };
}

/** A row that says nothing but one order's place and words of its name. */
function byPlace<Parcel>({ known }: ParcelBook<Parcel>, words: readonly string[]): Verdict<Parcel>["match"] {
  const said = words.filter((word) => /\p{L}/u.test(word));
  if (said.length === 0) return undefined;
  const has = new Set(said);
  const touched = known.filter((one) =>
    said.every((word) => [...one.name, ...one.district, ...one.province].includes(word)),
  );
  const [one, another] = touched;
  if (!one || another) return undefined;
  const isNamed = one.name.some((word) => has.has(word));
  if (isPlacedIn(one, has)) return { parcel: one.parcel, why: isNamed ? "ad ve yer" : "yer" };
  const isWhole = one.name.length > 0 && one.name.every((word) => has.has(word));
  return isWhole ? { parcel: one.parcel, why: "ad" } : undefined;
}

const PROVINCE_WORDS = new Set(PROVINCES.map(({ name }) => fold(name)));

/** The row names another place, or other people than the order that its number points to. */
function isAgainst<Parcel>(
  one: KnownParcel<Parcel>,
  row: { words: readonly string[]; common: ReadonlySet<string>; isNamed: boolean },
) {
  const has = new Set(row.words);
  const others = row.words.filter((word) => !one.name.includes(word) && !row.common.has(word));
  const isElsewhere =
    one.province.length > 0 && !isPlacedIn(one, has) && others.some((word) => PROVINCE_WORDS.has(word));
  const isSomebodyElse =
    !row.isNamed &&
    one.name.length > 0 &&
    !one.name.some((word) => has.has(word)) &&
    !isPlacedIn(one, has) &&
    others.filter((word) => /^\p{L}{3,}$/u.test(word)).length > 1;
  return isElsewhere || isSomebodyElse;
}

/** Words that stand in every row, such as the shop's own city, tell no row from another. */
function wordsOfAll(rows: readonly PastedRow[]): ReadonlySet<string> {
  const [first, ...others] = rows.map(({ said }) => new Set(rowWords(said)));
  if (!first || others.length < 2) return new Set();
  return new Set([...first].filter((word) => others.every((words) => words.has(word))));
}

/** Words of carriers and tables, which name nobody. */
const NO_NAMES = new Set(
  "kargo takip no numarasi numara barkod gonderi alici adi ad soyad il ilce sehir adet koli desi paket kod kodu tel telefon siparis"
    .split(" ")
    .filter(Boolean),
);
