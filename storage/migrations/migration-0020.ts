import type { Migration } from "../engine/engine.ts";

/** Bytes of pictures outside the database (decision 95). The index finds the pictures that are there. */
export const picturePlaces: Migration = ({ text }) => [
  `alter table media add column place ${text}`,
  "create index media_by_place on media (place) where place is not null",
];
