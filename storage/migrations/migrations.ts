import { type Kysely, sql, type Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import type { Engine, Migration } from "../engine/engine.ts";
import { readMeta, writeMeta } from "../meta.ts";
import type { Tables } from "../tables.ts";
import { baseline } from "./baseline.ts";

/**
 * Drops the indexes by price and by creation, which no query uses. Replaces the index by position with one that includes the trash, because
 * a new product is placed before removed ones too. Adds an index by revision for the list of steps.
 */
const readIndexes: Migration = () => [
  "drop index if exists products_by_price",
  "drop index if exists products_by_creation",
  "drop index if exists products_by_position",
  "create index if not exists products_by_place on products (position)",
  "create index if not exists events_by_revision on events (revision)",
];

/** Payments, discounts and told messages of orders. An order that was marked as paid gets one payment of the whole. */
const orderMoney: Migration = ({ text }) => [
  ...["payments", "discounts", "told"].map(
    (column) => `alter table orders add column ${column} ${text} not null default '[]'`,
  ),
  "alter table orders add column left_kurus integer not null default 0",
  `update orders set payments = '[{"id":"whole","kurus":' || (total_kurus + coalesce(sending_kurus, 0) + coalesce(fee_kurus, 0))
    || ',"way":"' || case when card_link = 1 and payment = 'waiting' then 'card-link' else payment end
    || '","day":"' || substr(state_at, 1, 10) || '"}]'
    where paid = 1 and total_kurus + coalesce(sending_kurus, 0) + coalesce(fee_kurus, 0) > 0`,
  "update orders set left_kurus = total_kurus + coalesce(sending_kurus, 0) + coalesce(fee_kurus, 0) where paid = 0",
];

/** Finds the orders with a tracking number, however it is spaced (shared-tracking.ts). */
const trackingIndex: Migration = () => [
  `create index if not exists orders_by_tracking on orders
    (replace(replace(replace(replace(tracking, ' ', ''), '-', ''), '.', ''), '/', '')) where tracking <> ''`,
];

/** Counts of values together. They are a column of their own, because the version before drops what it does not know of `counts`. */
const countsTogether: Migration = ({ text }) => [
  `alter table products add column counts_together ${text} not null default '{}'`,
];

/**
 * Cancelled and returned orders ask for nothing. A shop that upgrades knows of no money that is to go back, so theirs are only marked as
 * paid.
 */
const endedOrders: Migration = () => [
  "update orders set payments = '[]', left_kurus = 0 where state in ('cancelled', 'returned')",
];

/** The key of each order's own page. An order that the version before writes has none until its next change. */
const orderPages: Migration = ({ text, randomKey }) => [
  `alter table orders add column page_key ${text} not null default ''`,
  `update orders set page_key = ${randomKey} where blotted_at is null`,
  "create unique index orders_by_page on orders (page_key) where page_key <> ''",
];

/** Finds the orders with money to come or to give back, with its amount, and those that came into a state lately. */
const needIndexes: Migration = () => [
  "drop index if exists orders_unpaid",
  `create index if not exists orders_by_money on orders (number, left_kurus, state, deleted_at)
    where deleted_at is null and left_kurus <> 0`,
  "create index if not exists orders_by_step on orders (state, state_at) where deleted_at is null",
];

/** The phone number of the customer (`customerOf`). */
const HER_PHONE = "case when is_gift = 1 then sender_phone else phone end";

/** What orders say of their customer. Those of one phone number are one customer's, by the id of one of them. */
const customers: Migration = ({ text }) => [
  ...["handle", "customer", "customer_note"].map(
    (column) => `alter table orders add column ${column} ${text} not null default ''`,
  ),
  `update orders set customer = hers.known from (
    select ${HER_PHONE} as her_phone, min(id) as known from orders where blotted_at is null group by ${HER_PHONE}
  ) as hers where her_phone = ${HER_PHONE} and her_phone <> '' and blotted_at is null`,
  "update orders set customer = id where customer = '' and blotted_at is null",
  "create index orders_by_customer on orders (customer) where customer <> ''",
  "create index orders_by_handle on orders (handle) where handle <> ''",
];

/** Where products came from. A mark leads to one product. */
const origins: Migration = ({ text, table }) => [
  `create table origins (
    mark ${text} primary key, product_id ${text} not null references products (id) on delete cascade
  ) ${table}`,
  "create index origins_by_product on origins (product_id)",
];

/** What visitors did, in sums. */
const pulse: Migration = ({ text, table }) => [
  `create table pulse (
    day ${text} not null, page ${text} not null, source ${text} not null, event ${text} not null,
    times integer not null, primary key (day, page, source, event)
  ) ${table}`,
];

/** New migrations go to the end, because every earlier one has run somewhere. The previous program has to work with each of them (house rule 30). */
export const MIGRATIONS: readonly Migration[] = [
  baseline,
  readIndexes,
  orderMoney,
  trackingIndex,
  countsTogether,
  endedOrders,
  orderPages,
  needIndexes,
  customers,
  origins,
  pulse,
];

/** The baseline has the number of the last migration before it: a database of that number has its tables. */
const BASELINE = 30;

/** The number of the last migration that this program knows. */
export const SCHEMA = BASELINE + MIGRATIONS.length - 1;

/** A later program may have expanded the database further: migrations only expand, so this one works with that. */
export const migrate = (db: Kysely<Tables>, engine: Engine, migrations = MIGRATIONS): Promise<void> =>
  inTurn(db, engine, (trx) => expand(trx, engine, migrations));

/** Runs the first migrations only, for the rows of an earlier copy. The others then change these rows. */
export const migrateUpTo = (schema: number, db: Kysely<Tables>, engine: Engine): Promise<void> =>
  migrate(db, engine, MIGRATIONS.slice(0, schema - BASELINE + 1));

/** Databases and copies from before the baseline: a program of 1.0 can still migrate them. */
export const isBeforeBaseline = (schema: number): boolean => schema > 0 && schema < BASELINE;

/** Does what a start would do to an empty database, and rolls it back. The tables of a shop are not changed: `look` only reads them. */
export async function tryMigration(db: Kysely<Tables>, engine: Engine, look: DataCheck): Promise<void> {
  const takenBack = new Error("taken back");
  try {
    await inTurn(db, engine, async (trx) => {
      if ((await schemaOf(trx)) === 0) await expand(trx, engine, MIGRATIONS);
      await lookAt(trx, look);
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
}

export type DataCheck = (db: Kysely<Tables>) => Promise<void>;

/** Asks what a start asks of a database that it finds. An older one is changed by the next start. */
export async function lookAt(db: Kysely<Tables>, look: DataCheck): Promise<void> {
  if ((await schemaOf(db)) >= SCHEMA) await look(db);
}

/** A program of a later version has expanded the database. */
export const isOfNewerVersion = async (db: Kysely<Tables>): Promise<boolean> => (await schemaOf(db)) > SCHEMA;

const inTurn = <Result>(db: Kysely<Tables>, engine: Engine, work: (trx: Transaction<Tables>) => Promise<Result>) =>
  db.transaction().execute(async (trx) => {
    for (const statement of engine.migrations.lock) await run(trx, statement);
    await run(
      trx,
      `create table if not exists meta (key ${engine.words.text} primary key, value integer not null) ${engine.words.table}`,
    );
    return work(trx);
  });

async function expand(trx: Transaction<Tables>, engine: Engine, migrations: readonly Migration[]): Promise<void> {
  const schema = await schemaOf(trx);
  const known = BASELINE + migrations.length - 1;
  if (schema >= known) return;
  for (const migration of migrations.slice(schema === 0 ? 0 : schema - BASELINE + 1)) {
    for (const statement of migration(engine.words)) await run(trx, statement);
  }
  await writeMeta(trx, "schema", known);
}

const run = (trx: Transaction<Tables>, statement: string) => sql.raw(statement).execute(trx);

/** 0 for an empty database. Refuses one from before the baseline. */
async function schemaOf(db: Kysely<Tables>): Promise<number> {
  const schema = (await readMeta(db, "schema")) ?? 0;
  if (!isBeforeBaseline(schema)) return schema;
  throw new ShopError("conflict", "Bu veritabanı 1.0'dan eski: önce Fiyonk 1.0 ile bir kez aç, sonra bu sürüme geç.");
}
