import type { Migration } from "../engine/engine.ts";

/** The index on the revision contains the trash too: a snapshot in memory has to learn of removed products. */
export const slugHistory: Migration = ({ text, table }) => [
  `create table slug_history (
    slug ${text} primary key,
    product_id ${text} not null references products (id) on delete cascade
  ) ${table}`,
  "create index slug_history_by_product on slug_history (product_id)",
  "create index products_by_revision on products (revision)",
];
