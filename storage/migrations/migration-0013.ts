import type { Migration } from "../engine/engine.ts";

/** Events of any kind of row (decision 68); all earlier ones are of products. */
export const subjects: Migration = ({ text }) => [
  "drop index events_by_product",
  "alter table events rename column product_id to subject_id",
  "alter table events rename column product_name to subject_name",
  `alter table events add column subject ${text} not null default 'product'`,
  "create index events_by_subject on events (subject, subject_id, revision)",
];
