import type { Migration } from "../engine/engine.ts";

/** `proofs` rises when a way into the account is changed or removed: earlier proofs no longer count (decision 29). */
const proofs: Migration = () => ["alter table users add column proofs integer not null default 0"];

/** Long work that one process does at a time and another can continue (decision 4). */
const jobs: Migration = ({ text, table }) => [
  `create table jobs (
    name ${text} primary key,
    due_at ${text} not null,
    cursor ${text} not null,
    done integer not null,
    total integer not null,
    claim ${text} not null,
    claimed_until ${text} not null
  ) ${table}`,
];

/** Changes are read in batches, each from the end of the one before (storage/stored-snapshot.ts). */
const changesInBatches: Migration = () => [
  "create index products_by_change on products (revision, id)",
  "drop index products_by_revision",
];

/** Events of any kind of row (decision 8); all earlier ones are of products. */
const subjects: Migration = ({ text }) => [
  "drop index events_by_product",
  "alter table events rename column product_id to subject_id",
  "alter table events rename column product_name to subject_name",
  `alter table events add column subject ${text} not null default 'product'`,
  "create index events_by_subject on events (subject, subject_id, revision)",
];

/** Details of a product: JSON, a list of names and texts. */
const productDetails: Migration = ({ text }) => [
  `alter table products add column details ${text} not null default '[]'`,
];

/** Settings have revisions, and each value is an object of fields. */
const settingSections: Migration = () => [
  "alter table settings add column revision integer not null default 0",
  `update settings set key = 'slides', value = '{"slides":' || value || '}' where key = 'hero-slides'`,
];

/** People who help in the shop: their role, invitations, and who else an account event concerns (decision 30). */
const people: Migration = ({ text, table }) => [
  // SQLite cannot change the check of a column, so a new column takes the place of the old one.
  `alter table users add column new_role ${text} not null default 'customer' check (new_role in ('customer', 'helper', 'admin'))`,
  "update users set new_role = role",
  "alter table users drop column role",
  "alter table users rename column new_role to role",

  `create table invitations (
    hash ${text} primary key,
    role ${text} not null check (role in ('helper', 'admin')),
    made_by ${text} not null references users (id) on delete cascade,
    made_at ${text} not null,
    expires_at ${text} not null
  ) ${table}`,
  "create index invitations_by_maker on invitations (made_by)",

  `alter table account_events add column by_id ${text} references users (id) on delete set null`,
  "create index account_events_by_other on account_events (by_id)",
];

/** Categories that an owner changes (decision 19), and the addresses that they had. `revision` is that of the rename. */
const ownersCategories: Migration = ({ text, table }) => [
  "alter table categories add column revision integer not null default 0",
  "alter table categories add column hidden integer not null default 0",
  `alter table categories add column deleted_at ${text}`,
  `alter table categories add column moved_to ${text}`,
  `create table category_slugs (
    slug ${text} primary key,
    category_id ${text} not null references categories (id) on delete cascade,
    revision integer not null
  ) ${table}`,
];

/**
 * The book of orders (decision 26). What a search reads stands before the long texts, so that SQLite reads no further pages for it.
 * `blotted_orders` outlives its orders: a restored copy brings back no person who was blotted out.
 */
const orderBook: Migration = ({ text, table }) => [
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

/** Upgrades without a gap (decision 34). Nothing reads `minimum` and `contracted` any more. */
const upgrades: Migration = ({ text, bytes, table }) => [
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

  "insert into meta (key, value) values ('minimum', 0), ('contracted', 0)",
];

/** Bytes of pictures outside the database (decision 32). The index finds the pictures that are there. */
const picturePlaces: Migration = ({ text }) => [
  `alter table media add column place ${text}`,
  "create index media_by_place on media (place) where place is not null",
];

/** The night asks for the age of every picture. On SQLite these columns stand behind the bytes, and reading them reads all bytes. */
const pictureAges: Migration = () => ["create index media_by_age on media (created_at, hash, made_from)"];

/** A customer's choices beside the color, and those that are not there (decision 22). */
const productChoices: Migration = ({ text }) => [
  `alter table products add column choices ${text} not null default '[]'`,
  `alter table products add column personal_texts ${text} not null default '[]'`,
  `alter table products add column sold_out ${text} not null default '[]'`,
  `alter table products add column counts ${text} not null default '{}'`,
];

/** The pieces that each order took of the counts of its products, so that as many come back (decision 26). */
const takenPieces: Migration = ({ text }) => [`alter table orders add column taken ${text} not null default '[]'`];

/** Gifts that go straight to somebody else, and the customer's own note (decision 26). */
const giftOrders: Migration = ({ text }) => [
  "alter table orders add column is_gift integer not null default 0",
  "alter table orders add column surprise integer not null default 0",
  `alter table orders add column sender_name ${text} not null default ''`,
  `alter table orders add column sender_phone ${text} not null default ''`,
  `alter table orders add column seller_note ${text} not null default ''`,
  "create index orders_by_sender on orders (sender_phone) where sender_phone <> ''",
];

/**
 * What is paid for an order beside its products, how, and whether it was (decision 26). What was delivered before counts as paid: nobody
 * was asked. The index has the orders whose money is still to come.
 */
const paidOrders: Migration = () => [
  "alter table orders add column card_link integer not null default 0 check (card_link in (0, 1))",
  "alter table orders add column paid integer not null default 0 check (paid in (0, 1))",
  "alter table orders add column sending_kurus integer",
  "alter table orders add column fee_kurus integer",
  "update orders set paid = 1 where state = 'delivered'",
  `create index orders_unpaid on orders (number)
    where deleted_at is null and paid = 0 and state <> 'cancelled' and state <> 'returned'`,
];

/** What customers write beside their orders; and a search that reads place and tracking number too, of older orders in SQL's own words. */
const customerWords: Migration = ({ text }) => [
  `alter table orders add column customer_words ${text} not null default ''`,
  "alter table orders add column customer_words_seen integer not null default 0 check (customer_words_seen in (0, 1))",
  `update orders set person_words = person_words || ' ' || ${folded("address || ' ' || district || ' ' || province || ' ' || tracking")}
    where blotted_at is null`,
];

/** As `fold` writes Turkish, in SQL. */
export const folded = (words: string): string =>
  `lower(${PLAIN.reduce((within, [letter, plain]) => `replace(${within}, '${letter}', '${plain}')`, words)})`;

const PLAIN = "Ii İi ıi Şs şs Ğg ğg Çc çc Öo öo Üu üu Âa âa Îi îi Ûu ûu".split(" ");

/** When visitors see a product (domain/catalog/shown-from.ts). The index finds those whose moment has come. */
const hiddenProducts: Migration = ({ text }) => [
  `alter table products add column shown_from ${text}`,
  "create index products_by_shown_from on products (shown_from) where shown_from is not null",
];

/** Prices for a while (storage/catalog/price-plans.ts). `started` is the revision of their start. `products` is JSON. */
const pricePlans: Migration = ({ text, table }) => [
  `create table price_plans (
    id ${text} primary key,
    starts_at ${text} not null,
    ends_at ${text} not null,
    started integer,
    products ${text} not null
  ) ${table}`,
];

export const MIGRATIONS_FROM_10: readonly Migration[] = [
  proofs,
  jobs,
  changesInBatches,
  subjects,
  productDetails,
  settingSections,
  people,
  ownersCategories,
  orderBook,
  upgrades,
  picturePlaces,
  pictureAges,
  productChoices,
  takenPieces,
  giftOrders,
  paidOrders,
  customerWords,
  hiddenProducts,
  pricePlans,
];
