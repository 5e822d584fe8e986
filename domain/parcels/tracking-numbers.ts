import { type BookOrder, MAX_TRACKING } from "../order-book/book-order.ts";
import { isOpen } from "../order-book/order-states.ts";

/**
 * The numbers of a pasted column or row, in their order; an empty cell keeps its place. Each row of a table gives its cell with the most
 * digits, because names and cities stand beside the numbers. A line that is too long for one number is split at spaces and commas.
 * Undefined for text that belongs into one field.
 */
export function pastedNumbers(pasted: string): string[] | undefined {
  const text = pasted.replace(/\r\n?/g, "\n").replace(/^\n+|\s+$/g, "");
  const rows = text.split("\n").map((row) => row.split("\t").map((cell) => cell.trim()));
  const [first = []] = rows;
  if (rows.length === 1) {
    const cells = text.length > MAX_TRACKING ? text.split(/[\s,;]+/) : first;
    return cells.length > 1 || text.length > MAX_TRACKING ? cells : undefined;
  }
  return rows.map((cells) => cells.toSorted((one, other) => digitsIn(other) - digitsIn(one))[0] ?? "");
}

const digitsIn = (cell: string): number => cell.replace(/\D/g, "").length;

export type FilledNumbers = {
  trackings: string[];
  /** The places that got a number. */
  filled: number[];
  /** Numbers that found no row, or are too long to be one. */
  left: string[];
};

/** The rows below `from` get the numbers in order; an empty cell leaves its row as it is. */
export function filledNumbers(trackings: readonly string[], from: number, numbers: readonly string[]): FilledNumbers {
  const given = numbers.map((number, at) => ({ number, at: from + at }));
  const fits = given.filter(
    ({ number, at }) => number !== "" && at < trackings.length && number.length <= MAX_TRACKING,
  );
  const byPlace = new Map(fits.map(({ number, at }) => [at, number]));
  return {
    trackings: trackings.map((tracking, at) => byPlace.get(at) ?? tracking),
    filled: [...byPlace.keys()],
    left: given.filter(({ number, at }) => number !== "" && !byPlace.has(at)).map(({ number }) => number),
  };
}

/** An order that is cancelled, or whose person is blotted out, gets no parcel any more. */
export const takesParcel = ({ state, blottedAt }: Pick<BookOrder, "state" | "blottedAt">): boolean =>
  blottedAt === null && state !== "cancelled";

/** True if the order goes on its way with its number. */
export const isLeaving = ({ state, tracking }: Pick<BookOrder, "state" | "tracking">, isSent: boolean): boolean =>
  isSent && tracking !== "" && isOpen(state);

/** The words for written numbers: `Takip numarası yazıldı, Kargoda`. If other orders are among them, `; Kargoda olan: 3`. */
export function trackedWords(orders: readonly Pick<BookOrder, "state" | "tracking">[], isSent: boolean): string {
  const done = "Takip numarası yazıldı";
  const leaving = orders.filter((order) => isLeaving(order, isSent));
  const isAll = orders.every((order) => order.state === "sent" || leaving.includes(order));
  return leaving.length === 0 ? done : isAll ? `${done}, Kargoda` : `${done}; Kargoda olan: ${leaving.length}`;
}

type Sent = Pick<BookOrder, "tracking" | "name" | "phone">;

/** For each parcel, the others with the same number that go to another person. Orders with the same phone number are one person's, and may go in one parcel. */
export function sharedNumbers<Parcel extends Sent>(parcels: readonly Parcel[]): Parcel[][] {
  const byNumber = Map.groupBy(parcels, ({ tracking }) => trackingKey(tracking));
  return parcels.map((parcel) => {
    const key = trackingKey(parcel.tracking);
    if (key === "") return [];
    return (byNumber.get(key) ?? []).filter((other) => other !== parcel && !isOnePerson(parcel, other));
  });
}

/** Spaces, dashes and case make no difference. */
export const trackingKey = (tracking: string): string =>
  tracking.replace(/[^\p{L}\p{N}]/gu, "").toLocaleUpperCase("en");

const isOnePerson = (one: Sent, other: Sent): boolean => one.phone !== "" && one.phone === other.phone;
