import type { Migration } from "../engine/engine.ts";

/** Partial indexes leave the trash out, so a list of products is read in index order and never sorted. */
export const shopTables: Migration = ({ text, bytes, table }) => [
  `create table categories (
    id ${text} primary key,
    slug ${text} not null unique,
    name ${text} not null,
    image ${text} not null,
    position integer not null
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
    revision integer not null
  ) ${table}`,

  "create index products_by_position on products (position, id) where deleted_at is null",
  "create index products_by_category on products (category, position, id) where deleted_at is null",
  "create index products_by_featured on products (featured, position, id) where deleted_at is null",
  "create index products_by_price on products (price_kurus, position, id) where deleted_at is null",
  "create index products_by_creation on products (created_at desc, position, id) where deleted_at is null",

  `create table users (
    id ${text} primary key,
    name ${text} not null,
    email ${text} not null unique,
    password_hash ${text},
    role ${text} not null check (role in ('customer', 'admin')),
    created_at ${text} not null
  ) ${table}`,

  `create table identities (
    provider ${text} not null,
    subject ${text} not null,
    user_id ${text} not null references users (id) on delete cascade,
    primary key (provider, subject)
  ) ${table}`,
  "create index identities_by_user on identities (user_id)",

  `create table sessions (
    token_hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    created_at ${text} not null,
    used_at ${text} not null
  ) ${table}`,
  "create index sessions_by_user on sessions (user_id, created_at)",

  `create table spent (
    hash ${text} primary key,
    spent_at ${text} not null
  ) ${table}`,

  `create table idempotency (
    key ${text} primary key,
    product_id ${text} not null references products (id) on delete cascade deferrable initially deferred,
    created_at ${text} not null
  ) ${table}`,
  "create index idempotency_by_product on idempotency (product_id)",

  `create table media (
    hash ${text} primary key,
    width integer not null,
    height integer not null,
    bytes ${bytes} not null
  ) ${table}`,

  `create table settings (
    key ${text} primary key,
    value ${text} not null
  ) ${table}`,

  "insert into meta (key, value) values ('revision', 0)",
];
