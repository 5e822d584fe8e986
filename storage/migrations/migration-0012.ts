import type { Migration } from "../engine/engine.ts";

/** Changes are read in batches, each from the end of the one before (storage/stored-snapshot.ts). */
export const changesInBatches: Migration = () => [
  "create index products_by_change on products (revision, id)",
  "drop index products_by_revision",
];
