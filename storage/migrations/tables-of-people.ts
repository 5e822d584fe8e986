import type { Migration } from "../engine/engine.ts";

/** `proofs` rises when a way into the account is changed or removed: earlier proofs no longer count (decision 29). */
export const accountTables: Migration = ({ text, table }) => [
  `create table users (
    id ${text} primary key,
    name ${text} not null,
    email ${text} not null unique,
    password_hash ${text},
    created_at ${text} not null,
    proofs integer not null default 0,
    role ${text} not null default 'customer' check (role in ('customer', 'helper', 'admin'))
  ) ${table}`,

  `create table identities (
    provider ${text} not null,
    subject ${text} not null,
    user_id ${text} not null references users (id) on delete cascade,
    email ${text} not null default '',
    asked_for integer not null default 0 check (asked_for in (0, 1)),
    primary key (provider, subject)
  ) ${table}`,
  "create index identities_by_user on identities (user_id)",

  `create table sessions (
    token_hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    created_at ${text} not null,
    used_at ${text} not null,
    device ${text} not null default '',
    way ${text} not null default 'password',
    proven_at ${text} not null default '1970-01-01T00:00:00.000Z'
  ) ${table}`,
  "create index sessions_by_user on sessions (user_id, created_at)",

  `create table spent (hash ${text} primary key, spent_at ${text} not null) ${table}`,

  `create table reset_links (
    hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    expires_at ${text} not null
  ) ${table}`,
  "create index reset_links_by_user on reset_links (user_id)",

  // A row is in use once `last_step` is set.
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

  // The counter is text, because it exceeds PostgreSQL's `integer`.
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
    times integer not null,
    by_id ${text} references users (id) on delete set null
  ) ${table}`,
  "create index account_events_by_user on account_events (user_id, kind, at)",
  "create index account_events_by_other on account_events (by_id)",

  `create table invitations (
    hash ${text} primary key,
    role ${text} not null check (role in ('helper', 'admin')),
    made_by ${text} not null references users (id) on delete cascade,
    made_at ${text} not null,
    expires_at ${text} not null
  ) ${table}`,
  "create index invitations_by_maker on invitations (made_by)",

  `create table kept_things (
    user_id ${text} primary key references users (id) on delete cascade,
    sealed ${text} not null
  ) ${table}`,
];

/**
 * The columns that a search reads stand before the long texts, so that SQLite reads no further pages for it. `blotted_orders` outlives its
 * orders: a restored copy brings back no person who was blotted out (decision 26).
 */
export const orderTables: Migration = ({ text, table }) => [
  `create table orders (
    id ${text} primary key,
    number integer not null unique,
    state ${text} not null,
    state_at ${text} not null,
    wrote_at ${text} not null,
    total_kurus integer not null,
    revision integer not null,
    deleted_at ${text},
    blotted_at ${text},
    request_id ${text} unique,
    day ${text} not null,
    payment ${text} not null,
    carrier ${text} not null,
    gift_wrap integer not null check (gift_wrap in (0, 1)),
    hide_prices integer not null check (hide_prices in (0, 1)),
    fingerprint ${text} not null default '',
    phone ${text} not null default '',
    name ${text} not null default '',
    province ${text} not null default '',
    district ${text} not null default '',
    tracking ${text} not null default '',
    person_words ${text} not null default '',
    words ${text} not null,
    lines ${text} not null,
    address ${text} not null default '',
    card_note ${text} not null default '',
    note ${text} not null default '',
    pasted ${text} not null default '',
    taken ${text} not null default '[]',
    is_gift integer not null default 0,
    surprise integer not null default 0,
    sender_name ${text} not null default '',
    sender_phone ${text} not null default '',
    seller_note ${text} not null default '',
    card_link integer not null default 0 check (card_link in (0, 1)),
    paid integer not null default 0 check (paid in (0, 1)),
    sending_kurus integer,
    fee_kurus integer,
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
