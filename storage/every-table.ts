import type { Sections } from "../domain/settings/sections.ts";
import { CATEGORIES } from "./catalog/category-subject.ts";
import { PLANNED_PRICES } from "./catalog/planned-prices.ts";
import { PRODUCTS } from "./catalog/product-subject.ts";
import type { Subject } from "./ledger/subject.ts";
import { NO_PERSON_COLUMNS } from "./order-book/blotted-rows.ts";
import { countedOrders } from "./order-book/order-consequences.ts";
import { ORDERS } from "./order-book/order-subject.ts";
import { SETTINGS, settingsOf } from "./stored-sections.ts";
import type { Tables } from "./tables.ts";

/**
 * Says how a copy and a restore treat a table. `pictures` are its columns that may name pictures: the nightly clean-up keeps these
 * pictures.
 */
export type Copied =
  /** The shop itself: in every copy but for `omitted` columns, and replaced by a restore. */
  | { copied: "shop"; pictures: readonly string[]; omitted?: readonly string[] }
  /** The book of orders: in every copy, but only a full one has the columns of `persons`. A restore removes none (restored-orders.ts). */
  | { copied: "book"; pictures: readonly string[]; persons: readonly string[] }
  /** Whose persons were blotted out: in every copy since 1.1. A restore adds them to those that are known here. */
  | { copied: "blotted" }
  /** Accounts: in every copy, but only a full one has the columns of `secrets`. A restore matches people by id, else by mail. */
  | { copied: "people"; secrets: readonly string[] }
  /** Rows that prove a person, or tell what happened to her account: in a full copy only. `user_id` names the person. */
  | { copied: "proof" | "trace" }
  /** Rows of the moment, such as sessions: in no copy. A restore neither reads nor changes them. */
  | { copied: "never" };

/** `key` sorts the rows and names one of them. `subject` gives its rows a history. */
type Kept = Copied & { key: readonly string[]; subject?: Subject };

/** A row that can lie in the trash has a history, which brings it back. */
type KeptAs<Row> = Row extends { deleted_at: unknown } ? Kept & { subject: Subject } : Kept;

/**
 * A new table does not compile until it is listed here, after the tables that its rows refer to. Personal data that is not an account's
 * name, mail and role belongs into full copies only.
 */
const TABLES: { [Table in keyof Tables]: KeptAs<Tables[Table]> } = {
  users: { key: ["id"], copied: "people", secrets: ["password_hash", "proofs"] },
  identities: { key: ["provider", "subject"], copied: "proof" },
  sessions: { key: ["token_hash"], copied: "never" },
  second_factors: { key: ["user_id"], copied: "proof" },
  recovery_codes: { key: ["hash"], copied: "proof" },
  passkeys: { key: ["id"], copied: "proof" },
  kept_things: { key: ["user_id"], copied: "never" },
  challenges: { key: ["hash"], copied: "never" },
  reset_links: { key: ["hash"], copied: "never" },
  invitations: { key: ["hash"], copied: "never" },
  spent: { key: ["hash"], copied: "never" },
  attempts: { key: ["key"], copied: "never" },
  account_events: { key: ["id"], copied: "trace" },
  settings: { key: ["key"], copied: "shop", pictures: ["value"], subject: SETTINGS },
  // A copy has the pictures as files. `place` says where this shop stores them, which means nothing to another shop.
  media: { key: ["hash"], copied: "shop", pictures: [], omitted: ["bytes", "place"] },
  categories: { key: ["id"], copied: "shop", pictures: ["image"], subject: CATEGORIES },
  category_slugs: { key: ["slug"], copied: "shop", pictures: [] },
  products: { key: ["id"], copied: "shop", pictures: ["image", "images", "color_images"], subject: PRODUCTS },
  planned_prices: { key: ["id"], copied: "shop", pictures: [], subject: PLANNED_PRICES },
  price_plans: { key: ["id"], copied: "shop", pictures: [] },
  slug_history: { key: ["slug"], copied: "shop", pictures: [] },
  origins: { key: ["mark"], copied: "shop", pictures: [] },
  idempotency: { key: ["key"], copied: "never" },
  events: { key: ["id"], copied: "shop", pictures: ["changes"] },
  orders: { key: ["id"], copied: "book", pictures: [], persons: Object.keys(NO_PERSON_COLUMNS), subject: ORDERS },
  blotted_orders: { key: ["order_id"], copied: "blotted" },
  pulse: { key: ["day", "page", "source", "event"], copied: "shop", pictures: [] },
  jobs: { key: ["name"], copied: "never" },
  client_files: { key: ["name"], copied: "never" },
  meta: { key: ["key"], copied: "never" },
};

export type EveryTable = { name: keyof Tables } & Kept;

export const EVERY_TABLE = Object.entries(TABLES).map(([name, kept]) => ({ name, ...kept })) as EveryTable[];

type TrackedTable = Pick<EveryTable, "name" | "key"> & { subject: Subject };

/** The tables with a history. Categories come before products, so that an undo restores a category before the products that return to it. */
export const trackedTables = (first: Sections): TrackedTable[] =>
  EVERY_TABLE.flatMap(({ name, key, subject }) => (subject ? [{ name, key, subject: withFirst(subject, first) }] : []));

function withFirst(subject: Subject, first: Sections): Subject {
  if (subject === SETTINGS) return settingsOf(first);
  return subject === ORDERS ? countedOrders(first) : subject;
}
