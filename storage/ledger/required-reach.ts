import { ShopError } from "../../domain/error.ts";
import { type Author, mayChangePrices, maySeePersons } from "../../domain/ledger/author.ts";
import type { Stored } from "../columns.ts";
import type { ColumnChanges } from "./event-row.ts";
import type { Subject } from "./subject.ts";

type Kind = Pick<Subject, "columns" | "prices" | "persons">;

/** Refuses what the author may not change, wherever the change comes from: a form, many products at once, an undo. */
export function requireReach({ columns, prices, persons = [] }: Kind, by: Author, changes: ColumnChanges): void {
  if (by.reach === "shop") return;
  if (!prices) throw new ShopError("forbidden", "Bunu yalnız dükkân sahibi değiştirebilir");
  const refuse = (what: string, changed: string | undefined) => {
    if (changed === undefined) return;
    throw new ShopError("invalid", `${what} yalnız dükkân sahibi değiştirebilir`, { field: columns[changed]?.field });
  };
  const firstChanged = (among: readonly string[]) => among.find((column) => column in changes);
  if (!mayChangePrices(by)) refuse("Fiyatı", firstChanged(prices));
  if (!maySeePersons(by)) refuse("Kişi bilgilerini", firstChanged(persons));
}

type Next = Record<string, Stored>;

/** Without the columns of persons, which stay as they are where the author may not see them. */
export const withinReach = ({ persons = [] }: Pick<Subject, "persons">, by: Author, next: Next): Next =>
  maySeePersons(by) ? next : without(persons, next);

export const without = <Value>(columns: readonly string[], row: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
