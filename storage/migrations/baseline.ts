import type { Migration } from "../engine/engine.ts";
import { newEpoch } from "../meta.ts";
import { accountTables, orderTables } from "./tables-of-people.ts";

/** All tables as 1.0 left them. A table stands behind those that it refers to. */
export const baseline: Migration = (words) => [
  ...accountTables(words),
  ...catalogTables(words),
  ...orderTables(words),
  ...shopTables(words),
  "insert into meta (key, value) values ('revision', 0)",
  `insert into meta (key, value) values ('epoch', ${newEpoch()})`,
];

/** Changed products are read in batches, each from the end of the one before, with those in the trash: `products_by_change`. */
const catalogTables: Migration = ({ text, bytes, table }) => [
  `create table categories (
    id ${text} primary key,
    slug ${text} not null unique,
    name ${text} not null,
    image ${text} not null,
    position integer not null,
    tint ${text} not null default 'rose',
    revision integer not null default 0,
    hidden integer not null default 0,
    deleted_at ${text},
    moved_to ${text}
  ) ${table}`,

  `create table category_slugs (
    slug ${text} primary key,
    category_id ${text} not null references categories (id) on delete cascade,
    revision integer not null
  ) ${table}`,

  `create table products (
    id ${text} primary key,
    slug ${text} not null unique,
    name ${text} not null,
    description ${text} not null,
    price_kurus integer not null check (price_kurus > 0),
    original_price_kurus integer check (original_price_kurus > 0),
    category ${text} not null references categories (slug) on update cascade,
    image ${text} not null,
    images ${text} not null,
    colors ${text} not null,
    in_stock integer not null check (in_stock in (0, 1)),
    featured integer not null check (featured in (0, 1)),
    position integer not null,
    created_at ${text} not null,
    updated_at ${text} not null,
    deleted_at ${text},
    revision integer not null,
    color_images ${text} not null default '{}',
    details ${text} not null default '[]',
    choices ${text} not null default '[]',
    personal_texts ${text} not null default '[]',
    sold_out ${text} not null default '[]',
    counts ${text} not null default '{}',
    shown_from ${text},
    priced_by ${text}
  ) ${table}`,
  "create index products_by_change on products (revision, id)",
  "create index products_by_place on products (position)",
  "create index products_by_category on products (category, position, id) where deleted_at is null",
  "create index products_by_featured on products (featured, position, id) where deleted_at is null",
  "create index products_by_removal on products (deleted_at) where deleted_at is not null",
  "create index products_by_shown_from on products (shown_from) where shown_from is not null",
  "create index products_by_owner on products (priced_by) where priced_by is not null",

  `create table slug_history (
    slug ${text} primary key,
    product_id ${text} not null references products (id) on delete cascade
  ) ${table}`,
  "create index slug_history_by_product on slug_history (product_id)",

  `create table idempotency (
    key ${text} primary key,
    product_id ${text} not null references products (id) on delete cascade deferrable initially deferred,
    created_at ${text} not null
  ) ${table}`,
  "create index idempotency_by_product on idempotency (product_id)",

  `create table planned_prices (
    id ${text} primary key,
    plan ${text} not null,
    product_id ${text} not null references products (id) on delete cascade,
    starts_at ${text} not null,
    ends_at ${text} not null,
    started_at ${text},
    price_kurus integer not null check (price_kurus > 0),
    original_price_kurus integer check (original_price_kurus > 0),
    back_price_kurus integer not null check (back_price_kurus > 0),
    back_original_price_kurus integer check (back_original_price_kurus > 0),
    deleted_at ${text},
    revision integer not null
  ) ${table}`,
  "create index planned_prices_by_product on planned_prices (product_id)",
  "create index planned_prices_by_plan on planned_prices (plan)",
  "create index planned_prices_waiting on planned_prices (starts_at) where started_at is null and deleted_at is null",

  // Always empty. Copies of 1.0 name it.
  `create table price_plans (
    id ${text} primary key,
    starts_at ${text} not null,
    ends_at ${text} not null,
    started integer,
    products ${text} not null
  ) ${table}`,

  `create table media (
    hash ${text} primary key,
    width integer not null,
    height integer not null,
    bytes ${bytes} not null,
    created_at ${text} not null default '1970-01-01T00:00:00.000Z',
    made_from ${text},
    place ${text}
  ) ${table}`,
  "create index media_by_place on media (place) where place is not null",
  // The night asks for the age of every picture. Without this index SQLite reads all bytes, because the columns stand behind them.
  "create index media_by_age on media (created_at, hash, made_from)",
];

/** Rows that belong to no single subject. `instances` is always empty: the program before writes into it. */
const shopTables: Migration = ({ text, bytes, table }) => [
  `create table settings (key ${text} primary key, value ${text} not null, revision integer not null default 0) ${table}`,

  `create table events (
    id ${text} primary key,
    step_id ${text} not null,
    revision integer not null,
    at ${text} not null,
    user_id ${text},
    user_name ${text} not null,
    kind ${text} not null,
    undoes ${text},
    subject_id ${text} not null,
    subject_name ${text} not null,
    changes ${text} not null,
    subject ${text} not null default 'product'
  ) ${table}`,
  "create index events_by_step on events (step_id)",
  "create index events_by_undone on events (undoes)",
  "create index events_by_time on events (at)",
  "create index events_by_revision on events (revision)",
  "create index events_by_subject on events (subject, subject_id, revision)",

  `create table jobs (
    name ${text} primary key,
    due_at ${text} not null,
    cursor ${text} not null,
    done integer not null,
    total integer not null,
    claim ${text} not null,
    claimed_until ${text} not null
  ) ${table}`,

  `create table client_files (
    name ${text} primary key,
    type ${text} not null,
    bytes ${bytes} not null,
    br ${bytes},
    gzip ${bytes},
    used_at ${text} not null
  ) ${table}`,

  `create table instances (
    id ${text} primary key,
    name ${text} not null,
    schema integer not null,
    seen_at ${text} not null
  ) ${table}`,
];
