import type { CopiedRow } from "../../domain/backup/shop-copies.ts";
import { blottedEvent, NO_PERSON_COLUMNS, withoutWishes } from "../order-book/blotted-persons.ts";
import { derivedColumns, ORDERS } from "../order-book/order-subject.ts";
import type { Tables } from "../tables.ts";

/** What a copy does with the rows of a table. */
type Copied =
  /** The shop itself: in every copy but for `omitted` columns, and replaced by a restore. `key` sorts the rows and names one of them. */
  | { rows: "shop"; key: readonly string[]; omitted?: readonly string[] }
  /** The book of orders: in every copy, but only a full one has the columns of `persons`. A restore removes none (restored-orders.ts). */
  | { rows: "book"; key: readonly string[]; persons: readonly string[] }
  /** Accounts: in every copy, but only a full one has the columns of `secrets`. A restore matches people by mail. */
  | { rows: "people"; key: readonly string[]; secrets: readonly string[] }
  /** What proves a person, or what happened to her account: in a full copy only. `user_id` names the person. */
  | { rows: "proof" | "trace"; key: readonly string[] }
  /** Rows of the moment, such as sessions: in no copy. A restore neither reads nor changes them. */
  | { rows: "passing" };

/**
 * A new table does not compile until it stands here, in the order in which rows refer to earlier ones. Personal data that is not an
 * account's name, mail and role belongs into full copies only.
 */
const TABLES: { [Table in keyof Tables]: Copied } = {
  users: { rows: "people", key: ["id"], secrets: ["password_hash", "proofs"] },
  identities: { rows: "proof", key: ["provider", "subject"] },
  second_factors: { rows: "proof", key: ["user_id"] },
  recovery_codes: { rows: "proof", key: ["hash"] },
  passkeys: { rows: "proof", key: ["id"] },
  account_events: { rows: "trace", key: ["id"] },
  settings: { rows: "shop", key: ["key"] },
  // Pictures are files of a copy, and where this shop stores their bytes is no other shop's concern.
  media: { rows: "shop", key: ["hash"], omitted: ["bytes", "place"] },
  categories: { rows: "shop", key: ["id"] },
  category_slugs: { rows: "shop", key: ["slug"] },
  products: { rows: "shop", key: ["id"] },
  slug_history: { rows: "shop", key: ["slug"] },
  events: { rows: "shop", key: ["id"] },
  orders: { rows: "book", key: ["id"], persons: Object.keys(NO_PERSON_COLUMNS) },
  blotted_orders: { rows: "passing" },
  meta: { rows: "passing" },
  client_files: { rows: "passing" },
  instances: { rows: "passing" },
  jobs: { rows: "passing" },
  idempotency: { rows: "passing" },
  sessions: { rows: "passing" },
  challenges: { rows: "passing" },
  reset_links: { rows: "passing" },
  invitations: { rows: "passing" },
  spent: { rows: "passing" },
  attempts: { rows: "passing" },
};

/** The shop's key for recognising devices: in no copy, and no restore changes it. */
export const KEPT_SETTINGS: readonly string[] = ["device-key"];

export type CopiedTable = { name: string } & Exclude<Copied, { rows: "passing" }>;

export const COPIED_TABLES: readonly CopiedTable[] = Object.entries(TABLES).flatMap(([name, copied]) =>
  copied.rows === "passing" ? [] : [{ name, ...copied }],
);

export const tablesOf = (rows: CopiedTable["rows"]): CopiedTable[] =>
  COPIED_TABLES.filter((table) => table.rows === rows);

export const inCopy = (isFull: boolean): CopiedTable[] =>
  COPIED_TABLES.filter(({ rows }) => isFull || rows === "shop" || rows === "people" || rows === "book");

export function omittedColumns(table: CopiedTable, isFull: boolean): ReadonlySet<string> {
  if (table.rows === "shop") return new Set(table.omitted);
  if (isFull) return new Set();
  if (table.rows === "people") return new Set(table.secrets);
  return new Set(table.rows === "book" ? table.persons : []);
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
