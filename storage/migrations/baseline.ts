import type { Migration } from "../engine/engine.ts";
import { newEpoch } from "../meta.ts";

/** All tables as 1.0 left them. Each table comes after those that it refers to. */
export const baseline: Migration = (words) => [
  ...accountTables(words),
  ...catalogTables(words),
  ...orderTables(words),
  ...shopTables(words),
  "insert into meta (key, value) values ('revision', 0)",
  `insert into meta (key, value) values ('epoch', ${newEpoch()})`,
];

/** `proofs` rises when a way into the account is changed or removed: earlier proofs no longer count (decision 29). */
const accountTables: Migration = ({ text, table }) => [
  `create table users (
    id ${text} primary key, name ${text} not null, email ${text} not null unique, password_hash ${text},
    created_at ${text} not null, proofs integer not null default 0,
    role ${text} not null default 'customer' check (role in ('customer', 'helper', 'admin'))
  ) ${table}`,

  `create table identities (
    provider ${text} not null, subject ${text} not null,
    user_id ${text} not null references users (id) on delete cascade, email ${text} not null default '',
    asked_for integer not null default 0 check (asked_for in (0, 1)), primary key (provider, subject)
  ) ${table}`,
  "create index identities_by_user on identities (user_id)",

  `create table sessions (
    token_hash ${text} primary key, user_id ${text} not null references users (id) on delete cascade,
    created_at ${text} not null, used_at ${text} not null, device ${text} not null default '',
    way ${text} not null default 'password', proven_at ${text} not null default '1970-01-01T00:00:00.000Z'
  ) ${table}`,
  "create index sessions_by_user on sessions (user_id, created_at)",

  `create table spent (hash ${text} primary key, spent_at ${text} not null) ${table}`,

  `create table reset_links (
    hash ${text} primary key, user_id ${text} not null references users (id) on delete cascade,
    expires_at ${text} not null
  ) ${table}`,
  "create index reset_links_by_user on reset_links (user_id)",

  // A row is in use once `last_step` is set.
  `create table second_factors (
    user_id ${text} primary key references users (id) on delete cascade, totp_key ${text} not null, last_step integer
  ) ${table}`,

  `create table recovery_codes (
    hash ${text} primary key, user_id ${text} not null references users (id) on delete cascade
  ) ${table}`,
  "create index recovery_codes_by_user on recovery_codes (user_id)",

  // The counter is text, because it exceeds PostgreSQL's `integer`.
  `create table passkeys (
    id ${text} primary key, user_id ${text} not null references users (id) on delete cascade,
    public_key ${text} not null, counter ${text} not null, transports ${text} not null, name ${text} not null,
    made_at ${text} not null, used_at ${text}
  ) ${table}`,
  "create index passkeys_by_user on passkeys (user_id, made_at)",

  `create table challenges (
    hash ${text} primary key, kind ${text} not null, user_id ${text} references users (id) on delete cascade,
    ends_at ${text} not null
  ) ${table}`,
  "create index challenges_by_end on challenges (ends_at)",

  `create table attempts (
    key ${text} primary key, tries integer not null, at ${text} not null, ends_at ${text} not null
  ) ${table}`,
  "create index attempts_by_end on attempts (ends_at)",

  `create table account_events (
    id ${text} primary key, at ${text} not null, user_id ${text} references users (id) on delete set null,
    kind ${text} not null, way ${text}, device ${text} not null, place ${text} not null, times integer not null,
    by_id ${text} references users (id) on delete set null
  ) ${table}`,
  "create index account_events_by_user on account_events (user_id, kind, at)",
  "create index account_events_by_other on account_events (by_id)",

  `create table invitations (
    hash ${text} primary key, role ${text} not null check (role in ('helper', 'admin')),
    made_by ${text} not null references users (id) on delete cascade, made_at ${text} not null,
    expires_at ${text} not null
  ) ${table}`,
  "create index invitations_by_maker on invitations (made_by)",

  `create table kept_things (
    user_id ${text} primary key references users (id) on delete cascade, sealed ${text} not null
  ) ${table}`,
];

/**
 * The columns that a search reads stand before the long texts, so that SQLite reads no further pages for it. `blotted_orders` outlives its
 * orders: a restored copy brings back no person who was blotted out (decision 26).
 */
const orderTables: Migration = ({ text, table }) => [
  `create table orders (
    id ${text} primary key, number integer not null unique, state ${text} not null, state_at ${text} not null,
    wrote_at ${text} not null, total_kurus integer not null, revision integer not null, deleted_at ${text},
    blotted_at ${text}, request_id ${text} unique, day ${text} not null, payment ${text} not null,
    carrier ${text} not null, gift_wrap integer not null check (gift_wrap in (0, 1)),
    hide_prices integer not null check (hide_prices in (0, 1)), fingerprint ${text} not null default '',
    phone ${text} not null default '', name ${text} not null default '', province ${text} not null default '',
    district ${text} not null default '', tracking ${text} not null default '',
    person_words ${text} not null default '', words ${text} not null, lines ${text} not null,
    address ${text} not null default '', card_note ${text} not null default '', note ${text} not null default '',
    pasted ${text} not null default '', taken ${text} not null default '[]', is_gift integer not null default 0,
    surprise integer not null default 0, sender_name ${text} not null default '',
    sender_phone ${text} not null default '', seller_note ${text} not null default '',
    card_link integer not null default 0 check (card_link in (0, 1)),
    paid integer not null default 0 check (paid in (0, 1)), sending_kurus integer, fee_kurus integer,
    customer_words ${text} not null default '',
    customer_words_seen integer not null default 0 check (customer_words_seen in (0, 1))
  ) ${table}`,
  "create index orders_by_state on orders (state, number) where deleted_at is null",
  "create index orders_by_time on orders (wrote_at, id) where deleted_at is null",
  "create index orders_by_phone on orders (phone) where phone <> ''",
  "create index orders_by_sender on orders (sender_phone) where sender_phone <> ''",
  "create index orders_by_fingerprint on orders (fingerprint) where fingerprint <> ''",
  "create index orders_by_removal on orders (deleted_at) where deleted_at is not null",
  // The orders whose money is still to come.
  `create index orders_unpaid on orders (number)
    where deleted_at is null and paid = 0 and state <> 'cancelled' and state <> 'returned'`,

  `create table blotted_orders (order_id ${text} primary key, blotted_at ${text} not null) ${table}`,
];

/** The index `products_by_change` serves the reader of changed products, which reads them in batches and includes the trash. */
const catalogTables: Migration = ({ text, bytes, table }) => [
  `create table categories (
    id ${text} primary key, slug ${text} not null unique, name ${text} not null, image ${text} not null,
    position integer not null, tint ${text} not null default 'rose', revision integer not null default 0,
    hidden integer not null default 0, deleted_at ${text}, moved_to ${text}
  ) ${table}`,

  `create table category_slugs (
    slug ${text} primary key, category_id ${text} not null references categories (id) on delete cascade,
    revision integer not null
  ) ${table}`,

  `create table products (
    id ${text} primary key, slug ${text} not null unique, name ${text} not null, description ${text} not null,
    price_kurus integer not null check (price_kurus > 0),
    original_price_kurus integer check (original_price_kurus > 0),
    category ${text} not null references categories (slug) on update cascade, image ${text} not null,
    images ${text} not null, colors ${text} not null, in_stock integer not null check (in_stock in (0, 1)),
    featured integer not null check (featured in (0, 1)), position integer not null, created_at ${text} not null,
    updated_at ${text} not null, deleted_at ${text}, revision integer not null,
    color_images ${text} not null default '{}', details ${text} not null default '[]',
    choices ${text} not null default '[]', personal_texts ${text} not null default '[]',
    sold_out ${text} not null default '[]', counts ${text} not null default '{}', shown_from ${text},
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
    slug ${text} primary key, product_id ${text} not null references products (id) on delete cascade
  ) ${table}`,
  "create index slug_history_by_product on slug_history (product_id)",

  `create table idempotency (
    key ${text} primary key,
    product_id ${text} not null references products (id) on delete cascade deferrable initially deferred,
    created_at ${text} not null
  ) ${table}`,
  "create index idempotency_by_product on idempotency (product_id)",

  `create table planned_prices (
    id ${text} primary key, plan ${text} not null,
    product_id ${text} not null references products (id) on delete cascade, starts_at ${text} not null,
    ends_at ${text} not null, started_at ${text}, price_kurus integer not null check (price_kurus > 0),
    original_price_kurus integer check (original_price_kurus > 0),
    back_price_kurus integer not null check (back_price_kurus > 0),
    back_original_price_kurus integer check (back_original_price_kurus > 0), deleted_at ${text},
    revision integer not null
  ) ${table}`,
  "create index planned_prices_by_product on planned_prices (product_id)",
  "create index planned_prices_by_plan on planned_prices (plan)",
  "create index planned_prices_waiting on planned_prices (starts_at) where started_at is null and deleted_at is null",

  // Always empty, but copies of 1.0 name it.
  `create table price_plans (
    id ${text} primary key, starts_at ${text} not null, ends_at ${text} not null, started integer,
    products ${text} not null
  ) ${table}`,

  `create table media (
    hash ${text} primary key, width integer not null, height integer not null, bytes ${bytes} not null,
    created_at ${text} not null default '1970-01-01T00:00:00.000Z', made_from ${text}, place ${text}
  ) ${table}`,
  "create index media_by_place on media (place) where place is not null",
  // The nightly clean-up reads the age of every picture. Without this index SQLite would read all bytes, which stand before it.
  "create index media_by_age on media (created_at, hash, made_from)",
];

/** Rows that belong to no single subject. Only earlier programs write into `instances`. */
const shopTables: Migration = ({ text, bytes, table }) => [
  `create table settings (key ${text} primary key, value ${text} not null, revision integer not null default 0) ${table}`,

  `create table events (
    id ${text} primary key, step_id ${text} not null, revision integer not null, at ${text} not null, user_id ${text},
    user_name ${text} not null, kind ${text} not null, undoes ${text}, subject_id ${text} not null,
    subject_name ${text} not null, changes ${text} not null, subject ${text} not null default 'product'
  ) ${table}`,
  "create index events_by_step on events (step_id)",
  "create index events_by_undone on events (undoes)",
  "create index events_by_time on events (at)",
  "create index events_by_revision on events (revision)",
  "create index events_by_subject on events (subject, subject_id, revision)",

  `create table jobs (
    name ${text} primary key, due_at ${text} not null, cursor ${text} not null, done integer not null,
    total integer not null, claim ${text} not null, claimed_until ${text} not null
  ) ${table}`,

  `create table client_files (
    name ${text} primary key, type ${text} not null, bytes ${bytes} not null, br ${bytes}, gzip ${bytes},
    used_at ${text} not null
  ) ${table}`,

  `create table instances (
    id ${text} primary key, name ${text} not null, schema integer not null, seen_at ${text} not null
  ) ${table}`,
];
