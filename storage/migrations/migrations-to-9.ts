import type { Migration } from "../engine/engine.ts";
import { newEpoch } from "../meta.ts";

/** Partial indexes leave the trash out, so a list of products is read in index order and never sorted. */
const shopTables: Migration = ({ text, bytes, table }) => [
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

/** The index on the revision contains the trash too: a snapshot in memory has to learn of removed products. */
const slugHistory: Migration = ({ text, table }) => [
  `create table slug_history (
    slug ${text} primary key,
    product_id ${text} not null references products (id) on delete cascade
  ) ${table}`,
  "create index slug_history_by_product on slug_history (product_id)",
  "create index products_by_revision on products (revision)",
];

/** The five first categories keep the tint of their slug; every other category gets one by its position. */
const categoryTints: Migration = ({ text }) => [
  `alter table categories add column tint ${text} not null default 'rose'`,
  `update categories set tint = case
    when slug = 'cift-urunleri' then 'rose'
    when slug = 'labubu' then 'butter'
    when slug = 'takilar' then 'lilac'
    when slug = 'telefon' then 'sky'
    when slug = 'trend' then 'mint'
    when position % 5 = 1 then 'butter'
    when position % 5 = 2 then 'lilac'
    when position % 5 = 3 then 'sky'
    when position % 5 = 4 then 'mint'
    else 'rose'
  end`,
];

/**
 * The events that make changes of products undoable (decision 8), and the columns that let pictures be cut, tied to a
 * color and removed. A step is one action of an owner, on one product or on thousands.
 */
const ledger: Migration = ({ text, table }) => [
  `create table events (
    id ${text} primary key,
    step_id ${text} not null,
    revision integer not null,
    at ${text} not null,
    user_id ${text},
    user_name ${text} not null,
    kind ${text} not null,
    undoes ${text},
    product_id ${text} not null,
    product_name ${text} not null,
    changes ${text} not null
  ) ${table}`,
  "create index events_by_step on events (step_id)",
  "create index events_by_undone on events (undoes)",
  "create index events_by_product on events (product_id, revision)",
  "create index events_by_time on events (at)",
  "create index products_by_removal on products (deleted_at) where deleted_at is not null",
  `alter table products add column color_images ${text} not null default '{}'`,
  `alter table media add column created_at ${text} not null default '1970-01-01T00:00:00.000Z'`,
  `alter table media add column made_from ${text}`,
];

/** Revisions of different epochs cannot be compared (decision 6). */
const epoch: Migration = () => [`insert into meta (key, value) values ('epoch', ${newEpoch()})`];

/** What people see of their sessions, when each was last proven, and the links that reset a forgotten password (decision 29). */
const signIns: Migration = ({ text, table }) => [
  `alter table sessions add column device ${text} not null default ''`,
  `alter table sessions add column way ${text} not null default 'password'`,
  `alter table sessions add column proven_at ${text} not null default '1970-01-01T00:00:00.000Z'`,

  `create table reset_links (
    hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    expires_at ${text} not null
  ) ${table}`,
  "create index reset_links_by_user on reset_links (user_id)",
];

/**
 * What proves a person beside the password (decision 29). A row of `second_factors` is in use once `last_step` is set. A
 * counter is text, because it exceeds PostgreSQL's `integer`.
 */
const secondFactors: Migration = ({ text, table }) => [
  `create table second_factors (
    user_id ${text} primary key references users (id) on delete cascade,
    totp_key ${text} not null,
    last_step integer
  ) ${table}`,

  `create table recovery_codes (
    hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade
  ) ${table}`,
  "create index recovery_codes_by_user on recovery_codes (user_id)",

  `create table passkeys (
    id ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    public_key ${text} not null,
    counter ${text} not null,
    transports ${text} not null,
    name ${text} not null,
    made_at ${text} not null,
    used_at ${text}
  ) ${table}`,
  "create index passkeys_by_user on passkeys (user_id, made_at)",

  `create table challenges (
    hash ${text} primary key,
    kind ${text} not null,
    user_id ${text} references users (id) on delete cascade,
    ends_at ${text} not null
  ) ${table}`,
  "create index challenges_by_end on challenges (ends_at)",
];

/** The address that a provider proved, and whether the signed-in person connected the identity herself (decision 28). */
const provenIdentities: Migration = ({ text }) => [
  `alter table identities add column email ${text} not null default ''`,
  "alter table identities add column asked_for integer not null default 0 check (asked_for in (0, 1))",
  "update identities set email = (select users.email from users where users.id = identities.user_id)",
];

/** Counters of failed attempts, and what happened to accounts (decision 29). */
const countersAndAccountEvents: Migration = ({ text, table }) => [
  `create table attempts (
    key ${text} primary key,
    tries integer not null,
    at ${text} not null,
    ends_at ${text} not null
  ) ${table}`,
  "create index attempts_by_end on attempts (ends_at)",

  `create table account_events (
    id ${text} primary key,
    at ${text} not null,
    user_id ${text} references users (id) on delete set null,
    kind ${text} not null,
    way ${text},
    device ${text} not null,
    place ${text} not null,
    times integer not null
  ) ${table}`,
  "create index account_events_by_user on account_events (user_id, kind, at)",
];

export const MIGRATIONS_TO_9: readonly Migration[] = [
  shopTables,
  slugHistory,
  categoryTints,
  ledger,
  epoch,
  signIns,
  secondFactors,
  provenIdentities,
  countersAndAccountEvents,
];
