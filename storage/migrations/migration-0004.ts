import type { Migration } from "../engine/engine.ts";

/**
 * The events that make changes of products undoable (decision 42), and the columns that let pictures be cut, tied to a
 * color and removed. A step is one action of an owner, on one product or on thousands.
 */
export const ledger: Migration = ({ text, table }) => [
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
