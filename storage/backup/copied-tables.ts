import type { CopiedRow } from "../../domain/backup/shop-copies.ts";
import { type Copied, EVERY_TABLE, type EveryTable } from "../every-table.ts";
import { blottedEvent, withoutWishes } from "../order-book/blotted-persons.ts";
import { derivedColumns, ORDERS } from "../order-book/order-subject.ts";

/** The shop's key for recognising devices: in no copy, and no restore changes it. */
export const KEPT_SETTINGS: readonly string[] = ["device-key"];

export type CopiedTable = Exclude<EveryTable, { copied: "never" }>;

export const COPIED_TABLES = EVERY_TABLE.filter((table): table is CopiedTable => table.copied !== "never");

export const tablesOf = (copied: Copied["copied"]): CopiedTable[] =>
  COPIED_TABLES.filter((table) => table.copied === copied);

const IN_EVERY_COPY = new Set<Copied["copied"]>(["shop", "people", "book"]);

export const inCopy = (isFull: boolean): CopiedTable[] =>
  COPIED_TABLES.filter(({ copied }) => isFull || IN_EVERY_COPY.has(copied));

export function omittedColumns(table: CopiedTable, isFull: boolean): ReadonlySet<string> {
  if (table.copied === "shop") return new Set(table.omitted);
  if (isFull) return new Set();
  if (table.copied === "people") return new Set(table.secrets);
  return new Set(table.copied === "book" ? table.persons : []);
}

/** An order and its events tell who ordered, and what she wrote in her own words, to a full copy only. */
export function copiedRow(table: string, row: CopiedRow, isFull: boolean): CopiedRow {
  if (isFull) return row;
  if (table === "events" && row.subject === ORDERS.kind) {
    return { ...row, ...blottedEvent({ changes: String(row.changes) }) };
  }
  if (table !== "orders") return row;
  const lines = withoutWishes(String(row.lines));
  return { ...row, lines, words: derivedColumns({ lines, name: "", phone: "" }).words };
}
