import type { BookOrder } from "../order-book/book-order.ts";
import { normalizePhone } from "../settings/typed-numbers.ts";
import { fold } from "../turkish.ts";

export type AddressedParcel = Pick<BookOrder, "id" | "number" | "name" | "phone" | "province" | "district">;

export type ParcelBook<Parcel> = ReturnType<typeof parcelBook<Parcel & AddressedParcel>>;

/** The orders by the words that a row may say of them. */
export function parcelBook<Parcel extends AddressedParcel>(parcels: readonly Parcel[]) {
  const known = parcels.map((parcel) => {
    const [name, district, province] = [parcel.name, parcel.district, parcel.province].map(rowWords);
    return { parcel, name: name ?? [], district: district ?? [], province: province ?? [] };
  });
  return {
    known,
    byNumber: new Map(known.map((one) => [one.parcel.number, one])),
    phones: new Set(parcels.map(({ phone }) => phone).filter((phone) => phone !== "")),
    byName: Map.groupBy(known, ({ name }) => keyOf(name)),
    nameLengths: [...new Set(known.map(({ name }) => name.length))].filter((length) => length > 1),
    byWord: Map.groupBy(
      known.flatMap((one) =>
        [...new Set([...one.name, ...one.district, ...one.province])].map((word) => ({ word, one })),
      ),
      ({ word }) => word,
    ),
  };
}

export type KnownParcel<Parcel> = ParcelBook<Parcel>["known"][number];
/** `#12`, `sipariş no: 12` */
const ORDER_NUMBER = /(?:#|\bsiparis(?: ?(?:no|nr|numarasi)\.?)?[ :#]{1,3})(\d{1,9})(?!\d)/g;

export const byOrderNumber = <Parcel>({ byNumber }: ParcelBook<Parcel>, said: string): KnownParcel<Parcel>[] =>
  [...fold(said).matchAll(ORDER_NUMBER)].flatMap(([, number]) => byNumber.get(Number(number)) ?? []);

export function phoned<Parcel>({ known, phones }: ParcelBook<Parcel>, said: string): KnownParcel<Parcel>[] {
  const meant = new Set(
    [...said.matchAll(/\+?\d{10,15}/g)]
      .map(([digits]) => normalizePhone(digits) ?? "")
      .filter((one) => phones.has(one)),
  );
  return meant.size === 0 ? [] : known.filter(({ parcel }) => meant.has(parcel.phone));
}

/** The orders whose whole name stands in the row, its words side by side. A name inside a longer one of them is not meant. */
export function named<Parcel>(
  { byName, nameLengths }: ParcelBook<Parcel>,
  words: readonly string[],
): KnownParcel<Parcel>[] {
  const found = nameLengths.flatMap((length) =>
    words.flatMap((_, at) => byName.get(keyOf(words.slice(at, at + length))) ?? []),
  );
  const all = [...new Set(found)];
  const isInside = (one: KnownParcel<Parcel>, other: KnownParcel<Parcel>) =>
    other.name.length > one.name.length && one.name.every((word) => other.name.includes(word));
  return all.filter((one) => !all.some((other) => isInside(one, other)));
}

/** The orders that have a word of the row in their name or place; those with the most first. */
export function alike<Parcel>({ byWord }: ParcelBook<Parcel>, has: ReadonlySet<string>): KnownParcel<Parcel>[] {
  const counts = new Map<KnownParcel<Parcel>, number>();
  for (const word of has) for (const { one } of byWord.get(word) ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted(([, some], [, more]) => more - some).map(([one]) => one);
}

/** True if a row with these words names the district or the province of the order. */
export const isPlacedIn = <Parcel>({ district, province }: KnownParcel<Parcel>, has: ReadonlySet<string>): boolean =>
  [district, province].some(
    (place) => place.length > 0 && place.join() !== "merkez" && place.every((word) => has.has(word)),
  );

export const rowWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const keyOf = (words: readonly string[]): string => words.toSorted().join(" ");
