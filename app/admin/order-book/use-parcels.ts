import { useState } from "react";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { matchedParcels, type ParcelOffer } from "../../../domain/parcels/matched-parcels.ts";
import { filledNumbers, pastedNumbers } from "../../../domain/parcels/tracking-numbers.ts";

/** A number as it stands in its row. `found` says why a pasted one is here. */
export type ParcelRow = { tracking: string; found?: string | undefined };

/** By order, because the chosen orders change where somebody else changes them. */
type TypedParcels = ReadonlyMap<string, ParcelRow>;

/** What became of the last paste. `column` are numbers alone, which only the owner can give to their orders. */
export type PastedParcels = {
  before: TypedParcels;
  says: string;
  isWhole: boolean;
  offers: readonly ParcelOffer<ListedOrder>[];
  column?: readonly string[] | undefined;
};

/** The rows of the chosen orders while their numbers are typed, pasted and scanned. Nothing is written here. */
export function useParcels(orders: readonly ListedOrder[]) {
  const [typed, setTyped] = useState<TypedParcels>(new Map());
  const rows = orders.map(({ id, tracking }): ParcelRow => typed.get(id) ?? { tracking });
  const setRows = (next: readonly ParcelRow[]) =>
    setTyped(new Map([...typed, ...orders.flatMap(({ id }, at) => (next[at] ? [[id, next[at]] as const] : []))]));
  const [pasted, setPasted] = useState<PastedParcels>();

  const fill = (from: number, numbers: readonly string[]) => {
    const { trackings, filled, left } = filledNumbers(
      rows.map(({ tracking }) => tracking),
      from,
      numbers,
    );
    setRows(trackings.map((tracking, at) => (filled.includes(at) ? { tracking } : (rows[at] ?? { tracking }))));
    setPasted({ before: typed, says: filledWords(filled, left, orders), isWhole: left.length === 0, offers: [] });
  };

  /** Gives what a pasted text says to its orders. */
  const read = (text: string) => {
    const { matches, offers, isColumn, isCut } = matchedParcels(text, orders);
    const found = new Map(matches.map(({ parcel, ...match }) => [parcel.id, match]));
    setRows(
      rows.map((row, at) => {
        const match = found.get(orders[at]?.id ?? "");
        return match ? { tracking: match.tracking, found: `${match.why}: ${shortened(match.said)}` } : row;
      }),
    );
    setPasted({
      before: typed,
      says: readWords(matches.length, offers.length) + (isCut ? TOO_LONG : ""),
      isWhole: matches.length > 0 && offers.length === 0 && !isCut,
      offers,
      column: isColumn ? (pastedNumbers(text) ?? offers.map(({ tracking }) => tracking)) : undefined,
    });
  };

  return {
    rows,
    /** Another object after each change. */
    typed,
    pasted,
    read,
    fill,
    change: (at: number, tracking: string) => setRows(rows.with(at, { tracking })),
    /** Takes a paste into one row. Answers whether it was more than one number for it. */
    pasteAt(at: number, text: string): boolean {
      const { matches, offers, isColumn } = matchedParcels(text, orders);
      const column = pastedNumbers(text);
      if (matches.length > 0 || (offers.length > 0 && !isColumn)) read(text);
      else if (column) fill(at, column);
      else return false;
      return true;
    },
    /** The owner says whose the offered number is. */
    give(offer: ParcelOffer<ListedOrder>, id: string) {
      const at = orders.findIndex((order) => order.id === id);
      if (at === -1 || !pasted) return;
      setRows(rows.with(at, { tracking: offer.tracking }));
      setPasted({ ...pasted, column: undefined, offers: pasted.offers.filter((other) => other !== offer) });
    },
    takeBack() {
      if (pasted) setTyped(pasted.before);
      setPasted(undefined);
    },
  };
}

export type Parcels = ReturnType<typeof useParcels>;

/** `5 numara yapıştırıldı: #12, #13 …; 2 numaraya sıra kalmadı: 333, 444`. */
function filledWords(filled: readonly number[], left: readonly string[], orders: readonly ListedOrder[]): string {
  const numbers = filled.map((at) => `#${orders[at]?.number}`).join(", ");
  const done =
    filled.length > 0 ? `${filled.length} numara sırayla yapıştırıldı: ${numbers}.` : "Hiçbir numara sığmadı.";
  return left.length > 0 ? `${done} Yazılmayan: ${left.map(shortened).join(", ")}` : done;
}

const TOO_LONG = " Liste çok uzun, sonu okunmadı: kalanını ayrıca yapıştır.";

function readWords(matched: number, offered: number): string {
  if (matched + offered === 0) return "Burada takip numarası yok.";
  const done = matched > 0 ? `${matched} numara siparişini buldu.` : "Numaraların kime ait olduğu belli değil.";
  return offered > 0 && matched > 0 ? `${done} ${offered} numara belli değil.` : done;
}

const MOST_SAID = 60;

const shortened = (said: string): string => (said.length > MOST_SAID ? `${said.slice(0, MOST_SAID)}…` : said);
