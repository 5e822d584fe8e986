import type { Migration } from "../engine/engine.ts";

/** Categories that an owner changes (decision 82), and the addresses that they had. `revision` is that of the rename. */
export const ownersCategories: Migration = ({ text, table }) => [
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
