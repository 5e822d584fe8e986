import type { Migration } from "../engine/engine.ts";

/**
 * The book of orders (decision 88). What a search reads stands before the long texts, so that SQLite reads no further pages for it.
 * `blotted_orders` outlives its orders: a restored copy brings back no person who was blotted out.
 */
export const orderBook: Migration = ({ text, table }) => [
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
    pasted ${text} not null default ''
  ) ${table}`,
  "create index orders_by_state on orders (state, number) where deleted_at is null",
  "create index orders_by_time on orders (wrote_at, id) where deleted_at is null",
  "create index orders_by_phone on orders (phone) where phone <> ''",
  "create index orders_by_fingerprint on orders (fingerprint) where fingerprint <> ''",
  "create index orders_by_removal on orders (deleted_at) where deleted_at is not null",

  `create table blotted_orders (
    order_id ${text} primary key,
    blotted_at ${text} not null
  ) ${table}`,
];
