import type { Migration } from "../engine/engine.ts";

/** What changed is read in pieces, each from where the last one ended (storage/stored-snapshot.ts). */
export const changesInPieces: Migration = () => [
  "create index products_by_change on products (revision, id)",
  "drop index products_by_revision",
];
