import type { Tables } from "../tables.ts";

/** What a move does with a table: `key` sorts its rows. */
type Moved =
  | { key: readonly string[]; rows: "shop" }
  /** Moved too, but a start changes them by itself: they say nothing about whether somebody has saved. */
  | { key: readonly string[]; rows: "own" }
  /** Of the database, not of the shop. */
  | { rows: "stays" };

/** A new table does not compile until it stands here, in the order in which rows refer to earlier ones. */
const TABLES: { [Table in keyof Tables]: Moved } = {
  users: { key: ["id"], rows: "shop" },
  identities: { key: ["provider", "subject"], rows: "shop" },
  sessions: { key: ["token_hash"], rows: "shop" },
  second_factors: { key: ["user_id"], rows: "shop" },
  recovery_codes: { key: ["hash"], rows: "shop" },
  passkeys: { key: ["id"], rows: "shop" },
  challenges: { key: ["hash"], rows: "shop" },
  reset_links: { key: ["hash"], rows: "shop" },
  invitations: { key: ["hash"], rows: "shop" },
  spent: { key: ["hash"], rows: "shop" },
  attempts: { key: ["key"], rows: "shop" },
  account_events: { key: ["id"], rows: "shop" },
  settings: { key: ["key"], rows: "shop" },
  media: { key: ["hash"], rows: "shop" },
  categories: { key: ["id"], rows: "shop" },
  category_slugs: { key: ["slug"], rows: "shop" },
  products: { key: ["id"], rows: "shop" },
  slug_history: { key: ["slug"], rows: "shop" },
  idempotency: { key: ["key"], rows: "shop" },
  events: { key: ["id"], rows: "shop" },
  orders: { key: ["id"], rows: "shop" },
  blotted_orders: { key: ["order_id"], rows: "shop" },
  jobs: { key: ["name"], rows: "own" },
  client_files: { key: ["name"], rows: "own" },
  meta: { rows: "stays" },
  instances: { rows: "stays" },
};

export type MovedTable = { name: string; key: readonly string[]; isOfShop: boolean };

export const MOVED_TABLES: readonly MovedTable[] = Object.entries(TABLES).flatMap(([name, moved]) =>
  moved.rows === "stays" ? [] : [{ name, key: moved.key, isOfShop: moved.rows === "shop" }],
);

/** Rows of these are read a few at a time, because of their bytes. */
export const HEAVY = new Set(["media", "client_files"]);
